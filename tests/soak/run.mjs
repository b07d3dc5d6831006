/**
 * `npm run soak`: mixed traffic at the highest sustainable rate, with injected faults; afterwards every acknowledged
 * write is counted.
 * A line of JSON for each event, a plain table at the end; ends with 1 when a limit is exceeded.
 *
 * --seconds <n>    duration (600)
 * --replicas <n>   number behind nginx on one PostgreSQL (3)
 * --rate <n>       requests per second, instead of finding the rate
 * --pglite         one process with the embedded database, no proxy
 */
import { cpuOf } from '../bench/api/cpu.mjs';
import { runFaults } from './faults.mjs';
import { findMaxRate } from './climb.mjs';
import { countMails, countRegistrations, waitForEmptyOutbox } from './afterwards.mjs';
import { checkLimits, table } from './verdict.mjs';
import { createReadRequests } from './readings.mjs';
import { startWorld } from './world.mjs';
import { sampleMemory, summariseMemory } from './memory.mjs';
import { startTraffic, percentile } from './traffic.mjs';

const COST_SECONDS = 15;
const args = process.argv.slice(2);
const numberOption = (name, defaultValue, min) => {
  const at = args.indexOf(name);
  const value = at < 0 ? defaultValue : Number(args[at + 1]);
  if (value !== null && !(value >= min)) throw new Error(`${name}: must be a number of at least ${min}.`);
  return value;
};
const report = (line) => console.log(JSON.stringify(line));

const isPglite = args.includes('--pglite');
const seconds = numberOption('--seconds', 600, 60);
const replicas = numberOption('--replicas', 3, 2);
const fixedRate = numberOption('--rate', null, 1);

const within = (windows) => (at) => windows.some(({ from, to }) => at >= from && at <= to);

/** Requests by kind and by fault, and those outside of all faults. */
function summarise(samples, windows) {
  const isIn = within(windows);
  // A request belongs to a fault when their times overlap.
  const overlaps = ({ from, to }) => isIn(from) || isIn(to) || windows.some((one) => from <= one.from && to >= one.to);
  const line = (name, of) => ({
    requests: name,
    count: of.length,
    failed: of.filter(({ hasFailed }) => hasFailed).length,
    p50: percentile(of, 0.5),
    p99: percentile(of, 0.99),
  });
  const outside = samples.filter((sample) => !overlaps(sample));
  const failed = outside.filter(({ hasFailed }) => hasFailed);
  const statuses = [...new Set(failed.map(({ status, path }) => `${status} ${path}`))];
  return {
    lines: [
      ...['page', 'list', 'registering'].map((kind) =>
        line(
          kind,
          outside.filter((sample) => sample.kind === kind),
        ),
      ),
      ...windows
        .filter(({ skipReason }) => !skipReason)
        .map((one) =>
          line(
            one.name,
            samples.filter(({ from, to }) => to >= one.from && from <= one.to),
          ),
        ),
    ],
    outside: { requests: outside.length, failed: failed.length, p99: percentile(outside, 0.99), statuses },
  };
}

/**
 * Processor time per request, for the mix of all kinds, before any fault: a busy machine changes it less than elapsed
 * time.
 */
async function costOfRequests({ replicas, database }, traffic, rate) {
  const cpuTimes = () => replicas.map(({ child }) => cpuOf({ site: child.pid, postgres: database }));
  const [before, countBefore] = [cpuTimes(), traffic.samples.length];
  await traffic.at(rate, COST_SECONDS);
  const after = cpuTimes();
  const count = traffic.samples.length - countBefore;
  const of = (ms) => Math.round((ms / count) * 100) / 100;
  const site = after.reduce((sum, one, at) => sum + one.site - before[at].site, 0);
  return {
    'cpu ms per request': { site: of(site), database: of(after[0].database - before[0].database) },
    requests: count,
  };
}

async function soak(world) {
  const { mails } = world;
  const base = `http://127.0.0.1:${world.port}`;
  const requests = await createReadRequests(base);
  const traffic = startTraffic({
    port: world.port,
    toolPorts: world.replicas.map(({ port }) => port),
    requests,
    mails,
  });
  report({ pages: requests.pages, replicas: world.replicas.length, database: isPglite ? 'PGlite' : 'PostgreSQL' });
  const { rate, maxRate } = fixedRate ? { rate: fixedRate, maxRate: null } : await findMaxRate(traffic, report);
  report({ rate, ...(maxRate && { maxRate }) });

  if (world.database) report(await costOfRequests(world, traffic, rate));

  const stopSampling = sampleMemory(world.replicas);
  const before = traffic.samples.length;
  const [windows] = await Promise.all([runFaults(world, seconds, report), traffic.at(rate, seconds)]);
  const processes = stopSampling()
    .filter(({ samples }) => samples.length > 0)
    .map(summariseMemory);
  await traffic.drain();
  const { visitors } = traffic;
  const { lines, outside } = summarise(traffic.samples.slice(before), windows);
  lines.forEach(report);
  processes.forEach((one) => report({ memory: one.name, ...one }));
  if (outside.statuses.length > 0) report({ 'failed requests outside faults': outside.statuses.slice(0, 10) });

  const { database, waitedSeconds } = await waitForEmptyOutbox(world);
  const registrations = await countRegistrations(database, visitors);
  const mailed = await countMails(database, mails.received, visitors);
  await database.close();
  report({ 'until the outbox was empty, s': waitedSeconds, ...mailed });
  report({ registrations });
  const isIn = within(windows.filter(({ skipReason }) => !skipReason));
  const unfinished = visitors.filter(({ outcome }) => outcome !== 'done');
  for (const reason of new Set(unfinished.map(({ outcome }) => outcome)))
    report({ abandoned: reason, visitors: unfinished.filter(({ outcome }) => outcome === reason).length });
  const abandoned = unfinished.filter(
    (one) => !isIn(one.from) && !isIn(one.to) && !windows.some(({ from, to }) => one.from <= from && one.to >= to),
  ).length;

  return checkLimits({
    kind: isPglite ? 'pglite' : 'postgres',
    rate,
    outside,
    registrations,
    mails: mailed,
    processes,
    faults: windows,
    abandoned,
  });
}

const world = await startWorld({ replicas, isPglite });
let isStopped = false;
const stop = async () => {
  if (isStopped) return;
  isStopped = true;
  await world.stop();
};
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop().finally(() => process.exit(1)));
try {
  const rows = await soak(world);
  rows.forEach((row) => report(row));
  console.log(`\n${table(rows)}\n`);
  if (rows.some(({ isMet }) => isMet === false)) process.exitCode = 1;
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await stop();
}
