/** The page cache as users see it: what is cached, for whom, and until when. */
import { brotliDecompressSync } from 'node:zlib';
import { buildTestSite, textOf, type TestSite } from '../support/testSite';
import { until } from '../support/until';

const SECRET = 'the organiser’s secret';

let site: TestSite;
beforeAll(async () => {
  site = await buildTestSite({ preSecret: SECRET });
});
afterAll(() => site.close());

interface OriginResponse {
  status: number;
  headers: Record<string, unknown>;
  html: string;
}

async function get(url: string, headers: Record<string, string> = {}): Promise<OriginResponse> {
  const response = await site.app.inject({ url, headers: { 'accept-encoding': 'br', ...headers } });
  const { date: _date, ...rest } = response.headers;
  const isBrotli = rest['content-encoding'] === 'br' && response.rawPayload.length > 0;
  const html = (isBrotli ? brotliDecompressSync(response.rawPayload) : response.rawPayload).toString();
  return { status: response.statusCode, headers: rest, html };
}

/** The cache outcomes of the pages requested meanwhile. */
async function outcomesOf(sendRequests: () => Promise<unknown>): Promise<string[]> {
  const before = site.outcomes.length;
  await sendRequests();
  return site.outcomes.slice(before);
}

test('the second request for a page gets the same response from the cache', async () => {
  site.invalidateContent();
  let first: OriginResponse | null = null;
  expect(await outcomesOf(async () => (first = await get('/en/about')))).toEqual(['miss']);
  expect(first).toMatchObject({ status: 200 });
  expect(await outcomesOf(async () => expect(await get('/en/about')).toEqual(first))).toEqual(['hit']);
});

test('a client without brotli gets the same page uncompressed', async () => {
  const compressed = await get('/en/about');
  for (const encoding of ['identity', 'gzip']) {
    const plain = await get('/en/about', { 'accept-encoding': encoding });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.html).toBe(compressed.html);
  }
});

test('query keys that no page reads lead to the cached page', async () => {
  const path = '/en/news?current=2';
  const plain = await get(path);
  for (const campaign of ['utm_source=mail&utm_campaign=spring', 'fbclid=IwAR', 'source=wx', 'k=x', 'made=up'])
    expect(await outcomesOf(async () => expect(await get(`${path}&${campaign}`)).toEqual(plain))).toEqual(['hit']);
  expect(await get('/en/news?gclid=x&current=2')).toEqual(plain);
  expect((await get('/en/news?current=3&gclid=x')).html).not.toBe(plain.html);
});

test('a landing page forwards its whole query, before any script is loaded', async () => {
  const { html } = await get('/zh-cn/landing/page1?source=wx');
  // The main button and the bar.
  expect(html.split('href="/zh-cn/audience/register/1?source=wx&amp;origin=landing"')).toHaveLength(3);
});

test('a cached page expires when an advert on it begins or ends', async () => {
  site.clock.set('2026-03-29T17:59:59+08:00');
  const advert = 'Groups of five or more: your coach stops at the door';
  expect((await get('/en')).html).toContain(advert);
  site.clock.set('2026-03-29T18:00:00+08:00');
  expect((await get('/en')).html).not.toContain(advert);
  site.clock.set('2026-03-10T10:00:00+08:00');
  site.invalidateContent();
});

test('during the exhibition the home page shows the sessions that are on and next, and expires when one begins or ends', async () => {
  const sessions = async () => {
    const [, on = '', next = ''] = /On now(.*)Up next(.*)Five exhibitions/s.exec(textOf((await get('/en')).html)) ?? [];
    const isListed = (part: string) => [part.includes('Joints and gearboxes'), part.includes('Car body stamping')];
    return { on: isListed(on), next: isListed(next) };
  };
  site.clock.set('2026-04-01T11:44:59+08:00');
  expect(await sessions()).toEqual({ on: [false, true], next: [true, false] });
  site.clock.set('2026-04-01T11:45:00+08:00');
  // Lunch: nothing is on, so there is no list of it.
  expect(textOf((await get('/en')).html)).not.toContain('On now');
  site.clock.set('2026-04-01T13:30:00+08:00');
  expect(await sessions()).toEqual({ on: [true, false], next: [false, false] });
});

test('cookies and a ticket neither change a cached page nor appear in it', async () => {
  site.invalidateContent();
  const signedIn = await get('/en/about', { cookie: 'webTicket=of-anna; sid=of-anna', 'access-token': 'of-anna' });
  const anonymous = await get('/en/about');
  expect(signedIn).toEqual(anonymous);
  expect(anonymous.html).not.toContain('of-anna');
});

