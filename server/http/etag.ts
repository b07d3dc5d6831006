/** ETag and 304 (RFC 9110, section 13.1.2). */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Weak, because the same content may be sent in different content encodings. */
export const etagOf = (body: string | Buffer): string => `W/"${createHash('sha256').update(body).digest('base64url')}"`;

const opaqueTag = (tag: string): string => tag.trim().replace(/^W\//, '');

/**
 * Sets the ETag of a response.
 * @returns whether the client has this version; the status is then 304 and no body may be sent
 */
export function isNotModified(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  void reply.header('etag', etag);
  const ifNoneMatch = request.headers['if-none-match'];
  if (ifNoneMatch === undefined) return false;
  const isMatch =
    ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => opaqueTag(tag) === opaqueTag(etag));
  if (isMatch) void reply.status(304);
  return isMatch;
}
