/**
 * Adverts reserve their space in the document: their pictures and script shift nothing, and none is the largest
 * contentful paint.
 */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { setUpSite } from './setUpSite';
import { openPage, type Site, visit } from './site';

let site: Site;
let browser: Browser;
setUpSite((opened) => ({ site, browser } = opened), { env: { LOG_LEVEL: 'error' } });

const advertSlots = (page: Page) => page.locator('[aria-label="Adverts"], [aria-label="More adverts"]');

const firstArticle = async () =>
  /\/en\/news\/details\/[^"]+/.exec(await (await fetch(`${site.url}/en/news`)).text())?.[0] ?? '';

/**
 * Opens a page and scrolls to each of its advert slots, so that lazy pictures load.
 * @returns the heights of the slots (px), and the element of the largest paint
 */
async function measureSlots(path: string, width: number, options: BrowserContextOptions & { pictures: boolean }) {
  const { pictures, ...rest } = options;
  const { page, context } = await openPage(browser, {
    viewport: { width, height: 800 },
    serviceWorkers: 'block',
    ...rest,
  });
  if (!pictures) await context.route(/\/art\//, (route) => route.abort());
  // Without JavaScript the fallback font stays, in which a title can take another line.
  await context.route(/\.woff2$/, (route) => route.abort());
  await page.addInitScript(() => {
    const largestPaints: string[] = [];
    Object.assign(globalThis, { largestPaints });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { element } = entry as PerformanceEntry & { element: Element | null };
        largestPaints.push(element?.closest('[aria-label*="dverts"]') ? 'an advert' : 'something else');
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  if (rest.javaScriptEnabled === false) await page.goto(site.url + path);
  else await visit(page, site.url + path);
  const heights: number[] = [];
  for (const slot of await advertSlots(page).all()) {
    await slot.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    heights.push((await slot.boundingBox())?.height ?? 0);
  }
  const largestPaints =
    rest.javaScriptEnabled === false
      ? []
      : await page.evaluate(() => (globalThis as unknown as { largestPaints: string[] }).largestPaints);
  await context.close();
  return { heights, largest: largestPaints.at(-1) };
}

const pages = ['/en', '/en/exhibitor-list', '/en/products', 'an article', '/en/meeting', '/en/media'];

test.each(pages.flatMap((path) => [375, 1440].map((width) => [path, width] as const)))(
  '%s at %d px',
  async (name, width) => {
    const path = name === 'an article' ? await firstArticle() : name;
    const withoutPictures = await measureSlots(path, width, { javaScriptEnabled: false, pictures: false });
    const withPictures = await measureSlots(path, width, { pictures: true });
    expect(withoutPictures.heights.filter((height) => height >= 80).length).toBeGreaterThan(0);
    expect(withPictures.heights).toEqual(withoutPictures.heights);
    expect(withPictures.largest).toBe('something else');
  },
);
