/** The snippets about the store of docs/testing.md. */
import { configApi, mediaApi } from '@/api';
import { createFavourite } from '@/state/favourites';
import { favouriteToggled, persistedSlice } from '@/state/persistedSlice';
import { selectToasts } from '@/state/noticesSlice';
import { errorResponse, example, exampleOf, FakeResponse } from '../support/fakeResponses';
import { exampleServer, fakeServer } from '../support/fakeTransport';
import { makeTestStore } from '../support/makeTestStore';

test('a favourite is added, and removed by the second click', () => {
  const { store } = makeTestStore();
  const sixform = createFavourite({ kind: 'exhibitor', id: 'a', name: 'Sixform', lang: 'en' }, '2026-03-10T02:00:00Z');
  const { selectFavourites } = persistedSlice.selectors;
  store.dispatch(favouriteToggled(sixform));
  expect(selectFavourites(store.getState())).toEqual([sixform]);
  store.dispatch(favouriteToggled(sixform));
  expect(selectFavourites(store.getState())).toEqual([]);
});

test('requests the menu in the language of the page', async () => {
  const { store, server } = makeTestStore({ locale: 'zh-cn', server: fakeServer({ configMenu: example }) });
  await store.dispatch(configApi.endpoints.configMenu.initiate());
  expect(server.only('configMenu').headers).toMatchObject({ 'accept-language': 'zh-CN', 'x-locale': 'zh-cn' });
});

test('an error of the server is shown for four seconds', async () => {
  const failed = new FakeResponse(
    { code: 500, message: 'Please try again later', data: null },
    { status: 500, outsideContract: 'the error has no details' },
  );
  const { store, advanceTime } = makeTestStore({ server: fakeServer({ mediaNews: failed }) });
  await store.dispatch(mediaApi.endpoints.mediaNews.initiate('01HZX3K8Q4N6T2V9B7M5C1D0EF'));
  expect(selectToasts(store.getState()).map(({ text }) => text)).toEqual(['Please try again later']);
  advanceTime(4_000);
  expect(selectToasts(store.getState())).toEqual([]);
});

test('the three kinds of response', async () => {
  const id = '01HZX3K8Q4N6T2V9B7M5C1D0EF';
  const { store, server } = makeTestStore({ server: exampleServer() });
  const read = () => store.dispatch(mediaApi.endpoints.mediaNews.initiate(id, { forceRefetch: true }));
  expect((await read()).data).toEqual(exampleOf('mediaNews'));
  server.responses.mediaNews = errorResponse('record.notFound');
  expect((await read()).error).toMatchObject({ kind: 'response', code: 404, reason: 'record.notFound' });
  server.responses.mediaNews = () => Promise.reject(new Error('Failed to fetch'));
  expect((await read()).error).toMatchObject({ kind: 'network' });
});
