import Fastify from 'fastify';
import { warmUp } from './warmUp';

/** A site that answers every page with a status, what it was asked for, and a sign that it was asked for so many. */
function siteThatAnswers(status: number, pages: number) {
  const asked: string[] = [];
  const enough = new AbortController();
  const app = Fastify();
  app.get('/*', async ({ url }, reply) => {
    asked.push(url);
    if (asked.length === pages) enough.abort();
    return reply.status(status).send('page');
  });
  return { app, asked, enough: enough.signal };
}

test('every page in every language, those that are kept first, and then again as pages that are drawn', async () => {
  const { app, asked, enough } = siteThatAnswers(200, 20);
  expect(await warmUp(app, ['', 'news'], enough)).toBe(asked.length);
  expect(asked.slice(0, 20)).toEqual([
    ...['/zh-cn', '/en', '/ru', '/zh-tw', '/ja'],
    ...['/zh-cn/news', '/en/news', '/ru/news', '/zh-tw/news', '/ja/news'],
    ...['/zh-cn', '/en', '/ru', '/zh-tw', '/ja'].map((path) => `${path}?warm=1`),
    ...['/zh-cn/news', '/en/news', '/ru/news', '/zh-tw/news', '/ja/news'].map((path) => `${path}?warm=1`),
  ]);
  // What was begun beside the last one is finished, and nothing more is begun.
  expect(asked.length).toBeLessThanOrEqual(21);
});

test('a site that cannot answer is not asked again and again', async () => {
  const { app, asked, enough } = siteThatAnswers(503, 100);
  expect(await warmUp(app, [''], enough)).toBe(0);
  expect(asked.length).toBeLessThanOrEqual(2);
});

test('when it is enough before the beginning, nothing is asked for', async () => {
  const { app, asked } = siteThatAnswers(200, 20);
  expect(await warmUp(app, [''], AbortSignal.abort())).toBe(0);
  expect(asked).toEqual([]);
});
