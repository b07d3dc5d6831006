/** Debian's WebKit, the engine of Safari, in its MiniBrowser: a few WebDriver (W3C) calls, which are JSON. */
import { spawn } from 'node:child_process';
import { freePort } from '../../support/postgresServer.mjs';
import { until } from '../../support/until';
import { ACT_WITHIN_MS } from '../site';
import { SCREEN, WEBKIT_DRIVER } from './needs.mjs';
import { hydrated, there, type Reader } from './reader';

/** WebDriver's codes of the key and of an element. */
const KEYS = { Enter: '\uE007' };
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** It does not report page errors, so the page records them itself, from hydration on. */
const WRITE_DOWN = `
  if (window.faults) return;
  window.faults = [];
  for (const level of ['error', 'warn']) {
    const say = console[level];
    console[level] = (...words) => { window.faults.push(level + ': ' + words.map(String).join(' ')); say(...words); };
  }
  addEventListener('error', ({ message }) => window.faults.push(message));
  addEventListener('unhandledrejection', ({ reason }) => window.faults.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => window.faults.push(violatedDirective + ' ' + blockedURI));`;

/**
 * Starts the driver on a virtual display.
 * @returns its URL, and a function that ends it with all its processes
 */
async function beginDriver(): Promise<{ url: string; end: () => void }> {
  const port = await freePort();
  const driver = spawn(SCREEN, ['--auto-servernum', WEBKIT_DRIVER, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  const url = `http://127.0.0.1:${port}`;
  const end = () => void (driver.pid && process.kill(-driver.pid, 'SIGTERM'));
  const listens = async () => (await fetch(`${url}/status`).catch(() => null))?.ok ?? false;
  try {
    await until(listens, { description: 'the driver of WebKit listens', timeoutMs: ACT_WITHIN_MS });
  } catch (late) {
    end();
    throw late;
  }
  return { url, end };
}

export async function webkit(): Promise<Reader> {
  const driver = await beginDriver();
  const call = async <T>(path: string, body?: object, method = body ? 'POST' : 'GET'): Promise<T> => {
    const response = await fetch(driver.url + path, { method, body: body && JSON.stringify(body) });
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
    return value;
  };
  const { sessionId, capabilities } = await call<{ sessionId: string; capabilities: { browserVersion: string } }>(
    '/session',
    { capabilities: { alwaysMatch: {} } },
  ).catch((refused: unknown) => {
    driver.end();
    throw refused;
  });
  const session = `/session/${sessionId}`;
  const run = <T>(body: string) =>
    call<T>(`${session}/execute/async`, {
      script: `const done = arguments[arguments.length - 1]; (async () => {${body}})().then(done);`,
      args: [],
    });
  const find = async (xpath: string) => {
    await there({ run }, xpath);
    const element = await call<Record<string, string>>(`${session}/element`, { using: 'xpath', value: xpath });
    return `${session}/element/${element[ELEMENT]}`;
  };
  return {
    version: `WebKit ${capabilities.browserVersion}`,
    resize: (width, height) => call(`${session}/window/rect`, { x: 0, y: 0, width, height }),
    async open(url) {
      await call(`${session}/url`, { url });
      await hydrated({ run }, url);
      await run(WRITE_DOWN);
    },
    run,
    press: async (xpath) => call(`${await find(xpath)}/click`, {}),
    write: async (xpath, text, end) => call(`${await find(xpath)}/value`, { text: text + (end ? KEYS[end] : '') }),
    faults: () => run('return (window.faults ?? []).splice(0)'),
    async close() {
      await call(session, undefined, 'DELETE').catch(() => undefined);
      driver.end();
    },
  };
}
