/**
 * `npm run bench -- replicas`: processor time of lists and searches on the primary, with and without a streaming
 * standby, alternately.
 */
import { once } from 'node:events';
import { freePort } from '../support/postgresServer.mjs';
import { startStandby } from '../support/standby.mjs';
import { createReadRequests } from '../soak/readings.mjs';
import { cpuOf } from './api/cpu.mjs';
import { measure } from './api/load.mjs';
import { startSite, startWorld } from './api/world.mjs';

const EXHIBITORS = Number(process.env.BENCH_EXHIBITORS ?? 10_000);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
const ROUNDS = 3;
const LISTS = 60;
const CONNECTIONS = 4;

const round = (value) => Math.round(value * 100) / 100;

/** Milliseconds per request, of each process, over all rounds. */
function costOf() {
  const sums = { requests: 0, site: 0, primary: 0, standby: 0 };
  return {
    async add(site, servers, work) {
      const cpuTimes = () => ({
        ...cpuOf({ site: site.pid, postgres: servers.primary }),
        standby: cpuOf({ site: site.pid, postgres: servers.standby }).database,
      });
      const before = cpuTimes();
      const times = await work();
      const after = cpuTimes();
      sums.requests += times.length;
      sums.site += after.site - before.site;
      sums.primary += after.database - before.database;
      sums.standby += after.standby - before.standby;
    },
    figure: () => ({
      requests: sums.requests,
      siteMs: round(sums.site / sums.requests),
      primaryMs: round(sums.primary / sums.requests),
      standbyMs: round(sums.standby / sums.requests),
    }),
  };
}

export async function run(print) {
  const world = await startWorld(EXHIBITORS);
  let standby;
  const sites = [];
  try {
    standby = await startStandby(world.postgres.url);
    const { list } = await createReadRequests(world.url);
    const requests = Array.from({ length: LISTS }, (_, at) => list(at)).map(({ body, ...request }) => ({
      ...request,
      ...(body && { body: JSON.parse(body) }),
    }));
    const start = async (more) => {
      const port = String(await freePort());
      const child = await startSite({ ...world.env, ...more, PORT: port });
      sites.push(child);
      return { pid: child.pid, url: `http://127.0.0.1:${port}`, cost: costOf() };
    };
    const alone = await start({});
    const replicated = await start({ DATABASE_READ_URL: standby.url, DATABASE_READ_LAG_SECONDS: '2' });
    const servers = { primary: world.postgres, standby };
    // Warm-up: connections, plans and caches exist, and the standby is in use, before the measurement.
    for (const { url } of [alone, replicated]) await measure(url, requests, { connections: CONNECTIONS, seconds: 3 });
    for (let turn = 0; turn < ROUNDS; turn += 1)
      for (const site of [alone, replicated])
        await site.cost.add(site, servers, () =>
          measure(site.url, requests, { connections: CONNECTIONS, seconds: SECONDS }),
        );
    const [without, withStandby] = [alone.cost.figure(), replicated.cost.figure()];
    print({
      bench: 'replicas',
      exhibitors: EXHIBITORS,
      without,
      with: withStandby,
      primaryRatio: round(withStandby.primaryMs / without.primaryMs),
    });
  } finally {
    for (const child of sites) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    standby?.stop();
    await world.stop();
  }
}
