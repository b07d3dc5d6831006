/** The exhibitor list as users see it: its counts are compared with the edition's files, not with the site. */
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import type { BoothEntry, ExhibitorEntry } from '../../server/content/exhibitionSchemas';
import { setUpSite } from './setUpSite';
import { openPage, type Site, waitForHydration, visit } from './site';

let site: Site;
let browser: Browser;
setUpSite((opened) => ({ site, browser } = opened));

const items = <T>(file: string): T[] => (JSON.parse(readFileSync(`content/${file}`, 'utf8')) as { items: T[] }).items;
const exhibitorEntries = [1, 2, 3, 4, 5].flatMap((theme) => items<ExhibitorEntry>(`exhibitors/theme-${theme}.json`));
const booths = items<BoothEntry>('booths.json');
const hallsOf = new Map(
  exhibitorEntries.map(({ id }) => [
    id,
    booths.filter(({ exhibitor }) => exhibitor === id).map(({ hall }) => String(hall)),
  ]),
);
const originOf = ({ country }: ExhibitorEntry): string =>
  country === 'CN' ? 'domestic' : ['HK', 'MO', 'TW'].includes(country) ? 'hkMacaoTaiwan' : 'overseas';

/** The eight filters of the specification: the values of each, and its matches. */
const filters: Record<string, { values: string[]; matches: (entry: ExhibitorEntry, value: string) => boolean }> = {
  origin: { values: ['domestic', 'hkMacaoTaiwan', 'overseas'], matches: (entry, value) => originOf(entry) === value },
  industry: {
    values: [...new Set(exhibitorEntries.flatMap(({ industries }) => industries))],
    matches: ({ industries }, value) => industries.includes(value),
  },
  hall: {
    values: [...new Set([...hallsOf.values()].flat())],
    matches: ({ id }, value) => hallsOf.get(id)?.includes(value) ?? false,
  },
  sort: { values: ['smart'], matches: () => true },
  famous: { values: ['1'], matches: ({ famousBrand }) => famousBrand },
  popular: { values: ['1'], matches: ({ popular }) => popular },
  featured: { values: ['1'], matches: ({ featured }) => featured },
  showroom: { values: ['1'], matches: ({ onlineShowroom }) => onlineShowroom },
};
type FilterValue = [name: string, value: string];

const expectedCount = (selection: FilterValue[]): number =>
  exhibitorEntries.filter((entry) => selection.every(([name, value]) => filters[name]!.matches(entry, value))).length;

/** The result count of a choice, on the page without JavaScript. */
async function displayedCount(selection: FilterValue[]): Promise<number> {
  const html = await (await fetch(`${site.url}/en/exhibitor-list?${new URLSearchParams(selection).toString()}`)).text();
  return Number(/id="list-filter-count"[^>]*>([\d,]+) exhibitors?</.exec(html)?.[1]?.replace(',', '') ?? NaN);
}

async function expectCounts(all: FilterValue[][]): Promise<void> {
  const found = await Promise.all(all.map(displayedCount));
  expect(all.map((selection, at) => [selection, found[at]])).toEqual(
    all.map((selection) => [selection, expectedCount(selection)]),
  );
}

test('each value of the eight filters alone gives the expected exhibitors', async () => {
  await expectCounts([
    [],
    ...Object.entries(filters).flatMap(([name, { values }]) => values.map((value): FilterValue[] => [[name, value]])),
  ]);
});

test('each pair of the eight filters gives the expected exhibitors', async () => {
  const names = Object.keys(filters);
  const pairs = names.flatMap((one, at) =>
    names.slice(at + 1).map((other): FilterValue[] => [
      [one, filters[one]!.values[0]!],
      [other, filters[other]!.values.at(-1)!],
    ]),
  );
  expect(pairs).toHaveLength(28);
  await expectCounts(pairs);
});

test('without script the form filters and its chips remove filters, and on a phone it opens as a sheet', async () => {
  const { page, context } = await openPage(browser, {
    javaScriptEnabled: false,
    viewport: { width: 375, height: 800 },
  });
  await page.goto(`${site.url}/en/exhibitor-list`);
  await page.getByRole('link', { name: 'Filter', exact: true }).click();
  await page.locator('input[name="featured"]').check();
  await page.locator('input[name="origin"][value="overseas"]').check();
  await page.getByRole('button', { name: 'Show 320 exhibitors' }).click();
  await page.waitForURL(/featured=1/);
  const both = expectedCount([
    ['featured', '1'],
    ['origin', 'overseas'],
  ]);
  expect(await page.locator('#list-filter-count').innerText()).toBe(`${both} exhibitors`);
  await page.getByRole('link', { name: 'Remove Overseas' }).click();
  expect(await page.locator('#list-filter-count').innerText()).toBe(`${expectedCount([['featured', '1']])} exhibitors`);
  await context.close();
});

test('with script a filter updates the list without a reload, preserves focus and scroll, and announces the count; back restores it', async () => {
  const { page, context, consoleErrors } = await openPage(browser);
  await visit(page, `${site.url}/en/exhibitor-list`);
  const box = page.locator('input[name="showroom"]');
  await box.scrollIntoViewIfNeeded();
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  const scrolled = await place();
  expect(scrolled).toBeGreaterThan(0);
  await box.check();
  await page.waitForURL(/\?showroom=1$/);
  const count = `${expectedCount([['showroom', '1']])} exhibitors`;
  await page.getByRole('heading', { name: count }).waitFor();
  expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
  expect(await place()).toBe(scrolled);
  expect(await page.locator('[aria-live="polite"]', { hasText: count }).count()).toBe(1);

  await page.evaluate(() => window.scrollTo(0, 1400));
  const before = await place();
  const card = page.locator('main article h3 a').nth(10);
  const name = await card.innerText();
  await card.click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: count }).waitFor();
  expect(page.url()).toBe(`${site.url}/en/exhibitor-list?showroom=1`);
  await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 2, before);
  expect(await box.isChecked()).toBe(true);
  expect(consoleErrors).toEqual([]);
  await context.close();
});

test('favourites are in the visit plan by hall, survive a reload, and are shown in the language of the page', async () => {
  const { page, context, consoleErrors } = await openPage(browser);
  await visit(page, `${site.url}/en/exhibitor-list?k=sixform`);
  await page.getByRole('button', { name: 'Save Sixform Robotics to my visit plan' }).click();
  await page.getByRole('link', { name: 'My visit plan 1' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Sixform Robotics' });
  await row.getByText('Booth 14-C05').waitFor();
  await page.reload();
  await waitForHydration(page);
  await row.waitFor();
  await visit(page, `${site.url}/zh-cn/my/plan`);
  await page.getByRole('link', { name: '六轴方程' }).waitFor();
  expect(consoleErrors).toEqual([]);
  await context.close();
});
