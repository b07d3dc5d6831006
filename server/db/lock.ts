/**
 * The lock of a data folder is its server's Unix socket. It ends with the process, even after `kill -9`. Commands use
 * it, too.
 */
import { mkdir, unlink } from 'node:fs/promises';
import { createConnection, type Server } from 'node:net';
import { join } from 'node:path';

/** The socket on which the server of a data folder accepts commands. */
export const socketPath = (dataDir: string): string => join(dataDir, 'server.sock');

/** Whether a process responds on the folder's socket. */
export function isFolderInUse(dataDir: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(socketPath(dataDir));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** Thrown when another process has locked the folder. */
export class FolderInUse extends Error {
  constructor(dataDir: string) {
    super(`The data folder ${dataDir} is in use by another process. Stop it, or set DATA_DIR to another folder.`);
    this.name = 'FolderInUse';
  }
}

/**
 * Prepares the folder for binding: creates it and removes the socket file of a dead process.
 * @throws FolderInUse when a process responds
 */
export async function claimFolder(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  if (await isFolderInUse(dataDir)) throw new FolderInUse(dataDir);
  const path = socketPath(dataDir);
  await unlink(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  return path;
}

/** Locks the folder by binding its socket, until the server is closed or the process ends. */
export async function lockFolder<Listener extends Server>(dataDir: string, server: Listener): Promise<Listener> {
  const path = await claimFolder(dataDir);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  return server;
}
