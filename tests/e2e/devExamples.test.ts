/** `npm run dev -- --examples`: the site without a database, and the gallery of components. */
import type { Browser } from 'playwright-core';
import { startDev, type DevSite } from './devSite';
import { routeUrls } from './routes';
import { launchBrowser, openPage, waitForHydration } from './site';

let site: DevSite;
let browser: Browser;
beforeAll(async () => {
  site = await startDev(['--examples']);
  browser = await launchBrowser();
}, 600_000);
afterAll(async () => {
  await browser.close();
  await site.stop();
});

test('every route opens with the examples of the contract', async () => {
  const failures: string[] = [];
  for (const { urlFor } of await routeUrls(site.base)) {
    // A step page without its earlier step leads to the first one.
    const { status } = await fetch(site.base + urlFor('en'));
    if (status !== 200) failures.push(`${status} ${urlFor('en')}`);
  }
  expect(failures).toEqual([]);
}, 300_000);

const SAMPLE = ['exhibitor-list', 'news/details', 'meeting/details', 'video/details', 'register/{type?}', 'my'];

test('pages with examples have no errors in the browser', async () => {
  const { page, consoleErrors } = await openPage(browser);
  const routes = await routeUrls(site.base);
  const urls = ['/en', ...SAMPLE.flatMap((part) => routes.find(({ path }) => path.includes(part))?.urlFor('en') ?? [])];
  for (const url of urls) {
    await page.goto(site.base + url, { timeout: 120_000 });
    await waitForHydration(page);
  }
  // Scripts that a page preloads run later than a busy computer's warning.
  expect(consoleErrors.filter((line) => !line.includes('was preloaded using link preload'))).toEqual([]);
  await page.context().close();
}, 300_000);

test('the gallery shows components in the pseudo-locale', async () => {
  const { page, consoleErrors } = await openPage(browser);
  await page.goto(`${site.base}/dev/gallery?locale=en-XA`, { timeout: 120_000 });
  const panel = page.getByRole('article', { name: 'SalePanel: Open' });
  await panel.getByRole('heading', { name: /^\[.*\]$/ }).waitFor();
  expect(await page.getByRole('article', { name: /^controls: / }).count()).toBeGreaterThan(10);
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});
