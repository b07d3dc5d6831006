/** What starts when the browser is idle: tracking, sharing in WeChat, flags at a change of phase. */
import { siteApi } from '@/api';
import { countdownOf } from '@/features/edition/countdown';
import { selectPreRegistrationOpen } from '@/features/registration/registrationSlice';
import { countdownUpdated } from '@/state/countdownSlice';
import { selectIsLoading, selectToasts } from '@/state/noticesSlice';
import { refetchOnPhaseChange, makeWechatShare } from '@/app/store/idle/listeners';
import { makeTracking } from '@/app/store/idle/tracking';
import { errorResponse, example, exampleOf, type FakeResponses } from '../support/fakeResponses';
import { fakeServer, type FakeServer } from '../support/fakeTransport';
import { makeTestStore, type StoreOptions } from '../support/makeTestStore';

const form = (body: unknown) => Object.fromEntries(new URLSearchParams(String(body)));
const sentRecords = (server: FakeServer) => server.requests.map(({ body }) => form(body));

describe('tracking', () => {
  const start = (response: FakeResponses['logTrack'] = example) => {
    const world = makeTestStore({ server: fakeServer({ logTrack: response }) });
    return { ...world, tracking: makeTracking(world.store, world.services) };
  };
  const news = { path: '/en/news?k=1', name: 'news', type: 'list', title: 'News' };
  const home = { path: '/en', name: 'home', type: 'home', title: 'Home' };

  test('§4.6a §4.6b each route change sends a view event and records time on page', async () => {
    const { tracking, advanceTime, server, settled } = start();
    tracking.pageOpened(home);
    advanceTime(1_000);
    await settled();
    expect(sentRecords(server)).toEqual([
      {
        action: 'view',
        bhvType: 'page',
        objType: 'home',
        objName: 'Home',
        actObj: '/en',
        bhvDatetime: '2026-03-10T02:00:00.000Z',
        url: '/en',
      },
    ]);
    advanceTime(4_300);
    tracking.pageOpened(news);
    advanceTime(1_000);
    await settled();
    expect(sentRecords(server).slice(1)).toEqual([
      {
        action: 'stay',
        bhvType: 'page',
        objType: 'home',
        actObj: '/en',
        bhvDatetime: '2026-03-10T02:00:05.300Z',
        url: '/en',
        browsingTime: '5300',
      },
      {
        action: 'view',
        bhvType: 'page',
        objType: 'news',
        objName: 'News',
        actObj: '/en/news',
        bhvDatetime: '2026-03-10T02:00:05.300Z',
        url: '/en/news?k=1',
      },
    ]);
  });

  test('§4.6c on unload a page event with browsing time is beaconed, once', () => {
    const { tracking, advanceTime, leave, setVisibility, beacons } = start();
    leave();
    expect(beacons).toEqual([]);
    tracking.pageOpened(news);
    advanceTime(7_000);
    setVisibility('hidden');
    leave();
    expect(beacons.map(({ url, body }) => ({ url, ...form(body) }))).toEqual([
      expect.objectContaining({ url: '/en/news?k=1', action: 'leave', objType: 'news', browsingTime: '7000' }),
    ]);
  });

  test('§4.6c a hidden and discarded tab has sent its time; one that returns continues without the hidden time', () => {
    const { tracking, advanceTime, setVisibility, beacons } = start();
    tracking.pageOpened(home);
    advanceTime(2_000);
    setVisibility('hidden');
    advanceTime(60_000);
    setVisibility('visible');
    advanceTime(3_000);
    setVisibility('hidden');
    expect(beacons.map(({ body }) => form(body).browsingTime)).toEqual(['2000', '3000']);
  });

  test('§4.6c a page restored from the back/forward cache is a new view', async () => {
    const { tracking, advanceTime, leave, setVisibility, beacons, server, settled } = start();
    tracking.pageOpened(home);
    advanceTime(2_000);
    leave();
    advanceTime(9_000);
    setVisibility('restored');
    setVisibility('visible');
    advanceTime(1_500);
    leave();
    await settled();
    expect(sentRecords(server).map(({ action }) => action)).toEqual(['view', 'view']);
    expect(beacons.map(({ body }) => form(body).browsingTime)).toEqual(['2000', '1500']);
  });

  test('time on page is unaffected by clock corrections and limited to the contract’s maximum', () => {
    const { tracking, advanceTime, clock, leave, setVisibility, beacons } = start();
    tracking.pageOpened(home);
    advanceTime(1_000);
    clock.synchronise(new Date('2026-03-30T00:00:00Z'));
    leave();
    setVisibility('restored');
    advanceTime(90_000_000);
    leave();
    expect(beacons.map(({ body }) => form(body).browsingTime)).toEqual(['1000', '86400000']);
  });

  test('names each view by its own page title, even if the visitor has left before the record is sent', async () => {
    const { tracking, advanceTime, server, settled } = start();
    tracking.pageOpened(home);
    tracking.pageOpened(news);
    advanceTime(1_000);
    await settled();
    expect(sentRecords(server).map(({ action, objName }) => [action, objName])).toEqual([
      ['stay', undefined],
      ['view', 'Home'],
      ['view', 'News'],
    ]);
  });

  test('truncates names to the contract’s limit, removes queries from paths, and sends the beacon to the main service', async () => {
    const { tracking, advanceTime, leave, server, beacons, store, settled } = start();
    const long = { path: `/en/${'a'.repeat(400)}?k=1`, name: 'unknown', type: 'page', title: 'T'.repeat(400) };
    tracking.pageOpened(long);
    advanceTime(1_000);
    await settled();
    expect(sentRecords(server)).toEqual([
      expect.objectContaining({ actObj: long.path.slice(0, 300), objName: 'T'.repeat(300), url: long.path }),
    ]);
    leave();
    expect(beacons.map(({ url }) => url)).toEqual(['/api/log/form/track']);
    // Tracking requests are not cached.
    expect(store.getState().api.mutations).toEqual({});
  });

  test('a restored page that is unchanged is the same view; one before the first view has none', async () => {
    const { tracking, advanceTime, setVisibility, server, settled } = start();
    setVisibility('restored');
    tracking.pageOpened(home);
    setVisibility('hidden');
    setVisibility('visible');
    advanceTime(1_000);
    await settled();
    expect(sentRecords(server).map(({ action }) => action)).toEqual(['view']);
  });

  test('a page shown in a hidden tab has no stay', async () => {
    const { tracking, advanceTime, setVisibility, server, settled } = start();
    tracking.pageOpened(home);
    setVisibility('hidden');
    tracking.pageOpened(news);
    advanceTime(1_000);
    await settled();
    expect(sentRecords(server).map(({ action }) => action)).toEqual(['view', 'view']);
  });

  test('does not block the page, and fails silently', async () => {
    const { tracking, advanceTime, store, settled } = start(errorResponse('server.error', undefined, 'No disk'));
    tracking.pageOpened(home);
    advanceTime(1_000);
    expect(selectIsLoading(store.getState())).toBe(false);
    await settled();
    expect(selectToasts(store.getState())).toEqual([]);
  });
});

