/** Tracking records at a steady rate: accepted at once, written in batches later, none lost. */
import { withCpu } from './cpu.mjs';
import { round, summary } from './load.mjs';
import { atRate } from './openLoop.mjs';
import { pgbenchWrites, rows } from './writing.mjs';

const PER_SECOND = 1_000;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 30);
/** Longer than the site's batch interval. */
const WRITTEN_AFTER_MS = 2_000;

const record = (number) => ({
  method: 'POST',
  path: '/api/log/form/track',
  form: new URLSearchParams({
    action: number % 3 ? 'view' : 'leave',
    bhvType: 'page',
    objType: 'page',
    objName: `Page ${number % 40}`,
    bhvDatetime: '2026-03-01T02:00:00Z',
    url: `/en/page/${number % 40}?from=bench`,
    ...(number % 3 === 0 && { browsingTime: String(number % 60_000) }),
  }).toString(),
});

const stored = async (world) => (await rows(world, 'select count(*)::integer as count from tracking_record'))[0].count;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export async function run(world, print) {
  await atRate(world.url, record, { perSecond: PER_SECOND, seconds: 2 });
  await pause(WRITTEN_AFTER_MS);
  const before = await stored(world);
  const work = () => atRate(world.url, record, { perSecond: PER_SECOND, seconds: SECONDS });
  const { result, cpuMs } = await withCpu(world, work, ({ times }) => times.length);
  const { times, errors, durationSeconds } = result;
  await pause(WRITTEN_AFTER_MS);
  const added = (await stored(world)) - before;
  // One record per statement is the fastest comparison for pgbench; the site writes many per statement.
  const pgbenchRun = await pgbenchWrites(world, [1, 2].map(record), {
    of: /tracking_record/,
    connections: 10,
    seconds: 5,
    settle: 600,
  });
  const [measured, baseline] = [summary(times), summary(pgbenchRun.times)];
  const perSecond = Math.round(added / durationSeconds);
  print({
    figure: `tracking records stored per second, for ${SECONDS} s`,
    value: perSecond,
    unit: 'per second',
    limit: PER_SECOND,
    isMet: perSecond >= PER_SECOND * 0.99 && errors.length === 0 && added === times.length,
    ratio: round(perSecond / pgbenchRun.perSecond),
    ...measured,
    acknowledged: times.length,
    stored: added,
    lost: times.length - added,
    errors: errors.length,
    ...(errors[0] && { error: errors[0].message }),
    cpuMs,
    pgbench: { ...baseline, perSecond: Math.round(pgbenchRun.perSecond) },
  });
}
