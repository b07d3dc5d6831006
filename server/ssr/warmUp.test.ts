import Fastify from 'fastify';
import { warmUp } from './warmUp';

const ANEW = 'drawn anew from here';

/** A site that answers every page with a status, what was done to it, and a sign that it was asked for so many. */
function siteThatAnswers(status: number, pages: number) {
  const asked: string[] = [];
  const enough = new AbortController();
  const app = Fastify();
  app.get('/*', async ({ url }, reply) => {
    asked.push(url);
    if (asked.filter((url) => url !== ANEW).length === pages) enough.abort();
    return reply.status(status).send('page');
  });
  return { app, asked, drawAnew: () => void asked.push(ANEW), enough: enough.signal };
}

test('every page in every language, those of home first, and then all of them again, drawn anew', async () => {
  const { app, asked, drawAnew, enough } = siteThatAnswers(200, 20);
  const round = [
    ANEW,
    ...['/zh-cn', '/en', '/ru', '/zh-tw', '/ja'],
    ...['/zh-cn/news', '/en/news', '/ru/news', '/zh-tw/news', '/ja/news'],
  ];
  const drawn = await warmUp(app, ['', 'news'], drawAnew, enough);
  expect(asked.slice(0, 22)).toEqual([...round, ...round]);
  // What was begun beside the last one is finished, and nothing more is begun.
  expect([20, 21]).toContain(drawn);
});

test('a site that cannot answer is not asked again and again', async () => {
  const { app, asked, drawAnew, enough } = siteThatAnswers(503, 100);
  expect(await warmUp(app, [''], drawAnew, enough)).toBe(0);
  expect(asked.length).toBeLessThanOrEqual(3);
});

test('when it is enough before the beginning, nothing is asked for', async () => {
  const { app, asked, drawAnew } = siteThatAnswers(200, 20);
  expect(await warmUp(app, [''], drawAnew, AbortSignal.abort())).toBe(0);
  expect(asked).toEqual([]);
});