describe('share configuration in WeChat', () => {
  const MESSENGER = 'Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0.50';
  const page = { title: 'News', description: 'What is new', image: 'http://site/og/news.png' };
  const start = (options: StoreOptions) => {
    const world = makeTestStore({ server: fakeServer({ wxSignature: example }), ...options });
    return { ...world, share: makeWechatShare(world.store, world.services) };
  };

  test('is requested for the address of the page and passed to WeChat with its head, without personal data', async () => {
    const { share, navigateTo, server, shared } = start({ userAgent: MESSENGER });
    const own = 'accessToken=secret&_pre_=secret&token=secret&code=secret&state=secret';
    navigateTo(`/zh-cn/news?type=2&${own}`);
    await share(page);
    expect(server.only('wxSignature').body).toEqual({ url: `http://site/zh-cn/news?type=2&${own}` });
    expect(shared).toEqual([
      { signature: exampleOf('wxSignature'), share: { ...page, link: 'http://site/zh-cn/news?type=2' } },
    ]);
  });

  test.each(['iPhone', 'iPad', 'iPod'])(
    'is signed for the document’s first address on an %s, which checks that one',
    async (device) => {
      const { share, navigateTo, server, shared } = start({ path: '/zh-cn', userAgent: `${device} MicroMessenger/8` });
      navigateTo('/zh-cn/news');
      await share(page);
      expect(server.only('wxSignature').body).toEqual({ url: 'http://site/zh-cn' });
      expect(shared.map((call) => call.share.link)).toEqual(['http://site/zh-cn/news']);
    },
  );

  test('§8.7b signature failure is silently ignored', async () => {
    const failing = errorResponse('server.error', undefined, 'No signature');
    const { share, store, shared } = start({ userAgent: MESSENGER, server: fakeServer({ wxSignature: failing }) });
    await share(page);
    expect([shared, selectToasts(store.getState()), selectIsLoading(store.getState())]).toEqual([[], [], false]);
  });

  test('is not requested outside of WeChat', async () => {
    const { share, server } = start({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' });
    await share(page);
    expect(server.requestedIds()).toEqual([]);
  });
});

test('§4.10a §4.10b requests the pre-registration flag again when the phase changes, since _pre_ is checked by the server', async () => {
  const facts = (isOpen: boolean) => ({ ...exampleOf('ownClientFacts'), preRegistrationOpen: isOpen });
  const edition = exampleOf('ownEdition');
  const server = fakeServer({ ownEdition: edition, ownClientFacts: { ...facts(false), now: '2026-03-30T01:00:00Z' } });
  const { store, clock, settled } = makeTestStore({ at: '2026-03-30T08:59:59+08:00', server });
  await store.dispatch(siteApi.endpoints.ownEdition.initiate(undefined, { subscribe: false }));
  refetchOnPhaseChange(store);
  store.dispatch(countdownUpdated(countdownOf(edition, clock.now())));
  expect(server.requestedIds()).toEqual(['ownEdition']);
  clock.advance({ seconds: 1 });
  store.dispatch(countdownUpdated(countdownOf(edition, clock.now())));
  await settled();
  expect(server.requestedIds()).toEqual(['ownEdition', 'ownClientFacts']);
  expect(selectPreRegistrationOpen(store.getState())).toBe(false);
});
