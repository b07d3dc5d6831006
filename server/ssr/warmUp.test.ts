import Fastify from 'fastify';
import { warmUp } from './warmUp';

/** A site that answers every page with a status, and what it was asked for. */
function siteThatAnswers(status: number) {
  const asked: string[] = [];
  const app = Fastify();
  app.get('/*', async ({ url }, reply) => {
    asked.push(url);
    return reply.status(status).send('page');
  });
  return { app, asked };
}

test('every page in every language, those that are kept first, and then again as pages that are drawn', async () => {
  const { app, asked } = siteThatAnswers(200);
  expect(await warmUp(app, ['', 'news'], 200)).toBe(asked.length);
  expect(asked.slice(0, 20)).toEqual([
    ...['/zh-cn', '/en', '/ru', '/zh-tw', '/ja'],
    ...['/zh-cn/news', '/en/news', '/ru/news', '/zh-tw/news', '/ja/news'],
    ...['/zh-cn', '/en', '/ru', '/zh-tw', '/ja'].map((path) => `${path}?warm=1`),
    ...['/zh-cn/news', '/en/news', '/ru/news', '/zh-tw/news', '/ja/news'].map((path) => `${path}?warm=1`),
  ]);
});

test('a site that cannot answer is not asked again and again', async () => {
  const { app, asked } = siteThatAnswers(503);
  expect(await warmUp(app, [''], 60_000)).toBe(0);
  expect(asked.length).toBeLessThanOrEqual(2);
});

test('without time nothing is asked for', async () => {
  const { app, asked } = siteThatAnswers(200);
  expect(await warmUp(app, [''], 0)).toBe(0);
  expect(asked).toEqual([]);
});
