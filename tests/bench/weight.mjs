// What a first visit transfers, in bytes on the wire: JavaScript, styles, fonts, pictures, document; by a real browser.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { buildWhenStale } from '../../webpack/build.mjs';

/** Figures that a page must keep to: KB of JavaScript as brotli (1 KB = 1,000 bytes). */
const LIMITS = { home: 150, news: 150 };

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

async function startSite(folder, port) {
  const child = spawn(process.execPath, ['dist/server/index.cjs'], {
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'error' },
    stdio: 'ignore',
  });
  for (let tries = 0; tries < 600; tries++) {
    if ((await fetch(`http://127.0.0.1:${port}/ready`).catch(() => null))?.ok) return child;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The site did not start.');
}

/** Opens a page with an empty cache and adds up what came, by kind. */
async function weigh(browser, url) {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 } });
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
  await buildWhenStale();
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
    const answer = await fetch(`${base}/api/web/news/findPage`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"current":1,"size":1}',
    });
    const { id } = (await answer.json()).data.records[0];
    const pages = { home: '/en', news: `/en/news/details/${id}`, registration: '/en/audience/registration' };
    for (const [page, path] of Object.entries(pages)) {
      const { sums, names } = await weigh(browser, base + path);
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
      if (LIMITS[page] && javascript > LIMITS[page]) {
        console.error(`${page}: ${javascript} KB of JavaScript, at most ${LIMITS[page]}`);
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
