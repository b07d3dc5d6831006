/** The network goes offline and online: the notice, and the refetched data. */
import { configApi, mediaApi, siteApi } from '@/api';
import { selectNetwork } from '@/state/noticesSlice';
import { reloadOrReject } from '@/app/hydration/reloadOnce';
import { trackNetwork } from '@/app/store/idle/listeners';
import { example, exampleOf, errorResponse } from '../support/fakeResponses';
import { fakeServer } from '../support/fakeTransport';
import { makeTestStore, type StoreOptions } from '../support/makeTestStore';
import { nextMacrotask, until } from '../support/until';

const failWithNetworkError = () => {
  throw new TypeError('Failed to fetch');
};

function start(options: StoreOptions & { isErrorShown?: boolean; offline?: boolean } = {}) {
  const world = makeTestStore(options);
  if (options.offline) world.setOnline(false);
  trackNetwork(world.store, world.services, () => options.isErrorShown === true);
  return { ...world, network: () => selectNetwork(world.store.getState()) };
}

test('shows that the network is offline while it is, and that it is back for four seconds', () => {
  const { setOnline, network, advanceTime } = start();
  expect(network()).toBeNull();
  setOnline(false);
  advanceTime(60_000);
  expect(network()).toBe('offline');
  setOnline(true);
  advanceTime(3_999);
  expect(network()).toBe('back');
  advanceTime(1);
  expect(network()).toBeNull();
});

test('shows offline if the network fails again at once, without the pending online message', () => {
  const { setOnline, network, advanceTime } = start();
  for (const isThere of [false, true, false]) setOnline(isThere);
  advanceTime(60_000);
  expect(network()).toBe('offline');
});

test('a page from the browser’s cache shows at once that the network is offline', () => {
  expect(start({ offline: true }).network()).toBe('offline');
});

test('requests only what a page shows and the network did not return', async () => {
  const server = fakeServer({
    mediaNews: failWithNetworkError,
    ownEdition: example,
    mediaTypes: failWithNetworkError,
    mediaVideo: errorResponse('limit.exceeded'),
    configSubscribe: failWithNetworkError,
  });
  const { store, setOnline, settled } = start({ server });
  const id = '01HZX3K8Q4N6T2V9B7M5C1D0EF';
  const newsQuery = store.dispatch(mediaApi.endpoints.mediaNews.initiate(id));
  // Not refetched: cached; rejected by the server; no longer used; a mutation.
  await store.dispatch(siteApi.endpoints.ownEdition.initiate(undefined));
  await store.dispatch(mediaApi.endpoints.mediaVideo.initiate(id));
  await store.dispatch(
    mediaApi.endpoints.mediaTypes.initiate({ current: 1, size: 10, kind: 'news' }, { subscribe: false }),
  );
  await store.dispatch(configApi.endpoints.configSubscribe.initiate({ email: 'a@example.org', language: 2 }));
  await newsQuery;
  // RTK Query updates its subscriptions with a delay.
  await until(() =>
    Object.entries(store.getState().api.subscriptions).some(
      ([key, subscribers = {}]) => key.startsWith('mediaNews(') && Object.keys(subscribers).length > 0,
    ),
  );
  server.requests.splice(0);
  Object.assign(server.responses, { mediaNews: example, mediaTypes: example, configSubscribe: example });
  setOnline(false);
  await settled();
  expect(server.requestedIds()).toEqual([]);
  setOnline(true);
  await settled();
  expect(server.requestedIds()).toEqual(['mediaNews']);
  expect(mediaApi.endpoints.mediaNews.select(id)(store.getState()).data).toEqual(exampleOf('mediaNews'));
});

test('reloads the page in place of an error page when the network is back, not before', () => {
  const { setOnline, navigations } = start({ isErrorShown: true, path: '/en/news?type=2' });
  setOnline(false);
  expect(navigations).toEqual([]);
  setOnline(true);
  expect(navigations).toEqual(['/en/news?type=2']);
});

describe('a chunk that fails to load before hydration', () => {
  const chunk = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
  /** The result: `waits` while the document is being reloaded. */
  const begin = (world: ReturnType<typeof makeTestStore>, error: Error) =>
    Promise.race([
      reloadOrReject(error, world.services).catch((thrown: Error) => thrown.message),
      nextMacrotask().then(() => 'waits'),
    ]);

  test('§4.13a §8.6c reloads the page once and only once; then the server-rendered page stays', async () => {
    const first = makeTestStore({ path: '/en/news?type=2' });
    expect(await begin(first, chunk)).toBe('waits');
    expect(first.navigations).toEqual(['/en/news?type=2']);
    const again = makeTestStore({ path: '/en/news?type=2', sharedWith: first });
    expect(await begin(again, chunk)).toBe('Loading chunk 7 failed.');
    expect(again.navigations).toEqual([]);
  });

  test('reloads nothing offline, without storage, or for any other error', async () => {
    const offline = makeTestStore();
    offline.setOnline(false);
    const forgetful = makeTestStore();
    forgetful.services.storage.set = () => undefined;
    const other = makeTestStore();
    expect(await begin(offline, chunk)).toBe(chunk.message);
    expect(await begin(forgetful, chunk)).toBe(chunk.message);
    expect(await begin(other, new Error('x is undefined'))).toBe('x is undefined');
    expect([offline, forgetful, other].map(({ navigations }) => navigations)).toEqual([[], [], []]);
  });
});
