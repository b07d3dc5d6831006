/** What is for this machine alone: the tools of a local demo, and designers without a secret. */
import type { FastifyRequest } from 'fastify';
import { isLoopbackHost } from '../loopback';

/** A proxy says so by one of these. */
const FORWARDING = ['forwarded', 'via', 'x-real-ip', 'x-client-ip', 'true-client-ip', 'cf-connecting-ip'];

/** Whether a request comes from this machine through no proxy. HTTP/1.0 is what nginx speaks to a server behind it by default. */
export function isDirectLoopback({
  headers,
  raw,
  socket,
}: Pick<FastifyRequest, 'headers' | 'raw' | 'socket'>): boolean {
  const host = `http://${headers.host ?? ''}`;
  const isForwarded = Object.keys(headers).some((name) => name.startsWith('x-forwarded-') || FORWARDING.includes(name));
  return (
    !isForwarded &&
    raw.httpVersion !== '1.0' &&
    isLoopbackHost(socket.remoteAddress ?? '') &&
    URL.canParse(host) &&
    isLoopbackHost(new URL(host).hostname)
  );
}
