/** Web vitals of a real browser come to the metrics of their kind of page; of a reader who asks for privacy nothing is even loaded. */
import type { Browser } from 'playwright-core';
import { freePort } from '../support/postgresServer.mjs';
import { openForAll } from './opened';
import { openPage, type Site, visit } from './site';
import { until } from '../support/until';

let site: Site;
let browser: Browser;
let metrics: string;
openForAll((opened) => ({ site, browser } = opened), {
  env: async () => {
    const port = await freePort();
    metrics = `http://127.0.0.1:${port}/metrics`;
    return { METRICS_PORT: String(port), WEB_VITALS_SAMPLE: '1' };
  },
});

/** The figures that readers' browsers have told, by metric and kind of page. */
async function reported(): Promise<string[]> {
  const text = await (await fetch(metrics)).text();
  return [...text.matchAll(/^web_vitals_(\w+)_count\{(.*)\} ([1-9]\d*)$/gm)].map(
    ([, name, labels, count]) => `${name} ${labels} ${count}`,
  );
}

/** Opens a page, reads it, and leaves it. Gives the scripts that it asked for, and what closes the window: a beacon is sent while that is open. */
async function read(
  path: string,
  { privately = false } = {},
): Promise<{ scripts: string[]; close: () => Promise<void> }> {
  const { page, context, faults } = await openPage(browser);
  if (privately)
    await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' }));
  const scripts: string[] = [];
  page.on('response', (response) => void (response.url().endsWith('.js') && scripts.push(response.url())));
  const viewed = page.waitForResponse((response) => response.url().endsWith('/log/form/track'));
  await visit(page, site.url + path);
  await viewed;
  await page.locator('h1').first().click();
  // What measures comes after the answer to the view, when the browser has nothing else to do: until nothing comes any more.
  for (let count = -1; count !== scripts.length; await page.waitForTimeout(1_000)) count = scripts.length;
  // A script that has come begins to measure, and hears what was before it, once the browser gets to it.
  for (let turn = 0; turn < 3; turn++)
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done))));
  await page.goto('about:blank');
  expect(faults).toEqual([]);
  return { scripts, close: () => context.close() };
}

test('a document that was read and left tells its figures; who asks not to be followed tells none and loads nothing for it', async () => {
  const privately = await read('/en', { privately: true });
  const open = await read('/en');
  // The library comes beside what every reader loads, and after it.
  expect(open.scripts.length).toBe(privately.scripts.length + 1);
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
