import { dropPersonal, hasEnded, withEnd } from './personal';

const RESULT = 'http://site/en/audience/registration/result';
const PLAN = 'http://site/en/my/plan';

/** A cache by URL with the methods that are used here. */
function cacheOf(pages: Record<string, Response>) {
  const cached = new Map(Object.entries(pages));
  return {
    addresses: () => [...cached.keys()],
    keys: () => Promise.resolve([...cached.keys()].map((url) => new Request(url))),
    match: (request: RequestInfo | URL) => Promise.resolve(cached.get((request as Request).url)),
    delete: (request: RequestInfo | URL) => Promise.resolve(cached.delete((request as Request).url)),
  };
}

test('removes a cached registration with its owner, and keeps pages without personal data', async () => {
  const cache = cacheOf({ [RESULT]: withEnd(new Response('Anna'), 2_000), [PLAN]: new Response('plan') });
  await dropPersonal(cache);
  expect(cache.addresses()).toEqual([PLAN]);
});

test('caches a registration until its ticket expires, and not without an expiry', async () => {
  const cache = cacheOf({ [RESULT]: withEnd(new Response('Anna'), 2_000), [`${RESULT}?a=1`]: new Response('Boris') });
  await dropPersonal(cache, (response) => hasEnded(response, 1_999));
  expect(cache.addresses()).toEqual([RESULT]);
  await dropPersonal(cache, (response) => hasEnded(response, 2_000));
  expect(cache.addresses()).toEqual([]);
});

test('adds an expiry without changing the response', async () => {
  const response = withEnd(new Response('Anna', { headers: { 'content-type': 'text/html' } }), 2_000);
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
    200,
    'text/html',
    'Anna',
  ]);
});
