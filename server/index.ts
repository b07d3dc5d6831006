/** The server process: starts by the environment, and shuts down gracefully on a signal. */
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import pino from 'pino';
import { respondStarting } from './commandListener';
import { ConfigError, readConfig } from './config';
import { FolderInUse, lockFolder } from './db/lock';
import { openForRequests } from './db/open';
import { startServer } from './start';

const STOP_TIMEOUT_MS = 10_000;

/**
 * Heap growth in percent before V8 collects garbage (`npm run bench -- memory`, docs/decisions/0017). A replica on
 * PostgreSQL has 350 MB: it needs 336 MB with 12 %, and up to 726 MB with V8's default. PGlite has 700 MB.
 */
const HEAP_GROWING_PERCENT = { postgres: 12, pglite: 40 };

async function run(): Promise<void> {
  const config = readConfig(process.env);
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWING_PERCENT[config.databaseUrl ? 'postgres' : 'pglite']}`);
  // The bound socket is the folder's lock, so it is bound before the database is opened.
  const socket = config.databaseUrl ? null : await lockFolder(config.dataDir, createServer(respondStarting));
  const server = await startServer(config, {
    dist: resolve('dist'),
    logger: pino({ level: config.logLevel }),
    socket,
    open: () => openForRequests(config),
    release: () => new Promise((done) => (socket ? socket.close(() => done()) : done())),
  });
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    const exitTimer = setTimeout(() => process.exit(1), config.drainMs + STOP_TIMEOUT_MS);
    await server.stop(signal);
    clearTimeout(exitTimer);
  };
  process.once('SIGTERM', () => void stop('SIGTERM'));
  process.once('SIGINT', () => void stop('SIGINT'));
}

run().catch((error: unknown) => {
  const isExpected = error instanceof ConfigError || error instanceof FolderInUse;
  console.error(isExpected ? error.message : error);
  process.exit(1);
});
