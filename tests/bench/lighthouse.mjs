// Lighthouse's mobile preset on four pages, the median of three runs, one JSON line per page. A figure that exceeds
// its limit fails the run.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { buildIfStale } from '../../webpack/build.mjs';
import { median } from './median.mjs';
import { firstId, freePort, startSite } from './startSite.mjs';

const RUNS = Number(process.env.RUNS ?? 3);
/** Limits: scores of 100 except performance; milliseconds; a share of the window. */
const MIN_SCORES = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const MAX_METRICS = {
  'largest-contentful-paint': 1_800,
  'cumulative-layout-shift': 0.02,
  'total-blocking-time': 200,
  'max-potential-fid': 200,
};

async function measure(url, chromePort) {
  const { lhr } = await lighthouse(url, { port: chromePort, output: 'json', logLevel: 'error' });
  const scores = Object.keys(MIN_SCORES).map((name) => [name, Math.round(lhr.categories[name].score * 100)]);
  // A missing measurement exceeds every limit.
  const figures = Object.keys(MAX_METRICS).map((name) => {
    const value = lhr.audits[name].numericValue ?? Infinity;
    return [name, Math.round(value * 1_000) / 1_000];
  });
  const errors = Object.keys(MAX_METRICS).flatMap((name) => lhr.audits[name].errorMessage ?? []);
  // Failed audits, to show what to fix.
  const failedAudits = Object.values(lhr.categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) =>
      auditRefs.filter(({ id, weight }) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 1),
    )
    .map(({ id }) => id);
  // The machine's speed as measured by Lighthouse: a slow one is throttled four times all the same.
  const speed = lhr.environment.benchmarkIndex;
  return { ...Object.fromEntries([...scores, ...figures]), speed, failedAudits, errors };
}

export async function run(print) {
  await buildIfStale();
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const port = await freePort();
  const site = await startSite(folder, port);
  const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
  const base = `http://127.0.0.1:${port}`;
  try {
    const pages = {
      home: '/en',
      news: `/en/news/details/${await firstId(base, '/web/news/findPage')}`,
      exhibitors: '/en/exhibitor-list',
      exhibitor: `/en/exhibitor-list/details/${await firstId(base, '/exhibitor/findPage')}`,
    };
    let failed = false;
    for (const [page, path] of Object.entries(pages)) {
      const results = [];
      for (let count = 0; count < RUNS; count++) {
        const debugPort = await freePort();
        const browser = await chromium.launch({
          executablePath,
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-background-networking',
            `--remote-debugging-port=${debugPort}`,
          ],
        });
        results.push(await measure(base + path, debugPort));
        await browser.close();
      }
      const figures = Object.fromEntries(
        [...Object.keys(MIN_SCORES), ...Object.keys(MAX_METRICS)].map((name) => [
          name,
          median(results.map((result) => result[name])),
        ]),
      );
      const exceeded = [
        ...Object.entries(MIN_SCORES).filter(([name, min]) => figures[name] < min),
        ...Object.entries(MAX_METRICS).filter(([name, max]) => figures[name] > max),
      ].map(([name]) => name);
      failed ||= exceeded.length > 0;
      const collect = (name) => [...new Set(results.flatMap((result) => result[name]))];
      const speed = Math.round(median(results.map((result) => result.speed)));
      print({
        bench: 'lighthouse',
        page,
        ...figures,
        speed,
        exceeded,
        failedAudits: collect('failedAudits'),
        errors: collect('errors'),
      });
    }
    if (failed) process.exitCode = 1;
  } finally {
    site.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
