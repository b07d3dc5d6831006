/** Page views and time on page are tracked in a real browser, including the last beacon of a page. */
import type { Browser } from 'playwright-core';
import { until } from '../support/until';
import { setUpSite } from './setUpSite';
import { openPage, type Site, visit } from './site';
import { newestOf } from '../support/newestOf.mjs';

let site: Site;
let browser: Browser;
setUpSite((opened) => ({ site, browser } = opened), { browser: { hasBackForwardCache: true } });

const POLL_OPTIONS = { timeoutMs: 10_000 };

test('§4.6a §4.6b §4.6c records a view and the time on page for each page, and sends the last one when the visitor leaves', async () => {
  const { page, context, consoleErrors } = await openPage(browser);
  const reports: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/log/form/track')) return;
    const form = new URLSearchParams(request.postData() ?? '');
    reports.push(`${form.get('action')} ${form.get('actObj')}`);
  });
  await visit(page, `${site.url}/en`);
  await until(() => reports.length === 1, POLL_OPTIONS);
  await page.locator('footer a[href="/en/news"]').first().click();
  await until(() => reports.length === 3, POLL_OPTIONS);
  // A document of another language: the old one is unloaded.
  await page.goto(`${site.url}/ru`);
  await until(() => reports.length === 4, POLL_OPTIONS);
  expect(reports).toEqual(['view /en', 'stay /en', 'view /en/news', 'view /ru']);

  // The last beacon is sent by the browser after the page, so the test polls for it.
  const lines = async () => (await site.command('tracking', 'summary', '--day', '2026-03-01')).trim().split('\n');
  await until(async () => (await lines()).at(-1) === '5 records in all', POLL_OPTIONS);
  const summaryRows = (await lines()).flatMap(
    (line) => /(view|stay|leave) +\w+ +(\/\S*)/.exec(line)?.slice(1).join(' ') ?? [],
  );
  expect(summaryRows.sort()).toEqual([...reports, 'leave /en/news'].sort());
  expect(consoleErrors).toEqual([]);
  await context.close();
});

test('§4.6c a page restored from the back/forward cache is a new view, and its time continues', async () => {
  const { page, context, consoleErrors } = await openPage(browser);
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
  await until(() => reports.length === 1, POLL_OPTIONS);
  // Another document: the first one enters the back/forward cache.
  await page.goto(`${site.url}/ru`);
  await until(() => reports.length === 2, POLL_OPTIONS);
  await page.evaluate(() => history.back());
  await until(() => reports.length === 4, POLL_OPTIONS);
  expect(reports).toEqual(['view', 'view', 'restored', 'view']);
  expect(new URL(page.url()).pathname).toBe('/en/news');
  expect(consoleErrors).toEqual([]);
  await context.close();
});

test('a form that is left is counted by its questions, below five without a number', async () => {
  const { page, context, consoleErrors } = await openPage(browser);
  await visit(page, `${site.url}/en/media-card`);
  await page.getByLabel('Name of the medium').fill('Metrology Letters');
  // Another document: the form is unloaded.
  await page.goto(`${site.url}/en`);
  const lines = async () => (await site.command('forms', 'stats', 'media-card')).trim().split('\n');
  await until(async () => (await lines()).some((line) => line.includes('started -')), POLL_OPTIONS);
  expect((await lines())[0]).toBe(`media-card/${newestOf('media-card')}  started -  sent -`);
  expect((await lines()).slice(1).join('\n')).not.toMatch(/\d|Metrology/);
  expect(consoleErrors).toEqual([]);
  await context.close();
});
