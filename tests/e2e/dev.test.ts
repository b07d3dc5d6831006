/**
 * `npm run dev` on a copy of the repository: a developer's change is complete when the browser or the API requests
 * it.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { WebSocket } from 'ws';
import { files } from '../architecture/sources';
import { freePort } from '../support/postgresServer.mjs';
import { until } from '../support/until';

const PAGE = 'src/pages/HomePage/index.tsx';
const FIGURES = 'src/features/home/components/CountdownFigures.tsx';
const ACTION = 'src/features/home/visitAction.ts';
const HEALTH = 'server/http/plugins/health.ts';

const folder = mkdtempSync(join(tmpdir(), 'dev-'));
const copy = join(folder, 'site');
let dev: ChildProcess;
let base: string;
let output = '';
const serverEvents: { type: string; data?: unknown }[] = [];
let socket: WebSocket;

beforeAll(async () => {
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(file, join(copy, file));
  }
  // A symbolic link would lead the compiler out of the folder.
  cpSync('node_modules', join(copy, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  const port = await freePort();
  base = `http://127.0.0.1:${port}`;
  dev = spawn(process.execPath, ['webpack/dev.mjs'], {
    cwd: copy,
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: join(copy, '.data'), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  dev.stderr?.on('data', (chunk: Buffer) => (output += String(chunk)));
  await untilServed(async () => (await textOf('/en')).includes('</html>'));
  socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { origin: base });
  socket.on('message', (data: Buffer) => serverEvents.push(JSON.parse(String(data)) as { type: string }));
  await once(socket, 'open');
}, 600_000);
afterAll(async () => {
  socket.close();
  dev.kill('SIGTERM');
  await once(dev, 'exit');
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

/**
 * Polls until served; a restarting server refuses connections meanwhile.
 * @throws when the process has ended
 */
const untilServed = (isServed: () => boolean | Promise<boolean>): Promise<void> =>
  until(async () => {
    if (dev.exitCode !== null) throw new Error(`npm run dev has ended:\n${output}`);
    return Promise.resolve(isServed()).catch(() => false);
  });

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

/** Waits until browsers are notified of a finished build. */
async function messagesDuring(work: () => void): Promise<typeof serverEvents> {
  const before = serverEvents.length;
  work();
  const newMessages = () => serverEvents.slice(before);
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
  await untilServed(() => output.includes('broken on purpose'));
  change(HEALTH, "throw new Error('broken on purpose');\n", '');
  await untilServed(async () => (await textOf('/health')).includes('ok2'));
  // An editor may write a file in two steps: during the second build, commands must wait.
  await untilServed(async () => (await importByCommand()) === 200);
  expect((await fetch(`${base}/en`)).status).toBe(200);
});
