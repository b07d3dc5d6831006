/** /health: the process lives. /ready: it can serve, the database included. */
import type { FastifyInstance } from 'fastify';

const READY_TIMEOUT_MS = 2_500;

export function healthRoutes(app: FastifyInstance, askDatabase: () => Promise<void>): void {
  app.get('/health', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await within(READY_TIMEOUT_MS, askDatabase());
      return reply.send({ status: 'ready' });
    } catch {
      return reply.status(503).send({ status: 'unavailable', missing: ['database'] });
    }
  });
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('too slow')), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
