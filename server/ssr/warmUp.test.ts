import Fastify from 'fastify';
import { warmUp } from './warmUp';

/** A site that responds to every page with a status, and the list of requested pages. */
function siteThatAnswers(status: number, onPage: (count: number) => void = () => undefined) {
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

test('renders every page in every language once, those of home first', async () => {
  const { app, requested } = siteThatAnswers(200);
  expect(await warmUp(app, ['', 'news'], never)).toBe(10);
  expect(requested).toEqual([
    ...['/zh-cn', '/en', '/ru', '/zh-tw', '/ja'],
    ...['/zh-cn/news', '/en/news', '/ru/news', '/zh-tw/news', '/ja/news'],
  ]);
});

test('a site that cannot answer is not asked again and again', async () => {
  const { app, requested } = siteThatAnswers(503);
  expect(await warmUp(app, [''], never)).toBe(0);
  expect(requested).toHaveLength(1);
});

test('renders no further page when the time is up', async () => {
  const time = new AbortController();
  const { app, requested } = siteThatAnswers(200, (count) => count === 3 && time.abort());
  expect(await warmUp(app, ['', 'news'], time.signal)).toBe(3);
  expect(requested).toHaveLength(3);
});

test('when it is enough before the beginning, nothing is asked for', async () => {
  const { app, requested } = siteThatAnswers(200);
  expect(await warmUp(app, [''], AbortSignal.abort())).toBe(0);
  expect(requested).toEqual([]);
});
