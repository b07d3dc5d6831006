/**
 * Web fonts load after the text: local fonts with the same metrics replace them until then, so that nothing shifts
 * (issue 4: CLS ≤ 0.02).
 */
import type { Browser, Page } from 'playwright-core';
import { openForAll } from './opened';
import { openPage, type Site, hydrated } from './site';

let site: Site;
let browser: Browser;
openForAll((opened) => ({ site, browser } = opened), { env: { LOG_LEVEL: 'error' } });

/** Sums up layout shifts without user input from now on: the sum on which Cumulative Layout Shift is based. */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = { shifts: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifts += (entry as PerformanceEntry & { value: number }).value;
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
    await countShifts(page);
    let sendLetters = () => {};
    const lettersMayCome = new Promise<void>((resolve) => (sendLetters = resolve));
    await page.route('**/*.woff2', async (route) => {
      await lettersMayCome;
      await route.continue();
    });
    await page.goto(site.url + path, { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    const facesLoaded = () =>
      page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
    const before = await facesLoaded();
    sendLetters();
    await page.waitForFunction(
      (count) => [...document.fonts].filter(({ status }) => status === 'loaded').length > count,
      before,
    );
    // Two frames: the one that paints the fonts, and the one after which their shift is reported.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const { shifts } = await page.evaluate(() => (globalThis as unknown as { seen: { shifts: number } }).seen);
    await context.close();
    expect(shifts).toBeLessThanOrEqual(0.02);
  },
);
