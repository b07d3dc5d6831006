// Build times for developers: a cold build, one after a change, code generation, the first page of `npm run dev`, and
// a hot reload. One JSON line per figure. It works on a copy of the checkout, so that neither caches nor changes
// affect it.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { median } from './median.mjs';
import { freePort } from './startSite.mjs';

/** Seconds on two idle cores. */
const LIMITS = {
  'cold build': 60,
  'warm build, a page changed': 10,
  'warm build, a server file changed': 10,
  codegen: 5,
  'hot reload, a component changed': 1,
  'hot reload, a server file changed': 1,
};
const PAGE = 'src/pages/HomePage/index.tsx';
const SERVER = 'server/http/plugins/health.ts';
const TIMEOUT_MS = 180_000;
/** Changes of a component after the first; the median counts. */
const CHANGES = 5;
const TICKS = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Copies git's files of the checkout, including changes, and its packages. */
function copyCheckout() {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter(Boolean)) cpSync(file, join(folder, file));
  // A symbolic link would lead the compiler out of the folder, and past its caches.
  cpSync('node_modules', join(folder, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  rmSync(join(folder, 'node_modules/.cache'), { recursive: true, force: true });
  return folder;
}

/** Processor seconds of ended commands, from the kernel: less affected by a busy machine than elapsed time. */
function processorSeconds() {
  const text = readFileSync('/proc/self/stat', 'utf8');
  const [user, system] = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .slice(13, 15)
    .map(Number);
  return (user + system) / TICKS;
}

/** Runs a command to its end. */
function timed(cwd, command, args) {
  const [startedAt, before] = [performance.now(), processorSeconds()];
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return { seconds: (performance.now() - startedAt) / 1_000, cpuSeconds: processorSeconds() - before };
}

/** Starts `npm run dev`, with its responses and its messages to browsers. */
async function startDev(folder) {
  const port = await freePort();
  const data = join(folder, '.bench-data');
  const child = spawn(process.execPath, ['webpack/dev.mjs'], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: data, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  child.stderr.on('data', (chunk) => (log = (log + chunk).slice(-4_000)));
  const base = `http://127.0.0.1:${port}`;
  const until = async (isReady) => {
    const startedAt = performance.now();
    while (!(await isReady().catch(() => false))) {
      if (performance.now() - startedAt > TIMEOUT_MS) throw new Error(`The dev server timed out:\n${log}`);
      await wait(10);
    }
    return (performance.now() - startedAt) / 1_000;
  };
  const textOf = async (path) => (await fetch(base + path)).text();
  return {
    port,
    until,
    textOf,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await new Promise((resolve) => child.once('exit', resolve));
    },
  };
}

/** Listens to the messages that tell browsers of a change. */
async function listenForChanges(port) {
  const { default: WebSocket } = await import('ws');
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { origin: `http://127.0.0.1:${port}` });
  const messages = [];
  socket.on('message', (data) => messages.push(JSON.parse(String(data))));
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return { messages, close: () => socket.close() };
}

const rounded = (value) => Math.round(value * 100) / 100;

export async function run(print) {
  const folder = copyCheckout();
  const exceeded = [];
  const report = (figure, { seconds, cpuSeconds }) => {
    const limit = LIMITS[figure];
    if (limit !== undefined && seconds > limit) exceeded.push(figure);
    print({
      bench: 'build',
      figure,
      seconds: rounded(seconds),
      ...(cpuSeconds !== undefined && { cpuSeconds: rounded(cpuSeconds) }),
      ...(limit && { limit, isMet: seconds <= limit }),
    });
  };
  const build = () => timed(folder, process.execPath, ['webpack/build.mjs']);
  let dev = null;
  try {
    execFileSync('git', ['init', '-q'], { cwd: folder });
    report('cold build', build());
    report('nothing changed', build());
    appendFileSync(join(folder, PAGE), '\nexport const changed = 1;\n');
    report('warm build, a page changed', build());
    appendFileSync(join(folder, SERVER), '\nexport const changed = 1;\n');
    report('warm build, a server file changed', build());
    report('codegen', timed(folder, join(folder, 'node_modules/.bin/tsx'), ['codegen/cli.ts']));

    for (const attempt of ['first time', 'again']) {
      await dev?.stop();
      const startedAt = performance.now();
      dev = await startDev(folder);
      await dev.until(async () => (await dev.textOf('/en')).includes('</html>'));
      report(`dev server to its first page, ${attempt}`, { seconds: (performance.now() - startedAt) / 1_000 });
    }
    const { messages, close } = await listenForChanges(dev.port);
    await dev.until(async () => messages.some(({ type }) => type === 'ok' || type === 'still-ok'));
    const [changes, pages] = [[], []];
    for (let turn = 0; turn <= CHANGES; turn++) {
      const before = messages.length;
      const page = join(folder, PAGE);
      writeFileSync(page, readFileSync(page, 'utf8').replace(/changed = \d+/, `changed = ${turn + 2}`));
      const startedAt = performance.now();
      changes.push(await dev.until(async () => messages.slice(before).some(({ type }) => type === 'ok')));
      // A module without hot replacement reloads the page, which waits for the server's part.
      await dev.textOf('/en');
      pages.push((performance.now() - startedAt) / 1_000);
    }
    // The first change of a run compiles with cold code, so only the later ones are typical.
    report('hot reload, the first change of a component', { seconds: changes[0] });
    report('hot reload, a component changed', { seconds: median(changes.slice(1)) });
    report('hot reload, its page rendered again', { seconds: median(pages.slice(1)) });
    close();
    // Pages are also rendered on the server, which responds only when all of it is rebuilt.
    await dev.textOf('/health');
    for (const turn of [1, 2]) {
      const file = join(folder, SERVER);
      const status = /status: '(ok\d*)'/.exec(readFileSync(file, 'utf8'))[1];
      writeFileSync(file, readFileSync(file, 'utf8').replace(`'${status}'`, `'ok${turn}'`));
      const seconds = await dev.until(async () => (await dev.textOf('/health')).includes(`ok${turn}`));
      if (turn === 2) report('hot reload, a server file changed', { seconds });
    }
  } finally {
    await dev?.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
  if (exceeded.length > 0) process.exitCode = 1;
}
