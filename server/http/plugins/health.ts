/** /health: the process lives. /ready: it can serve, the database included. */
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { DiskState } from '../diskState';

const READY_TIMEOUT_MS = 2_500;

declare module 'fastify' {
  interface FastifyInstance {
    /** The process is about to stop: it answers, and asks everybody to go to another one. */
    draining: boolean;
  }
}

export function healthRoutes(app: FastifyInstance, askDatabase: () => Promise<void>, disk: DiskState): void {
  app.decorate('draining', false);
  // A connection that is kept could be used again in the moment in which it is closed.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (app.draining) void reply.header('connection', 'close');
    done();
  });
  app.get('/health', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (app.draining) return reply.status(503).send({ status: 'stopping' });
    const isReachable = await Promise.race([
      askDatabase().then(
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
