/** Connects metrics and traces (server/watch) with the parts that they measure. */
import type { Server } from 'node:http';
import type { OpenDatabase } from './db/connect';
import type { ReadPool } from './db/readPool';
import type { Watch } from './http/plugins/watching';
import type { Services } from './domain';
import type { SiteParts } from './ssr/site';
import { makeMetrics } from './watch/metrics';
import { openMetricsPort } from './watch/metricsPort';
import type { WatchSettings } from './watch/settings';

/** The metrics of this process, and its traces if a collector is configured. */
export async function openWatch(
  settings: WatchSettings,
  database: Pick<OpenDatabase, 'watch'>,
  reads: Pick<ReadPool, 'watch'>,
): Promise<Watch> {
  const metrics = makeMetrics();
  if (settings.metrics) metrics.watchProcess();
  const tracing =
    settings.tracing && new (await import(/* webpackMode: "eager" */ './watch/tracing')).Tracing(settings.tracing);
  const query = (kind: string, ms: number, failed: boolean) => {
    metrics.query(kind, ms / 1000, failed);
    tracing?.ended(`database ${kind}`, ms, 'client', { 'db.system.name': 'postgresql', 'db.operation.name': kind });
  };
  database.watch(query);
  reads.watch({ query, read: metrics.read });
  return { metrics, tracing, vitals: settings.vitals };
}

/** The measurements of pages. */
export const pageWatch = ({ metrics, tracing }: Watch): NonNullable<SiteParts['watch']> => ({
  page: metrics.page,
  rendered(kind, ms) {
    metrics.render(kind, ms / 1000);
    tracing?.ended('draw page', ms, 'internal', { kind });
  },
});

/** Opens the metrics port if one is configured. */
export async function listenForMetrics(
  { metrics: where }: WatchSettings,
  { metrics, opened, services }: Watch & { opened: OpenDatabase; services: Services },
): Promise<Server | null> {
  if (!where) return null;
  const { pool } = opened;
  const parts = { metrics, pool, standing: () => services.standing.now(), token: where.token };
  return openMetricsPort(parts, where);
}
