import Fastify from 'fastify';
import { warmUp } from './warmUp';

/** A site that responds to every page with a status, and the list of requested pages. */
function siteThatResponds(status: number, onPage: (count: number) => void = () => undefined) {
  const requested: string[] = [];
  const app = Fastify();
  app.get('/*', async ({ url }, reply) => {
    requested.push(url);
    onPage(requested.length);
    return reply.status(status).send('page');
  });
  return { app, requested };
}

const never = new AbortController().signal;

test('renders every page in every language once, the home pages first', async () => {
  const { app, requested } = siteThatResponds(200);
  expect(await warmUp(app, ['', 'news'], never)).toBe(10);
  expect(requested).toEqual([
    ...['/zh-cn', '/en', '/ru', '/zh-tw', '/ja'],
    ...['/zh-cn/news', '/en/news', '/ru/news', '/zh-tw/news', '/ja/news'],
  ]);
});

test('stops after an error response', async () => {
  const { app, requested } = siteThatResponds(503);
  expect(await warmUp(app, [''], never)).toBe(0);
  expect(requested).toHaveLength(1);
});

test('renders no further page after the timeout', async () => {
  const time = new AbortController();
  const { app, requested } = siteThatResponds(200, (count) => count === 3 && time.abort());
  expect(await warmUp(app, ['', 'news'], time.signal)).toBe(3);
  expect(requested).toHaveLength(3);
});

test('renders nothing when it is aborted before the start', async () => {
  const { app, requested } = siteThatResponds(200);
  expect(await warmUp(app, [''], AbortSignal.abort())).toBe(0);
  expect(requested).toEqual([]);
});
