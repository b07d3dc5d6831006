/** All metrics of the process. A test checks dashboards and alerts against this file. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** From cached pages to requests that timed out. */
const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Buckets around Google's thresholds for good and poor pages. */
const VITALS_SECONDS = [0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 8];
const SHIFTS = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

export type PageOutcome = 'hit' | 'stale' | 'miss';

/** Business metrics, queried from the database at most every fifteen seconds. */
export interface BusinessMetrics {
  outbox: { kind: string; waiting: number; oldestSeconds: number }[];
  /** The spent share of the day's message budget, from 0 to 1. */
  budgets: { kind: string; share: number }[];
  registrations: { channel: string; state: string; count: number }[];
  phase: string;
}

export interface Pool {
  total: number;
  idle: number;
  waiting: number;
}

export type Metrics = ReturnType<typeof makeMetrics>;

export function makeMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const histogram = <L extends string>(name: string, help: string, labelNames: L[], buckets = SECONDS) =>
    new Histogram({ name, help, labelNames, buckets, registers });
  const counter = <L extends string>(name: string, help: string, labelNames: L[]) =>
    new Counter({ name, help, labelNames, registers });
  const gauge = <L extends string>(name: string, help: string, labelNames: L[] = []) =>
    new Gauge({ name, help, labelNames, registers });

  const requests = histogram('http_request_duration_seconds', 'Duration of HTTP requests by route pattern', [
    'method',
    'route',
    'status',
  ]);
  const pages = counter('page_cache_requests_total', 'Page requests by cache outcome', ['outcome']);
  const renders = histogram('page_render_seconds', 'Duration of rendering a page', ['kind']);
  const queries = histogram('db_query_seconds', 'Duration of queries by statement type', ['kind']);
  const queryErrors = counter('db_query_errors_total', 'Queries that failed', ['kind']);
  const errorResponses = counter('refusals_total', 'Error responses by reason', ['reason']);
  const messages = counter('messages_total', 'Attempts to send a message', ['kind', 'outcome']);
  const vitals = histogram('web_vitals_seconds', 'Web vitals of page views', ['metric', 'page'], VITALS_SECONDS);
  const shifts = histogram('web_vitals_layout_shift', 'Cumulative layout shift of page views', ['page'], SHIFTS);
  const lostTracking = counter('tracking_records_lost_total', 'Tracking records that could not be written', []);

  const pool = gauge('db_pool_connections', 'Connections to the database', ['state']);
  const poolWaiting = gauge('db_pool_waiting', 'Queries that wait for a connection');
  const reads = counter('db_reads_total', 'Content reads by server, if a read endpoint is configured', ['where']);
  const depth = gauge('outbox_messages_waiting', 'Messages that wait to be sent', ['kind']);
  const oldest = gauge('outbox_oldest_seconds', 'How long the oldest message has been due', ['kind']);
  const budget = gauge('message_budget_spent_ratio', 'Spent share of the message budget of the day', ['kind']);
  const registrations = gauge('registrations', 'Registrations of this edition', ['channel', 'state']);
  const phase = gauge('edition_phase', '1 for the phase that the edition is in', ['phase']);
  const available = gauge('standing_known', '1 when the business metrics could be read from the database');

  return {
    registry,
    /** Node's default metrics: event loop, memory, garbage collection, CPU. Call once per process. */
    collectProcessMetrics: () => collectDefaultMetrics({ register: registry }),
    observeRequest: (labels: { method: string; route: string; status: number }, seconds: number) =>
      requests.observe({ ...labels, status: String(labels.status) }, seconds),
    countPage: (outcome: PageOutcome) => pages.inc({ outcome }),
    /** The label value of content pages stays 'reading', because operators query it. */
    observeRender: (kind: 'content' | 'form', seconds: number) =>
      renders.observe({ kind: kind === 'content' ? 'reading' : kind }, seconds),
    observeQuery(kind: string, seconds: number, failed: boolean) {
      queries.observe({ kind }, seconds);
      if (failed) queryErrors.inc({ kind });
    },
    countRead: (where: 'replica' | 'primary') => reads.inc({ where }),
    countError: (reason: string) => errorResponses.inc({ reason }),
    countMessage: (kind: string, outcome: string) => messages.inc({ kind, outcome }),
    /** A web vital of a browser: `value` in seconds, or the score of CLS. */
    observeVital(metric: string, page: string, value: number) {
      if (metric === 'CLS') shifts.observe({ page }, value);
      else vitals.observe({ metric, page }, value);
    },
    countLostTracking: (records: number) => lostTracking.inc(records),
    setPool(state: Pool) {
      pool.set({ state: 'busy' }, state.total - state.idle);
      pool.set({ state: 'idle' }, state.idle);
      poolWaiting.set(state.waiting);
    },
    setBusinessMetrics(business: BusinessMetrics | null) {
      available.set(business ? 1 : 0);
      for (const metric of [depth, oldest, budget, registrations, phase]) metric.reset();
      for (const { kind, waiting, oldestSeconds } of business?.outbox ?? []) {
        depth.set({ kind }, waiting);
        oldest.set({ kind }, oldestSeconds);
      }
      for (const { kind, share } of business?.budgets ?? []) budget.set({ kind }, share);
      for (const { count, ...labels } of business?.registrations ?? []) registrations.set(labels, count);
      if (business) phase.set({ phase: business.phase }, 1);
    },
  };
}
