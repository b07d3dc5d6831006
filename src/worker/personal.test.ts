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

test('a registration that is kept goes with its person, and what is nobody’s stays', async () => {
  const cache = cacheOf({ [RESULT]: withEnd(new Response('Anna'), 2_000), [PLAN]: new Response('plan') });
  await dropPersonal(cache);
  expect(cache.addresses()).toEqual([PLAN]);
});

test('a registration is kept until its ticket ends, and not at all without an end', async () => {
  const cache = cacheOf({ [RESULT]: withEnd(new Response('Anna'), 2_000), [`${RESULT}?a=1`]: new Response('Boris') });
  await dropPersonal(cache, (response) => hasEnded(response, 1_999));
  expect(cache.addresses()).toEqual([RESULT]);
  await dropPersonal(cache, (response) => hasEnded(response, 2_000));
  expect(cache.addresses()).toEqual([]);
});

test('an answer that knows its end is the same otherwise', async () => {
  const answer = withEnd(new Response('Anna', { headers: { 'content-type': 'text/html' } }), 2_000);
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([200, 'text/html', 'Anna']);
});
