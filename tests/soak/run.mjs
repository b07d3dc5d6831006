/**
 * `npm run soak`: mixed traffic at the highest sustainable rate, with faults during the run; afterwards everything
 * that was acknowledged is counted.
 * A line of JSON for each event, a plain table at the end; ends with 1 when a limit is exceeded.
 *
 * --seconds <n>    duration (600)
 * --replicas <n>   number behind nginx on one PostgreSQL (3)
 * --rate <n>       requests per second, instead of the climb
 * --pglite         one process with the embedded database, no proxy
 */
import { cpuOf } from '../bench/api/cpu.mjs';
import { runFaults } from './faults.mjs';
import { climb } from './climb.mjs';
import { countMails, countRegistrations, untilSent } from './afterwards.mjs';
import { judge, table } from './verdict.mjs';
import { readingsOf } from './readings.mjs';
import { startWorld } from './world.mjs';
import { sumUpMemory, watchMemory } from './memory.mjs';
import { beginTraffic, percentile } from './traffic.mjs';

const COST_SECONDS = 15;
const words = process.argv.slice(2);
const number = (name, usual, least) => {
  const at = words.indexOf(name);
  const value = at < 0 ? usual : Number(words[at + 1]);
  if (value !== null && !(value >= least)) throw new Error(`${name}: must be a number of at least ${least}.`);
  return value;
};
const say = (line) => console.log(JSON.stringify(line));

const isPglite = words.includes('--pglite');
const seconds = number('--seconds', 600, 60);
const replicas = number('--replicas', 3, 2);
const fixedRate = number('--rate', null, 1);

const within = (windows) => (at) => windows.some(({ from, to }) => at >= from && at <= to);

/** Requests by kind and by fault, and those outside of all faults. */
function sumUp(notes, windows) {
  const isIn = within(windows);
  // A request belongs to a fault when their times overlap.
  const touches = ({ from, to }) => isIn(from) || isIn(to) || windows.some((one) => from <= one.from && to >= one.to);
  const line = (name, of) => ({
    requests: name,
    count: of.length,
    bad: of.filter((note) => note.isBad).length,
    p50: percentile(of, 0.5),
    p99: percentile(of, 0.99),
  });
  const outside = notes.filter((note) => !touches(note));
  const bad = outside.filter((note) => note.isBad);
  const statuses = [...new Set(bad.map(({ status, path }) => `${status} ${path}`))];
  return {
    lines: [
      ...['page', 'list', 'registering'].map((kind) =>
        line(
          kind,
          outside.filter((note) => note.kind === kind),
        ),
      ),
      ...windows
        .filter(({ leftOut }) => !leftOut)
        .map((one) =>
          line(
            one.name,
            notes.filter(({ from, to }) => to >= one.from && from <= one.to),
          ),
        ),
    ],
    outside: { requests: outside.length, bad: bad.length, p99: percentile(outside, 0.99), statuses },
  };
}

/**
 * Processor time per request, for the mix of all kinds, before any fault: a busy machine changes it less than elapsed
 * time.
 */
async function costOfRequests({ replicas, database }, traffic, rate) {
  const spent = () => replicas.map(({ child }) => cpuOf({ site: child.pid, postgres: database }));
  const [before, answered] = [spent(), traffic.notes.length];
  await traffic.at(rate, COST_SECONDS);
  const after = spent();
  const count = traffic.notes.length - answered;
  const of = (ms) => Math.round((ms / count) * 100) / 100;
  const site = after.reduce((sum, one, at) => sum + one.site - before[at].site, 0);
  return {
    'cpu ms a request': { site: of(site), database: of(after[0].database - before[0].database) },
    requests: count,
  };
}

async function soak(world) {
  const { mails } = world;
  const base = `http://127.0.0.1:${world.port}`;
  const readings = await readingsOf(base);
  const traffic = beginTraffic({
    port: world.port,
    toolPorts: world.replicas.map(({ port }) => port),
    readings,
    mails,
  });
  say({ pages: readings.pages, replicas: world.replicas.length, database: isPglite ? 'PGlite' : 'PostgreSQL' });
  const { rate, highest } = fixedRate ? { rate: fixedRate, highest: null } : await climb(traffic, say);
  say({ rate, ...(highest && { highest }) });

  if (world.database) say(await costOfRequests(world, traffic, rate));

  const endMemory = watchMemory(world.replicas);
  const before = traffic.notes.length;
  const [windows] = await Promise.all([runFaults(world, seconds, say), traffic.at(rate, seconds)]);
  const lives = endMemory()
    .filter(({ samples }) => samples.length > 0)
    .map(sumUpMemory);
  await traffic.settle();
  const { visitors } = traffic;
  const { lines, outside } = sumUp(traffic.notes.slice(before), windows);
  lines.forEach(say);
  lives.forEach((life) => say({ memory: life.name, ...life }));
  if (outside.statuses.length > 0) say({ 'bad answers outside of faults': outside.statuses.slice(0, 10) });

  const { database, waited } = await untilSent(world);
  const registrations = await countRegistrations(database, visitors);
  const mailed = await countMails(database, mails.received, visitors);
  await database.close();
  say({ 'until all mails had left, s': waited, ...mailed });
  say({ registrations });
  const isIn = within(windows.filter(({ leftOut }) => !leftOut));
  const unfinished = visitors.filter(({ ended }) => ended !== 'done');
  for (const reason of new Set(unfinished.map(({ ended }) => ended)))
    say({ 'gave up': reason, visitors: unfinished.filter(({ ended }) => ended === reason).length });
  const gaveUp = unfinished.filter(
    (one) => !isIn(one.from) && !isIn(one.to) && !windows.some(({ from, to }) => one.from <= from && one.to >= to),
  ).length;

  return judge({
    kind: isPglite ? 'pglite' : 'postgres',
    rate,
    outside,
    registrations,
    mails: mailed,
    lives,
    faults: windows,
    gaveUp,
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
  rows.forEach((row) => say(row));
  console.log(`\n${table(rows)}\n`);
  if (rows.some(({ holds }) => holds === false)) process.exitCode = 1;
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await stop();
}
