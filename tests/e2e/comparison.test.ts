/** Products as a buyer narrows them down: ranges of specifications, then up to four side by side. */
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import type { ExhibitEntry } from '../../server/content/exhibitionSchemas';
import { axe } from './axe';
import { setUpSite } from './setUpSite';
import { openPage, type Site, visit, waitForHydration } from './site';

let site: Site;
let browser: Browser;
setUpSite((opened) => ({ site, browser } = opened));

const machiningCentres = [1, 2, 3, 4, 5]
  .flatMap(
    (theme) =>
      (JSON.parse(readFileSync(`content/exhibits/theme-${theme}.json`, 'utf8')) as { items: ExhibitEntry[] }).items,
  )
  .filter(({ category }) => category === 101);
const valueOf = ({ parameters }: ExhibitEntry, key: string) =>
  parameters.find((parameter) => parameter.key === key)!.value;
const large = machiningCentres.filter((file) => valueOf(file, 'xTravel') >= 1400);
const largeAndExact = large.filter((file) => valueOf(file, 'positioningAccuracy') <= 4);
const count = ({ length }: ExhibitEntry[]) => `${length} products`;

const field = (page: Page, range: string, limit: string) =>
  page.getByRole('group', { name: range, exact: true }).getByLabel(limit);
const hasHorizontalScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test('without script, ranges of specifications filter one category, and a link compares products', async () => {
  const { page, context } = await openPage(browser, { javaScriptEnabled: false });
  await page.goto(`${site.url}/en/products`);
  expect(await page.getByText('Choose one category to filter by its specifications.').count()).toBe(1);
  await page.goto(`${site.url}/en/products?category=101`);
  await field(page, 'X travel (mm)', 'At least').fill('1400');
  await field(page, 'Positioning accuracy (µm)', 'At most').fill('4');
  await page.getByRole('button', { name: 'Show results' }).click();
  await page.waitForURL(/min\.xTravel=1400/);
  expect(await page.locator('#list-filter-count').innerText()).toBe(count(largeAndExact));
  await page.getByRole('link', { name: 'Remove Positioning accuracy (µm) ≤ 4' }).click();
  expect(await page.locator('#list-filter-count').innerText()).toBe(count(large));
  const ids = await page
    .locator('main article h3 a')
    .evaluateAll((links) => links.slice(0, 2).map((link) => link.getAttribute('href')!.split('/').at(-1)!));
  await page.goto(`${site.url}/en/products/compare?id=${ids.join('&id=')}`);
  expect(await page.getByRole('columnheader').count()).toBe(3);
  await context.close();
});

for (const width of [375, 1440])
  test(`at ${width} px, products are chosen by keyboard, compared, shared by URL and removed`, async () => {
    const { page, context, consoleErrors } = await openPage(browser, { viewport: { width, height: 900 } });
    await visit(page, `${site.url}/en/products?category=101&min.xTravel=1400`);
    const buttons = page.getByRole('button', { name: /^Compare / });
    for (const place of [0, 1, 2, 3]) {
      await buttons.nth(place).focus();
      await page.keyboard.press('Space');
    }
    const tray = page.getByRole('region', { name: 'Compare products' });
    await tray.getByText('4 products to compare').waitFor();
    expect(await buttons.nth(4).isDisabled()).toBe(true);
    // A reload preserves the selection.
    await page.reload();
    await waitForHydration(page);
    await tray.getByText('4 products to compare').waitFor();
    expect(await axe(page)).toEqual([]);

    await tray.getByRole('link', { name: 'Compare', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Compare products' }).waitFor();
    expect(await page.getByRole('columnheader').count()).toBe(5);
    const travels = await page
      .getByRole('row', { name: /^X travel/ })
      .getByRole('cell')
      .allInnerTexts();
    const numbers = travels.map((text) => Number(text.replace(/\D/g, '')));
    const best = travels.filter((text) => text.includes('best'));
    expect(best.map((text) => Number(text.replace(/\D/g, '')))).toEqual(
      numbers.filter((number) => number === Math.max(...numbers)),
    );
    expect([await axe(page), await hasHorizontalScroll(page)]).toEqual([[], false]);

    // The URL holds the selection: it is the same on another device.
    const other = await openPage(browser, { viewport: { width, height: 900 } });
    await visit(other.page, page.url().replace('/en/', '/ja/'));
    expect(await other.page.getByRole('columnheader').count()).toBe(5);
    await other.context.close();

    await page
      .getByRole('link', { name: /^Remove / })
      .first()
      .click();
    await page.waitForURL((url) => url.searchParams.getAll('id').length === 3);
    expect(await page.getByRole('columnheader').count()).toBe(4);
    await page.getByRole('link', { name: 'Add products' }).click();
    await tray.getByText('3 products to compare').waitFor();
    await tray.getByRole('button', { name: 'Clear comparison' }).click();
    await tray.waitFor({ state: 'detached' });
    expect(await page.getByRole('button', { name: /^Compare /, pressed: true }).count()).toBe(0);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

test('a comparison without valid products says how to choose some, and names products that are gone', async () => {
  const { page, context } = await openPage(browser);
  await visit(page, `${site.url}/en/products/compare?id=nonsense`);
  await page.getByText('Nothing to compare yet').waitFor();
  await visit(page, `${site.url}/en/products/compare?id=01HZX3K8Q4N6T2V9B7M5C1D0EG`);
  await page.getByText('One product of this comparison is no longer listed.').waitFor();
  await context.close();
});

test('with script, a number filters when its field is left, and an invalid one in the URL is ignored', async () => {
  const { page, context, consoleErrors } = await openPage(browser);
  await visit(page, `${site.url}/en/products?category=101&min.xTravel=wide`);
  await page.getByRole('heading', { name: count(machiningCentres) }).waitFor();
  await field(page, 'X travel (mm)', 'At least').fill('1400');
  expect(page.url()).not.toContain('1400');
  await page.keyboard.press('Tab');
  await page.waitForURL(/min\.xTravel=1400/);
  await page.getByRole('heading', { name: count(large) }).waitFor();
  expect(consoleErrors).toEqual([]);
  await context.close();
});
