/** Requests whose client left before the response: Fastify's onResponse is not called for them. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** nginx's status for them. */
export const CLIENT_CLOSED_REQUEST = 499;

/** Calls `tell` for each request whose connection ended before its response was sent. */
export function whenAborted(app: FastifyInstance, tell: (request: FastifyRequest, reply: FastifyReply) => void): void {
  app.addHook('onRequest', (request, reply, done) => {
    // Not `writableFinished`: without a socket, as in calls within the process, it stays false.
    let isSent = false;
    reply.raw.once('finish', () => (isSent = true));
    reply.raw.once('close', () => {
      if (!isSent) tell(request, reply);
    });
    done();
  });
}
