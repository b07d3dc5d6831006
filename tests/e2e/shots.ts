/**
 * `npm run shots [folder]`: screenshots of the pages for people to look at, in three widths and three languages, and
 * of a complete registration. Written to shots/, which git ignores.
 */
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { languages, routeUrls } from './routes';
import { launchBrowser, openPage, Site } from './site';
import { register } from './steps';

const folder = resolve(process.argv[2] ?? 'shots');
const widths = [375, 768, 1440];
/** Twenty pages: every kind of layout and list. `{…}` is the first record of that kind. */
const pages: Record<string, string> = {
  home: '/{lang}',
  exhibitors: '/{lang}/exhibitor-list',
  exhibitor: '/{lang}/exhibitor-list/details/{id}',
  products: '/{lang}/products',
  product: '/{lang}/products/details/{id?}',
  theme: '/{lang}/theme/{id}',
  plan: '/{lang}/exhibition/hall-plan',
  hall: '/{lang}/exhibition/map/hall',
  programme: '/{lang}/meeting',
  meeting: '/{lang}/meeting/details/{id?}',
  search: '/{lang}/search',
  news: '/{lang}/news/{type?}',
  article: '/{lang}/news/details/{id?}',
  videos: '/{lang}/video/{type?}',
  photos: '/{lang}/image/{type?}',
  about: '/{lang}/about',
  traffic: '/{lang}/exhibition/traffic',
  downloads: '/{lang}/exhibitors/download/{type?}',
  landing: '/{lang}/landing2020',
  missing: '/{lang}/*',
};

/** Scrolls through the page, so that lazy content loads, and takes a full-page screenshot. */
async function screenshot(page: Page, name: string): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 600) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((done) => setTimeout(done, 90));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
  console.log(`${name}.png`);
}

await mkdir(folder, { recursive: true });
const [site, browser] = await Promise.all([Site.start(), launchBrowser()]);
try {
  const routes = await routeUrls(site.url);
  for (const width of widths) {
    const { page, context } = await openPage(browser, { viewport: { width, height: width < 500 ? 812 : 900 } });
    // The notice would cover the middle of a full-page screenshot.
    await context.addInitScript(() => window.localStorage.setItem('cookies-read', 'true'));
    for (const language of languages)
      for (const [name, path] of Object.entries(pages)) {
        const url = routes.find((route) => route.path === path)?.urlFor(language);
        if (!url) throw new Error(`No route for ${path}`);
        await page.goto(site.url + url + (name === 'search' ? '?k=laser' : ''), { waitUntil: 'networkidle' });
        await screenshot(page, `${name}-${language}-${width}`);
      }
    await page.goto(`${site.url}/en/audience/registration`, { waitUntil: 'networkidle' });
    await register(page, site, {
      email: `anna.sokolova.${width}@example.ru`,
      onQuestionnaire: () => screenshot(page, `questionnaire-en-${width}`),
    });
    await screenshot(page, `result-en-${width}`);
    await context.close();
  }
} finally {
  await browser.close();
  await site.remove();
}
