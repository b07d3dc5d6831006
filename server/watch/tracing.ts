/**
 * Traces in the words of OpenTelemetry, sent as OTLP over HTTP in JSON (the endpoint's /v1/traces): a span a request, and below it one a query and one
 * a page that is drawn. Why without its SDK: decisions/0022.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: { stringValue: string } | { intValue: string } }[];
  status: { code?: number };
}

export interface Place {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
}

export interface TracingParts {
  endpoint: string;
  service: string;
  /** Which part of the traces that begin here is kept, 0 to 1; one that began elsewhere is kept when it was there. */
  ratio: number;
  headers: Record<string, string>;
  send?: typeof fetch;
  random?: () => number;
}

const INTERNAL = 1;
const SERVER = 2;
const CLIENT = 3;
const ERROR = 2;
const SEND_EVERY_MS = 5_000;
const SEND_WITHIN_MS = 10_000;
/** Spans that wait; more are left out, since readers go before what watches them. */
const MOST = 4_000;

const hex = (bytes: number): string => randomBytes(bytes).toString('hex');
const nanos = (milliseconds: number): string => String(BigInt(Math.round(milliseconds * 1_000)) * 1_000n);

/** What a request brought: the trace that it belongs to (W3C traceparent). */
export function parentOf(header: unknown): { traceId: string; spanId: string; sampled: boolean } | null {
  const found = typeof header === 'string' ? /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(header) : null;
  const [, traceId = '', spanId = '', flags = ''] = found ?? [];
  if (!found || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return null;
  return { traceId, spanId, sampled: (parseInt(flags, 16) & 1) === 1 };
}

export class Tracing {
  private readonly place = new AsyncLocalStorage<Place>();
  private waiting: Span[] = [];
  private readonly timer: NodeJS.Timeout;
  private sending: Promise<void> = Promise.resolve();
  /** Spans that were left out. */
  lost = 0;

  constructor(private readonly parts: TracingParts) {
    this.timer = setInterval(() => void this.flush(), SEND_EVERY_MS);
    this.timer.unref();
  }

  /**
   * Begins the trace of a request, or goes on with the one that it was asked in or that its header names, while `work` runs. Null when it is not
   * kept.
   */
  begin(header: unknown, work: (place: Place | null) => void): Place | null {
    const above = this.place.getStore();
    const parent = above ? { ...above, sampled: true } : parentOf(header);
    const isKept = parent ? parent.sampled : (this.parts.random ?? Math.random)() < this.parts.ratio;
    if (!isKept) {
      work(null);
      return null;
    }
    const place: Place = {
      traceId: parent?.traceId ?? hex(16),
      spanId: hex(8),
      ...(parent && { parentSpanId: parent.spanId }),
    };
    this.place.run(place, work, place);
    return place;
  }

  /** A request has been answered. */
  request(place: Place, name: string, ms: number, attributes: Record<string, string | number>, failed: boolean): void {
    this.add({ ...place, name, kind: SERVER, ms, attributes, failed });
  }

  /** Something that took so long until now, below the request that it was done for; outside of one it is nobody's. */
  ended(name: string, ms: number, kind: 'internal' | 'client', attributes: Record<string, string | number> = {}): void {
    const above = this.place.getStore();
    if (!above) return;
    const span = { traceId: above.traceId, spanId: hex(8), parentSpanId: above.spanId };
    this.add({ ...span, name, kind: kind === 'client' ? CLIENT : INTERNAL, ms, attributes, failed: false });
  }

  private add(
    given: Place & {
      name: string;
      kind: number;
      ms: number;
      attributes: Record<string, string | number>;
      failed: boolean;
    },
  ): void {
    if (this.waiting.length >= MOST) {
      this.lost += 1;
      return;
    }
    const { ms, attributes, failed, ...span } = given;
    // The real time, also where the site's clock was set: traces of several services stand beside each other.
    const end = Date.now();
    this.waiting.push({
      ...span,
      startTimeUnixNano: nanos(end - ms),
      endTimeUnixNano: nanos(end),
      attributes: Object.entries(attributes).map(([key, value]) => ({
        key,
        value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
      })),
      status: failed ? { code: ERROR } : {},
    });
  }

  /** Sends what waits. What cannot be sent is left out: nothing is kept for a collector that is away. */
  flush(): Promise<void> {
    this.sending = this.sending.then(async () => {
      const spans = this.waiting;
      if (spans.length === 0) return;
      this.waiting = [];
      const { endpoint, service, headers, send = fetch } = this.parts;
      const resource = { attributes: [{ key: 'service.name', value: { stringValue: service } }] };
      const body = JSON.stringify({ resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'site' }, spans }] }] });
      const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
      try {
        const signal = AbortSignal.timeout(SEND_WITHIN_MS);
        const answer = await send(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body,
          signal,
        });
        if (!answer.ok) this.lost += spans.length;
      } catch {
        this.lost += spans.length;
      }
    });
    return this.sending;
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }
}