test('a response that sets a cookie is not cached, and the next client gets no cookie', async () => {
  const withCookie = await get(`/en/contact?_pre_=${encodeURIComponent(SECRET)}`);
  expect(withCookie.headers).toMatchObject({ 'cache-control': 'no-store', 'set-cookie': expect.anything() });
  expect((await get('/en/contact')).headers).not.toHaveProperty('set-cookie');
});

test('after a minute a page is stale until it is rendered again, and an import evicts it', async () => {
  await get('/en/privacy');
  expect(await outcomesOf(() => get('/en/privacy'))).toEqual(['hit']);
  site.clock.advance({ seconds: 61 });
  expect(await outcomesOf(() => get('/en/privacy'))).toEqual(['stale']);
  await until(async () => {
    await get('/en/privacy');
    return site.outcomes.at(-1) !== 'stale';
  });
  expect(site.outcomes.at(-1)).toBe('hit');
  site.invalidateContent();
  expect(await outcomesOf(() => get('/en/privacy'))).toEqual(['miss']);
});

test('a thousand parallel requests for two pages each get their own', async () => {
  site.invalidateContent();
  const paths = ['/en/about', '/zh-cn/about'];
  const [english, chinese] = await Promise.all(paths.map((path) => get(path)));
  expect(english?.html).not.toBe(chinese?.html);
  const responses = await Promise.all(Array.from({ length: 1_000 }, (_, index) => get(paths[index % 2] ?? '')));
  expect(responses.filter(({ html }, index) => html !== (index % 2 === 0 ? english : chinese)?.html)).toEqual([]);
});

test('a page returns 304 to a client that has it cached, in either encoding', async () => {
  const { headers } = await get('/en/about');
  expect(headers.etag).toMatch(/^W\/"/);
  for (const encoding of ['br', 'identity']) {
    const again = await get('/en/about', { 'if-none-match': String(headers.etag), 'accept-encoding': encoding });
    expect([again.status, again.html, again.headers.etag]).toEqual([304, '', headers.etag]);
  }
  expect((await get('/zh-cn/about', { 'if-none-match': String(headers.etag) })).status).toBe(200);
});

test.each(['/en/audience/registration', '/en/no-such-page'])('%s, which is not cached, has no ETag', async (path) => {
  expect((await get(path)).headers).not.toHaveProperty('etag');
});

test.each([
  ['br', 'br'],
  ['gzip, br;q=0.5', 'br'],
  ['*', 'br'],
  ['br;q=0', undefined],
  ['gzip, br; q=0.0', undefined],
  ['*;q=0', undefined],
  ['x-br, brotli', undefined],
  ['', undefined],
])('accept-encoding %j returns a page in %j', async (accepted, encoding) => {
  expect((await get('/en/contact', { 'accept-encoding': accepted })).headers['content-encoding']).toBe(encoding);
});

const readSearch = (keyword: string, remoteAddress: string) =>
  site.app.inject({ url: `/en/search?k=${keyword}`, remoteAddress, headers: { accept: 'text/html' } });

/**
 * Searches from an IP until it exceeds the limit. Through the API, because rendering takes twenty times as long.
 */
async function exhaustSearches(remoteAddress: string): Promise<void> {
  const search = (keyword: string) =>
    site.app.inject({ url: `/api/web/search/findListByKeyword/${keyword}`, remoteAddress });
  let count = 0;
  while ((await search(`other${count}`)).statusCode === 200) count += 1;
  expect(count).toBeGreaterThan(10);
}

test('returns and revalidates a cached search even beyond the search limit', async () => {
  const clientIp = '198.51.100.77';
  await readSearch('laser', clientIp);
  // Older than stale-while-revalidate allows, so it must be rendered before it is sent.
  site.clock.advance({ minutes: 5 });
  await exhaustSearches(clientIp);
  expect((await readSearch('another', clientIp)).statusCode).toBe(429);
  for (let again = 0; again < 5; again += 1) expect((await readSearch('laser', clientIp)).statusCode).toBe(200);
});

test('a page beyond a limit shows when to try again, in text and in its header', async () => {
  const clientIp = '198.51.100.88';
  await exhaustSearches(clientIp);
  const response = await readSearch('first', clientIp);
  expect(response.statusCode).toBe(429);
  const seconds = Number(response.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(response.body).toContain('<title>Too many requests</title>');
  expect(textOf(response.body)).toContain(`Please try again in ${seconds} second`);
  // A 429 page has no countdown to the home page.
  expect(response.body).not.toContain('role="timer"');
});
