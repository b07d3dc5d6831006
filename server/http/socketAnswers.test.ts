import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openLine, type Line, type RawAnswer } from '../../tests/support/line';
import { until } from '../../tests/support/until';
import { SocketAnswers } from './socketAnswers';
import { WrittenAnswers } from './writtenAnswers';

const get = (url: string, fields = '') => `GET ${url} HTTP/1.1\r\nHost: site\r\n${fields}\r\n`;
const LARGE = 'x'.repeat(4_000_000);

/** What is answered at the socket, and by node when it is asked for otherwise. */
const KEPT: Record<string, string> = { '/kept': 'kept', '/large': LARGE };

interface Site {
  server: Server;
  answers: SocketAnswers;
  /** Who answered what, in order: `socket /kept`, `node POST /kept`. */
  log: string[];
  /** Answers of node that wait until the test lets them go. */
  held: (() => void)[];
  line(): Promise<Line>;
}
let site: Site;
let lines: Line[];
/** Answers that wait for those who arrive; null while nobody does. */
let turns: (() => void)[] | null;

const atSocket = () => site.log.filter((one) => one.startsWith('socket'));
const saying = ({ body }: RawAnswer) => body;

beforeEach(async () => {
  lines = [];
  turns = null;
  const log: string[] = [];
  const held: (() => void)[] = [];
  const answerByNode = (request: IncomingMessage, response: ServerResponse) => {
    answers.hasPassed(request, response);
    const { method, url } = request;
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.once('end', () => {
      log.push(`node ${method} ${url}${body && ` ${body}`}`);
      const text = `node ${url}`;
      const end = () => response.writeHead(200, { 'content-length': text.length }).end(method === 'HEAD' ? '' : text);
      if (url === '/held') held.push(end);
      else end();
    });
  };
  const server = createServer(answerByNode);
  // Longer than any test waits.
  server.keepAliveTimeout = 60_000;
  const written = new WrittenAnswers();
  const answers = new SocketAnswers(server, {
    arrivals: { answer: (one) => (turns ? turns.push(one) === 0 : (one(), true)) },
    answerOf({ method, url }) {
      const text = KEPT[url];
      if (method !== 'GET' || text === undefined) return undefined;
      log.push(`socket ${url}`);
      return written.of(
        { head: ['content-length', String(text.length)], body: Buffer.from(text) },
        server.keepAliveTimeout,
      );
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const line = async () => {
    const one = await openLine(port);
    lines.push(one);
    return one;
  };
  site = { server, answers, log, held, line };
});

afterEach(async () => {
  for (const line of lines) line.destroy();
  await site.answers.close();
  site.server.closeAllConnections();
  if (site.server.listening) await new Promise((resolve) => site.server.close(resolve));
});

test('a kept page is answered at the socket, as often as it is asked for', async () => {
  const line = await site.line();
  for (const _again of [1, 2, 3]) {
    line.write(get('/kept'));
    expect(saying(await line.answer())).toBe('kept');
  }
  expect(site.log).toEqual(['socket /kept', 'socket /kept', 'socket /kept']);
});

test('what is not kept node answers, and the connection comes back for what is', async () => {
  const line = await site.line();
  const post = 'POST /kept HTTP/1.1\r\nHost: site\r\nContent-Length: 2\r\n\r\nhi';
  for (const asked of [get('/other'), get('/kept'), post, post, get('/kept')]) {
    line.write(asked);
    await line.answer();
  }
  expect(site.log).toEqual([
    'node GET /other',
    'socket /kept',
    'node POST /kept hi',
    'node POST /kept hi',
    'socket /kept',
  ]);
});

test.each([
  ['a body in parts', 'POST /other HTTP/1.1\r\nHost: site\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nhi\r\n0\r\n\r\n'],
  ['two at once', get('/other') + get('/other')],
  ['another field of the connection', get('/other', 'Connection: keep-alive, x\r\n')],
])('after %s the connection is node’s, whether it came first or later', async (_what, other) => {
  for (const before of [[], ['/kept'], ['/other', '/kept']]) {
    const line = await site.line();
    for (const url of before) {
      line.write(get(url));
      await line.answer();
    }
    site.log.length = 0;
    line.write(other);
    await line.answer();
    if (other.endsWith(get('/other') + get('/other'))) await line.answer();
    line.write(get('/kept'));
    expect(saying(await line.answer())).toBe('node /kept');
  }
});

test('a request that comes in parts is node’s', async () => {
  const line = await site.line();
  for (const part of ['GET /kept HTTP/1.1\r\nHost: si', 'te\r\n\r\n']) {
    line.write(part);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(saying(await line.answer())).toBe('node /kept');
});

test('a body that looks like a request is a body', async () => {
  const line = await site.line();
  const body = get('/kept');
  line.write(`POST /other HTTP/1.1\r\nHost: site\r\nContent-Length: ${body.length}\r\n\r\n`);
  await new Promise((resolve) => setTimeout(resolve, 20));
  line.write(body);
  expect(saying(await line.answer())).toBe('node /other');
  expect(site.log).toEqual([`node POST /other ${body}`]);
});

test('answers come in the order in which they were asked for, in one chunk or while node is still at the one before', async () => {
  const line = await site.line();
  line.write(get('/kept') + get('/other') + get('/kept'));
  expect([saying(await line.answer()), saying(await line.answer()), saying(await line.answer())]).toEqual([
    'node /kept',
    'node /other',
    'node /kept',
  ]);
  const slow = await site.line();
  slow.write(get('/held'));
  await until(() => site.held.length > 0);
  slow.write(get('/kept'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  site.held[0]?.();
  expect([saying(await slow.answer()), saying(await slow.answer())]).toEqual(['node /held', 'node /kept']);
  slow.write(get('/kept'));
  expect(saying(await slow.answer())).toBe('kept');
});

test('what is asked behind an answer that waits for its turn is read after it', async () => {
  const line = await site.line();
  turns = [];
  line.write(get('/kept'));
  await until(() => turns?.length === 1);
  line.write(get('/other'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(site.log).toEqual(['socket /kept']);
  for (const one of turns.splice(0)) one();
  expect([saying(await line.answer()), saying(await line.answer())]).toEqual(['kept', 'node /other']);
});

test('an answer that waits for its turn when the server stops is given', async () => {
  const line = await site.line();
  turns = [];
  line.write(get('/kept'));
  await until(() => turns?.length === 1);
  const hasClosed = site.answers.close();
  for (const one of turns.splice(0)) one();
  expect(saying(await line.answer())).toBe('kept');
  await hasClosed;
  expect(await line.closed).toBe('');
});

test('a connection on which node takes its time is not silent', async () => {
  site.server.headersTimeout = 50;
  const line = await site.line();
  line.write(get('/held'));
  await until(() => site.held.length > 0);
  await new Promise((resolve) => setTimeout(resolve, 200));
  site.held[0]?.();
  expect(saying(await line.answer())).toBe('node /held');
});

test('who has nothing more to ask still has his answer', async () => {
  const line = await site.line();
  line.write(get('/large'));
  line.end();
  expect(saying(await line.answer())).toHaveLength(LARGE.length);
  expect(await line.closed).toBe('');
});

test('who does not take what he asked for is asked for no more: his requests wait where they are', async () => {
  const line = await site.line();
  line.pause();
  const ASKED = 20;
  for (let count = 0; count < ASKED; count++) {
    line.write(get('/large'));
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  // As much as fits between the two; the machine's own room is a page or two.
  expect(atSocket().length).toBeLessThan(5);
  line.resume();
  for (let count = 0; count < ASKED; count++) expect(saying(await line.answer())).toHaveLength(LARGE.length);
});

test('a connection on which nothing comes is closed, before the first request and after one', async () => {
  site.server.headersTimeout = 50;
  const silent = await site.line();
  expect(await silent.closed).toBe('');
  site.server.headersTimeout = 60_000;
  site.server.keepAliveTimeout = 50;
  const asking = await site.line();
  asking.write(get('/kept'));
  expect((await asking.answer()).head).toContain('Keep-Alive: timeout=0');
  expect(await asking.closed).toBe('');
});

test('who goes away at once does no harm', async () => {
  for (const url of ['/kept', '/large', '/other']) {
    const line = await site.line();
    line.write(get(url));
    line.destroy();
    await line.closed;
  }
  const line = await site.line();
  line.write(get('/kept'));
  expect(saying(await line.answer())).toBe('kept');
});

test('when the server stops connections end, and what was being sent is sent', async () => {
  const [silent, slow, known] = [await site.line(), await site.line(), await site.line()];
  // Node knows of one of the two who are slow.
  known.write(get('/other'));
  await known.answer();
  for (const line of [slow, known]) {
    line.pause();
    line.write(get('/large'));
  }
  await until(() => atSocket().length === 2);
  const hasClosed = site.answers.close().then(() => new Promise((resolve) => site.server.close(resolve)));
  expect(await silent.closed).toBe('');
  for (const line of [slow, known]) {
    line.resume();
    expect(saying(await line.answer())).toHaveLength(LARGE.length);
    expect(await line.closed).toBe('');
  }
  await hasClosed;
});
