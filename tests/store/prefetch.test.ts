/** Prefetching a page before navigation. */
import { makePrefetch } from '@/app/routes/prefetch';
import { localeSet } from '@/state/localeSlice';
import { example, type FakeResponses } from '../support/fakeResponses';
import { fakeServer } from '../support/fakeTransport';
import { makeTestStore } from '../support/makeTestStore';

const responses: FakeResponses = { configSeoByUrl: example, mediaNewsPage: example, mediaTypes: example };

function setUpPrefetch(savesData = false) {
  const server = fakeServer(responses);
  const { store, services } = makeTestStore({ server, savesData });
  store.dispatch(localeSet('en'));
  return { server, prefetch: makePrefetch(store, services, { load: () => Promise.resolve() }) };
}

test('hovering over a link prefetches the page’s data, once', async () => {
  const { server, prefetch } = setUpPrefetch();
  await prefetch('/en/news', 'all');
  await prefetch('/en/news', 'all');
  expect(server.requestedIds().sort()).toEqual(['configSeoByUrl', 'mediaNewsPage', 'mediaTypes']);
});

test('in idle time only code is prefetched, not data', async () => {
  const { server, prefetch } = setUpPrefetch();
  await prefetch('/en/news', 'code');
  expect(server.requestedIds()).toEqual([]);
});

test.each([
  ['another language', '/ru/news'],
  ['a form, which needs a full page load', '/en/audience/registration'],
  ['a language that does not exist', '/xx/news'],
])('does not prefetch %s', async (_what, href) => {
  const { server, prefetch } = setUpPrefetch();
  await prefetch(href, 'all');
  expect(server.requestedIds()).toEqual([]);
});

test('prefetches nothing with Save-Data', async () => {
  const { server, prefetch } = setUpPrefetch(true);
  await prefetch('/en/news', 'all');
  expect(server.requestedIds()).toEqual([]);
});
