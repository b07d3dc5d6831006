import Fastify from 'fastify';
import { warmUp } from './warmUp';

/** A site that responds to every page with a status, and the list of requested pages. */
function siteThatResponds(status: number, onPage: (count: number) => void = () => undefined) {
  const requestedUrls: string[] = [];
  const app = Fastify();
  app.get('/*', async ({ url }, reply) => {
    requestedUrls.push(url);
    onPage(requestedUrls.length);
    return reply.status(status).send('page');
  });
  return { app, requestedUrls };
}

const never = new AbortController().signal;

test('renders every page in every language once, the home pages first', async () => {
  const { app, requestedUrls } = siteThatResponds(200);
  expect(await warmUp(app, ['', 'news'], never)).toBe(10);
  expect(requestedUrls).toEqual([
    ...['/zh-cn', '/en', '/ru', '/zh-tw', '/ja'],
    ...['/zh-cn/news', '/en/news', '/ru/news', '/zh-tw/news', '/ja/news'],
  ]);
});

test('stops after an error response', async () => {
  const { app, requestedUrls } = siteThatResponds(503);
  expect(await warmUp(app, [''], never)).toBe(0);
  expect(requestedUrls).toHaveLength(1);
});

test('renders no further page after the timeout', async () => {
  const timeout = new AbortController();
  const { app, requestedUrls } = siteThatResponds(200, (count) => count === 3 && timeout.abort());
  expect(await warmUp(app, ['', 'news'], timeout.signal)).toBe(3);
  expect(requestedUrls).toHaveLength(3);
});

test('renders nothing when it is aborted before the start', async () => {
  const { app, requestedUrls } = siteThatResponds(200);
  expect(await warmUp(app, [''], AbortSignal.abort())).toBe(0);
  expect(requestedUrls).toEqual([]);
});
