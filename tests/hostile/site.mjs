// The built site in its own process. Content is imported once per run; every site starts with a copy of that folder.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/postgresServer.mjs';

const START_TIMEOUT_MS = 90_000;
const folders = [];
let template = null;

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
  folders.push(folder);
  return folder;
};

/** Removes the data folders of all sites of this run. */
export function removeFolders() {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

async function spawnSite(folder, env) {
  const port = Number(env.PORT ?? (await freePort()));
  const child = spawn(process.execPath, ['dist/server/index.cjs'], {
    env: { PATH: process.env.PATH, DATA_DIR: folder, LOG_LEVEL: 'error', ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (log += chunk));
  const base = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
  };
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (child.exitCode === null && Date.now() < deadline) {
    if ((await fetch(`${base}/ready`).catch(() => null))?.ok)
      return { base, port, pid: child.pid, log: () => log, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error(`The site did not start:\n${log}`);
}

/**
 * Starts the site with these environment variables. Rejects with its output when it does not start.
 * @returns `base`, `port`, `pid`, `log()` and `stop()`
 */
export async function startSite(env = {}) {
  if (template === null) {
    template = newFolder();
    const first = await spawnSite(template, {});
    await first.stop();
  }
  const folder = newFolder();
  cpSync(template, folder, { recursive: true });
  return spawnSite(folder, env);
}

/** Log lines of internal errors. */
export const errorLinesIn = (log) => log.split('\n').filter((line) => /"level":(50|60)/.test(line));
