/** A small HTTP server on loopback, for sandboxes that implement a provider's protocol. */
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';

const MAX_BYTES = 64 * 1024;

export type LoopbackRequest = FastifyRequest<{ Body: string | undefined }>;

export interface Loopback {
  origin: string;
  close(): Promise<void>;
}

/** Starts the server on a free port. It does not keep the process alive. */
export async function startLoopback(
  handle: (request: LoopbackRequest, reply: FastifyReply) => unknown,
): Promise<Loopback> {
  const app = fastify({ forceCloseConnections: true, bodyLimit: MAX_BYTES });
  // Bodies stay text, because signatures cover it. Providers accept JSON with any content type.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.all<{ Body: string | undefined }>('*', async (request, reply) => handle(request, reply));
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  app.server.unref();
  return { origin, close: () => app.close() };
}

/** Parses a JSON object; empty when the text is invalid. */
export function parseJson<T extends object>(text = ''): Partial<T> {
  try {
    return JSON.parse(text) as T;
  } catch {
    return {};
  }
}

/** A JSON object, a picture, a page, or a redirect. */
export type LoopbackResponse = object | Buffer | string | URL;

export function sendResponse(reply: FastifyReply, response: LoopbackResponse): FastifyReply {
  if (response instanceof URL) return reply.redirect(response.href);
  if (Buffer.isBuffer(response)) return reply.type('image/png').send(response);
  if (typeof response === 'string') return reply.type('text/html; charset=utf-8').send(response);
  return reply.type('text/plain').send(JSON.stringify(response));
}

/** The URL of a request with its query. */
export const urlOf = ({ url }: LoopbackRequest): URL => new URL(url, 'http://sandbox');
