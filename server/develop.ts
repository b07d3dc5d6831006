/** The development server (webpack/devHost.mjs). Each build restarts it with the same open data folder and database. */
import { createServer, type Server } from 'node:http';
import type { PGlite } from '@electric-sql/pglite';
import { isStarting } from './commandListener';
import { readConfig } from './config';
import { holdFolder } from './db/lock';
import { openForRequests, openHeld } from './db/open';
import { startPglite } from './db/pglite';
import { startServer } from './start';

/** Resources that outlive a build. They contain no objects of our code, so that no old code keeps running. */
export interface RetainedResources {
  socket: Server;
  pglite: PGlite;
}

async function hold(dataDir: string): Promise<RetainedResources> {
  const socket = await holdFolder(dataDir, createServer(isStarting));
  return { socket, pglite: await startPglite(dataDir) };
}

/**
 * Starts the server of this build.
 * @param dist the folder of development builds
 * @param held the resources of the previous build in this process; null for the first one
 * @returns the resources for the next build (null with a separate database server), and a function that stops this one
 */
export async function develop(
  dist: string,
  held: RetainedResources | null,
): Promise<{ held: RetainedResources | null; stop(): Promise<void> }> {
  const config = readConfig(process.env);
  const ours = config.databaseUrl ? null : (held ?? (await hold(config.dataDir)));
  const server = await startServer(config, {
    dist,
    socket: ours?.socket ?? null,
    open: () => (ours ? openHeld(ours.pglite) : openForRequests(config)),
    async release() {
      ours?.socket.removeAllListeners('request').on('request', isStarting);
    },
  });
  return { held: ours, stop: () => server.stop('a new build') };
}
