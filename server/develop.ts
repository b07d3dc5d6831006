/** The development server (webpack/devHost.mjs). Each build restarts it with the same open data folder and database. */
import { createServer, type Server } from 'node:http';
import type { PGlite } from '@electric-sql/pglite';
import pino, { levels, type Logger } from 'pino';
import { respondStarting } from './commandListener';
import { readConfig } from './config';
import { lockFolder } from './db/lock';
import { developExamples } from './developExamples';
import { openForRequests, openOnPglite } from './db/open';
import { startPglite } from './db/pglite';
import { startServer } from './start';

/** Resources that outlive a build. They contain no objects of the site's code, so that no old code keeps running. */
export interface RetainedResources {
  socket: Server;
  pglite: PGlite;
}

async function openResources(dataDir: string): Promise<RetainedResources> {
  const socket = await lockFolder(dataDir, createServer(respondStarting));
  return { socket, pglite: await startPglite(dataDir) };
}

/** Prints errors with their stack, and reports them to the parent process, which shows them in the browser. */
const developmentLogger = (level: string): Logger =>
  pino({
    level,
    hooks: {
      logMethod(args, method, number) {
        const { err } = Object(args[0]) as { err?: unknown };
        if (!(err instanceof Error) || number < (levels.values.error ?? Infinity)) return method.apply(this, args);
        console.error(err);
        process.send?.({ type: 'error', stack: err.stack ?? String(err) });
      },
    },
  });

/**
 * Starts the server of this build.
 * @param dist the folder of development builds
 * @param previous the resources of the previous build in this process; null for the first one
 * @returns the resources for the next build (null with a separate database server), and a function that stops this one
 */
export async function develop(
  dist: string,
  previous: RetainedResources | null,
): Promise<{ resources: RetainedResources | null; stop(): Promise<void> }> {
  const config = readConfig(process.env);
  const logger = developmentLogger(config.logLevel);
  if (process.env.DEV_EXAMPLES) return { resources: null, ...(await developExamples(config, dist, logger)) };
  const resources = config.databaseUrl ? null : (previous ?? (await openResources(config.dataDir)));
  const server = await startServer(config, {
    dist,
    logger,
    socket: resources?.socket ?? null,
    open: () => (resources ? openOnPglite(resources.pglite) : openForRequests(config)),
    async release() {
      resources?.socket.removeAllListeners('request').on('request', respondStarting);
    },
  });
  return { resources, stop: () => server.stop('a new build') };
}
