/** `npm run dev` on a copy of the repository. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { files } from '../architecture/sources';
import { freePort } from '../support/postgresServer.mjs';
import { until } from '../support/until';

export interface DevSite {
  /** The folder of the copy. */
  copy: string;
  base: string;
  /** What was printed as errors so far. */
  output(): string;
  /**
   * Polls until served; a restarting server refuses connections meanwhile.
   * @throws when the process has ended
   */
  untilServed(isServed: () => boolean | Promise<boolean>): Promise<void>;
  stop(): Promise<void>;
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** A free port whose next one is free, too: the site's server listens there. */
async function freePortPair(): Promise<number> {
  const port = await freePort();
  return (await isFree(port + 1)) ? port : freePortPair();
}

/**
 * Resolves when the home page is served.
 * @param flags of `npm run dev`
 */
export async function startDev(flags: string[] = []): Promise<DevSite> {
  const folder = mkdtempSync(join(tmpdir(), 'dev-'));
  const copy = join(folder, 'site');
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(file, join(copy, file));
  }
  // A symbolic link would lead the compiler out of the folder.
  cpSync('node_modules', join(copy, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  const port = await freePortPair();
  const base = `http://127.0.0.1:${port}`;
  const dev = spawn(process.execPath, ['webpack/dev.mjs', ...flags], {
    cwd: copy,
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: join(copy, '.data'), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(dev, 'exit');
  let output = '';
  dev.stderr.on('data', (chunk: Buffer) => (output += String(chunk)));
  const untilServed: DevSite['untilServed'] = (isServed) =>
    until(async () => {
      if (dev.exitCode !== null) throw new Error(`npm run dev has ended:\n${output}`);
      return Promise.resolve(isServed()).catch(() => false);
    });
  await untilServed(async () => (await (await fetch(`${base}/en`)).text()).includes('</html>'));
  return {
    copy,
    base,
    output: () => output,
    untilServed,
    async stop() {
      dev.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
