/**
 * A page stays the same whichever way it is reached: back, reload, another language and back, another device, a second
 * tab. Their order is random, by a seed. Four pages are checked with all moves; with QUALITY=all (`npm run proof`), every
 * other route with one of them.
 */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { languages, routeUrls } from './routes';
import { setUpSite } from './setUpSite';
import { until } from '../support/until';
import { ACTION_TIMEOUT_MS, openPage, type Site, visit, waitForHydration } from './site';

const SAMPLE_PATHS = [
  '/{lang}/exhibitor-list',
  '/{lang}/meeting/details/{id?}',
  '/{lang}/news/details/{id?}',
  '/{lang}/my/plan',
];
const SEED = 20_260_331;
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 375, height: 812 };
const STABLE_MS = 300;
const MOVES_OF_OTHERS = 1;
/** It leads home after ten seconds by itself. */
const NOT_FOUND_PATH = '/{lang}/*';

/** What a visitor sees of a page. Digits are left out, because counts and times change by themselves. */
interface View {
  address: string;
  lang: string;
  title: string;
  heading: string;
  text: string;
}

const viewOf = (page: Page): Promise<View> =>
  page.evaluate(() => {
    const main = document.querySelector('main')?.cloneNode(true) as HTMLElement | undefined;
    main?.querySelectorAll('noscript').forEach((element) => element.remove());
    return {
      address: window.location.pathname + window.location.search,
      lang: document.documentElement.lang,
      title: document.title,
      heading: document.querySelector('h1')?.innerText ?? '',
      text: (main?.textContent ?? '').replace(/[\d\s]+/g, ' ').trim(),
    };
  });

interface Visit {
  page: Page;
  context: BrowserContext;
  address: string;
  /** Before the first move. */
  view: View;
}

/** Follows a link of the page as a client-side navigation. */
async function follow(page: Page, selector: string): Promise<void> {
  const from = page.url();
  await page
    .locator(selector)
    .first()
    .evaluate((link) => (link as HTMLAnchorElement).click());
  await page.waitForURL((url) => url.href !== from);
}

/** The view of a page once it no longer changes: forms, adverts and lists can follow the first paint. */
async function stableView(page: Page): Promise<View> {
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
  let [last, view] = ['', await viewOf(page)];
  while (last !== JSON.stringify(view)) {
    last = JSON.stringify(view);
    await page.waitForTimeout(STABLE_MS);
    view = await viewOf(page);
  }
  return view;
}

/** The view of a page once it is as expected, or its last one. */
async function settle(page: Page, expected: View): Promise<View> {
  let view = await viewOf(page);
  await until(async () => JSON.stringify((view = await viewOf(page))) === JSON.stringify(expected), {
    timeoutMs: ACTION_TIMEOUT_MS,
  }).catch(() => undefined);
  return view;
}

const moves: Record<string, (visit: Visit) => Promise<View>> = {
  async back({ page, view }) {
    const from = page.url();
    await follow(page, 'a[href^="/"]:not([hreflang], [target], [download], [aria-current])');
    await page.goBack();
    await page.waitForURL(from);
    await waitForHydration(page);
    return settle(page, view);
  },
  async reload({ page, view }) {
    await page.reload();
    await waitForHydration(page);
    return settle(page, view);
  },
  async 'another language and back'({ page, view }) {
    const { lang } = view;
    const other = lang === 'en' ? 'ja' : 'en';
    await follow(page, `a[hreflang="${other}"]`);
    await waitForHydration(page);
    expect((await viewOf(page)).lang).toBe(other);
    await follow(page, `a[hreflang="${lang}"]`);
    await waitForHydration(page);
    return settle(page, view);
  },
  async 'another device'({ page, view }) {
    await page.setViewportSize(PHONE);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await page.setViewportSize(DESKTOP);
    return settle(page, view);
  },
  async 'a second tab'({ context, address, view }) {
    const tab = await context.newPage();
    await visit(tab, address);
    const shown = await settle(tab, view);
    await tab.close();
    return shown;
  },
};

/** A generator of numbers from 0 to 1 (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** All moves in a random order. */
function shuffledMoves(seed: number): string[] {
  const random = randomOf(seed);
  return Object.keys(moves)
    .map((name) => ({ name, rank: random() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ name }) => name);
}

let site: Site;
let browser: Browser;
let pages: { path: string; moveCount: number }[];
setUpSite((opened) => ({ site, browser } = opened), { env: { LOG_LEVEL: 'error' } });
beforeAll(async () => {
  const routes = (await routeUrls(site.url)).filter(({ path }) => path !== NOT_FOUND_PATH);
  const isSample = (path: string) => SAMPLE_PATHS.includes(path);
  pages = routes
    .filter(({ path }) => process.env.QUALITY === 'all' || isSample(path))
    .map(({ path, urlFor }, index) => ({
      path: urlFor(languages[index % languages.length] ?? 'en'),
      moveCount: isSample(path) ? Object.keys(moves).length : MOVES_OF_OTHERS,
    }));
});

/** What differs after random moves; an empty list if nothing does. */
async function problemsOf(path: string, moveCount: number, seed: number): Promise<object[]> {
  const { page, context, consoleErrors } = await openPage(browser, { viewport: DESKTOP });
  await visit(page, site.url + path);
  const view = await stableView(page);
  // A page that needs an earlier step leads to it, and the sign-in with WeChat to another site.
  const address = page.url();
  const isOnSite = address.startsWith(site.url);
  // An address without a language, such as /, is that of the default one. Landing pages have no links to others.
  const hasLanguage = languages.some((language) => view.address.startsWith(`/${language}`));
  const hasLinks = hasLanguage && (await page.locator('a[hreflang]').count()) > 0;
  const order = shuffledMoves(seed)
    .filter((name) => hasLinks || !name.includes('language'))
    .slice(0, isOnSite ? moveCount : 0);
  const problems: object[] = [];
  for (const name of order) {
    const seen = await moves[name]!({ page, context, address, view }).catch((error: Error) => error.message);
    if (JSON.stringify(seen) !== JSON.stringify(view)) problems.push({ path, order, name, view, seen });
  }
  if (consoleErrors.length > 0) problems.push({ path, order, consoleErrors });
  await context.close();
  return problems;
}

test('a page shows the same after every way of returning to it', async () => {
  const problems: object[] = [];
  for (const [index, { path, moveCount }] of pages.entries())
    problems.push(...(await problemsOf(path, moveCount, SEED + index)));
  expect(problems).toEqual([]);
}, 1_200_000);
