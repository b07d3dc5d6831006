/** ETag and 304 (RFC 9110, section 13.1.2): a client that has the same bytes already is not sent them again. */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Weak, since the same content may go out under another content encoding. */
export const etagOf = (body: string | Buffer): string => `W/"${createHash('sha256').update(body).digest('base64url')}"`;

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Names the version of a response in its ETag. Returns whether the client has it: then the response is a 304 without a body. */
export function isNotModified(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  void reply.header('etag', etag);
  const known = request.headers['if-none-match'];
  if (known === undefined) return false;
  const isKnown = known.trim() === '*' || known.split(',').some((tag) => opaque(tag) === opaque(etag));
  if (isKnown) void reply.status(304);
  return isKnown;
}
