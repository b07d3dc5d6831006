/** Keeps the text of a body that somebody signed: after parsing and writing again it would be another one. */
import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body's text on the paths that keep it; null elsewhere. */
    rawBody: string | null;
  }
}

/** Keeps it on these paths; the limits of bodies hold as everywhere. */
export function keepRawBody(app: FastifyInstance, paths: readonly string[]): void {
  app.decorateRequest('rawBody', null);
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (!paths.includes(request.url)) return done(null, payload);
    const parts: Buffer[] = [];
    const copy = new PassThrough();
    payload.on('data', (part: Buffer) => parts.push(part));
    payload.on('end', () => (request.rawBody = Buffer.concat(parts).toString()));
    payload.pipe(copy);
    done(null, copy);
  });
}
