import { deletePersonal, hasExpired, withExpiry } from './personalCache';

const RESULT = 'http://site/en/audience/registration/result';
const PLAN = 'http://site/en/my/plan';

/** A cache by URL with the methods that are used here. */
function cacheOf(pages: Record<string, Response>) {
  const cached = new Map(Object.entries(pages));
  return {
    urls: () => [...cached.keys()],
    keys: () => Promise.resolve([...cached.keys()].map((url) => new Request(url))),
    match: (request: RequestInfo | URL) => Promise.resolve(cached.get((request as Request).url)),
    delete: (request: RequestInfo | URL) => Promise.resolve(cached.delete((request as Request).url)),
  };
}

test('deletes a cached registration, and keeps pages without personal data', async () => {
  const cache = cacheOf({ [RESULT]: withExpiry(new Response('Anna'), 2_000), [PLAN]: new Response('plan') });
  await deletePersonal(cache);
  expect(cache.urls()).toEqual([PLAN]);
});

test('caches a registration until its ticket expires, and not without an expiry', async () => {
  const cache = cacheOf({
    [RESULT]: withExpiry(new Response('Anna'), 2_000),
    [`${RESULT}?a=1`]: new Response('Boris'),
  });
  await deletePersonal(cache, (response) => hasExpired(response, 1_999));
  expect(cache.urls()).toEqual([RESULT]);
  await deletePersonal(cache, (response) => hasExpired(response, 2_000));
  expect(cache.urls()).toEqual([]);
});

test('adds an expiry without changing the response', async () => {
  const response = withExpiry(new Response('Anna', { headers: { 'content-type': 'text/html' } }), 2_000);
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
    200,
    'text/html',
    'Anna',
  ]);
});
