/** Measures every request by the pattern of its route, never by its address, and begins its trace. */
import { Socket } from 'node:net';
import type { Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../../watch/metrics';
import type { Tracing } from '../../watch/tracing';
import { CLIENT_CLOSED_REQUEST, whenAborted } from './aborted';

export interface Watch {
  metrics: Metrics;
  tracing: Tracing | null;
  /** The part of views whose browsers are asked how fast the page was; none when it is not given. */
  vitals?: number;
}

/** Pages have no pattern of their own here: what draws them knows more (page_render_seconds). */
const routeOf = (request: FastifyRequest): string => {
  const pattern = request.routeOptions.url;
  return pattern === undefined ? 'page' : pattern === '/assets/*' ? 'asset' : pattern;
};

/** What a page asks of the API while it is drawn comes without a socket: it is a part of the page's request, not one of a reader. */
const isOfPage = (request: FastifyRequest): boolean => !(request.raw.socket instanceof Socket);

export function watchRequests(app: FastifyInstance, { metrics, tracing }: Watch): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  if (tracing)
    app.addHook('onRequest', (request, _reply, done) => {
      tracing.startRequest(request.headers, (span) => {
        spans.set(request, span);
        done();
      });
    });
  const tell = (request: FastifyRequest, reply: FastifyReply, status: number) => {
    const route = routeOf(request);
    // A method that nobody speaks would be a label of its own.
    const method = request.is404 && request.method !== 'GET' ? 'other' : request.method;
    if (!isOfPage(request)) metrics.request({ method, route, status }, reply.elapsedTime / 1000);
    const span = spans.get(request);
    if (span)
      tracing?.endRequest(
        span,
        `${method} ${route}`,
        { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status },
        status >= 500,
      );
  };
  app.addHook('onResponse', async (request, reply) => tell(request, reply, reply.statusCode));
  whenAborted(app, (request, reply) => tell(request, reply, CLIENT_CLOSED_REQUEST));
}
