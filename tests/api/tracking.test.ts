/** Tracking: records are accepted at once, written in batches, and summarised by day. */
import { parseTrackingRequest, runTrackingRequest } from '../../server/commands/tracking';
import { TrackingReport } from '../../server/domain/tracking/trackingReport';
import { makeMetrics } from '../../server/telemetry/metrics';
import { buildTestApp, errorOf, type Envelope, type TestApp } from '../support/testApp';
import { until } from '../support/until';

const URL_OF = '/api/log/form/track';
const FORM = 'application/x-www-form-urlencoded;charset=UTF-8';

let site: TestApp;
beforeEach(async () => {
  site = await buildTestApp();
});
afterEach(() => site.close());

const formOf = (changes: Record<string, string> = {}): string =>
  new URLSearchParams({
    action: 'view',
    bhvType: 'page',
    objType: 'page',
    bhvDatetime: '2026-03-10T10:00:00+08:00',
    url: '/en/news',
    ...changes,
  }).toString();

type SendOptions = { headers?: Record<string, string>; clientIp?: string; cookie?: string };

async function send(
  payload: string,
  { headers = {}, clientIp = '203.0.113.7', cookie }: SendOptions = {},
): Promise<Envelope> {
  const all = { 'content-type': FORM, ...(cookie && { cookie: `sid=${cookie}` }), ...headers };
  const response = await site.app.inject({
    method: 'POST',
    url: URL_OF,
    payload,
    remoteAddress: clientIp,
    headers: all,
  });
  return response.json();
}

const trackResponse = (accepted: boolean) => ({ code: 200, message: 'OK', data: { accepted, vitals: false } });

/** The session cookie of a new browser. */
async function newSession(): Promise<string> {
  const { cookies } = await site.app.inject({ method: 'POST', url: '/api/verification/sendImageCode', payload: {} });
  return cookies.find(({ name }) => name === 'sid')?.value ?? '';
}

const stored = () => site.database.db.selectFrom('tracking_record').selectAll().orderBy('url').execute();
/** Records are written a quarter of a second later; a test waits for as many as it sent. */
async function waitForStored(count: number) {
  let rows = await stored();
  await until(async () => (rows = await stored()).length >= count, { description: `${count} records` });
  return rows;
}
const report = () => new TrackingReport(site.database.db, site.clock);

test('responds to a record at once and writes it later in a batch', async () => {
  expect(await send(formOf({ objName: 'Hall plan published', browsingTime: '5300' }))).toEqual(trackResponse(true));
  expect(await send(formOf({ action: 'leave', url: '/en' }))).toEqual(trackResponse(true));
  const rows = await waitForStored(2);
  expect(rows.map(({ id: _id, viewer: _viewer, ...row }) => row)).toEqual([
    expect.objectContaining({ action: 'leave', url: '/en', browsing_time: null }),
    {
      action: 'view',
      bhv_type: 'page',
      obj_type: 'page',
      obj_name: 'Hall plan published',
      act_obj: null,
      bhv_datetime: new Date('2026-03-10T02:00:00Z'),
      url: '/en/news',
      browsing_time: 5300,
      received_at: site.clock.now(),
    },
  ]);
});

test('accepts a beacon as form or text, but no cross-site page and no other type', async () => {
  const same = { 'sec-fetch-site': 'same-origin' };
  expect(await send(formOf(), { headers: same })).toEqual(trackResponse(true));
  expect(await send(formOf(), { headers: { ...same, 'content-type': 'text/plain;charset=UTF-8' } })).toEqual(
    trackResponse(true),
  );
  for (const type of [FORM, 'text/plain;charset=UTF-8'])
    expect(
      errorOf(await send(formOf(), { headers: { 'content-type': type, 'sec-fetch-site': 'cross-site' } })),
    ).toEqual({
      code: 400,
      reason: 'request.crossSite',
    });
  expect(errorOf(await send('{}', { headers: { 'content-type': 'application/json' } }))).toEqual({
    code: 415,
    reason: 'request.unsupportedType',
  });
  expect(await waitForStored(2)).toHaveLength(2);
});

test('names the fields of an invalid record, and does not store it', async () => {
  const bad = formOf({ browsingTime: 'long', bhvDatetime: 'yesterday', colour: 'red' });
  expect(errorOf(await send(bad))).toEqual({
    code: 400,
    reason: 'request.invalid',
    fields: expect.arrayContaining(['/body/browsingTime', '/body/bhvDatetime', '/body/colour']),
  });
  expect(errorOf(await send(''))).toMatchObject({ code: 400, reason: 'request.invalid' });
  await send(formOf());
  expect(await waitForStored(1)).toHaveLength(1);
});

