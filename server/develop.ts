/** The server of a developer (webpack/devHost.mjs): each build starts it again on the data folder and database that stay open. */
import { createServer, type Server } from 'node:http';
import type { PGlite } from '@electric-sql/pglite';
import { isStarting } from './commandListener';
import { readConfig } from './config';
import { holdFolder } from './db/lock';
import { openForRequests, openHeld } from './db/open';
import { startPglite } from './db/pglite';
import { startServer } from './start';

/** What outlives a build. Nothing of it is made of our code, so that no old code goes on. */
export interface Held {
  socket: Server;
  pglite: PGlite;
}

async function hold(dataDir: string): Promise<Held> {
  const socket = await holdFolder(dataDir, createServer(isStarting));
  return { socket, pglite: await startPglite(dataDir) };
}

/**
 * Starts the server of this build.
 * @param dist Where the builds of a developer are.
 * @param held What an earlier build of the same process left; null for the first one.
 * @returns What the next one is given, null where the database is a server of its own; and what stops this one.
 */
export async function develop(dist: string, held: Held | null): Promise<{ held: Held | null; stop(): Promise<void> }> {
  const config = readConfig(process.env);
  const ours = config.databaseUrl ? null : (held ?? (await hold(config.dataDir)));
  const server = await startServer(config, {
    dist,
    socket: ours?.socket ?? null,
    open: () => (ours ? openHeld(ours.pglite) : openForRequests(config)),
    async letGo() {
      ours?.socket.removeAllListeners('request').on('request', isStarting);
    },
  });
  return { held: ours, stop: () => server.stop('a new build') };
}
