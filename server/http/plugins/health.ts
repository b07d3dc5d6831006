/** /health: the process runs. /ready: it can serve requests and reach the database. */
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { statfs } from 'node:fs/promises';
import type { Clock } from '../../../src/rules/clock';

/** Codes of PostgreSQL and Node: disk_full, no space, quota. */
const DISK_FULL_CODES = new Set(['53100', 'ENOSPC', 'EDQUOT']);
/** PGlite's file system has no code, only a message. */
const DISK_FULL_MESSAGE = /no space left on device|could not extend file/i;

/** Whether an error means that the disk is full. Every write fails then, so load balancers should know. */
export const isDiskFull = (error: unknown): boolean => {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return DISK_FULL_CODES.has(String(code)) || DISK_FULL_MESSAGE.test(String(message));
};

/** How long /ready reports a full disk after a failed write. The next failed write extends it. */
const CACHE_MS = 15_000;
const MIN_FREE_BYTES = 16 * 1024 * 1024;

export class DiskState {
  private fullUntil = 0;

  constructor(
    private readonly clock: Clock,
    /** The data folder; null when the site writes no files. */
    private readonly folder: string | null,
  ) {}

  reportFull(): void {
    this.fullUntil = this.clock.now().getTime() + CACHE_MS;
  }

  async isFull(): Promise<boolean> {
    if (this.clock.now().getTime() < this.fullUntil) return true;
    if (this.folder === null) return false;
    const { bavail, bsize } = await statfs(this.folder);
    return bavail * bsize < MIN_FREE_BYTES;
  }
}

const READY_TIMEOUT_MS = 2_500;

declare module 'fastify' {
  interface FastifyInstance {
    /** Set while the process shuts down: it still responds, and closes keep-alive connections. */
    draining: boolean;
  }
}

export function healthRoutes(app: FastifyInstance, pingDatabase: () => Promise<void>, disk: DiskState): void {
  app.decorate('draining', false);
  // A client could reuse a keep-alive connection at the moment of closing.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (app.draining) void reply.header('connection', 'close');
    done();
  });
  app.get('/health', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (app.draining) return reply.status(503).send({ status: 'stopping' });
    const isReachable = await Promise.race([
      pingDatabase().then(
        () => true,
        () => false,
      ),
      pause(READY_TIMEOUT_MS, false, { ref: false }),
    ]);
    if (!isReachable) return reply.status(503).send({ status: 'unavailable', missing: ['database'] });
    if (await disk.isFull().catch(() => true))
      return reply.status(503).send({ status: 'unavailable', missing: ['disk'] });
    return reply.send({ status: 'ready' });
  });
}
