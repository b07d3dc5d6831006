/**
 * Runs tests/api and tests/postgres on a real PostgreSQL 15: `node tests/support/postgres.mjs [words for jest]`.
 * Starts its own server and always stops it.
 */
import { spawn } from 'node:child_process';
import { startPostgres } from './postgresServer.mjs';

let jest = null;
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => jest?.kill(signal));

// For speed: the data is disposable.
const server = await startPostgres(['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
try {
  const words = process.argv.slice(2);
  jest = spawn(
    process.execPath,
    [
      '--experimental-vm-modules',
      'node_modules/jest/bin/jest.js',
      ...(words.length > 0 ? words : ['tests/api', 'tests/postgres']),
    ],
    { stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: server.url } },
  );
  process.exitCode = await new Promise((resolve) => jest.once('exit', (code) => resolve(code ?? 1)));
} finally {
  server.stop();
}
