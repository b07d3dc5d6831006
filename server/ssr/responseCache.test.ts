import { ResponseCache } from './responseCache';

let now = 0;
const clock = { now: () => new Date(now) };
beforeEach(() => (now = Date.parse('2026-03-10T10:00:00+08:00')));

interface Page {
  text: string;
  status: number;
  bytes: number;
  createdAt: number;
  expiry: number;
}

const pageOf = (text: string, changes: Partial<Page> = {}): Page => ({
  text,
  status: 200,
  bytes: text.length,
  createdAt: now,
  expiry: now + 86_400_000,
  ...changes,
});

const newCache = (maxBytes = 1_000_000) =>
  new ResponseCache<Page>(clock, { maxBytes, freshS: 10, staleWhileRevalidateS: 60 });

/** The text and the outcome of a cache lookup. */
async function get(cache: ResponseCache<Page>, render: () => Page | Promise<Page>) {
  const { response, outcome } = await cache.get('/en', async () => render());
  return [response.text, outcome];
}

/** A render that the test completes with `finish`. */
function pending() {
  let finish: (page: Page) => void = () => undefined;
  const page = new Promise<Page>((resolve) => (finish = resolve));
  return { page, finish };
}

test('renders a page once for simultaneous requests', async () => {
  const cache = newCache();
  const { page, finish } = pending();
  const render = jest.fn(() => page);
  const requests = [get(cache, render), get(cache, render)];
  finish(pageOf('one'));
  expect((await Promise.all(requests)).map(([text]) => text)).toEqual(['one', 'one']);
  expect(render).toHaveBeenCalledTimes(1);
});

test('sends but does not store a page whose rendering was under way when the cache was cleared', async () => {
  const cache = newCache();
  const { page, finish } = pending();
  const request = get(cache, () => page);
  cache.clear();
  finish(pageOf('of the old content'));
  expect(await request).toEqual(['of the old content', 'miss']);
  expect(await get(cache, () => pageOf('of the new content'))).toEqual(['of the new content', 'miss']);
});

test('does not send a page once it has expired', async () => {
  const cache = newCache();
  await get(cache, () => pageOf('before', { expiry: now + 3_000 }));
  now += 2_999;
  expect(await get(cache, () => pageOf('after'))).toEqual(['before', 'hit']);
  now += 1;
  expect(await get(cache, () => pageOf('after'))).toEqual(['after', 'miss']);
});

test.each([404, 500])('sends but does not store a page with status %i', async (status) => {
  const cache = newCache();
  expect(await get(cache, () => pageOf('wrong', { status }))).toEqual(['wrong', 'miss']);
  expect(await get(cache, () => pageOf('right'))).toEqual(['right', 'miss']);
});

test('sends the stored page for ten minutes when rendering fails, and no longer', async () => {
  const cache = newCache();
  await get(cache, () => pageOf('stored'));
  const failing = () => pageOf('failed', { status: 503 });
  now += 600_000;
  expect(await get(cache, failing)).toEqual(['stored', 'stale']);
  now += 11_000;
  expect(await get(cache, failing)).toEqual(['failed', 'miss']);
});

test('does not send a removed page from the cache', async () => {
  const cache = newCache();
  await get(cache, () => pageOf('there'));
  now += 71_000;
  expect(await get(cache, () => pageOf('gone', { status: 404 }))).toEqual(['gone', 'miss']);
});

test('rejects every waiting request when rendering throws', async () => {
  const cache = newCache();
  const render = () => Promise.reject(new Error('no database'));
  const requests = [get(cache, render), get(cache, render)];
  expect((await Promise.allSettled(requests)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('evicts the least recently used page when the cache is full', async () => {
  const cache = newCache(10_000);
  const page = (key: string) => cache.get(key, async () => pageOf(key));
  for (const key of ['a', 'b', 'c', 'd', 'a', 'e']) await page(key);
  expect((await page('a')).outcome).toBe('hit');
  expect((await page('b')).outcome).toBe('miss');
});
