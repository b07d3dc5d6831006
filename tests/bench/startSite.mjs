// The built site on its own folder, for benchmarks.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

/** Starts it, on a dedicated core if one is named; resolves once it responds. */
export async function startSite(folder, port, { core, env = {} } = {}) {
  const tasksetCommand = core === undefined ? [] : ['taskset', '-c', core];
  const [command, ...args] = [...tasksetCommand, process.execPath, 'dist/server/index.cjs'];
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'error', ...env },
    stdio: 'ignore',
  });
  for (let tries = 0; tries < 600; tries++) {
    if ((await fetch(`http://127.0.0.1:${port}/ready`).catch(() => null))?.ok) return child;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The site did not start.');
}

/** The id of the first record of a paged endpoint. */
export async function firstId(base, path) {
  const response = await fetch(`${base}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"current":1,"size":1}',
  });
  return (await response.json()).data.records[0].id;
}
