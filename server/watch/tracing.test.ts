/** Traces as a collector gets them: OTLP in JSON. */
import { parentOf, Tracing } from './tracing';

interface Sent {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  kind: number;
}

function tracingTo(answer: () => Promise<Response>, ratio = 1) {
  const bodies: string[] = [];
  const send = ((url: string, init: { body: string }) => {
    expect(url).toBe('http://collector:4318/v1/traces');
    bodies.push(init.body);
    return answer();
  }) as unknown as typeof fetch;
  const endpoint = 'http://collector:4318/';
  const tracing = new Tracing({ endpoint, service: 'site', ratio, headers: {}, send, random: () => 0.5 });
  const spans = (): Sent[] =>
    bodies.flatMap(
      (body) =>
        (JSON.parse(body) as { resourceSpans: [{ scopeSpans: [{ spans: Sent[] }] }] }).resourceSpans[0].scopeSpans[0]
          .spans,
    );
  return { tracing, spans };
}

const ok = () => Promise.resolve(new Response('{}'));
const remote = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

test('a request goes on with the trace of who asked, and what it did stands below it', async () => {
  const { tracing, spans } = tracingTo(ok, 0);
  const place = tracing.begin(remote, () => {
    tracing.ended('database select', 3, 'client');
    // What a page asks of the API while it is drawn is a part of its trace.
    const inner = tracing.begin(undefined, () => tracing.ended('database insert', 1, 'client'));
    if (inner) tracing.request(inner, 'GET /api/x', 4, {}, false);
  });
  if (place) tracing.request(place, 'GET page', 12, { 'http.response.status_code': 200 }, false);
  tracing.ended('of nobody', 1, 'client');
  await tracing.close();
  const [query, innerQuery, inner, request] = spans();
  expect(spans().map(({ name, kind }) => [name, kind])).toEqual([
    ['database select', 3],
    ['database insert', 3],
    ['GET /api/x', 2],
    ['GET page', 2],
  ]);
  expect(request).toMatchObject({ traceId: '0af7651916cd43dd8448eb211c80319c', parentSpanId: 'b7ad6b7169203331' });
  expect(query?.parentSpanId).toBe(request?.spanId);
  expect(inner?.parentSpanId).toBe(request?.spanId);
  expect(innerQuery?.parentSpanId).toBe(inner?.spanId);
});

test('what is not sampled, here or where it began, costs nothing', async () => {
  const { tracing, spans } = tracingTo(ok, 0.4);
  expect(tracing.begin(undefined, () => tracing.ended('a query', 1, 'client'))).toBeNull();
  expect(tracing.begin(remote.replace(/01$/, '00'), () => undefined)).toBeNull();
  await tracing.close();
  expect(spans()).toEqual([]);
});

test('a collector that is away loses spans and nothing else', async () => {
  const { tracing } = tracingTo(() => Promise.reject(new Error('away')));
  tracing.begin(undefined, () => tracing.ended('a query', 1, 'client'));
  await tracing.close();
  expect(tracing.lost).toBe(1);
});

test.each(['', '00-00000000000000000000000000000000-b7ad6b7169203331-01', 'zz', undefined])(
  'no trace is read from %j',
  (header) => expect(parentOf(header)).toBeNull(),
);
