/** Any invalid URL shows a page with status 404 or 400. `npm run hostile addressFuzz` proves that none is a 5xx. */
import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { buildTestSite, textOf, type TestSite } from '../support/testSite';

let site: TestSite;
beforeAll(async () => {
  site = await buildTestSite({ assets: resolve('public/root') });
});
afterAll(() => site.close());

const UNKNOWN_ID = '01ARZ3NDEKTSV4RRFFQ69G5FAV';

test.each([
  '/en/audience/download/:value',
  '/en/audience/register/:value',
  '/en/exhibition/support-units/:value',
  '/en/exhibitor-list/details/:value',
  '/en/exhibitors/download/:value',
  '/en/exhibitors/advertising/:value',
  '/en/exhibitors/advertising/outdoor/:value',
  '/en/meeting/details/:value',
  '/en/meeting/signin/:value',
  '/en/meeting/signin/:value/result',
  '/en/meeting/:value',
  '/en/news/details/:value',
  '/en/news/:value',
  '/en/products/details/:value',
  '/en/video/details/:value',
  '/en/video/:value',
  '/en/image/:value',
  '/en/topic/:value',
  '/en/page/:value',
  '/en/theme/:value',
  '/en/submission/:value',
  '/en/stop/:value',
  '/en/:value',
  '/page/2022/:value',
  '/page/2023/:value',
])('%s shows the 404 page for a malformed and for an unknown value', async (route) => {
  for (const value of ['abc', '0', 'toString', '__proto__', UNKNOWN_ID, '%F0%9F%98%80', '%00', '%ff%fe']) {
    const url = route.replace(':value', value);
    const first = await site.get(url);
    // A later form step redirects to the first step.
    const { status, html } = first.status === 303 ? await site.get(String(first.headers.location)) : first;
    expect([url, status, textOf(html).includes('could not be found')]).toEqual([url, 404, true]);
  }
});

test.each(['/%', '/en/%ff%fe'])('%s, which is not a text, returns the 404 page in HTML', async (url) => {
  const { status, headers } = await site.get(url);
  expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
});

test.each(['.', '..', '😀', '%', '___', '"', '的', 'constructor', '😀'.repeat(40)])(
  'a search for %j shows hits or an empty result',
  async (keyword) => {
    expect((await site.get(`/en/search?k=${encodeURIComponent(keyword)}`)).status).toBe(200);
  },
);

test.each([
  ['/EN', '/en'],
  ['/zh-CN/about', '/zh-cn/about'],
  ['/Ru/news?current=2', '/ru/news?current=2'],
])('%s redirects to %s', async (url, target) => {
  const { status, headers } = await site.get(url);
  expect([status, headers.location]).toEqual([301, target]);
});

test('serves /favicon.ico', async () => {
  const { status, headers } = await site.get('/favicon.ico');
  expect([status, headers['content-type']]).toEqual([200, 'image/vnd.microsoft.icon']);
});

test('returns 400 for a request with two Host fields', async () => {
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = site.app.server.address() as AddressInfo;
  const statusLine = async (hosts: string) => {
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    socket.write(`GET /health HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`);
    const [text] = (await once(socket, 'data')) as [string];
    socket.destroy();
    return text.split('\r\n')[0];
  };
  expect(await statusLine('Host: site\r\n')).toBe('HTTP/1.1 200 OK');
  expect(await statusLine('Host: site\r\nhost: evil.example\r\n')).toBe('HTTP/1.1 400 Bad Request');
});

test('error pages and the pages without a menu have their own titles, in the language of the document', async () => {
  const titles = async (...urls: string[]) =>
    Promise.all(urls.map(async (url) => site.get(url).then(({ lang, title }) => [url, lang, title])));
  expect(
    await titles(
      '/en/no-such-page/at-all',
      '/ja/news/details/abc',
      '/fr/about',
      '/page/mobile/pay?lang=en',
      '/page/mobile/wxlink?lang=en',
      '/page/mobile/entrepreneur/parking?lang=en',
      '/page/file/viewer?lang=en',
    ),
  ).toEqual([
    ['/en/no-such-page/at-all', 'en', 'This page could not be found'],
    ['/ja/news/details/abc', 'ja', 'ページが見つかりません'],
    ['/fr/about', 'zh-CN', '页面不存在'],
    ['/page/mobile/pay?lang=en', 'en', 'Pay on your phone'],
    ['/page/mobile/wxlink?lang=en', 'en', 'Open the mini-program'],
    ['/page/mobile/entrepreneur/parking?lang=en', 'en', 'Parking code'],
    ['/page/file/viewer?lang=en', 'en', 'File viewer'],
  ]);
});
