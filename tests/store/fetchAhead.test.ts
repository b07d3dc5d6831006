/** Prefetching a page before navigation. */
import { makeFetchAhead } from '@/app/routes/fetchAhead';
import { localeDecided } from '@/state/localeSlice';
import { example, fakeServer } from '../support/fakeTransport';
import { makeTestStore } from '../support/makeTestStore';

const answers = { configSeoByUrl: example, mediaNewsPage: example, mediaTypes: example };

function reader(savesData = false) {
  const server = fakeServer(answers);
  const { store, services } = makeTestStore({ server, savesData });
  store.dispatch(localeDecided('en'));
  return { server, fetchAhead: makeFetchAhead(store, services, { load: () => Promise.resolve() }) };
}

test('interest in a link asks for the page’s data, once', async () => {
  const { server, fetchAhead } = reader();
  await fetchAhead('/en/news', 'all');
  await fetchAhead('/en/news', 'all');
  expect(server.requestedIds().sort()).toEqual(['configSeoByUrl', 'mediaNewsPage', 'mediaTypes']);
});

test('in idle time the code comes, not the data', async () => {
  const { server, fetchAhead } = reader();
  await fetchAhead('/en/news', 'code');
  expect(server.requestedIds()).toEqual([]);
});

test.each([
  ['another language', '/ru/news'],
  ['a form, which is another document', '/en/audience/registration'],
  ['a language that does not exist', '/xx/news'],
])('%s is left alone', async (_what, href) => {
  const { server, fetchAhead } = reader();
  await fetchAhead(href, 'all');
  expect(server.requestedIds()).toEqual([]);
});

test('nothing is fetched for a reader who saves data', async () => {
  const { server, fetchAhead } = reader(true);
  await fetchAhead('/en/news', 'all');
  expect(server.requestedIds()).toEqual([]);
});
