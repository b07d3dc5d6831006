/**
 * Web vitals of a real browser reach the metrics of their page type; with a privacy signal the library is not even
 * loaded.
 */
import type { Browser } from 'playwright-core';
import { freePort } from '../support/postgresServer.mjs';
import { setUpSite } from './setUpSite';
import { openPage, type Site, visit } from './site';
import { until } from '../support/until';

let site: Site;
let browser: Browser;
let metrics: string;
setUpSite((opened) => ({ site, browser } = opened), {
  env: async () => {
    const port = await freePort();
    metrics = `http://127.0.0.1:${port}/metrics`;
    return { METRICS_PORT: String(port), WEB_VITALS_SAMPLE: '1' };
  },
});

/** The reported web vitals, by metric and page type. */
async function reported(): Promise<string[]> {
  const text = await (await fetch(metrics)).text();
  return [...text.matchAll(/^web_vitals_(\w+)_count\{(.*)\} ([1-9]\d*)$/gm)].map(
    ([, name, labels, count]) => `${name} ${labels} ${count}`,
  );
}

/** Whether one of the scripts is the measuring library, by a name that no other script has. */
async function hasLibrary(scripts: readonly string[]): Promise<boolean> {
  const texts = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()));
  return texts.some((text) => text.includes('largest-contentful-paint'));
}

/**
 * Opens a page, reads it, and leaves it.
 * @returns its requested scripts, and a function that closes the window, which must stay open for the beacon
 */
async function read(
  path: string,
  { privately = false } = {},
): Promise<{ scripts: string[]; close: () => Promise<void> }> {
  const { page, context, consoleErrors } = await openPage(browser);
  if (privately)
    await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' }));
  const scripts: string[] = [];
  page.on('response', (response) => void (response.url().endsWith('.js') && scripts.push(response.url())));
  const viewed = page.waitForResponse((response) => response.url().endsWith('/log/form/track'));
  await visit(page, site.url + path);
  await viewed;
  await page.locator('h1').first().click();
  // The measuring library loads when the browser is idle after the response to the view: wait until no more scripts
  // load.
  for (let count = -1; count !== scripts.length; await page.waitForTimeout(1_000)) count = scripts.length;
  // A loaded script starts measuring at a later idle moment, with buffered entries.
  for (let turn = 0; turn < 3; turn++)
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done))));
  await page.goto('about:blank');
  expect(consoleErrors).toEqual([]);
  return { scripts, close: () => context.close() };
}

test('sends its web vitals when the page is hidden; with a privacy signal it sends none and loads no code for them', async () => {
  const privately = await read('/en', { privately: true });
  const open = await read('/en');
  expect({ privately: await hasLibrary(privately.scripts), open: await hasLibrary(open.scripts) }).toEqual({
    privately: false,
    open: true,
  });
  await until(async () => (await reported()).length > 0);
  expect((await reported()).filter((line) => !line.includes('INP')).sort()).toEqual([
    'layout_shift page="home" 1',
    'seconds metric="FCP",page="home" 1',
    'seconds metric="LCP",page="home" 1',
    'seconds metric="TTFB",page="home" 1',
  ]);
  await Promise.all([privately.close(), open.close()]);
  const records = await site.command('tracking', 'summary', '--day', '2026-03-01');
  expect(records).not.toContain('vitals');
});
