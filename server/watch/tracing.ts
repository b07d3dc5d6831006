/** Traces by OpenTelemetry over OTLP: a span a request, below it queries and pages. Loaded where a collector is set (0022). */
import { context, propagation, SpanKind, SpanStatusCode, trace, type Attributes, type Span } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node';
import type { WatchSettings } from './settings';

/** A batch is given up after this, so that a collector that is away does not hold up the end of the process. */
const EXPORT_WITHIN_MS = 3_000;

export class Tracing {
  private readonly provider: NodeTracerProvider;

  constructor({ endpoint, service, ratio, headers }: NonNullable<WatchSettings['tracing']>) {
    const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
    const exporter = new OTLPTraceExporter({ url, headers, timeoutMillis: EXPORT_WITHIN_MS });
    this.provider = new NodeTracerProvider({
      resource: resourceFromAttributes({ 'service.name': service }),
      sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
      spanProcessors: [new BatchSpanProcessor(exporter, { exportTimeoutMillis: EXPORT_WITHIN_MS })],
    });
    this.provider.register();
  }

  /** Starts the span of a request while `next` runs: below the one that it was sent in, or that its headers name (W3C Trace Context). */
  startRequest(headers: object, next: (span: Span) => void): void {
    const above = context.active();
    const parent = trace.getSpan(above) ? above : propagation.extract(above, headers);
    const span = this.tracer.startSpan('request', { kind: SpanKind.SERVER }, parent);
    context.with(trace.setSpan(parent, span), next, undefined, span);
  }

  endRequest(span: Span, name: string, attributes: Attributes, hasFailed: boolean): void {
    span.updateName(name).setAttributes(attributes);
    if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  }

  /** Records what took so long until now, below the request that it was done for; outside of a request it is left out. */
  ended(name: string, ms: number, kind: 'internal' | 'client', attributes: Attributes): void {
    if (!trace.getActiveSpan()) return;
    const spanKind = kind === 'client' ? SpanKind.CLIENT : SpanKind.INTERNAL;
    this.tracer.startSpan(name, { kind: spanKind, attributes, startTime: Date.now() - ms }).end();
  }

  private get tracer() {
    return this.provider.getTracer('site');
  }

  /** Sends what waits, as far as the collector takes it in time. */
  async close(): Promise<void> {
    await this.provider.shutdown().catch(() => undefined);
    // A developer's process goes on with the next build, which registers its own.
    for (const api of [trace, context, propagation]) api.disable();
  }
}
