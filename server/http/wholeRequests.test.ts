import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { openLine } from '../../tests/support/line';
import { WholeRequests } from './wholeRequests';

const read = (text: string) => new WholeRequests().read(Buffer.from(text, 'latin1'));
const HOST = 'Host: expo.example\r\n';
const get = (fields: string) => `GET /en HTTP/1.1\r\n${HOST}${fields}\r\n`;
const post = (fields: string, body: string) => get(fields).replace('GET', 'POST') + body;

const CHROME = [
  'GET /en/news?current=2 HTTP/1.1',
  'Host: expo.example',
  'Connection: keep-alive',
  'sec-ch-ua: "Chromium";v="140"',
  'Upgrade-Insecure-Requests: 1',
  'User-Agent: Mozilla/5.0 (X11; Linux x86_64)',
  'Accept: text/html,application/xhtml+xml',
  'Accept-Encoding: gzip, deflate, br, zstd',
  'Accept-Language: en-US,en;q=0.9',
  'Cookie: sid=a; webTicket=b',
  '\r\n',
].join('\r\n');

test.each([
  ['a browser', CHROME, ['GET', '/en/news?current=2', 'gzip, deflate, br, zstd']],
  [
    'a proxy, which says nothing of the connection',
    get('accept-encoding:br\r\nX-Forwarded-For: 1.2.3.4\r\n'),
    ['GET', '/en', 'br'],
  ],
  ['one who says nothing of brotli', get(''), ['GET', '/en', '']],
  ['one whose field has a tab', get('Accept-Encoding:\tbr\r\nReferer:\r\n'), ['GET', '/en', 'br']],
  ['one who sends something', post('Content-Length: 12\r\n', '{"current":1'), ['POST', '/en', '']],
  ['one who sends nothing', post('Content-Length: 0\r\n', ''), ['POST', '/en', '']],
  ['one who sends letters beyond ASCII', post('Content-Length: 2\r\n', '\xc3\xa4'), ['POST', '/en', '']],
])('what %s asks for is known', (_who, text, [method, url, acceptEncoding]) => {
  expect(read(text)).toEqual({ method, url, acceptEncoding });
});

test.each([
  ['another method', get('').replace('GET', 'OPTIONS')],
  ['a method in small letters', get('').replace('GET', 'get')],
  ['HTTP/1.0', get('').replace('1.1', '1.0')],
  ['the address of a proxy’s request', get('').replace('/en', 'http://expo.example/en')],
  ['an address beyond ASCII', get('').replace('/en', '/\xe9n')],
  ['two spaces', get('').replace(' /en', '  /en')],
  ['no host', 'GET /en HTTP/1.1\r\nAccept: */*\r\n\r\n'],
  ['two hosts', get('host: other.example\r\n')],
  ['no field', 'GET /en HTTP/1.1\r\n\r\n'],
  ['less of a body than it says', post('Content-Length: 2\r\n', 'x')],
  ['more of a body than it says', post('Content-Length: 2\r\n', 'xyz')],
  ['a body of which it says nothing', post('', 'x')],
  ['a length without a number', post('Content-Length:\r\n', '')],
  ['a length that is none', post('Content-Length: +1\r\n', 'x')],
  ['two lengths', post('Content-Length: 1\r\nContent-Length: 1\r\n', 'x')],
  ['two lengths in one', post('Content-Length: 1, 1\r\n', 'x')],
  ['a body in parts', post('Transfer-Encoding: chunked\r\n', '0\r\n\r\n')],
  ['a space before the colon', get('Accept : */*\r\n')],
  ['a folded line', get('Accept: a\r\n b\r\n')],
  ['a line that ends otherwise', get('Accept: a\n')],
  ['a line end within a line', get('Accept: a\rb\r\n')],
  ['a zero byte', get('Accept: \0\r\n')],
  ['letters beyond ASCII', get('X-Name: \xe4\r\n')],
  ['a field without a name', get(': a\r\n')],
  ['the end of the connection', get('Connection: close\r\n')],
  ['fields of the connection', get('Connection: keep-alive, x\r\n')],
  ['the connection of a proxy', get('Proxy-Connection: close\r\n')],
  ['another protocol', get('Connection: upgrade\r\nUpgrade: websocket\r\n')],
  ['another protocol that is only named', get('Upgrade: h2c\r\n')],
  ['something that is waited for', post('Content-Length: 1\r\nExpect: 100-continue\r\n', 'x')],
  ['two words on brotli', get('Accept-Encoding: gzip\r\nAccept-Encoding: br\r\n')],
  ['only its beginning', get('').slice(0, -2)],
  ['less than its line', 'GET /en HT'],
  ['nothing', ''],
  ['more than one', get('') + get('')],
  ['the beginning of another', get('') + 'G'],
  ['an empty line before it', '\r\n' + get('')],
  ['more than 8 KB', get(`X-Long: ${'x'.repeat(8 * 1024)}\r\n`)],
])('a request with %s is left to node', (_what, text) => {
  expect(read(text)).toBeNull();
});

