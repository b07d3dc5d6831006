import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { openLine } from '../support/line';
import { buildTestSite, type TestSite } from '../support/testSite';

const SECRET = 'the organiser’s secret';

let site: TestSite;
let port: number;
beforeAll(async () => {
  site = await buildTestSite({ preSecret: SECRET });
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = site.app.server.address() as AddressInfo);
});
afterAll(() => site.close());

interface Answer {
  status: number;
  /** Without the date: names in small letters. */
  headers: Record<string, unknown>;
  /** As they came over the line. */
  bytes: string;
  html(): string;
}

/** Over a socket, since only there is a door. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    request({ port, path, method, headers: { 'accept-encoding': 'br', ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        const body = Buffer.concat(chunks);
        const isSmall = response.headers['content-encoding'] === 'br' && body.length > 0;
        const { date: _date, ...rest } = response.headers;
        resolve({
          status: response.statusCode ?? 0,
          headers: rest,
          bytes: body.toString('latin1'),
          html: () => (isSmall ? brotliDecompressSync(body) : body).toString(),
        });
      });
    })
      .once('error', reject)
      .end();
  });

const plain = ({ status, headers, bytes }: Answer) => ({ status, headers, bytes });

/** How many pages were given at the door while this ran. */
async function givenBy(ask: () => Promise<unknown>): Promise<number> {
  const before = site.given.length;
  await ask();
  return site.given.length - before;
}

test('a fresh page is given at the door as the application gave it, header by header', async () => {
  const first = await get('/en/about');
  expect(first.status).toBe(200);
  expect(site.given).toEqual([]);
  expect(plain(await get('/en/about'))).toEqual(plain(first));
  expect(site.given).toEqual(['hit /en/about']);
});

test.each(['br', 'identity'])(
  'with accept-encoding %s it is the same byte by byte, whether it is given at the socket or by node: only the date goes on',
  async (encoding) => {
    await get('/en/contact', { 'accept-encoding': encoding });
    const asked = `GET /en/contact HTTP/1.1\r\nHost: site\r\nAccept-Encoding: ${encoding}\r\n\r\n`;
    const line = await openLine(port);
    const answer = async () => {
      line.write(asked);
      const { head, body } = await line.answer();
      return { head: head.replace(/(?<=\r\nDate: )\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT(?=\r\n)/, 'now'), body };
    };
    let atSocket;
    expect(await givenBy(async () => (atSocket = await answer()))).toBe(1);
    // From now on the connection is node's.
    line.write('POST /en/contact HTTP/1.1\r\nHost: site\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n');
    expect((await line.answer()).head).toMatch(/^HTTP\/1\.1 405 /);
    let byNode;
    expect(await givenBy(async () => (byNode = await answer()))).toBe(1);
    line.destroy();
    expect(byNode).toEqual(atSocket);
    expect(atSocket).toMatchObject({ head: expect.stringContaining('\r\nDate: now\r\n') });
  },
);

test('who does not take brotli gets the same page as it is: unpacked once, and then at the door, too', async () => {
  const small = await get('/en/about');
  for (const [encoding, given] of [
    ['identity', 0],
    ['gzip', 1],
  ] as const) {
    let whole = small;
    expect(await givenBy(async () => (whole = await get('/en/about', { 'accept-encoding': encoding })))).toBe(given);
    expect(whole.headers['content-encoding']).toBeUndefined();
    expect(whole.bytes.length).toBeGreaterThan(5 * small.bytes.length);
    expect(whole.html()).toBe(small.html());
  }
});

