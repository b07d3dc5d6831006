/** Views and stays are tracked in a real browser, until the last moment of a page. */
import type { Browser } from 'playwright-core';
import { until } from '../support/until';
import { openForAll } from './opened';
import { openPage, type Site, visit } from './site';

let site: Site;
let browser: Browser;
openForAll((opened) => ({ site, browser } = opened), { browser: { keepsPages: true } });

const IN_TIME = { timeoutMs: 10_000 };

test('§4.6a §4.6b §4.6c each page is a view and a stay, and the last one is sent when the reader leaves', async () => {
  const { page, context, faults } = await openPage(browser);
  const reports: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/log/form/track')) return;
    const form = new URLSearchParams(request.postData() ?? '');
    reports.push(`${form.get('action')} ${form.get('actObj')}`);
  });
  await visit(page, `${site.url}/en`);
  await until(() => reports.length === 1, IN_TIME);
  await page.locator('footer a[href="/en/news"]').first().click();
  await until(() => reports.length === 3, IN_TIME);
  // A document of another language: the old one is unloaded.
  await page.goto(`${site.url}/ru`);
  await until(() => reports.length === 4, IN_TIME);
  expect(reports).toEqual(['view /en', 'stay /en', 'view /en/news', 'view /ru']);

  // The last beacon is sent by the browser after the page, so the test polls for it.
  const lines = async () => (await site.command('tracking', 'summary', '--day', '2026-03-01')).trim().split('\n');
  await until(async () => (await lines()).at(-1) === '5 records in all', IN_TIME);
  const counted = (await lines()).flatMap(
    (line) => /(view|stay|leave) +\w+ +(\/\S*)/.exec(line)?.slice(1).join(' ') ?? [],
  );
  expect(counted.sort()).toEqual([...reports, 'leave /en/news'].sort());
  expect(faults).toEqual([]);
  await context.close();
});

test('§4.6c a page restored from the back/forward cache is a new view, and its time is counted on', async () => {
  const { page, context, faults } = await openPage(browser);
  const reports: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/log/form/track')) return;
    reports.push(new URLSearchParams(request.postData() ?? '').get('action') ?? '');
  });
  await page.exposeFunction('restored', () => reports.push('restored'));
  await context.addInitScript(() =>
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) void (window as unknown as { restored(): Promise<void> }).restored();
    }),
  );
  await visit(page, `${site.url}/en/news`);
  await until(() => reports.length === 1, IN_TIME);
  // Another document: the first one enters the back/forward cache.
  await page.goto(`${site.url}/ru`);
  await until(() => reports.length === 2, IN_TIME);
  await page.evaluate(() => history.back());
  await until(() => reports.length === 4, IN_TIME);
  expect(reports).toEqual(['view', 'view', 'restored', 'view']);
  expect(new URL(page.url()).pathname).toBe('/en/news');
  expect(faults).toEqual([]);
  await context.close();
});