test('whoever asks again with other fields is read anew', () => {
  const requests = new WholeRequests();
  const answers = ['', '', 'Accept-Encoding: br\r\n', 'Connection: close\r\n', ''].map(
    (fields) => requests.read(Buffer.from(get(fields)))?.acceptEncoding,
  );
  expect(answers).toEqual(['', '', 'br', undefined, '']);
});

/** Lines of fields: harmless, of a body, and those that matter to who parses them. */
const line = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      'Accept: */*',
      'Cookie: sid=a',
      'Accept-Encoding: br',
      'Connection: keep-alive',
      'DNT:1',
    ),
  },
  { weight: 4, arbitrary: fc.constantFrom('Content-Length: 3', 'content-length:2', 'Content-Length: 03') },
  fc.constantFrom(
    'Host: a',
    'Content-Length:',
    'Content-Length: 0x2',
    'Transfer-Encoding: chunked',
    'Connection: close',
    'Upgrade: x',
    'Expect: x',
    ' folded: x',
    'Accept-Encoding: gzip',
  ),
  fc
    .tuple(fc.string({ maxLength: 8 }), fc.constantFrom(':', ': ', ' : ', ''), fc.string({ maxLength: 12 }))
    .map((parts) => parts.join('')),
);
const request = fc
  .record({
    method: fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom('GET', 'POST') },
      fc.constantFrom('HEAD', 'DELETE', 'get', 'GETS', ''),
    ),
    url: fc.oneof(fc.webPath(), fc.string({ maxLength: 9 })).map((text) => (text.startsWith('/') ? text : `/${text}`)),
    version: fc.oneof(
      { weight: 9, arbitrary: fc.constant('HTTP/1.1') },
      fc.constantFrom('HTTP/1.0', 'HTTP/1.2', 'HTTP/2.0', ''),
    ),
    lines: fc.array(line, { maxLength: 5 }),
    end: fc.oneof({ weight: 9, arbitrary: fc.constant('\r\n') }, fc.constantFrom('\n', '\r', '\r\r\n')),
    after: fc.oneof(fc.constantFrom('', '', '', 'abc', 'ab'), fc.string({ maxLength: 4 })),
  })
  .map(
    ({ method, url, version, lines, end, after }) =>
      `${[`${method} ${url} ${version}`, 'Host: site', ...lines, ''].join('\r\n')}${end}${after}`,
  );
/** A byte that is another one, left out or there twice. */
const spoilt = fc
  .tuple(request, fc.nat(), fc.constantFrom('', '\0', '\r', '\n', ' ', '\t', ':', '\x7f', '\xff', 'x'), fc.nat(1))
  .map(([text, place, byte, gone]) => {
    const at = place % (text.length + 1);
    return text.slice(0, at) + byte + text.slice(at + gone);
  });

test('what it knows node knows in the same way: one request, that body, and the next one after it', async () => {
  const seen: unknown[] = [];
  const server = createServer((asked, response) => {
    let body = '';
    asked.on('data', (chunk: Buffer) => (body += chunk.toString('latin1')));
    asked.once('end', () => {
      const { method, url, headers } = asked;
      const acceptEncoding = headers['accept-encoding'] ?? '';
      seen.push({ method, url, acceptEncoding, body, keeps: response.shouldKeepAlive });
      response.setHeader('content-length', 0);
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const known = { withBody: 0, without: 0 };
  try {
    await fc.assert(
      fc.asyncProperty(fc.oneof(request, spoilt), async (text) => {
        const asked = read(text);
        if (!asked) return;
        const body = text.slice(text.indexOf('\r\n\r\n') + 4);
        known[body ? 'withBody' : 'without'] += 1;
        seen.length = 0;
        const reader = await openLine(port);
        reader.write(text);
        await reader.answer();
        reader.write('GET /next HTTP/1.1\r\nHost: site\r\n\r\n');
        await reader.answer();
        reader.destroy();
        expect(seen).toEqual([
          { ...asked, body, keeps: true },
          { method: 'GET', url: '/next', acceptEncoding: '', body: '', keeps: true },
        ]);
      }),
      { numRuns: 20_000, seed: 27_2026 },
    );
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  // Most of twenty thousand are spoilt or say more.
  expect(known.without).toBeGreaterThan(800);
  expect(known.withBody).toBeGreaterThan(200);
});
