// What a first visit transfers, in bytes over the network: JavaScript, styles, fonts, pictures, document; in a real
// browser.
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { buildIfStale } from '../../webpack/build.mjs';
import { firstId, freePort, startSite } from './startSite.mjs';

/** Limit per page: KB of JavaScript as brotli (1 KB = 1,000 bytes). */
const MAX_SCRIPT_KB = 150;
/** KB of the whole home page on a phone. */
const MAX_HOME_KB = 700;

/** Opens a page with an empty cache and sums up the transfers by kind. */
async function measureTransfers(browser, url) {
  // Prefetching for other pages must not count: data saving turns it off.
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, serviceWorkers: 'block' });
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map();
  const sums = {};
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    kinds.set(requestId, { type, url: response.url }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { type = 'Other' } = kinds.get(requestId) ?? {};
    sums[type] = (sums[type] ?? 0) + encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const names = [...kinds.values()]
    .filter(({ type }) => type === 'Script')
    .map(({ url: script }) => script.split('/').at(-1));
  await context.close();
  return { sums, names };
}

export async function run(print) {
  await buildIfStale();
  const folder = mkdtempSync(join(tmpdir(), 'weight-'));
  const port = await freePort();
  const site = await startSite(folder, port);
  const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
  try {
    const base = `http://127.0.0.1:${port}`;
    const pages = {
      home: '/en',
      news: `/en/news/details/${await firstId(base, '/web/news/findPage')}`,
      exhibitors: '/en/exhibitor-list',
      exhibitor: `/en/exhibitor-list/details/${await firstId(base, '/exhibitor/findPage')}`,
      programme: '/en/meeting',
      plan: '/en/exhibition/map/hall',
      search: '/en/search?k=laser',
      about: '/ru/about',
      registration: '/en/audience/registration',
    };
    for (const [page, path] of Object.entries(pages)) {
      const { sums, names } = await measureTransfers(browser, base + path);
      const kb = (type) => Math.round((sums[type] ?? 0) / 100) / 10;
      const all = Object.values(sums).reduce((sum, bytes) => sum + bytes, 0);
      const javascript = kb('Script');
      print({
        bench: 'weight',
        page,
        unit: 'KB',
        javascript,
        styles: kb('Stylesheet'),
        fonts: kb('Font'),
        pictures: kb('Image'),
        document: kb('Document'),
        all: Math.round(all / 100) / 10,
        scripts: names,
      });
      const hasForm = page === 'registration';
      if (!hasForm && javascript > MAX_SCRIPT_KB) {
        console.error(`${page}: ${javascript} KB of JavaScript, at most ${MAX_SCRIPT_KB}`);
        process.exitCode = 1;
      }
      if (page === 'home' && all / 1_000 > MAX_HOME_KB) {
        console.error(`${page}: ${Math.round(all / 1_000)} KB, at most ${MAX_HOME_KB}`);
        process.exitCode = 1;
      }
    }
  } finally {
    await browser.close();
    site.kill('SIGTERM');
    await once(site, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}
