/**
 * OpenTelemetry traces over OTLP: one span per request, with child spans for queries and pages. Loaded only with a
 * collector (docs/decisions/0016).
 */
import { context, propagation, SpanKind, SpanStatusCode, trace, type Attributes, type Span } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node';
import type { TelemetrySettings } from './settings';

/** Export timeout, so that an unavailable collector does not delay the shutdown. */
const EXPORT_TIMEOUT_MS = 3_000;

export class Tracing {
  private readonly provider: NodeTracerProvider;

  constructor({ endpoint, service, ratio, headers }: NonNullable<TelemetrySettings['tracing']>) {
    const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
    const exporter = new OTLPTraceExporter({ url, headers, timeoutMillis: EXPORT_TIMEOUT_MS });
    this.provider = new NodeTracerProvider({
      resource: resourceFromAttributes({ 'service.name': service }),
      sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
      spanProcessors: [new BatchSpanProcessor(exporter, { exportTimeoutMillis: EXPORT_TIMEOUT_MS })],
    });
    this.provider.register();
  }

  /**
   * Starts a request's span while `next` runs. Its parent is the active span, or the one in the headers (W3C Trace
   * Context).
   */
  startRequest(headers: object, next: (span: Span) => void): void {
    const activeContext = context.active();
    const parent = trace.getSpan(activeContext) ? activeContext : propagation.extract(activeContext, headers);
    const span = this.tracer.startSpan('request', { kind: SpanKind.SERVER }, parent);
    context.with(trace.setSpan(parent, span), next, undefined, span);
  }

  endRequest(span: Span, name: string, attributes: Attributes, hasFailed: boolean): void {
    span.updateName(name).setAttributes(attributes);
    if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  }

  /** Records a finished operation as child of the active request; ignored outside requests. */
  recordSpan(name: string, ms: number, kind: 'internal' | 'client', attributes: Attributes): void {
    if (!trace.getActiveSpan()) return;
    const spanKind = kind === 'client' ? SpanKind.CLIENT : SpanKind.INTERNAL;
    this.tracer.startSpan(name, { kind: spanKind, attributes, startTime: Date.now() - ms }).end();
  }

  private get tracer() {
    return this.provider.getTracer('site');
  }

  /** Sends remaining spans, within the export timeout. */
  async close(): Promise<void> {
    await this.provider.shutdown().catch(() => undefined);
    // A development process continues with the next build, which registers its own provider.
    for (const api of [trace, context, propagation]) api.disable();
  }
}
