/** Requests whose client left before the response: Fastify's onResponse never hears of them. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** nginx's status for them. */
export const CLIENT_CLOSED_REQUEST = 499;

/** Tells of each request whose connection ended before its response was sent. */
export function whenAborted(app: FastifyInstance, tell: (request: FastifyRequest, reply: FastifyReply) => void): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) tell(request, reply);
    });
    done();
  });
}
