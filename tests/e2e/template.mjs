// Starts the built site once on an empty folder, as an operator would: test sites start with copies of this folder.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const READY_TIMEOUT_MS = 60_000;

export default async function createTemplate() {
  const folder = await mkdtemp(join(tmpdir(), 'site-template-'));
  const site = spawn(process.execPath, ['dist/server/index.cjs'], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  const ready = new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The site was not ready in time:\n${log}`)), READY_TIMEOUT_MS);
    const onOutput = (chunk) => {
      log += chunk;
      if (!/The site is at/.test(log)) return;
      clearTimeout(timer);
      resolve();
    };
    site.stdout.on('data', onOutput);
    site.stderr.on('data', onOutput);
    site.once('exit', () => reject(new Error(`The site did not start:\n${log}`)));
  });
  try {
    await ready;
  } finally {
    site.kill('SIGTERM');
  }
  if (site.exitCode === null) await once(site, 'exit');
  // Not copied: it belongs to one process.
  await rm(join(folder, 'server.sock'), { force: true });
  process.env.SITE_TEMPLATE = folder;
}
