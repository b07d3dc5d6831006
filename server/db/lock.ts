/** The lock of a data folder is its server's Unix socket: it ends with the process, `kill -9` included. Commands use it too. */
import { mkdir, unlink } from 'node:fs/promises';
import { createConnection, type Server } from 'node:net';
import { join } from 'node:path';

/** Where the server of a data folder listens for commands. */
export const socketPath = (dataDir: string): string => join(dataDir, 'server.sock');

/** Whether a process answers on the folder's socket now. */
export function isServed(dataDir: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(socketPath(dataDir));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** Raised when another process holds the folder. */
export class FolderInUse extends Error {
  constructor(dataDir: string) {
    super(`The data folder ${dataDir} is in use by another process. Stop it, or set DATA_DIR to another folder.`);
    this.name = 'FolderInUse';
  }
}

/**
 * Makes the folder ready to be bound: creates it and removes the socket file of a process that is gone.
 * @throws FolderInUse when a process answers there.
 */
export async function claimFolder(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  if (await isServed(dataDir)) throw new FolderInUse(dataDir);
  const path = socketPath(dataDir);
  await unlink(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  return path;
}

/** Binds the folder's socket: from now on the folder is this process's, until the server is closed or the process ends. */
export async function holdFolder<Listener extends Server>(dataDir: string, server: Listener): Promise<Listener> {
  const path = await claimFolder(dataDir);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  return server;
}
