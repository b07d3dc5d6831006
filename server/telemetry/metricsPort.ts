/** Serves metrics to Prometheus on a separate port, which the proxy does not expose. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Metrics, Pool, BusinessMetrics } from './metrics';

export interface MetricsPortDeps {
  metrics: Metrics;
  pool: () => Pool;
  businessMetrics: () => Promise<BusinessMetrics>;
  /** Required as `Authorization: Bearer …`; null when network access is the only protection. */
  token: string | null;
  /** A monotonic clock in milliseconds. */
  monotonicNow?: () => number;
}

/** Business metrics are cached for this time. */
const CACHE_MS = 15_000;
const SCRAPE_TIMEOUT_MS = 2_000;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Creates the function that returns the metrics in Prometheus' text format. */
export function makeScrape({
  metrics,
  pool,
  businessMetrics,
  monotonicNow = () => performance.now(),
}: MetricsPortDeps) {
  let last: { at: number; refreshed: Promise<void> } | null = null;
  const refresh = async () => {
    const timeout = pause(SCRAPE_TIMEOUT_MS, null, { ref: false });
    // An unavailable database must not prevent the other metrics.
    metrics.setBusinessMetrics(await Promise.race([businessMetrics().catch(() => null), timeout]));
  };
  return async (): Promise<string> => {
    const now = monotonicNow();
    if (!last || now - last.at >= CACHE_MS) last = { at: now, refreshed: refresh() };
    await last.refreshed;
    metrics.setPool(pool());
    return metrics.registry.metrics();
  };
}

/** Resolves when the port is open. */
export function openMetricsPort(deps: MetricsPortDeps, address: { host: string; port: number }): Promise<Server> {
  const scrape = makeScrape(deps);
  const expectedDigest = deps.token === null ? null : digest(`Bearer ${deps.token}`);
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    if (expectedDigest && !timingSafeEqual(expectedDigest, digest(request.headers.authorization ?? '')))
      return void response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
    scrape().then(
      (text) => response.writeHead(200, { 'content-type': deps.metrics.registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(address.port, address.host, () => resolve(server));
  });
}
