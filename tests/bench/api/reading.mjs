/** Read benchmarks: latency at 2 and at 20 connections, compared with pgbench running the same statements. */
import { withCpu } from './cpu.mjs';
import { measure, round, summary } from './load.mjs';
import { pgbench } from './statements.mjs';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 15);
/** Requests whose statements pgbench runs; only some, because each is recorded alone. */
const SAMPLES = 24;

/** Measures `requests` and prints a line per number of connections. `limits` maps connections to p95 in ms. */
export async function benchmarkReads(world, name, requests, limits, print) {
  await measure(world.url, requests, { connections: 2, seconds: 3 });
  for (const [connections, limit] of Object.entries(limits)) {
    const at = { connections: Number(connections), seconds: SECONDS };
    const { result: times, cpuMs } = await withCpu(
      world,
      () => measure(world.url, requests, at),
      ({ length }) => length,
    );
    const baselineTimes = await pgbench(world, requests.slice(0, SAMPLES), {
      ...at,
      seconds: Math.max(5, Math.ceil(SECONDS / 2)),
    });
    const [measured, baseline] = [summary(times), summary(baselineTimes)];
    print({
      figure: `${name}, p95 at ${connections} connections`,
      value: measured.p95,
      unit: 'ms',
      limit,
      isMet: measured.p95 <= limit,
      ratio: round(measured.p95 / baseline.p95),
      ...measured,
      requests: times.length,
      perSecond: Math.round(times.length / SECONDS),
      cpuMs,
      pgbench: { ...baseline, transactions: baselineTimes.length },
      exhibitors: world.exhibitors,
    });
  }
}
