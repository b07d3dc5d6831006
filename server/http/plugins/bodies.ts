/** Bodies that need treatment before they are parsed: signed ones, and those of beacons. */
import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body's text on the paths of `storeRawBody`; null elsewhere. */
    rawBody: string | null;
  }
}

/**
 * Stores the raw text of signed bodies on these paths: serialising the parsed body again could change it. Size limits
 * apply.
 */
export function storeRawBody(app: FastifyInstance, paths: readonly string[]): void {
  app.decorateRequest('rawBody', null);
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (!paths.includes(request.url)) return done(null, payload);
    const chunks: Buffer[] = [];
    const copy = new PassThrough();
    payload.on('data', (chunk: Buffer) => chunks.push(chunk));
    payload.on('end', () => (request.rawBody = Buffer.concat(chunks).toString()));
    payload.pipe(copy);
    done(null, copy);
  });
}

/** Beacons arrive as text/plain and are parsed as URL-encoded forms. Cross-site requests are rejected as usual. */
export function parseBeacons(app: FastifyInstance, paths: readonly string[]): void {
  app.addHook('onRequest', async ({ method, url, headers }) => {
    if (method !== 'POST' || !paths.includes(url)) return;
    if (/^text\/plain\s*(;|$)/i.test(headers['content-type'] ?? ''))
      headers['content-type'] = 'application/x-www-form-urlencoded';
  });
}
