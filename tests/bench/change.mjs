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
const MOST = 150;
const CHANGES = 9;

/** Start page and link: the first matching link is clicked. */
const CHANGES_OF = {
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
function lineOf(page) {
  let open = 0;
  let lastMove = Date.now();
  const move = (by) => () => {
    open += by;
    lastMove = Date.now();
  };
  page.on('request', move(1)).on('requestfinished', move(-1)).on('requestfailed', move(-1));
  return async () => {
    lastMove = Date.now();
    while (open > 0 || Date.now() - lastMove < 100) await new Promise((resolve) => setTimeout(resolve, 10));
  };
}

/** Clicks, and waits until the URL and the main element's text have changed and a frame has been painted. */
const timeOf = (page, selector) =>
  page.evaluate(
    (wanted) =>
      new Promise((resolve) => {
        const words = () => document.querySelector('#main')?.textContent?.slice(0, 20_000);
        const [address, before] = [location.href, words()];
        const started = performance.now();
        const look = () => {
          if (location.href !== address && words() !== before && !document.querySelector('#main [aria-busy="true"]'))
            requestAnimationFrame(() => resolve(performance.now() - started));
          else requestAnimationFrame(look);
        };
        [...document.querySelectorAll(wanted)].find((link) => link.checkVisibility()).click();
        look();
      }),
    selector,
  );

async function change(browser, base, width, [from, selector]) {
  const times = [];
  const context = await browser.newContext({ viewport: { width, height: 900 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const quiet = lineOf(page);
  for (let count = 0; count < CHANGES; count++) {
    await page.goto(base + from, { waitUntil: 'networkidle' });
    await page.locator(selector).and(page.locator(':visible')).first().hover();
    await quiet();
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
      for (const [pair, way] of Object.entries(CHANGES_OF)) {
        const times = await change(browser, `http://127.0.0.1:${port}`, width, way);
        const middle = Math.round(times[Math.floor(times.length / 2)]);
        print({ bench: 'change', pair, width, unit: 'ms', middle, slowest: Math.round(times.at(-1)), most: MOST });
        if (middle > MOST) process.exitCode = 1;
      }
  } finally {
    await browser.close();
    site.kill('SIGTERM');
    await once(site, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}