test.each([
  ['an unknown action', { action: 'buy' }, 'request.invalid', '/body/action'],
  ['a page of another site', { url: 'https://evil.example/en/news' }, 'field.notAllowed', '/body/url'],
  ['a protocol-relative URL of another site', { url: '//evil.example/en/news' }, 'field.notAllowed', '/body/url'],
  ['the day before yesterday', { bhvDatetime: '2026-03-09T09:59:59+08:00' }, 'field.notAllowed', '/body/bhvDatetime'],
  ['the day after tomorrow', { bhvDatetime: '2026-03-11T10:00:01+08:00' }, 'field.notAllowed', '/body/bhvDatetime'],
])('%s is rejected and not stored', async (_what, changes, reason, field) => {
  expect(errorOf(await send(formOf(changes)))).toEqual({ code: 400, reason, fields: [field] });
  await send(formOf({ url: 'http://127.0.0.1:8080/en/news', bhvDatetime: '2026-03-09T10:00:00+08:00' }));
  expect(await waitForStored(1)).toHaveLength(1);
});

test('rejects text with NUL or a lone surrogate, without losing other records', async () => {
  const { code, data } = await send(formOf({ action: 'vi\u0000ew' }));
  expect({ code, data }).toMatchObject({ code: 400, data: { errors: [{ pointer: '/body/action' }] } });
  await send(formOf());
  expect(await waitForStored(1)).toMatchObject([{ url: '/en/news' }]);
});

test('masks personal data before it is stored', async () => {
  await send(
    formOf({
      objName: 'Write to anna@example.org',
      actObj: '/en/visit?mobile=13800138000',
      url: '/en/me?accessToken=secret&email=anna%40example.org#13800138000',
      objType: '13800138000',
    }),
  );
  await send(formOf());
  const [row, other] = await waitForStored(2);
  expect(row).toMatchObject({
    action: 'view',
    obj_name: 'Write to [email]',
    act_obj: '/en/visit?mobile=[hidden]',
    url: '/en/me?accessToken=[hidden]&email=[hidden]#[number]',
    obj_type: '[number]',
  });
  expect(other).toMatchObject({ url: '/en/news' });
});

test('drops and reports records beyond 600 an hour for an IP address', async () => {
  const answers = await Promise.all(Array.from({ length: 601 }, () => send(formOf(), { clientIp: '203.0.113.9' })));
  expect(answers.filter(({ data }) => (data as { accepted: boolean }).accepted)).toHaveLength(600);
  expect(answers.at(-1)).toEqual(trackResponse(false));
  expect(await send(formOf(), { clientIp: '203.0.113.10' })).toEqual(trackResponse(true));
  expect(await waitForStored(601)).toHaveLength(601);
  site.clock.advance({ hours: 1 });
  expect(await send(formOf(), { clientIp: '203.0.113.9' })).toEqual(trackResponse(true));
});

test('the daily summary equals the records sent, and repeating it changes nothing', async () => {
  const { db } = site.database;
  const news = await db.selectFrom('news_item').select(['id', 'views']).orderBy('id').executeTakeFirstOrThrow();
  const meeting = await db.selectFrom('meeting').select(['id', 'views']).orderBy('id').executeTakeFirstOrThrow();
  const url = `/en/news/details/${news.id}`;
  // The evening before in Shanghai: another day.
  const [anna, boris] = [await newSession(), await newSession()];
  site.clock.set('2026-03-09T23:59:59+08:00');
  await send(formOf({ url: `${url}?from=mail` }), { cookie: anna });
  site.clock.set('2026-03-10T00:00:00+08:00');
  for (const cookie of [anna, anna, boris])
    await send(formOf({ url: `${url}?x=1#top`, objType: 'news', objName: 'Hall plan' }), { cookie });
  await send(formOf({ action: 'leave', url, objType: 'news', browsingTime: '5300' }), { cookie: anna });
  await send(formOf({ action: 'leave', url, objType: 'news', browsingTime: '700' }), { cookie: boris });
  await send(formOf({ url: `http://127.0.0.1:8080/zh-cn/meeting/details/${meeting.id}`, objType: 'meeting' }));
  await waitForStored(7);
  const expected = [
    { action: 'view', obj_type: 'news', path: url, name: 'Hall plan', views: 3, visitors: 2, browsing_ms: 0 },
    { action: 'leave', obj_type: 'news', path: url, name: null, views: 2, visitors: 2, browsing_ms: 6000 },
    {
      action: 'view',
      obj_type: 'meeting',
      path: `/zh-cn/meeting/details/${meeting.id}`,
      name: null,
      views: 1,
      visitors: 1,
      browsing_ms: 0,
    },
  ];
  const viewsOf = async (table: 'news_item' | 'meeting', { id }: { id: string }) =>
    (await db.selectFrom(table).select('views').where('id', '=', id).executeTakeFirstOrThrow()).views;
  for (let time = 0; time < 3; time++) {
    await report().run();
    expect(await report().ofDay()).toEqual({ day: '2026-03-10', rows: expected });
    expect((await report().ofDay('2026-03-09')).rows).toEqual([
      { action: 'view', obj_type: 'page', path: url, name: null, views: 1, visitors: 1, browsing_ms: 0 },
    ]);
    expect(await viewsOf('news_item', news)).toBe(news.views + 4);
    expect(await viewsOf('meeting', meeting)).toBe(meeting.views + 1);
  }
  // Later records are added, once.
  await send(formOf({ url, objType: 'news', objName: 'Hall plan' }), { cookie: await newSession() });
  await waitForStored(8);
  await Promise.all([report().run(), report().run()]);
  expect((await report().ofDay()).rows[0]).toMatchObject({ views: 4, visitors: 3 });
  expect(await viewsOf('news_item', news)).toBe(news.views + 5);
});

