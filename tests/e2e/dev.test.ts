/**
 * `npm run dev` on a copy of the repository: a developer's change is complete when the browser or the API requests
 * it.
 */
import { once } from 'node:events';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { WebSocket } from 'ws';
import { startDev, type DevSite } from './devSite';
import { launchBrowser, openPage, waitForHydration } from './site';

const PAGE = 'src/pages/HomePage/index.tsx';
const FIGURES = 'src/features/home/components/CountdownFigures.tsx';
const ACTION = 'src/features/home/visitAction.ts';
const HEALTH = 'server/http/plugins/health.ts';
const HANDLERS = 'server/http/handlers/content.ts';
const NEWSLETTER = 'src/app/components/NewsletterForm.tsx';
/** A child within the newsletter form's markup. */
const CHILD = "{formatMessage({ id: 'footer.newsletterText' })}";
/** An expression that fails when it is evaluated. */
const broken = (property: string) => `(undefined as unknown as Record<string, string[]>).${property}`;

let site: DevSite;
let copy: string;
let base: string;
const serverEvents: { type: string; data?: unknown }[] = [];
let socket: WebSocket;
let browser: Browser;

beforeAll(async () => {
  site = await startDev();
  ({ copy, base } = site);
  await connect();
  browser = await launchBrowser();
}, 600_000);
afterAll(async () => {
  await browser.close();
  socket.removeAllListeners('close').close();
  await site.stop();
});

/** Listens to messages for browsers. The server drops connections during a long build, so browsers connect again. */
async function connect(): Promise<void> {
  socket = new WebSocket(`${base.replace('http', 'ws')}/ws`, { origin: base });
  socket.on('message', (data: Buffer) => serverEvents.push(JSON.parse(String(data)) as { type: string }));
  socket.on('close', () => void connect());
  await once(socket, 'open');
}

const untilServed = (isServed: () => boolean | Promise<boolean>): Promise<void> => site.untilServed(isServed);

async function textOf(path: string): Promise<string> {
  return (await fetch(base + path)).text();
}

function change(file: string, from: string | RegExp, to: string): void {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`Nothing of ${file} was changed.`);
  writeFileSync(path, after);
}

/** Type errors arrive whenever a check ends; builds have an end each. */
const isOfTypes = ({ data }: { data?: unknown }): boolean => /"TS\d+: /.test(JSON.stringify(data ?? null));

/** Waits until browsers are notified of a finished build. */
async function messagesDuring(work: () => void): Promise<typeof serverEvents> {
  const before = serverEvents.length;
  work();
  const newMessages = () => serverEvents.slice(before).filter((message) => !isOfTypes(message));
  await untilServed(() => newMessages().some(({ type }) => ['ok', 'warnings', 'errors'].includes(type)));
  return newMessages();
}

/** Requests a content import over the socket of the server's data folder. */
const importByCommand = () =>
  new Promise<number | undefined>((resolve, reject) => {
    const socketPath = join(copy, '.data/server.sock');
    const call = request({ socketPath, path: '/content/import', method: 'POST' }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    call.once('error', reject).end();
  });

test('a page requested at the moment of the browser’s change notice contains the change', async () => {
  change(PAGE, /return \(\s+<HomeView([^]*?)\/>\s+\);/, 'return (<><p>seen 0</p><HomeView$1/></>);');
  await untilServed(async () => (await textOf('/en')).includes('seen 0'));
  for (const turn of [1, 2, 3]) {
    await messagesDuring(() => change(PAGE, `seen ${turn - 1}`, `seen ${turn}`));
    expect(/seen \d/.exec(await textOf('/en'))?.[0]).toBe(`seen ${turn}`);
  }
});

test('a removed export is reported by name, to browsers too, and the error disappears once it is back', async () => {
  const name = 'function CountdownFigures';
  const [messages] = (await messagesDuring(() => change(FIGURES, name, 'function OtherFigures'))).filter(
    ({ type }) => type === 'warnings' || type === 'errors',
  );
  expect(JSON.stringify(messages?.data)).toContain('CountdownFigures');
  const after = await messagesDuring(() => change(FIGURES, 'function OtherFigures', name));
  expect(after.map(({ type }) => type)).not.toContain('errors');
  expect(await textOf('/en')).toContain('seen 3');
});

test('a file renamed to another extension and back is rendered without a restart', async () => {
  for (const [turn, from, to] of [
    [4, ACTION, `${ACTION}x`],
    [5, `${ACTION}x`, ACTION],
  ] as const) {
    const messages = await messagesDuring(() => renameSync(join(copy, from), join(copy, to)));
    expect(messages.map(({ type }) => type)).not.toContain('errors');
    await messagesDuring(() => change(PAGE, `seen ${turn - 1}`, `seen ${turn}`));
    expect(await textOf('/en')).toContain(`seen ${turn}`);
  }
});

test('a changed server restarts with the same database and commands', async () => {
  const response = await fetch(`${base}/api/verification/sendImageCode`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"purpose":"registration"}',
  });
  const { data } = (await response.json()) as { data: { captchaId: string } };
  const captcha = `/dev/captcha/${data.captchaId}.json`;
  const before = await textOf(captcha);
  expect(JSON.parse(before)).toEqual({ code: expect.any(String) as string, work: expect.any(Array) as number[] });
  change(HEALTH, "status: 'ok'", "status: 'ok2'");
  await untilServed(async () => (await textOf('/health')).includes('ok2'));
  expect(await textOf(captcha)).toBe(before);
  // An editor may write a file in two steps: during the second build, commands must wait.
  await untilServed(async () => (await importByCommand()) === 200);
});

