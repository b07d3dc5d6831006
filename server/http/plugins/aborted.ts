/** Requests that the client aborted before the response. Fastify does not call onResponse for them. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The status that nginx logs for them. */
export const CLIENT_CLOSED_REQUEST = 499;

/** Calls `callback` for each request whose connection closed before the response was sent. */
export function onAborted(
  app: FastifyInstance,
  callback: (request: FastifyRequest, reply: FastifyReply) => void,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    // `writableFinished` cannot be used: it stays false without a socket, as in in-process calls.
    let isSent = false;
    reply.raw.once('finish', () => (isSent = true));
    reply.raw.once('close', () => {
      if (!isSent) callback(request, reply);
    });
    done();
  });
}
