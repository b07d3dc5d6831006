/**
 * Runs tests/api and tests/postgres on a real PostgreSQL 15: `node tests/support/postgres.mjs [words for jest]`. Starts a server of its own in a
 * temporary folder, on loopback and a free port, and stops what it started, whatever happens.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const bin = process.env.POSTGRES_BIN ?? '/usr/lib/postgresql/15/bin';
if (!existsSync(join(bin, 'initdb'))) {
  console.error(
    `PostgreSQL 15 is missing (${bin}). On Debian: apt-get install postgresql-15. Elsewhere say where it is by POSTGRES_BIN.`,
  );
  process.exit(1);
}

const isRoot = process.getuid?.() === 0;
// PostgreSQL refuses to run as root.
const asOwner = (command, words) =>
  isRoot ? ['runuser', ['-u', 'postgres', '--', command, ...words]] : [command, words];

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

const folder = mkdtempSync(join(tmpdir(), 'postgres-tests-'));
if (isRoot) {
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  chownSync(folder, id('-u'), id('-g'));
}
const data = join(folder, 'data');
const port = await freePort();

function run(command, words) {
  const [program, all] = asOwner(join(bin, command), words);
  const { status, stdout, stderr } = spawnSync(program, all, { encoding: 'utf8', cwd: folder });
  if (status !== 0) throw new Error(`${command} failed:\n${stdout}${stderr}`);
}

let started = false;
function end() {
  if (started) {
    started = false;
    run('pg_ctl', ['stop', '-D', data, '-m', 'immediate', '-w']);
  }
  rmSync(folder, { recursive: true, force: true });
}

let jest = null;
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => jest?.kill(signal));

try {
  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']);
  // Speed only: what is in here is thrown away.
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off -c synchronous_commit=off -c full_page_writes=off`;
  run('pg_ctl', ['start', '-D', data, '-w', '-l', join(folder, 'log'), '-o', settings]);
  started = true;
  const words = process.argv.slice(2);
  jest = spawn(
    process.execPath,
    [
      '--experimental-vm-modules',
      'node_modules/jest/bin/jest.js',
      ...(words.length > 0 ? words : ['tests/api', 'tests/postgres']),
    ],
    {
      stdio: 'inherit',
      env: { ...process.env, TEST_DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/postgres` },
    },
  );
  process.exitCode = await new Promise((resolve) => jest.once('exit', (code) => resolve(code ?? 1)));
} finally {
  end();
}
