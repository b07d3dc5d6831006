/** A PostgreSQL 15 server in a temporary folder, on loopback and a free port. The caller must always stop it. */
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export const bin = process.env.POSTGRES_BIN ?? '/usr/lib/postgresql/15/bin';

const isRoot = process.getuid?.() === 0;
// PostgreSQL does not run as root.
const asOwner = (command, args) => (isRoot ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args]);

/** A folder that the server's own user may write. */
export function folderOf(name) {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  if (isRoot) {
    const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    chownSync(folder, id('-u'), id('-g'));
  }
  return folder;
}

/** Runs a program of PostgreSQL in a folder, and waits for it to end. */
export function runIn(folder, command, args) {
  const [program, all] = asOwner(join(bin, command), args);
  const { status, stdout, stderr } = spawnSync(program, all, { encoding: 'utf8', cwd: folder });
  if (status !== 0) throw new Error(`${command} failed:\n${stdout}${stderr}`);
}

/** A free port of loopback. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/**
 * Starts a server with these settings (`-c` words).
 * @returns its url and folder, a function that restarts it without blocking, and one that stops it and removes all
 * files
 */
export async function startPostgres(settings) {
  if (!existsSync(join(bin, 'initdb')))
    throw new Error(
      `PostgreSQL 15 is missing (${bin}). On Debian: apt-get install postgresql-15. Elsewhere say where it is by POSTGRES_BIN.`,
    );
  const folder = folderOf('postgres');
  const data = join(folder, 'data');
  const run = (command, args) => runIn(folder, command, args);
  let started = false;
  const stop = () => {
    if (started) {
      started = false;
      run('pg_ctl', ['stop', '-D', data, '-m', 'immediate', '-w']);
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const port = await freePort();
    run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']);
    const args = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings].map((one) => `-c ${one}`);
    run('pg_ctl', ['start', '-D', data, '-w', '-l', join(folder, 'log'), '-o', `-p ${port} ${args.join(' ')}`]);
    started = true;
    // As an operator restarts it: connections are closed, open transactions are rolled back.
    const restart = async () => {
      const [program, all] = asOwner(join(bin, 'pg_ctl'), [
        'restart',
        '-D',
        data,
        '-w',
        '-m',
        'fast',
        '-l',
        join(folder, 'log'),
      ]);
      await promisify(execFile)(program, all, { cwd: folder });
    };
    return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, port, folder, restart, stop };
  } catch (error) {
    stop();
    throw error;
  }
}