test('whatever an address says that no page reads, the page that is kept is given, and takes no room at the door', async () => {
  const path = '/en/news?current=2';
  site.drawAnew();
  const before = await get(path);
  site.drawAnew();
  const plainly = await get(path);
  expect(plain(plainly)).not.toEqual(plain(before));
  expect(
    await givenBy(async () => {
      for (const campaign of [
        'utm_source=mail&utm_campaign=spring',
        'fbclid=IwAR',
        'source=wx',
        'from=timeline',
        'k=x',
        'made=up',
      ])
        for (const _twice of [1, 2]) expect(plain(await get(`${path}&${campaign}`))).toEqual(plain(plainly));
    }),
  ).toBe(0);
  // In whichever place it stands, and with what the page does depend on.
  expect(plain(await get('/en/news?gclid=x&current=2'))).toEqual(plain(plainly));
  expect((await get('/en/news?current=3&gclid=x')).html()).not.toBe(plainly.html());
});

test('a landing page leads on with its whole query, before any script has come', async () => {
  expect((await get('/zh-cn/landing/page1?source=wx')).html()).toContain(
    'href="/zh-cn/audience/register/1?source=wx&amp;origin=landing"',
  );
});

test('the reader has no part in it: neither cookies nor a ticket change what is given, and nothing of them stays', async () => {
  const anybodys = await get('/en/about');
  const signedIn = await get('/en/about', { cookie: 'webTicket=of-anna; sid=of-anna', 'access-token': 'of-anna' });
  expect(plain(signedIn)).toEqual(plain(anybodys));
  expect(anybodys.html()).not.toContain('of-anna');
});

test.each([
  ['asks for the head alone', '/en/about', {}, 'HEAD'],
  ['sends something', '/en/about', {}, 'POST'],
  ['asks with a query that no page depends on', '/en/about?source=x', {}, 'GET'],
  ['opens a form', '/en/audience/registration', {}, 'GET'],
  ['asks for what does not exist', '/en/no-such-page', {}, 'GET'],
])('the application itself answers who %s', async (_who, path, headers, method) => {
  await get('/en/about');
  expect(await givenBy(async () => [await get(path, headers, method), await get(path, headers, method)])).toBe(0);
});

test('an answer that sets a cookie is for one reader', async () => {
  const path = `/en/contact?_pre_=${encodeURIComponent(SECRET)}`;
  expect((await get(path)).headers['set-cookie']).toHaveLength(1);
  expect(await givenBy(() => get(path))).toBe(0);
});

test('after a minute one reader a second has the page looked at again, and after an import of content the next at once', async () => {
  await get('/en/privacy');
  expect(await givenBy(() => get('/en/privacy'))).toBe(1);
  site.clock.advance({ seconds: 60 });
  const old = await get('/en/privacy');
  expect(await givenBy(async () => expect(plain(await get('/en/privacy'))).toEqual(plain(old)))).toBe(1);
  expect(site.given.at(-1)).toBe('stale /en/privacy');
  // It is looked at behind its readers: when the one of a later second has asked the application, it is fresh at the door again.
  const isFreshAfter = async (seconds: number) => {
    site.clock.advance({ seconds });
    await get('/en/privacy');
    return (await givenBy(() => get('/en/privacy'))) === 1 && site.given.at(-1) === 'hit /en/privacy';
  };
  let isFresh = false;
  for (let second = 1; second <= 60 && !isFresh; second += 1) isFresh = await isFreshAfter(1);
  expect(isFresh).toBe(true);
  expect(plain(await get('/en/privacy'))).toEqual(plain(old));
  site.forget();
  expect(await givenBy(() => get('/en/privacy'))).toBe(0);
});

test('a thousand readers of two pages at once get each their own', async () => {
  // Nothing of the tests before is drawn anew while they ask.
  site.forget();
  const paths = ['/en/about', '/zh-cn/about'];
  const [english, chinese] = await Promise.all(paths.map((path) => get(path)));
  const answers = await Promise.all(Array.from({ length: 1_000 }, (_, index) => get(paths[index % 2] ?? '')));
  const wrong = answers.filter(({ bytes }, index) => bytes !== (index % 2 === 0 ? english : chinese)?.bytes);
  expect(wrong).toEqual([]);
});
