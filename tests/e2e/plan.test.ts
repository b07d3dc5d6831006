/** The hall plan, the programme and the search, as visitors use them. */
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import type { BoothEntry } from '../../server/content/exhibitionSchemas';
import { setUpSite } from './setUpSite';
import { openPage, type Site, visit } from './site';
import { until } from '../support/until';

let site: Site;
let browser: Browser;
setUpSite((opened) => ({ site, browser } = opened));

const PLAN = '/en/exhibition/hall-plan';
const selectionPanel = (page: Page) => page.getByRole('region', { name: 'Selected' });
const viewBox = (page: Page) => page.locator('svg[preserveAspectRatio]').getAttribute('viewBox');

test('the hall plan’s search for 2-A01 opens that booth, and its link opens it again', async () => {
  const { page, context, consoleErrors } = await openPage(browser);
  await visit(page, site.url + PLAN);
  const field = page.getByRole('searchbox', { name: 'Company or booth number' });
  await field.fill('2A01');
  await field.press('Enter');
  await page.getByText('Booth number is incorrect, write it as 2-A01').waitFor();
  await field.fill('2-A01');
  await field.press('Enter');
  await page.waitForURL(`${site.url}${PLAN}?booth=2-A01`);
  const name = await selectionPanel(page).getByRole('heading').innerText();
  expect(await selectionPanel(page).innerText()).toContain('m²');
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
  const link = (await selectionPanel(page).getByRole('link', { name: 'Copy link' }).getAttribute('href')) ?? '';
  await visit(page, site.url + link);
  expect(await selectionPanel(page).getByRole('heading').innerText()).toBe(name);
  expect(await page.getByRole('link', { name, exact: false }).first().getAttribute('href')).toBe(link);
  expect(consoleErrors).toEqual([]);
  await context.close();
});

test('without JavaScript the hall plan is rendered, finds a company and opens a booth', async () => {
  const { page, context } = await openPage(browser, { javaScriptEnabled: false });
  await page.goto(`${site.url}${PLAN}?hall=15`);
  const booths = (JSON.parse(readFileSync('content/booths.json', 'utf8')) as { items: BoothEntry[] }).items;
  expect(await page.locator('svg[preserveAspectRatio] a[href*="booth=15-"]').count()).toBe(
    booths.filter(({ hall }) => hall === 15).length,
  );
  await page.getByRole('searchbox', { name: 'Company or booth number' }).fill('Lancore');
  await page.getByRole('button', { name: 'Search the plan' }).click();
  await page.waitForURL(`${site.url}${PLAN}?booth=15-A09`);
  expect(await selectionPanel(page).getByRole('heading').innerText()).toBe('Lancore Bearings');
  await context.close();
});

test('the hall plan moves by keyboard, wheel and drag, and the list selects a booth by keyboard', async () => {
  const { page, context, consoleErrors } = await openPage(browser);
  await visit(page, `${site.url}${PLAN}?hall=14`);
  const viewBoxes = [await viewBox(page)];
  const expectViewChange = async (action: () => Promise<void>) => {
    await action();
    await until(async () => !viewBoxes.includes(await viewBox(page)), { description: 'another view' });
    viewBoxes.push(await viewBox(page));
  };
  const stage = page.getByRole('group', { name: /^Hall plan\./ });
  await stage.focus();
  await expectViewChange(() => page.keyboard.press('+'));
  await expectViewChange(() => page.keyboard.press('ArrowRight'));
  await expectViewChange(() => page.getByRole('button', { name: 'Zoom out' }).click());
  await stage.hover();
  await expectViewChange(() => page.mouse.wheel(0, -300));
  await expectViewChange(async () => {
    await page.mouse.down();
    await page.mouse.move(400, 500, { steps: 4 });
    await page.mouse.up();
  });
  // A drag is not a click: no booth was opened.
  expect(page.url()).toBe(`${site.url}${PLAN}?hall=14`);
  const first = page.getByRole('region', { name: 'Hall 14' }).getByRole('link').first();
  await first.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${PLAN}?booth=14-*`);
  await selectionPanel(page).waitFor();
  expect(consoleErrors).toEqual([]);
  await context.close();
});

test.each([320, 375, 768, 1024, 1440])('at %d px nothing covers a hall of the plan', async (width) => {
  const { page, context } = await openPage(browser, { viewport: { width, height: 900 } });
  await visit(page, site.url + PLAN);
  await page.getByRole('button', { name: 'Got it' }).click();
  const halls = page.locator('svg[preserveAspectRatio] a[tabindex="-1"]');
  await page.locator('[data-venue]').evaluate((plan) => plan.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const covered = await halls.evaluateAll((all) =>
    all
      .filter((hall) => {
        const { left, right, top, bottom } = hall.getBoundingClientRect();
        return [left + 4, right - 4].some((x) =>
          [top + 4, bottom - 4].some((y) => document.elementFromPoint(x, y)?.closest('svg') !== hall.closest('svg')),
        );
      })
      .map((hall) => hall.getAttribute('href')),
  );
  expect({ halls: await halls.count(), covered }).toEqual({ halls: 10, covered: [] });
  await context.close();
});

test('the programme is filtered by hall and theme without JavaScript', async () => {
  const { page, context } = await openPage(browser, { javaScriptEnabled: false });
  await page.goto(`${site.url}/en/meeting?date=2026-04-01`);
  const titles = () => page.locator('main ol a').allInnerTexts();
  const all = (await titles()).length;
  await page.getByRole('combobox', { name: 'Hall' }).selectOption('9');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await page.waitForURL(/hall=9/);
  const ofHall = await titles();
  expect(ofHall.length).toBeGreaterThan(0);
  expect(ofHall.length).toBeLessThan(all);
  await page.goto(`${site.url}/en/meeting?date=2026-04-01`);
  await page.getByRole('link', { name: 'Metal cutting', exact: true }).click();
  await page.waitForURL(/theme=/);
  expect((await titles()).map((text) => text.split('\n')[1])).toEqual(ofHall.map((text) => text.split('\n')[1]));
  await context.close();
});

test.each([
  ['en', 'spindle', false],
  ['zh-cn', '主轴', true],
])('the search in %s finds %s and highlights it, JavaScript: %s', async (locale, keyword, javaScriptEnabled) => {
  const { page, context } = await openPage(browser, { javaScriptEnabled });
  await page.goto(`${site.url}/${locale}/search`);
  const form = page.locator('main form[role="search"]');
  await form.getByRole('searchbox').fill(keyword);
  await form.getByRole('button').click();
  await page.waitForURL(`${site.url}/${locale}/search?k=${encodeURIComponent(keyword)}`);
  await page.locator('main mark').first().waitFor();
  const highlighted = (await page.locator('main mark').allInnerTexts()).map((text) => text.toLowerCase());
  expect(highlighted.every((text) => text.includes(keyword))).toBe(true);
  expect(await form.getByRole('searchbox').inputValue()).toBe(keyword);
  await page.locator('main nav a[href*="kind=news"]').click();
  await page.waitForURL(/kind=news/);
  const isNews = page.locator(`[href^="/${locale}/news/details/"]`);
  await page.locator('main article a').first().and(isNews).waitFor();
  await context.close();
});
