/** Connects metrics and traces (server/telemetry) with the parts that they measure. */
import type { Server } from 'node:http';
import type { OpenDatabase } from './db/connect';
import type { ReadPool } from './db/readPool';
import type { Telemetry } from './http/plugins/requestMetrics';
import type { Services } from './domain';
import type { SiteDeps } from './ssr/site';
import { makeMetrics } from './telemetry/metrics';
import { openMetricsPort } from './telemetry/metricsPort';
import type { TelemetrySettings } from './telemetry/settings';

/** The metrics of this process, and its traces if a collector is configured. */
export async function openTelemetry(
  settings: TelemetrySettings,
  database: Pick<OpenDatabase, 'onQuery'>,
  readPool: Pick<ReadPool, 'listen'>,
): Promise<Telemetry> {
  const metrics = makeMetrics();
  if (settings.metrics) metrics.collectProcessMetrics();
  const tracing =
    settings.tracing && new (await import(/* webpackMode: "eager" */ './telemetry/tracing')).Tracing(settings.tracing);
  const query = (kind: string, ms: number, failed: boolean) => {
    metrics.observeQuery(kind, ms / 1000, failed);
    tracing?.recordSpan(`database ${kind}`, ms, 'client', {
      'db.system.name': 'postgresql',
      'db.operation.name': kind,
    });
  };
  database.onQuery(query);
  readPool.listen({ query, read: metrics.countRead });
  return { metrics, tracing, vitalsSampleRate: settings.vitalsSampleRate };
}

/** The measurements of pages. */
export const pageTelemetry = ({ metrics, tracing }: Telemetry): NonNullable<SiteDeps['telemetry']> => ({
  countPage: metrics.countPage,
  recordRender(kind, ms) {
    metrics.observeRender(kind, ms / 1000);
    tracing?.recordSpan('render page', ms, 'internal', { kind });
  },
});

/** Opens the metrics port if one is configured. */
export async function listenForMetrics(
  { metrics: endpoint }: TelemetrySettings,
  { metrics, database, services }: Telemetry & { database: OpenDatabase; services: Services },
): Promise<Server | null> {
  if (!endpoint) return null;
  const { pool } = database;
  const deps = { metrics, pool, businessMetrics: () => services.businessMetrics.snapshot(), token: endpoint.token };
  return openMetricsPort(deps, endpoint);
}
