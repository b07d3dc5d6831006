// The built site for scanning: its own process on an empty folder, with limits for one address as for a whole hall.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/postgresServer.mjs';

const TRIES = 600;

/** Returns its URL, its output so far, and a function that ends it. */
export async function startScanned() {
  const folder = mkdtempSync(join(tmpdir(), 'scan-'));
  const port = await freePort();
  const child = spawn(process.execPath, ['dist/server/index.cjs'], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      SHARED_NETWORKS: '127.0.0.0/8',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (log += chunk));
  const base = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; tries < TRIES && child.exitCode === null; tries++) {
    if ((await fetch(`${base}/ready`).catch(() => null))?.ok) return { base, folder, log: () => log, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error(`The site did not start. Was it built (npm run build)?\n${log}`);
}
