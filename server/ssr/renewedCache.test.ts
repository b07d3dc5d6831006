import { PageCache, type DrawnPage } from './pageCache';

const page = (html: string, status = 200): DrawnPage => ({ status, html, compressed: Buffer.from(html), headers: {} });

function readers(at = '2026-03-10T10:00:00+08:00', most?: { entries: number; bytes: number }) {
  let now = new Date(at);
  const cache = new PageCache({ now: () => now }, most);
  const drawn: string[] = [];
  const read = (key: string, status = 200) =>
    cache.get(key, async () => {
      drawn.push(key);
      return page(key, status);
    });
  return { cache, drawn, read, pass: (seconds: number) => (now = new Date(now.getTime() + seconds * 1_000)) };
}

test('a page is drawn once a minute, also for readers who come at the same time', async () => {
  const { drawn, read, pass } = readers();
  await Promise.all([read('/en'), read('/en')]);
  pass(59);
  expect((await read('/en')).html).toBe('/en');
  expect(drawn).toEqual(['/en']);
  pass(1);
  await read('/en');
  expect(drawn).toEqual(['/en', '/en']);
});

test('no page of yesterday is shown after midnight in Shanghai', async () => {
  const { drawn, read, pass } = readers('2026-03-10T23:59:50+08:00');
  await read('/en');
  pass(10);
  await read('/en');
  expect(drawn).toEqual(['/en', '/en']);
});

test('an error is not kept, whether it is a page or was thrown', async () => {
  const { cache, drawn, read } = readers();
  await read('/en/none', 404);
  await read('/en/none', 404);
  expect(drawn).toHaveLength(2);
  await expect(cache.get('/en', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  expect((await read('/en')).html).toBe('/en');
});

test('the least recently used goes first', async () => {
  const { drawn, read } = readers(undefined, { entries: 2, bytes: 1_000 });
  await read('a');
  await read('b');
  await read('a');
  await read('c');
  await read('a');
  await read('b');
  expect(drawn).toEqual(['a', 'b', 'c', 'b']);
});

test('changed content drops everything', async () => {
  const { cache, drawn, read } = readers();
  await read('/en');
  cache.clear();
  await read('/en');
  expect(drawn).toEqual(['/en', '/en']);
});
