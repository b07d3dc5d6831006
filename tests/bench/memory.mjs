/**
 * `npm run bench -- memory`: the memory of one replica on PostgreSQL, started as the image starts it: after start,
 * after various pages, searches, registrations and pictures, and after rounds of uncached pages, where it must not
 * grow. One JSON line per figure; a figure beyond its limit fails the run. BENCH_PAGES (500) makes it smaller.
 */
import { Agent } from 'node:http';
import { readFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '../../deploy/rehearsal/ask.mjs';
import { Replica } from '../../deploy/rehearsal/processes.mjs';
import { buildIfStale } from '../../webpack/build.mjs';
import { startMailSandbox } from '../soak/mailSandbox.mjs';
import { readingsOf } from '../soak/readings.mjs';
import { LIMITS } from '../soak/verdict.mjs';
import { register } from '../soak/visitor.mjs';
import { freePort, startPostgres } from '../support/postgresServer.mjs';
import { cpuOf } from './api/cpu.mjs';

const COUNT = Number(process.env.BENCH_PAGES ?? 500);
const ROUNDS = 6;
/** Allowed growth from the second round to the last: garbage collection varies by about this much. */
const GROWTH_SHARE = 0.1;
/** The number of visitors who register concurrently. */
const AT_ONCE = 16;
/** Time until a cached page must be rendered again: fresh for 10 s, stale for 60 (server/ssr/site.ts), and a second. */
const CACHED_MS = 71_000;
const MB = 1024 * 1024;

const inTurn = async (count, one) => {
  for (let at = 0; at < count; at += 1) await one(at);
};

async function startWorld() {
  const undo = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const folder = mkdtempSync(join(tmpdir(), 'memory-'));
    undo.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));
    const mails = await startMailSandbox();
    undo.push(mails.stop);
    const database = await startPostgres(['max_connections=50']);
    undo.push(() => database.stop());
    const [port, metricsPort] = [await freePort(), await freePort()];
    const replica = new Replica('the site', port, {
      NODE_ENV: 'production',
      SITE_SANDBOX: '1',
      SITE_NOW: '2026-03-10T10:00:00+08:00',
      SITE_SECRET: 'a secret of the bench that is long enough',
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      ORIGIN: `http://127.0.0.1:${port}`,
      LOG_LEVEL: 'error',
      METRICS_PORT: String(metricsPort),
      SMTP_URL: mails.url,
      MAIL_FROM: 'Exhibition <news@exhibition.example>',
    });
    undo.push(() => replica.end('SIGKILL'));
    // The first start imports the content, which costs the process some 40 MB until it is restarted.
    await replica.start(process.cwd());
    await replica.end('SIGTERM');
    await replica.start(process.cwd());
    return { port, metricsPort, replica, database, mails, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Resident memory now and at peak, V8's heap, its used part, and external memory; all in MB. */
async function memoryOf({ metricsPort, replica }) {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const status = readFileSync(`/proc/${replica.child.pid}/status`, 'utf8');
  const kilobytes = (name) => Math.round(Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)[1]) / 1024);
  const metric = (name) => Math.round(Number(new RegExp(`^nodejs_${name}_bytes (\\S+)`, 'm').exec(text)[1]) / MB);
  return {
    residentMb: kilobytes('VmRSS'),
    highestMb: kilobytes('VmHWM'),
    heapMb: metric('heap_size_total'),
    usedMb: metric('heap_size_used'),
    outsideMb: metric('external_memory'),
  };
}

const rounded = (value) => Math.round(value * 10) / 10;

/**
 * Returns a function that repeats an action and prints the memory afterwards, with the processor time per action for
 * site and database.
 */
function measuring(world, print) {
  const spent = () => cpuOf({ site: world.replica.child.pid, postgres: world.database });
  return async (after, count, work) => {
    const before = spent();
    const bad = (await work()) ?? 0;
    const now = spent();
    const [cpuMs, databaseMs] = ['site', 'database'].map((name) => rounded((now[name] - before[name]) / count));
    const memory = await memoryOf(world);
    print({ bench: 'memory', after, ...memory, cpuMs, databaseMs, bad });
    return { ...memory, bad };
  };
}

async function measure(world, print) {
  const { port, mails } = world;
  const agent = new Agent({ keepAlive: true });
  const measured = measuring(world, print);
  const readings = await readingsOf(`http://127.0.0.1:${port}`);
  const figures = [];
  const reading = (count, requestedAt) => async () => {
    let bad = 0;
    await inTurn(count, async (at) => {
      const { status } = await ask({ port, agent }, requestedAt(at));
      if (status !== 200) bad += 1;
    });
    return bad;
  };
  const note = async (...words) => void figures.push(await measured(...words));
  await note('its start', 1, () => undefined);
  await note(`${COUNT} different pages`, COUNT, reading(COUNT, readings.each));
  await wait(CACHED_MS);
  await note(`${COUNT} of them, no longer cached`, COUNT, reading(COUNT, readings.each));
  await note(`${COUNT} searches and lists`, COUNT, reading(COUNT, readings.list));
  await note(`${COUNT} readers of a form`, COUNT, reading(COUNT, readings.form));
  await note(`${COUNT} registrations`, COUNT, async () => {
    let [begun, unfinished] = [0, 0];
    const visit = async () => {
      while (begun < COUNT) {
        const { ended } = await register({
          port,
          toolPorts: [port],
          number: (begun += 1),
          mails,
          note: () => undefined,
        });
        if (ended !== 'done') unfinished += 1;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, visit));
    return unfinished;
  });
  const pictures = Math.ceil(COUNT / 10);
  await note(`${pictures} pictures for sharing`, pictures, reading(pictures, readings.picture));
  const rounds = figures.length;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const others = (at) => readings.each(round * COUNT + at);
    await note(`round ${round} of ${COUNT} other pages`, COUNT, reading(COUNT, others));
  }
  agent.destroy();
  const [, second, ...later] = figures.slice(rounds);
  const highest = figures.at(-1).highestMb;
  const limit = LIMITS.residentMb.postgres;
  const grew = later.at(-1).residentMb > second.residentMb * (1 + GROWTH_SHARE);
  const bad = figures.reduce((sum, one) => sum + one.bad, 0);
  print({ bench: 'memory', highestMb: highest, limit, holds: highest <= limit, grew, bad });
  return highest <= limit && !grew && bad === 0;
}

export async function run(print) {
  await buildIfStale();
  const world = await startWorld();
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void world.stop().finally(() => process.exit(1)));
  try {
    if (!(await measure(world, print))) process.exitCode = 1;
  } finally {
    await world.stop();
  }
}
