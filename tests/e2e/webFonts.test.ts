/**
 * Web fonts load after the text: local fonts with the same metrics replace them until then, so that nothing shifts
 * (issue 4: CLS ≤ 0.02).
 */
import type { Browser, Page } from 'playwright-core';
import { setUpSite } from './setUpSite';
import { openPage, type Site, waitForHydration } from './site';

let site: Site;
let browser: Browser;
setUpSite((opened) => ({ site, browser } = opened), { env: { LOG_LEVEL: 'error' } });

/** Sums up layout shifts without user input from now on: the sum on which Cumulative Layout Shift is based. */
const recordLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    const totals = { shifts: 0 };
    Object.assign(globalThis, { totals });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) totals.shifts += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

const pages = [
  '/en',
  '/zh-cn',
  '/ru',
  '/en/news',
  '/zh-cn/news',
  '/ru/news',
  '/en/exhibitor-list',
  '/zh-cn/exhibitor-list',
  '/en/about',
  '/zh-tw',
  '/ja',
];
const widths = [375, 1440];

test.each(pages.flatMap((path) => widths.map((width) => [path, width] as const)))(
  '%s at %d px does not shift when the fonts arrive late',
  async (path, width) => {
    const { page, context } = await openPage(browser, { viewport: { width, height: 800 }, serviceWorkers: 'block' });
    await recordLayoutShifts(page);
    let releaseFonts = () => {};
    const fontsReleased = new Promise<void>((resolve) => (releaseFonts = resolve));
    await page.route('**/*.woff2', async (route) => {
      await fontsReleased;
      await route.continue();
    });
    await page.goto(site.url + path, { waitUntil: 'domcontentloaded' });
    await waitForHydration(page);
    const countLoadedFonts = () =>
      page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
    const before = await countLoadedFonts();
    releaseFonts();
    await page.waitForFunction(
      (count) => [...document.fonts].filter(({ status }) => status === 'loaded').length > count,
      before,
    );
    // Two frames: the one that paints the fonts, and the one after which their shift is reported.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const { shifts } = await page.evaluate(() => (globalThis as unknown as { totals: { shifts: number } }).totals);
    await context.close();
    expect(shifts).toBeLessThanOrEqual(0.02);
  },
);
