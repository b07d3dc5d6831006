/** Traces as a collector receives them: OTLP in JSON over HTTP. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { measureRequests } from '../../server/http/plugins/requestMetrics';
import { makeMetrics } from '../../server/telemetry/metrics';
import { Tracing } from '../../server/telemetry/tracing';

interface Sent {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  kind: number;
  status: { code?: number };
  attributes: { key: string; value: object }[];
}

const remote = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

/** A site with one page, which queries the database and calls the API while it renders, and a collector. */
async function tracedSite({ ratio = 1, respond = true } = {}) {
  const received: { url: string; key: unknown; body: string }[] = [];
  const collector = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ url: request.url ?? '', key: request.headers['api-key'], body });
      if (respond) response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await once(collector.listen(0, '127.0.0.1'), 'listening');
  const { port } = collector.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}/`;
  const tracing = new Tracing({ endpoint, service: 'site', ratio, headers: { 'api-key': 'abc' } });
  const app = fastify();
  measureRequests(app, { metrics: makeMetrics(), tracing });
  app.get('/page/:code', async () => {
    tracing.recordSpan('database select', 3, 'client', { 'db.operation.name': 'select' });
    await app.inject('/api/x');
    return 'page';
  });
  app.get('/api/x', async () => {
    await new Promise((resolve) => setImmediate(resolve));
    tracing.recordSpan('database insert', 1, 'client', {});
    return 'x';
  });
  app.get('/fails', () => Promise.reject(new Error('fails')));
  return {
    app,
    tracing,
    received,
    async close() {
      await app.close();
      await tracing.close();
      collector.closeAllConnections();
      await new Promise((resolve) => collector.close(resolve));
      return received.flatMap(
        ({ body }) =>
          (JSON.parse(body) as { resourceSpans: [{ scopeSpans: [{ spans: Sent[] }] }] }).resourceSpans[0].scopeSpans[0]
            .spans,
      );
    },
  };
}

test('continues the trace of the caller, with queries and API calls of a page as child spans', async () => {
  const site = await tracedSite({ ratio: 0 });
  const { statusCode } = await site.app.inject({ url: '/page/secret', headers: { traceparent: remote } });
  expect(statusCode).toBe(200);
  site.tracing.recordSpan('of no request', 1, 'client', {});
  const spans = await site.close();
  const [query, innerQuery, inner, request] = spans;
  expect(spans.map(({ name, kind }) => [name, kind])).toEqual([
    ['database select', 3],
    ['database insert', 3],
    ['GET /api/x', 2],
    ['GET /page/:code', 2],
  ]);
  expect(request).toMatchObject({ traceId: '0af7651916cd43dd8448eb211c80319c', parentSpanId: 'b7ad6b7169203331' });
  expect(request?.attributes).toEqual([
    { key: 'http.request.method', value: { stringValue: 'GET' } },
    { key: 'http.route', value: { stringValue: '/page/:code' } },
    { key: 'http.response.status_code', value: { intValue: 200 } },
  ]);
  expect(query?.parentSpanId).toBe(request?.spanId);
  expect(inner?.parentSpanId).toBe(request?.spanId);
  expect(innerQuery?.parentSpanId).toBe(inner?.spanId);
  expect(site.received.map(({ url, key }) => [url, key])).toEqual([['/v1/traces', 'abc']]);
  expect(site.received[0]?.body).toContain('{"key":"service.name","value":{"stringValue":"site"}}');
  expect(site.received[0]?.body).not.toContain('secret');
});

test('sends nothing for a request that is not sampled, here or by its caller', async () => {
  const here = await tracedSite({ ratio: 0 });
  await here.app.inject('/page/a');
  expect(await here.close()).toEqual([]);
  const elsewhere = await tracedSite();
  await elsewhere.app.inject({ url: '/page/a', headers: { traceparent: remote.replace(/01$/, '00') } });
  expect(await elsewhere.close()).toEqual([]);
});

test.each(['', '00-00000000000000000000000000000000-b7ad6b7169203331-01', 'zz'])(
  'begins a new trace if the header is %j, and marks a failed request',
  async (traceparent) => {
    const site = await tracedSite();
    await site.app.inject({ url: '/fails', headers: { traceparent } });
    const [span] = await site.close();
    expect(span).toMatchObject({ name: 'GET /fails', status: { code: 2 } });
    expect(span?.parentSpanId).toBeUndefined();
    expect(span?.traceId).toMatch(/^(?!0{32})[0-9a-f]{32}$/);
  },
);

test('an unresponsive collector delays no request, and shutdown only briefly', async () => {
  const site = await tracedSite({ respond: false });
  // More than one batch, so that sending starts while requests are served.
  for (let request = 0; request < 300; request += 1) expect((await site.app.inject('/page/a')).statusCode).toBe(200);
  expect(site.received.length).toBeGreaterThan(0);
  const begun = performance.now();
  await site.close();
  expect(performance.now() - begun).toBeLessThan(6_000);
}, 20_000);
