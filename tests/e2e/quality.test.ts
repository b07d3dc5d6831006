/**
 * Checks for every page: no axe violation, no error of the W3C's HTML checker, no dead link or picture. `npm test`
 * checks sixteen pages, each in one language; `npm run proof` (QUALITY=all) every route in three.
 */
import type { Browser } from 'playwright-core';
import { axe } from './axe';
import { addressesIn, deadAddresses } from './links';
import { languages, routeAddresses } from './routes';
import { openForAll } from './opened';
import { secondEngine } from './secondEngine';
import { openPage, type Site, visit } from './site';
import { htmlErrors } from './vnu';

const IS_WHOLE = process.env.QUALITY === 'all';
const SIXTEEN = [
  '/{lang}',
  '/{lang}/exhibitor-list',
  '/{lang}/exhibitor-list/details/{id}',
  '/{lang}/products',
  '/{lang}/meeting',
  '/{lang}/meeting/details/{id?}',
  '/{lang}/exhibition/map/hall',
  '/{lang}/search',
  '/{lang}/news/details/{id?}',
  '/{lang}/video/details/{id?}',
  '/{lang}/image/{type?}',
  '/{lang}/about',
  '/{lang}/exhibition/traffic',
  '/{lang}/my/plan',
  '/{lang}/landing2020',
  '/page/2023',
];

/** The default font size of browsers (px), and the largest named one in their settings. */
const LETTERS = 16;
const LARGE_LETTERS = 24;
/** Font sizes and widths (px) at which no page may scroll horizontally (WCAG 1.4.10). */
const WINDOWS = [
  [LETTERS, 320],
  [LARGE_LETTERS, 375],
  [LARGE_LETTERS, 1024],
  [LARGE_LETTERS, 1280],
] as const;

/** The language of a URL; URLs without one are checked with the first. */
const languageOf = (address: string) =>
  languages.find((language) => address.split(/[/?]/)[1] === language) ?? languages[0];

/**
 * Labels and landmarks depend on width and on language, but not on their combination: the second engine checks each
 * page in both widths and in each language, not in all combinations.
 */
const secondWidth = (language: string): number => (language === 'en' ? 1440 : 375);

let site: Site;
let browser: Browser;
let addresses: string[];
const pages = new Map<string, string>();

openForAll((opened) => ({ site, browser } = opened), { env: { LOG_LEVEL: 'error' } });
beforeAll(async () => {
  const routes = await routeAddresses(site.url);
  addresses = IS_WHOLE
    ? [...new Set(routes.flatMap(({ address }) => languages.map(address)))]
    : SIXTEEN.map((path, index) => {
        const language = languages[index % languages.length] ?? 'en';
        return routes.find((route) => route.path === path)?.address(language) ?? `no row: ${path}`;
      });
  for (const address of addresses) {
    const response = await fetch(site.url + address, { headers: { accept: 'text/html' } });
    if (response.ok) pages.set(address, await response.text());
  }
}, 300_000);

test('each page exists', () => {
  // The unknown URL is requested for its error page.
  const missing = addresses.filter((address) => !pages.has(address) && !address.endsWith('no-such-page'));
  expect(missing).toEqual([]);
});

test('the W3C’s HTML checker finds no error', async () => {
  expect(await htmlErrors(pages)).toEqual([]);
}, 300_000);

test('every internal link and picture responds', async () => {
  const found = [...pages].flatMap(([address, html]) => addressesIn(html, site.url + address));
  expect(await deadAddresses(site.url, found)).toEqual([]);
}, 600_000);

test.each(languages)(
  'in %s axe finds nothing at 375 and 1440 px, no page is wider than its window, and the console stays silent',
  async (language) => {
    const { page, context, faults } = await openPage(browser, { reducedMotion: 'reduce' });
    const settings = await context.newCDPSession(page);
    const findings: string[] = [];
    // The redirect to WeChat's sign-in would leave the page at once: status 204 keeps the browser on it.
    await context.route(
      ({ origin }) => origin !== site.url,
      (route) => (route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.continue()),
    );
    for (const address of addresses.filter((one) => pages.has(one) && languageOf(one) === language)) {
      // After hydration: some controls need JavaScript.
      await visit(page, site.url + address);
      for (const width of [1440, 375]) {
        await page.setViewportSize({ width, height: 900 });
        const engines = [axe, ...(IS_WHOLE && width === secondWidth(language) ? [secondEngine] : [])];
        for (const engine of engines)
          findings.push(...(await engine(page)).map((finding) => `${address} at ${width}: ${finding}`));
      }
      for (const [letters, width] of WINDOWS) {
        await settings.send('Page.setFontSizes', { fontSizes: { standard: letters } });
        await page.setViewportSize({ width, height: 900 });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        if (wide > width) findings.push(`${address} at ${width} with letters of ${letters} px: ${wide} px wide`);
      }
      await settings.send('Page.setFontSizes', { fontSizes: { standard: LETTERS } });
    }
    await context.close();
    expect(findings).toEqual([]);
    expect(faults).toEqual([]);
  },
  1_800_000,
);
