// Duration of a client-side navigation, from the click until the next page's title is painted, in ms: with a warm
// cache, prefetched by hover as for every mouse user, in a phone's and a desktop's window. The median of nine
// navigations per pair of pages.
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { buildIfStale } from '../../webpack/build.mjs';
import { freePort, startSite } from './startSite.mjs';

/** Maximum milliseconds. */
const MAX_MS = 150;
const CHANGES = 9;

/** Start page and link: the first matching link is clicked. */
const NAVIGATIONS = {
  'news → an item': ['/en/news', 'main a[href^="/en/news/details/"]'],
  'exhibitors → one': ['/en/exhibitor-list', 'main a[href^="/en/exhibitor-list/details/"]'],
  'exhibitors → second page': ['/en/exhibitor-list', 'main a[href="/en/exhibitor-list?current=2"]'],
  'programme → a meeting': ['/en/meeting', 'main a[href^="/en/meeting/details/"]'],
  'home → news': ['/en', 'footer a[href="/en/news"]'],
  'news → home': ['/en/news', 'a[href="/en"]'],
};

/**
 * Tracks pending requests; resolves once there are none for a tenth of a second. `networkidle` fires once per
 * document, before the hover's requests.
 */
function trackRequests(page) {
  let open = 0;
  let lastChange = Date.now();
  const update = (by) => () => {
    open += by;
    lastChange = Date.now();
  };
  page.on('request', update(1)).on('requestfinished', update(-1)).on('requestfailed', update(-1));
  return async () => {
    lastChange = Date.now();
    while (open > 0 || Date.now() - lastChange < 100) await new Promise((resolve) => setTimeout(resolve, 10));
  };
}

/** Clicks, and waits until the URL and the main element's text have changed and a frame has been painted. */
const timeOf = (page, selector) =>
  page.evaluate(
    (linkSelector) =>
      new Promise((resolve) => {
        const textOf = () => document.querySelector('#main')?.textContent?.slice(0, 20_000);
        const [address, before] = [location.href, textOf()];
        const started = performance.now();
        const poll = () => {
          if (location.href !== address && textOf() !== before && !document.querySelector('#main [aria-busy="true"]'))
            requestAnimationFrame(() => resolve(performance.now() - started));
          else requestAnimationFrame(poll);
        };
        [...document.querySelectorAll(linkSelector)].find((link) => link.checkVisibility()).click();
        poll();
      }),
    selector,
  );

async function measureNavigation(browser, base, width, [from, selector]) {
  const times = [];
  const context = await browser.newContext({ viewport: { width, height: 900 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const waitForQuiet = trackRequests(page);
  for (let count = 0; count < CHANGES; count++) {
    await page.goto(base + from, { waitUntil: 'networkidle' });
    await page.locator(selector).and(page.locator(':visible')).first().hover();
    await waitForQuiet();
    times.push(await timeOf(page, selector));
  }
  await context.close();
  return times.sort((one, other) => one - other);
}

export async function run(print) {
  await buildIfStale();
  const folder = mkdtempSync(join(tmpdir(), 'change-'));
  const port = await freePort();
  const site = await startSite(folder, port);
  const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    for (const width of [375, 1440])
      for (const [pair, route] of Object.entries(NAVIGATIONS)) {
        const times = await measureNavigation(browser, `http://127.0.0.1:${port}`, width, route);
        const medianMs = Math.round(times[Math.floor(times.length / 2)]);
        print({
          bench: 'change',
          pair,
          width,
          unit: 'ms',
          median: medianMs,
          slowest: Math.round(times.at(-1)),
          limit: MAX_MS,
        });
        if (medianMs > MAX_MS) process.exitCode = 1;
      }
  } finally {
    await browser.close();
    site.kill('SIGTERM');
    await once(site, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}
