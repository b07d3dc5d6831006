/** Measures every request by its route pattern, never by its URL, and starts its trace. */
import { Socket } from 'node:net';
import type { Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../../telemetry/metrics';
import type { Tracing } from '../../telemetry/tracing';
import { CLIENT_CLOSED_REQUEST, onAborted } from './aborted';

export interface Telemetry {
  metrics: Metrics;
  tracing: Tracing | null;
  /** The share of page views that report web vitals; none by default. */
  vitalsSampleRate?: number;
}

/** Pages have no route pattern; `page_render_seconds` measures them in detail. */
const routeOf = (request: FastifyRequest): string => {
  const pattern = request.routeOptions.url;
  return pattern === undefined ? 'page' : pattern === '/assets/*' ? 'asset' : pattern;
};

/** In-process API calls of server rendering have no socket. They belong to the page's request and are not counted. */
const isInProcess = (request: FastifyRequest): boolean => !(request.raw.socket instanceof Socket);

export function measureRequests(app: FastifyInstance, { metrics, tracing }: Telemetry): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  if (tracing)
    app.addHook('onRequest', (request, _reply, done) => {
      tracing.startRequest(request.headers, (span) => {
        spans.set(request, span);
        done();
      });
    });
  const record = (request: FastifyRequest, reply: FastifyReply, status: number) => {
    const route = routeOf(request);
    // Each arbitrary method would create another label.
    const method = request.is404 && request.method !== 'GET' ? 'other' : request.method;
    if (!isInProcess(request)) metrics.observeRequest({ method, route, status }, reply.elapsedTime / 1000);
    const span = spans.get(request);
    if (span)
      tracing?.endRequest(
        span,
        `${method} ${route}`,
        { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status },
        status >= 500,
      );
  };
  app.addHook('onResponse', async (request, reply) => record(request, reply, reply.statusCode));
  onAborted(app, (request, reply) => record(request, reply, CLIENT_CLOSED_REQUEST));
}
