/** Normalises URLs before routing and rejects ambiguous Host headers. */
import { unescape } from 'node:querystring';
import type { FastifyInstance, RawRequestDefaultExpression } from 'fastify';
import { isLocale } from '../../../src/rules/locales';
import { DomainError } from '../envelope';

/** Replaces bytes that are not UTF-8 by U+FFFD, as browsers do. */
function normaliseSegment(segment: string): string {
  try {
    decodeURIComponent(segment);
    return segment;
  } catch {
    return encodeURIComponent(unescape(segment));
  }
}

/**
 * Fastify's `rewriteUrl`. A URL that cannot be decoded gets the 404 page. Leading slashes are collapsed, since `//`
 * would start a host name.
 */
export function normaliseUrl({ url = '/' }: Pick<RawRequestDefaultExpression, 'url'>): string {
  const [path = '', ...query] = url.split('?');
  return [
    path
      .replace(/^\/{2,}/, '/')
      .split('/')
      .map(normaliseSegment)
      .join('/'),
    ...query,
  ].join('?');
}

/** The URL with its language in lower case; null when nothing changes or the first segment is not a language. */
export function lowerCaseLocale(url: string): string | null {
  const [, first = '', rest = ''] = /^\/([^/?]*)(.*)$/s.exec(url) ?? [];
  const locale = first.toLowerCase();
  return locale !== first && isLocale(locale) ? `/${locale}${rest}` : null;
}

/** Rejects requests with two Host headers: a proxy may have used the other one (RFC 9112, section 3.2). */
export function rejectDuplicateHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
    if (hosts.length > 1) throw new DomainError('request.malformed');
  });
}
