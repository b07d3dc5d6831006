/**
 * Recognises requests from this machine: the tools of a local demo and designers without a secret need no sign-in
 * there.
 */
import type { FastifyRequest } from 'fastify';
import { isLoopbackHost } from '../loopback';

/** Headers that proxies add. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-real-ip', 'x-client-ip', 'true-client-ip', 'cf-connecting-ip'];

/**
 * Whether a request comes from this machine without a proxy. HTTP/1.0 indicates nginx, which uses it to upstreams by
 * default.
 */
export function isDirectLoopback({
  headers,
  raw,
  socket,
}: Pick<FastifyRequest, 'headers' | 'raw' | 'socket'>): boolean {
  const host = `http://${headers.host ?? ''}`;
  const isForwarded = Object.keys(headers).some(
    (name) => name.startsWith('x-forwarded-') || PROXY_HEADERS.includes(name),
  );
  return (
    !isForwarded &&
    raw.httpVersion !== '1.0' &&
    isLoopbackHost(socket.remoteAddress ?? '') &&
    URL.canParse(host) &&
    isLoopbackHost(new URL(host).hostname)
  );
}
