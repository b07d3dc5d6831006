/**
 * Checks for every page: no axe violation, no error of the W3C's HTML checker, no dead link or picture. `npm test`
 * checks sixteen pages, each in one language; `npm run proof` (QUALITY=all) every route in three.
 */
import type { Browser } from 'playwright-core';
import { axe } from './axe';
import { localUrlsIn, findDeadLinks } from './links';
import { languages, routeUrls } from './routes';
import { setUpSite } from './setUpSite';
import { ibmChecker } from './ibmChecker';
import { openPage, type Site, visit } from './site';
import { htmlErrors } from './vnu';

const CHECKS_ALL_PAGES = process.env.QUALITY === 'all';
const SAMPLE_PATHS = [
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

/** The documentation of the API; it has no scripts and isn't a route. */
const API_DOCS = '/api-docs';
const API_DOCS_PATHS = ['', '/own', '/exhibitor/exhibitorPage', '?q=badge'].map((path) => API_DOCS + path);

/** The default font size of browsers (px), and the largest named one in their settings. */
const DEFAULT_FONT_PX = 16;
const LARGE_FONT_PX = 24;
/** Font sizes and widths (px) at which no page may scroll horizontally (WCAG 1.4.10). */
const REFLOW_VIEWPORTS = [
  [DEFAULT_FONT_PX, 320],
  [LARGE_FONT_PX, 375],
  [LARGE_FONT_PX, 1024],
  [LARGE_FONT_PX, 1280],
] as const;

/** The language of a URL; URLs without one are checked with the first. */
const languageOf = (address: string) =>
  languages.find((language) => address.split(/[/?]/)[1] === language) ?? languages[0];

/**
 * Labels and landmarks depend on width and on language, but not on their combination: IBM's checker checks each
 * page in both widths and in each language, not in all combinations.
 */
const ibmCheckerWidth = (language: string): number => (language === 'en' ? 1440 : 375);

let site: Site;
let browser: Browser;
let urls: string[];
const pages = new Map<string, string>();

setUpSite((opened) => ({ site, browser } = opened), { env: { LOG_LEVEL: 'error' } });
beforeAll(async () => {
  const routes = await routeUrls(site.url);
  urls = CHECKS_ALL_PAGES
    ? [...new Set(routes.flatMap(({ urlFor }) => languages.map(urlFor)))]
    : SAMPLE_PATHS.map((path, index) => {
        const language = languages[index % languages.length] ?? 'en';
        return routes.find((route) => route.path === path)?.urlFor(language) ?? `no route: ${path}`;
      });
  urls.push(...API_DOCS_PATHS);
  for (const address of urls) {
    const response = await fetch(site.url + address, { headers: { accept: 'text/html' } });
    if (response.ok) pages.set(address, await response.text());
  }
}, 300_000);

test('each page exists', () => {
  // The unknown URL is requested for its error page.
  const missing = urls.filter((address) => !pages.has(address) && !address.endsWith('no-such-page'));
  expect(missing).toEqual([]);
});

test('the W3C’s HTML checker finds no error', async () => {
  expect(await htmlErrors(pages)).toEqual([]);
}, 300_000);

test('every internal link and picture responds', async () => {
  const localUrls = [...pages].flatMap(([address, html]) => localUrlsIn(html, site.url + address));
  expect(await findDeadLinks(site.url, localUrls)).toEqual([]);
}, 600_000);

test.each(languages)(
  'in %s axe reports no violation at 375 and 1440 px, no page overflows its viewport, and there are no console errors',
  async (language) => {
    const { page, context, consoleErrors } = await openPage(browser, { reducedMotion: 'reduce' });
    const devtools = await context.newCDPSession(page);
    const problems: string[] = [];
    // The redirect to WeChat's sign-in would leave the page at once: status 204 keeps the browser on it.
    await context.route(
      ({ origin }) => origin !== site.url,
      (route) => (route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.continue()),
    );
    for (const address of urls.filter((one) => pages.has(one) && languageOf(one) === language)) {
      // After hydration: some controls need JavaScript.
      await (address.startsWith(API_DOCS) ? page.goto(site.url + address) : visit(page, site.url + address));
      for (const width of [1440, 375]) {
        await page.setViewportSize({ width, height: 900 });
        const checkers = [axe, ...(CHECKS_ALL_PAGES && width === ibmCheckerWidth(language) ? [ibmChecker] : [])];
        for (const checker of checkers)
          problems.push(...(await checker(page)).map((problem) => `${address} at ${width}: ${problem}`));
      }
      for (const [fontPx, width] of REFLOW_VIEWPORTS) {
        await devtools.send('Page.setFontSizes', { fontSizes: { standard: fontPx } });
        await page.setViewportSize({ width, height: 900 });
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        if (scrollWidth > width)
          problems.push(`${address} at ${width} with letters of ${fontPx} px: ${scrollWidth} px wide`);
      }
      await devtools.send('Page.setFontSizes', { fontSizes: { standard: DEFAULT_FONT_PX } });
    }
    await context.close();
    expect(problems).toEqual([]);
    expect(consoleErrors).toEqual([]);
  },
  1_800_000,
);