test('a server that fails to start reports why, and recovers with the next change', async () => {
  change(HEALTH, 'export function healthRoutes', "throw new Error('broken on purpose');\nexport function healthRoutes");
  await untilServed(() => site.output().includes('broken on purpose'));
  change(HEALTH, "throw new Error('broken on purpose');\n", '');
  await untilServed(async () => (await textOf('/health')).includes('ok2'));
  // An editor may write a file in two steps: during the second build, commands must wait.
  await untilServed(async () => (await importByCommand()) === 200);
  expect((await fetch(`${base}/en`)).status).toBe(200);
});

/** A build and a type check on a busy computer. */
const TIMEOUT_MS = 120_000;

/** The home page in a browser of its own. */
async function openHome(): Promise<Page> {
  const { page } = await openPage(browser);
  await page.goto(`${base}/en`, { timeout: TIMEOUT_MS });
  await waitForHydration(page);
  return page;
}

const overlayOf = (page: Page) => page.frameLocator('#webpack-dev-server-client-overlay').locator('body');

/** Waits for the overlay to show a place and a message. */
const untilShown = (page: Page, place: string, message: string) =>
  overlayOf(page).filter({ hasText: place }).filter({ hasText: message }).waitFor({ timeout: TIMEOUT_MS });

const untilClosed = (page: Page) =>
  page.locator('#webpack-dev-server-client-overlay').waitFor({ state: 'detached', timeout: TIMEOUT_MS });

/** The line of a text in a file, as the overlay shows it. */
function placeOf(file: string, marker: string): string {
  const lines = readFileSync(join(copy, file), 'utf8').split('\n');
  return `${file} ${lines.findIndex((line) => line.includes(marker)) + 1}:`;
}

test('an edited component is refreshed without losing the input of its form', async () => {
  const page = await openHome();
  const field = page.locator('footer input[type=email]');
  await field.fill('anna@example.org');
  let loads = 0;
  page.on('load', () => (loads += 1));
  change(NEWSLETTER, CHILD, 'refreshed');
  await page.locator('footer').getByText('refreshed').waitFor({ timeout: TIMEOUT_MS });
  expect({ input: await field.inputValue(), loads }).toEqual({ input: 'anna@example.org', loads: 0 });
  change(NEWSLETTER, 'refreshed', CHILD);
  await page.context().close();
});

test('an error while a component renders is shown with its line within JSX, until it is corrected', async () => {
  const page = await openHome();
  change(NEWSLETTER, CHILD, `{${broken('render')}}`);
  await untilShown(page, placeOf(NEWSLETTER, broken('render')), "reading 'render'");
  change(NEWSLETTER, `{${broken('render')}}`, CHILD);
  await untilClosed(page);
  await page.context().close();
});

test('a wrong type is shown with its line, in the terminal too', async () => {
  const page = await openHome();
  change(ACTION, 'export ', 'export const wrongType: string = 1;\nexport ');
  const message = "Type 'number' is not assignable to type 'string'.";
  await untilShown(page, placeOf(ACTION, 'wrongType'), message);
  expect(site.output()).toContain(message);
  change(ACTION, 'export const wrongType: string = 1;\n', '');
  await untilClosed(page);
  await page.context().close();
});

test('an error of an API handler is shown with its line, in the terminal too', async () => {
  const page = await openHome();
  change(HANDLERS, 'services.site.menu(locale)', broken('handler'));
  const menu = `${base}/api/web/menu/menu`;
  await untilServed(async () => (await fetch(menu)).status === 500);
  await untilShown(page, placeOf(HANDLERS, broken('handler')), "reading 'handler'");
  expect(site.output()).toContain("reading 'handler'");
  change(HANDLERS, broken('handler'), 'services.site.menu(locale)');
  await untilClosed(page);
  await page.context().close();
});

test('an error while the server renders a page is shown with its line', async () => {
  const fault = `if (typeof document === 'undefined') throw new Error('on the server');`;
  await messagesDuring(() => change(FIGURES, /(function CountdownFigures[^]*?\) \{\n)/, `$1${fault}\n`));
  const page = await openHome();
  await untilShown(page, placeOf(FIGURES, fault), 'on the server');
  change(FIGURES, `${fault}\n`, '');
  await untilClosed(page);
  await page.context().close();
});

test('Redux DevTools show endpoints by name, and not the ticks of the countdown', async () => {
  const { page } = await openPage(browser);
  await page.addInitScript(() => {
    const compose = (options: object) => {
      Object.assign(window, { devToolsOptions: options });
      return (enhancer: unknown) => enhancer;
    };
    Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: compose });
  });
  await page.goto(`${base}/en`);
  await waitForHydration(page);
  const settings = await page.evaluate(() => {
    const { devToolsOptions: options } = window as unknown as {
      devToolsOptions: { actionsDenylist: string[]; actionSanitizer: (action: object) => { type: string } };
    };
    const pending = { type: 'api/executeQuery/pending', meta: { arg: { endpointName: 'configMenu' } } };
    return { hidden: options.actionsDenylist, query: options.actionSanitizer(pending).type };
  });
  expect(settings).toEqual({
    hidden: ['countdown/countdownUpdated'],
    query: 'api/executeQuery/pending configMenu',
  });
  await page.context().close();
});
