/** Every metric in dashboards and alerts is exported, and the metrics port reveals no personal data. */
import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import { parse } from 'yaml';
import { makeMetrics } from './metrics';
import { makeScrape, openMetricsPort } from './metricsPort';

const businessMetrics = () =>
  Promise.resolve({
    outbox: [{ kind: 'mail', waiting: 2, oldestSeconds: 31 }],
    budgets: [{ kind: 'sms', share: 0.5 }],
    registrations: [{ channel: 'en', state: 'confirmed', count: 7 }],
    phase: 'open',
  });
const pool = () => ({ total: 3, idle: 1, waiting: 4 });

/** The metrics in a PromQL expression: names that are not functions, labels or numbers. */
function metricsIn(expression: string): string[] {
  const stripped = expression
    .replace(/\{[^}]*\}/g, '')
    .replace(/\b(?:by|without)\s*\([^)]*\)/g, '')
    .replace(/"[^"]*"/g, '');
  return [...stripped.matchAll(/\b[a-z][a-z0-9_]*\b(?!\s*\()/g)]
    .map(([name]) => name)
    .filter((name) => !/^(?:e\d+|m|h)$/.test(name));
}

interface Alerts {
  groups: { rules: { alert: string; expr: string; annotations: { runbook: string } }[] }[];
}
const { groups } = parse(readFileSync('deploy/observability/alerts.yaml', 'utf8')) as Alerts;
const alerts = groups.flatMap(({ rules }) => rules);

test('every metric on the dashboard and in the alerts is exported', async () => {
  const metrics = makeMetrics();
  metrics.collectProcessMetrics();
  const exported = new Set(
    (await metrics.registry.getMetricsAsJSON()).flatMap(({ name }) => [
      name,
      `${name}_bucket`,
      `${name}_sum`,
      `${name}_count`,
    ]),
  );
  // Metrics of Prometheus itself, and of nginx-prometheus-exporter.
  for (const name of ['up', 'nginx_up', 'nginx_http_requests_total']) exported.add(name);
  const { panels } = JSON.parse(readFileSync('deploy/observability/dashboard.json', 'utf8')) as {
    panels: { targets: { expr: string }[] }[];
  };
  const expressions = [
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...alerts.map(({ expr }) => expr),
  ];
  const names = [...new Set(expressions.flatMap(metricsIn))];
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name) => !exported.has(name))).toEqual([]);
});

test('alerts when half a message budget is spent', () => {
  expect(alerts.filter(({ expr }) => metricsIn(expr).includes('message_budget_spent_ratio'))).toMatchObject([
    { alert: 'BudgetHalfSpent', expr: 'max by (kind) (message_budget_spent_ratio) > 0.5' },
  ]);
});

test('every alert has a heading in docs/operations.md', () => {
  const page = readFileSync('docs/operations.md', 'utf8');
  const headings = [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading.toLowerCase().replaceAll(' ', '-'),
  );
  const anchors = alerts.map(({ annotations }) => annotations.runbook.replace('docs/operations.md#', ''));
  expect(anchors).toEqual(alerts.map(({ alert }) => alert.toLowerCase()));
  expect(anchors.filter((anchor) => !headings.includes(anchor))).toEqual([]);
});

test('collects business metrics at most every fifteen seconds, and reports when they are unavailable', async () => {
  let time = 0;
  let runs = 0;
  let isUnavailable = false;
  const metrics = makeMetrics();
  const scrape = makeScrape({
    metrics,
    pool,
    token: null,
    monotonicNow: () => time,
    businessMetrics: () => {
      runs += 1;
      return isUnavailable ? Promise.reject(new Error('away')) : businessMetrics();
    },
  });
  const first = await scrape();
  expect(first).toContain('outbox_messages_waiting{kind="mail"} 2');
  expect(first).toContain('outbox_oldest_seconds{kind="mail"} 31');
  expect(first).toContain('message_budget_spent_ratio{kind="sms"} 0.5');
  expect(first).toContain('registrations{channel="en",state="confirmed"} 7');
  expect(first).toContain('edition_phase{phase="open"} 1');
  expect(first).toContain('db_pool_connections{state="busy"} 2');
  expect(first).toContain('db_pool_waiting 4');
  await scrape();
  expect(runs).toBe(1);
  time = 15_000;
  isUnavailable = true;
  const second = await scrape();
  expect(runs).toBe(2);
  expect(second).toContain('standing_known 0');
  expect(second).not.toContain('registrations{');
});

test('the metrics port requires its token and serves one path', async () => {
  const token = 'a token of some length';
  const server = await openMetricsPort(
    { metrics: makeMetrics(), pool, businessMetrics, token },
    { host: '127.0.0.1', port: 0 },
  );
  const { port } = server.address() as { port: number };
  const status = async (path: string, authorization?: string) =>
    (await fetch(`http://127.0.0.1:${port}${path}`, authorization ? { headers: { authorization } } : {})).status;
  expect(await status('/metrics', `Bearer ${token}`)).toBe(200);
  expect(await status('/metrics', 'Bearer another token')).toBe(401);
  expect(await status('/metrics')).toBe(401);
  expect(await status('/')).toBe(404);
  server.close();
  await once(server, 'close');
});
