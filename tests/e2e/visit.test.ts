/** A visit from favourites to a day that can be walked: clash, own order, offline, print, calendar, a shared plan. */
import { readFile } from 'node:fs/promises';
import jsQR from 'jsqr';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { axe } from './axe';
import { setUpSite } from './setUpSite';
import { openPage, type Site, visit, waitForHydration } from './site';

let site: Site;
let browser: Browser;
setUpSite((opened) => ({ site, browser } = opened), {
  env: { SITE_SANDBOX: '1', SITE_NOW: '2026-03-10T10:00:00+08:00' },
});

async function idsOf(path: string, pattern: RegExp): Promise<string[]> {
  const html = await (await fetch(site.url + path)).text();
  return [...new Set([...html.matchAll(pattern)].flatMap(([, id]) => id ?? []))];
}

/** Stores favourites as the hearts do; the page reads their names and booths from the server. */
async function saveFavourites(page: Page, kinds: Record<'exhibitor' | 'meeting', string[]>): Promise<void> {
  const favourites = Object.entries(kinds).flatMap(([kind, ids]) =>
    ids.map((id) => ({ kind, id, name: id, lang: 'en', booths: [], themeId: null, company: null, savedAt: '' })),
  );
  await page.goto(`${site.url}/en/contact`);
  await page.evaluate((text) => localStorage.setItem('favourites', text), JSON.stringify(favourites));
}

/** The times of a day, such as `09:30–09:50`, once the plan fits its settings. */
async function timesOf(page: Page, day: RegExp): Promise<string[]> {
  await page.locator('main [aria-busy="false"]').waitFor();
  return page.getByRole('region', { name: day }).locator('ol time').allInnerTexts();
}

/** Every stop begins after the one before has ended. */
function expectInOrder(times: readonly string[]): void {
  const ranges = times.map((text) => text.split('–'));
  for (const [index, [start = '']] of ranges.entries()) expect(start >= (ranges[index - 1]?.[1] ?? '')).toBe(true);
}

test.each([
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 375, height: 812 }],
])('a plan for two days is walked, changed, printed, exported and shared, at %s', async (_where, viewport) => {
  const { page, context, consoleErrors } = await openPage(browser, { viewport });
  const halls = ['9', '13', '16'];
  const exhibitors = await Promise.all(
    halls.map((hall) => idsOf(`/en/exhibitor-list?hall=${hall}`, /exhibitor-list\/details\/([0-9A-Z]{26})/g)),
  );
  const sessions = (await idsOf('/en/meeting?date=2026-03-31', /meeting\/details\/([0-9A-Z]{26})/g)).slice(0, 6);
  await saveFavourites(page, { exhibitor: exhibitors.flatMap((ids) => ids.slice(0, 2)), meeting: sessions });
  await visit(page, `${site.url}/en/my/plan`);

  // The days: a session that overlaps is omitted with its reason, and leaving another one out makes room.
  const firstDay = /31 Mar/;
  await page.getByRole('region', { name: firstDay }).waitFor();
  expectInOrder(await timesOf(page, firstDay));
  const omitted = page.getByRole('region', { name: 'Doesn’t fit' });
  const reason = omitted.getByText(/You can’t be/).first();
  await reason.waitFor();
  const before = await omitted.getByRole('listitem').count();
  await omitted
    .getByRole('button', { name: /^Leave out/ })
    .first()
    .click();
  await page.getByRole('region', { name: 'Left out' }).waitFor();
  await page.waitForFunction(
    (count) => document.querySelectorAll('[aria-labelledby="omitted"] > ul > li').length < count,
    before,
  );
  expectInOrder(await timesOf(page, firstDay));
  await page.getByRole('checkbox', { name: /1 Apr/ }).check();
  await page.getByRole('region', { name: /1 Apr/ }).waitFor();
  expect(await axe(page)).toEqual([]);

  // The visitor's own order, by keyboard.
  const handle = page
    .getByRole('region', { name: firstDay })
    .getByRole('button', { name: /^Move / })
    .first();
  await handle.focus();
  await page.keyboard.press('Space');
  const announcement = page.locator('[aria-live="assertive"]');
  await announcement.getByText(/^Picked up/).waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowDown');
  await announcement.getByText(/^Now at the place of/).waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await page.getByText('This is your own order.').waitFor();
  const ownTimes = await timesOf(page, firstDay);

  // The calendar has an event for each stop.
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to calendar' }).click(),
  ]);
  const calendar = await readFile(await download.path(), 'utf8');
  // A break is no event.
  const stops = await page.locator('section[aria-labelledby^="day-"] ol > li:has(a)').count();
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(stops);

  // Without a network the same days are shown after a reload.
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await waitForHydration(page);
  await page.getByRole('region', { name: firstDay }).waitFor();
  await site.kill();
  await page.reload();
  await page.getByRole('region', { name: firstDay }).waitFor();
  expect(await timesOf(page, firstDay)).toEqual(ownTimes);
  await site.boot();

  // The QR code is read from a screenshot and opened in a fresh browser.
  await page.getByRole('button', { name: 'Share the plan' }).click();
  const code = await page.getByRole('img', { name: 'QR code of the link' }).screenshot();
  const { data, info } = await sharp(code)
    .extend({ top: 20, bottom: 20, left: 20, right: 20, background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const link = jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? '';
  const fragment = new URL(link).hash;
  expect(fragment.startsWith('#plan=1.')).toBe(true);
  const friend = await openPage(browser, { viewport });
  const requested: string[] = [];
  friend.page.on('request', (request) => requested.push(request.url()));
  await visit(friend.page, `${site.url}/en/my/plan${fragment}`);
  const dialog = friend.page.getByRole('dialog', { name: 'A shared visit plan' });
  await dialog.getByRole('button', { name: /^Add \d+ entries/ }).click();
  await friend.page.getByRole('region', { name: firstDay }).waitFor();
  expect(new URL(friend.page.url()).hash).toBe('');
  expect(requested.filter((url) => url.includes(fragment.slice(1, 40)) && !url.includes('#'))).toEqual([]);
  expect(
    [...consoleErrors, ...friend.consoleErrors].filter((text) => !/ERR_CONNECTION|Failed to load/.test(text)),
  ).toEqual([]);
  await friend.context.close();
  await context.close();
});

test('the plan of a day prints on one page of A4', async () => {
  const { page, context } = await openPage(browser);
  const exhibitors = await idsOf('/en/exhibitor-list?hall=13', /exhibitor-list\/details\/([0-9A-Z]{26})/g);
  await saveFavourites(page, { exhibitor: exhibitors.slice(0, 16), meeting: [] });
  await visit(page, `${site.url}/en/my/plan`);
  await page.getByRole('region', { name: /31 Mar/ }).waitFor();
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
  await context.close();
});
