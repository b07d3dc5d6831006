/** Addresses as they come: made readable before they are routed, and refused where two servers could read them in two ways. */
import { unescape } from 'node:querystring';
import type { FastifyInstance, RawRequestDefaultExpression } from 'fastify';
import { isLocale } from '../../../src/rules/locales';
import { DomainError } from '../envelope';

/** A segment whose bytes are no UTF-8 gets U+FFFD in their place, as a browser shows it. */
function readableSegment(segment: string): string {
  try {
    decodeURIComponent(segment);
    return segment;
  } catch {
    return encodeURIComponent(unescape(segment));
  }
}

/** Fastify's `rewriteUrl`: an address that cannot be decoded gets the 404 page; leading slashes would be read as a host. */
export function readableUrl({ url = '/' }: Pick<RawRequestDefaultExpression, 'url'>): string {
  const [path = '', ...query] = url.split('?');
  return [
    path
      .replace(/^\/{2,}/, '/')
      .split('/')
      .map(readableSegment)
      .join('/'),
    ...query,
  ].join('?');
}

/** The same address with its language in lower case; null where it is so already, or names no language. */
export function lowerCaseLocale(url: string): string | null {
  const [, first = '', rest = ''] = /^\/([^/?]*)(.*)$/s.exec(url) ?? [];
  const locale = first.toLowerCase();
  return locale !== first && isLocale(locale) ? `/${locale}${rest}` : null;
}

/** Two Host fields: a proxy in front may have believed the other one (RFC 9112, section 3.2). */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const hosts = raw.rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host');
    if (hosts.length > 1) throw new DomainError('request.malformed');
  });
}
