/** Debian's WebKit, the engine of Safari, in its MiniBrowser: a few WebDriver (W3C) calls, which are JSON. */
import { spawn } from 'node:child_process';
import { freePort } from '../../support/postgresServer.mjs';
import { until } from '../../support/until';
import { ACTION_TIMEOUT_MS } from '../site';
import { XVFB_RUN, WEBKIT_DRIVER } from './needs.mjs';
import { waitForHydration, waitForElement, type EngineDriver } from './driver';

/** WebDriver's codes of the key and of an element. */
const KEYS = { Enter: '\uE007' };
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** It does not report page errors, so the page records them itself, from hydration on. */
const RECORD_ERRORS_SCRIPT = `
  if (window.faults) return;
  window.faults = [];
  for (const level of ['error', 'warn']) {
    const original = console[level];
    console[level] = (...args) => { window.faults.push(level + ': ' + args.map(String).join(' ')); original(...args); };
  }
  addEventListener('error', ({ message }) => window.faults.push(message));
  addEventListener('unhandledrejection', ({ reason }) => window.faults.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => window.faults.push(violatedDirective + ' ' + blockedURI));`;

/**
 * Starts the driver on a virtual display.
 * @returns its URL, and a function that ends it with all its processes
 */
async function startDriver(): Promise<{ url: string; end: () => void }> {
  const port = await freePort();
  const driver = spawn(XVFB_RUN, ['--auto-servernum', WEBKIT_DRIVER, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  const url = `http://127.0.0.1:${port}`;
  const end = () => void (driver.pid && process.kill(-driver.pid, 'SIGTERM'));
  const isListening = async () => (await fetch(`${url}/status`).catch(() => null))?.ok ?? false;
  try {
    await until(isListening, { description: 'the driver of WebKit listens', timeoutMs: ACTION_TIMEOUT_MS });
  } catch (error) {
    end();
    throw error;
  }
  return { url, end };
}

export async function launchWebkit(): Promise<EngineDriver> {
  const driver = await startDriver();
  const call = async <T>(path: string, body?: object, method = body ? 'POST' : 'GET'): Promise<T> => {
    const response = await fetch(driver.url + path, { method, body: body && JSON.stringify(body) });
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
    return value;
  };
  const { sessionId, capabilities } = await call<{ sessionId: string; capabilities: { browserVersion: string } }>(
    '/session',
    { capabilities: { alwaysMatch: {} } },
  ).catch((error: unknown) => {
    driver.end();
    throw error;
  });
  const session = `/session/${sessionId}`;
  const run = <T>(body: string) =>
    call<T>(`${session}/execute/async`, {
      script: `const done = arguments[arguments.length - 1]; (async () => {${body}})().then(done);`,
      args: [],
    });
  const find = async (xpath: string) => {
    await waitForElement({ run }, xpath);
    const element = await call<Record<string, string>>(`${session}/element`, { using: 'xpath', value: xpath });
    return `${session}/element/${element[ELEMENT]}`;
  };
  return {
    version: `WebKit ${capabilities.browserVersion}`,
    resize: (width, height) => call(`${session}/window/rect`, { x: 0, y: 0, width, height }),
    async open(url) {
      await call(`${session}/url`, { url });
      await waitForHydration({ run }, url);
      await run(RECORD_ERRORS_SCRIPT);
    },
    run,
    click: async (xpath) => call(`${await find(xpath)}/click`, {}),
    type: async (xpath, text, submitKey) =>
      call(`${await find(xpath)}/value`, { text: text + (submitKey ? KEYS[submitKey] : '') }),
    takeErrors: () => run('return (window.faults ?? []).splice(0)'),
    async close() {
      await call(session, undefined, 'DELETE').catch(() => undefined);
      driver.end();
    },
  };
}
