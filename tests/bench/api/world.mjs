/** The environment of the API benchmarks: a PostgreSQL server with durable settings, load data, and the built site. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from '../../../webpack/build.mjs';
import { freePort, startPostgres } from '../../support/postgresServer.mjs';

/** fsync, synchronous_commit and full_page_writes stay on; the rest are settings for a server with 4 GB. */
const SETTINGS = [
  'shared_buffers=1GB',
  'maintenance_work_mem=256MB',
  'max_wal_size=4GB',
  'logging_collector=on',
  'log_destination=jsonlog',
  'log_filename=bench.log',
  'log_rotation_age=0',
  'log_rotation_size=0',
];

/** Starts the built site with these settings; resolves with its process once it is ready. */
export async function startSite(env) {
  const child = spawn(process.execPath, ['dist/server/index.cjs'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  for (let tries = 0; tries < 600; tries++) {
    if (child.exitCode !== null) throw new Error('The site did not start.');
    if ((await fetch(`http://127.0.0.1:${env.PORT}/ready`).catch(() => null))?.ok) return child;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The site was not ready in time.');
}

/** Starts everything with this many exhibitors. `stop` ends what was started. */
export async function startWorld(exhibitors) {
  await buildIfStale();
  const postgres = await startPostgres(SETTINGS);
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  let child;
  const stop = async () => {
    if (child && child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const port = String(await freePort());
    const env = {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      SITE_SANDBOX: '1',
      SITE_SECRET: 'a secret of the bench that is long enough',
      DATABASE_URL: postgres.url,
      DATA_DIR: folder,
      PORT: port,
      LOG_LEVEL: 'error',
      // The load uses as many client addresses as there would be visitors.
      TRUST_PROXY: '1',
    };
    const args = ['--import', 'tsx', 'content/tools/generateLoad.ts', '--exhibitors', String(exhibitors)];
    // Progress goes to stderr; only figures go to stdout.
    const generator = spawnSync(process.execPath, args, { env, stdio: ['ignore', 2, 2] });
    if (generator.status !== 0) throw new Error('The load data could not be generated.');
    child = await startSite(env);
    return { postgres, folder, env, site: child.pid, url: `http://127.0.0.1:${port}`, exhibitors, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
