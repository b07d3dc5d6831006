/** ETag and 304 on lists that hardly change, and content encodings. */
import { buildTestApp, type TestApp } from '../support/testApp';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());

const LISTS = [
  '/api/basic/country/findList',
  '/api/basic/province/findList',
  '/api/basic/city/findList',
  '/api/basic/area/findList',
  '/api/exhibition/application/industry/list',
];

test.each(LISTS)('%s has an ETag and returns 304 while it is unchanged', async (url) => {
  const get = (headers = {}) => site.app.inject({ url, headers: { 'x-locale': 'en', ...headers } });
  const first = await get();
  const { etag } = first.headers;
  expect(first.statusCode).toBe(200);
  expect(etag).toMatch(/^W\/"/);
  expect(first.headers['cache-control']).toBe('no-cache');
  for (const known of [etag, `"other", ${String(etag)}`, '*']) {
    const second = await get({ 'if-none-match': known });
    expect([second.statusCode, second.body, second.headers.etag]).toEqual([304, '', etag]);
  }
  expect((await get({ 'if-none-match': 'W/"other"' })).statusCode).toBe(200);
  // Each language has its own ETag.
  expect((await get({ 'x-locale': 'zh-cn', 'if-none-match': etag })).statusCode).toBe(200);
});

test('an error of such a list has no ETag', async () => {
  const { statusCode, headers } = await site.app.inject({ url: '/api/basic/city/findByParentId/%00' });
  expect([statusCode, headers.etag, headers['cache-control']]).toEqual([400, undefined, 'no-store']);
});

test('does not compress a list with an encoding that the client excludes', async () => {
  const encodingFor = async (accepted: string) =>
    (await site.app.inject({ url: LISTS[0] ?? '', headers: { 'accept-encoding': accepted } })).headers[
      'content-encoding'
    ];
  expect([await encodingFor('br'), await encodingFor('br;q=0, gzip'), await encodingFor('br;q=0')]).toEqual([
    'br',
    'gzip',
    undefined,
  ]);
});
