/** Connects metrics and traces (server/watch) with the parts that they measure. */
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
  database: Pick<OpenDatabase, 'watch'>,
  reads: Pick<ReadPool, 'watch'>,
): Promise<Telemetry> {
  const metrics = makeMetrics();
  if (settings.metrics) metrics.watchProcess();
  const tracing =
    settings.tracing && new (await import(/* webpackMode: "eager" */ './telemetry/tracing')).Tracing(settings.tracing);
  const query = (kind: string, ms: number, failed: boolean) => {
    metrics.query(kind, ms / 1000, failed);
    tracing?.ended(`database ${kind}`, ms, 'client', { 'db.system.name': 'postgresql', 'db.operation.name': kind });
  };
  database.watch(query);
  reads.watch({ query, read: metrics.read });
  return { metrics, tracing, vitals: settings.vitals };
}

/** The measurements of pages. */
export const pageTelemetry = ({ metrics, tracing }: Telemetry): NonNullable<SiteDeps['watch']> => ({
  page: metrics.page,
  rendered(kind, ms) {
    metrics.render(kind, ms / 1000);
    tracing?.ended('draw page', ms, 'internal', { kind });
  },
});

/** Opens the metrics port if one is configured. */
export async function listenForMetrics(
  { metrics: where }: TelemetrySettings,
  { metrics, opened, services }: Telemetry & { opened: OpenDatabase; services: Services },
): Promise<Server | null> {
  if (!where) return null;
  const { pool } = opened;
  const deps = { metrics, pool, standing: () => services.standing.now(), token: where.token };
  return openMetricsPort(deps, where);
}
