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
import { createReadRequests } from '../soak/readings.mjs';
import { LIMITS } from '../soak/verdict.mjs';
import { register } from '../soak/visitor.mjs';
import { freePort, startPostgres } from '../support/postgresServer.mjs';
import { cpuOf } from './api/cpu.mjs';

const COUNT = Number(process.env.BENCH_PAGES ?? 500);
const ROUNDS = 6;
/** Allowed growth from the second round to the last: garbage collection varies by about this much. */
const GROWTH_SHARE = 0.1;
/** The number of visitors who register concurrently. */
const CONCURRENCY = 16;
/** Time until a cached page must be rendered again: fresh for 10 s, stale for 60 (server/ssr/site.ts), and a second. */
const CACHE_EXPIRY_MS = 71_000;
const MB = 1024 * 1024;

const repeat = async (count, work) => {
  for (let at = 0; at < count; at += 1) await work(at);
};

async function startWorld() {
  const cleanups = [];
  const stop = async () => {
    for (const step of cleanups.splice(0).reverse()) await step();
  };
  try {
    const folder = mkdtempSync(join(tmpdir(), 'memory-'));
    cleanups.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));
    const mails = await startMailSandbox();
    cleanups.push(mails.stop);
    const database = await startPostgres(['max_connections=50']);
    cleanups.push(() => database.stop());
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
    cleanups.push(() => replica.end('SIGKILL'));
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
    residentPeakMb: kilobytes('VmHWM'),
    heapMb: metric('heap_size_total'),
    usedMb: metric('heap_size_used'),
    externalMb: metric('external_memory'),
  };
}

const rounded = (value) => Math.round(value * 10) / 10;

/**
 * Returns a function that repeats an action and prints the memory afterwards, with the processor time per action for
 * site and database.
 */
function createMeasurement(world, print) {
  const cpuTimes = () => cpuOf({ site: world.replica.child.pid, postgres: world.database });
  return async (after, count, work) => {
    const before = cpuTimes();
    const failed = (await work()) ?? 0;
    const now = cpuTimes();
    const [cpuMs, databaseMs] = ['site', 'database'].map((name) => rounded((now[name] - before[name]) / count));
    const memory = await memoryOf(world);
    print({ bench: 'memory', after, ...memory, cpuMs, databaseMs, failed });
    return { ...memory, failed };
  };
}

async function measure(world, print) {
  const { port, mails } = world;
  const agent = new Agent({ keepAlive: true });
  const measured = createMeasurement(world, print);
  const requests = await createReadRequests(`http://127.0.0.1:${port}`);
  const figures = [];
  const sendAll = (count, requestedAt) => async () => {
    let failed = 0;
    await repeat(count, async (at) => {
      const { status } = await ask({ port, agent }, requestedAt(at));
      if (status !== 200) failed += 1;
    });
    return failed;
  };
  const measureStep = async (...args) => void figures.push(await measured(...args));
  await measureStep('start', 1, () => undefined);
  await measureStep(`${COUNT} different pages`, COUNT, sendAll(COUNT, requests.each));
  await wait(CACHE_EXPIRY_MS);
  await measureStep(`${COUNT} of them, no longer cached`, COUNT, sendAll(COUNT, requests.each));
  await measureStep(`${COUNT} searches and lists`, COUNT, sendAll(COUNT, requests.list));
  await measureStep(`${COUNT} form pages`, COUNT, sendAll(COUNT, requests.form));
  await measureStep(`${COUNT} registrations`, COUNT, async () => {
    let [startedCount, unfinished] = [0, 0];
    const visit = async () => {
      while (startedCount < COUNT) {
        const { outcome } = await register({
          port,
          toolPorts: [port],
          number: (startedCount += 1),
          mails,
          record: () => undefined,
        });
        if (outcome !== 'done') unfinished += 1;
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, visit));
    return unfinished;
  });
  const pictures = Math.ceil(COUNT / 10);
  await measureStep(`${pictures} Open Graph images`, pictures, sendAll(pictures, requests.picture));
  const rounds = figures.length;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const others = (at) => requests.each(round * COUNT + at);
    await measureStep(`round ${round} of ${COUNT} other pages`, COUNT, sendAll(COUNT, others));
  }
  agent.destroy();
  const [, second, ...later] = figures.slice(rounds);
  const peakMb = figures.at(-1).residentPeakMb;
  const limit = LIMITS.residentMb.postgres;
  const grew = later.at(-1).residentMb > second.residentMb * (1 + GROWTH_SHARE);
  const failed = figures.reduce((sum, one) => sum + one.failed, 0);
  print({ bench: 'memory', residentPeakMb: peakMb, limit, isMet: peakMb <= limit, grew, failed });
  return peakMb <= limit && !grew && failed === 0;
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
