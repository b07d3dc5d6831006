/**
 * Forms: from a key press to its painted frame, in a form of 60 fields with 20 dependent ones, on a four times slower
 * processor; what a form page loads in addition to the shell; how many submissions one core of the server validates
 * per second.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { buildIfStale } from '../../webpack/build.mjs';
import { freePort, startSite } from './startSite.mjs';

/** Milliseconds from a key press to the painted frame, 95th percentile; more in the field that conditions read. */
const MAX_KEY_MS = 50;
const MAX_DECIDING_KEY_MS = 100;
/** KB of JavaScript as brotli (1 KB = 1,000 bytes) that a form page loads in addition to a page without a form. */
const MAX_SCRIPT_KB = 250;
/** Submissions per second. */
const MIN_VALIDATIONS = 5_000;

const FIELDS = 60;
const CONDITIONS = 20;
const KEYS = 200;

const inAll = (text) => Object.fromEntries(['zh-cn', 'en', 'ru', 'zh-tw', 'ja'].map((locale) => [locale, text]));
const countFields = (properties) =>
  Object.values(properties).reduce((sum, node) => sum + (node.properties ? countFields(node.properties) : 1), 0);

/** Publishes the media card's form with sixty fields, twenty of which depend on the first. */
async function publishLargeForm(base) {
  const { data } = await (await fetch(`${base}/api/web/own/form/media-card`)).json();
  const form = await (await fetch(base + data.current.url)).json();
  form.version += 1;
  const { properties } = form.schema;
  const more = FIELDS - countFields(properties);
  for (let index = 0; index < more; index++) {
    const isConditional = index >= more - CONDITIONS;
    properties[`question${index}`] = {
      type: 'string',
      title: inAll(`Question ${index}`),
      maxLength: 2000,
      ...(isConditional && { 'x-visible': `{{ length($values.question0) > ${(index % CONDITIONS) * 5} }}` }),
      'x-decorator': 'FormItem',
      'x-component': 'Input',
    };
  }
  const response = await fetch(`${base}/api/web/own/form-version`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ formId: 'media-card', document: JSON.stringify(form, null, 2) }),
  });
  const { code, message } = await response.json();
  if (code !== 200) throw new Error(`The large form was not published: ${message}`);
}

/** Times from key presses to the next frame, sorted. */
async function typeKeys(browser, base, slowdown, question) {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${base}/en/media-card`, { waitUntil: 'networkidle' });
  const field = page.getByRole('textbox', { name: new RegExp(`^Question ${question} `) });
  await field.click();
  await page.evaluate(() => {
    window.keyTimes = [];
    document.addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          // The first task after a frame was painted.
          port1.onmessage = () => window.keyTimes.push(performance.now() - timeStamp);
          port2.postMessage(null);
        }),
      true,
    );
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // Processor time of the page's thread, which a busy machine does not change.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const work = async () =>
    (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration').value * 1_000;
  const before = await work();
  for (let count = 0; count < KEYS; count++) {
    await page.keyboard.press('a');
    await page.waitForTimeout(60);
  }
  const cpuMs = ((await work()) - before) / KEYS;
  const visibleQuestions = await page.getByRole('textbox', { name: /^Question/ }).count();
  const times = await page.evaluate(() => window.keyTimes);
  await context.close();
  return { visibleQuestions, cpuMs: Math.round(cpuMs * 10) / 10, times: times.sort((one, other) => one - other) };
}

/** Scripts of a page by URL, in bytes over the network. */
async function scriptsOf(browser, url) {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, serviceWorkers: 'block' });
  // Without prefetching for other pages.
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const addresses = new Map();
  const bytes = new Map();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') addresses.set(requestId, response.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId);
    if (address) bytes.set(address, encodedDataLength);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await context.close();
  return bytes;
}

/** In its own process, whose one thread is the core. */
async function validationsPerSecond() {
  const measure = fileURLToPath(new URL('./formsMeasure.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', measure], { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.on('data', (chunk) => (text += chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The measurement ended with ${code}.`);
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

function checkLimit(message, isMet) {
  if (isMet) return;
  console.error(message);
  process.exitCode = 1;
}

export async function run(print) {
  await buildIfStale();
  for (const figure of await validationsPerSecond()) {
    print({ ...figure, limit: MIN_VALIDATIONS });
    checkLimit(
      `${figure.form}: ${figure.perSecond} submissions per second, at least ${MIN_VALIDATIONS}`,
      figure.perSecond >= MIN_VALIDATIONS,
    );
  }
  const folder = mkdtempSync(join(tmpdir(), 'forms-'));
  const port = await freePort();
  const site = await startSite(folder, port);
  const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
  try {
    const base = `http://127.0.0.1:${port}`;
    const shell = await scriptsOf(browser, `${base}/en/about`);
    for (const path of ['/en/media-card', '/en/audience/registration']) {
      const pageScripts = [...(await scriptsOf(browser, base + path))].filter(([address]) => !shell.has(address));
      const javascript = Math.round(pageScripts.reduce((sum, [, bytes]) => sum + bytes, 0) / 100) / 10;
      print({ bench: 'form page', path, unit: 'KB', javascript, limit: MAX_SCRIPT_KB });
      checkLimit(
        `${path}: ${javascript} KB in addition to the shell, at most ${MAX_SCRIPT_KB}`,
        javascript <= MAX_SCRIPT_KB,
      );
    }
    await publishLargeForm(base);
    for (const slowdown of [1, 4])
      for (const question of [1, 0]) {
        const limit = question === 0 ? MAX_DECIDING_KEY_MS : MAX_KEY_MS;
        const { visibleQuestions, cpuMs, times } = await typeKeys(browser, base, slowdown, question);
        const at = (share) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] * 10) / 10;
        const figure = { fields: FIELDS, conditions: CONDITIONS, keys: times.length, questionsShown: visibleQuestions };
        print({
          bench: question === 0 ? 'key to paint in a field that conditions read' : 'key to paint',
          slowdown,
          ...figure,
          unit: 'ms',
          p50: at(0.5),
          p95: at(0.95),
          cpuMs,
          limit,
        });
        checkLimit(`A key press takes ${at(0.95)} ms, at most ${limit}`, at(0.95) <= limit);
      }
  } finally {
    await browser.close();
    site.kill('SIGTERM');
    await once(site, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}