test('removes single records after four weeks, but not the summary and the views', async () => {
  await send(formOf());
  await waitForStored(1);
  await report().run();
  site.clock.set('2026-04-07T09:00:00+08:00');
  expect((await report().run()).removed).toBe(0);
  site.clock.set('2026-04-08T09:00:00+08:00');
  expect((await report().run()).removed).toBe(1);
  expect(await stored()).toEqual([]);
  await report().run();
  expect((await report().ofDay('2026-03-10')).rows).toHaveLength(1);
});

test('writes pending records when the site stops', async () => {
  const stopping = await buildTestApp();
  const { db } = stopping.database;
  await stopping.app.inject({ method: 'POST', url: URL_OF, payload: formOf(), headers: { 'content-type': FORM } });
  await stopping.app.close();
  expect(await db.selectFrom('tracking_record').select('action').execute()).toEqual([{ action: 'view' }]);
  await stopping.close();
});

test('the command shows the table of a day and rejects invalid arguments', async () => {
  await send(formOf({ objName: 'News' }));
  await send(formOf({ objName: 'News', browsingTime: '4000' }));
  await waitForStored(2);
  expect(parseTrackingRequest(['summary'])).toEqual({});
  expect(parseTrackingRequest(['summary', '--day', '2026-03-10'])).toEqual({ day: '2026-03-10' });
  for (const args of [[], ['list'], ['summary', '--day'], ['summary', '--day', '2026-13-45'], ['summary', 'all', 'x']])
    expect(parseTrackingRequest(args)).toBeNull();
  expect(await runTrackingRequest(report(), {})).toEqual([
    '2026-03-10 (Shanghai)',
    'records  visitors  seconds  action  object  path      name',
    '      2         2        4  view    page    /en/news  News',
    '2 records in all',
  ]);
  expect(await runTrackingRequest(report(), { day: '2026-02-01' })).toEqual(['There are no records of 2026-02-01.']);
});

test('samples performance figures of views, and stores them as aggregates by kind of page, not as records', async () => {
  const metrics = makeMetrics();
  const track = async (watched: TestApp, changes: Record<string, string>) =>
    (
      await watched.app.inject({
        method: 'POST',
        url: '/api/log/form/track',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: formOf(changes),
      })
    ).json<{ data: unknown }>().data;
  const all = await buildTestApp({ telemetry: { metrics, tracing: null, vitalsSampleRate: 1 } });
  const none = await buildTestApp({
    database: all.database,
    telemetry: { metrics: makeMetrics(), tracing: null, vitalsSampleRate: 0 },
  });
  expect(await track(all, { action: 'view' })).toEqual({ accepted: true, vitals: true });
  expect(await track(all, { action: 'leave' })).toEqual({ accepted: true, vitals: false });
  expect(await track(none, { action: 'view' })).toEqual({ accepted: true, vitals: false });

  const vitals = { action: 'vitals', objType: 'details', url: '/en/exhibitor-list/details/1' };
  expect(await track(all, { ...vitals, objName: 'TTFB=120 FCP=700 LCP=1900 CLS=40 INP=90' })).toEqual({
    accepted: true,
    vitals: false,
  });
  // Invalid or invented metrics become neither label nor value.
  expect(
    await track(all, { ...vitals, objType: 'x"} 1', objName: 'LCP=99999999 anna@example.org XYZ=1 FCP=-1' }),
  ).toEqual({
    accepted: false,
    vitals: false,
  });
  expect(await track(none, { ...vitals, objName: 'LCP=1' })).toEqual({ accepted: false, vitals: false });
  const text = await metrics.registry.metrics();
  const figures = [...text.matchAll(/^web_vitals_\w+_(?:sum|count)\{.*$/gm)].map(([line]) => line).sort();
  expect(figures).toEqual(
    [
      'web_vitals_layout_shift_count{page="details"} 1',
      'web_vitals_layout_shift_sum{page="details"} 0.04',
      ...Object.entries({ FCP: 0.7, INP: 0.09, LCP: 1.9, TTFB: 0.12 }).flatMap(([metric, value]) => [
        `web_vitals_seconds_count{metric="${metric}",page="details"} 1`,
        `web_vitals_seconds_sum{metric="${metric}",page="details"} ${value}`,
      ]),
    ].sort(),
  );
  await none.app.close();
  await all.app.services.tracking.close();
  const actions = await all.database.db.selectFrom('tracking_record').select('action').orderBy('action').execute();
  expect(actions.map(({ action }) => action)).toEqual(['leave', 'view', 'view']);
  await all.close();
});
