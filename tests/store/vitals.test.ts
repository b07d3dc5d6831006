/** Web vitals are sent by the tracking call, for sampled users who have not opted out. */
import { makeTracking } from '@/app/store/idle/tracking';
import { fakeServer } from '../support/fakeTransport';
import { makeTestStore, type StoreOptions } from '../support/makeTestStore';

const home = { path: '/en?source=mail', name: 'home', type: 'home', title: 'Home' };
const news = { path: '/en/news', name: 'news', type: 'list', title: 'News' };

const start = (vitals: boolean, options: Partial<StoreOptions> = {}) => {
  const world = makeTestStore({ server: fakeServer({ logTrack: { accepted: true, vitals } }), ...options });
  return { ...world, tracking: makeTracking(world.store, world.services) };
};
/** Only the metrics among the beacons, which also contain stays. */
const reportsOf = ({ beacons }: Pick<ReturnType<typeof start>, 'beacons'>) =>
  beacons
    .filter(({ url }) => url === '/api/log/form/track')
    .map(({ body }) => Object.fromEntries(new URLSearchParams(body)))
    .filter(({ action }) => action === 'vitals');

const opened = async (world: ReturnType<typeof start>) => {
  world.tracking.pageOpened(home);
  world.advanceTime(1_000);
  await world.settled();
};

test('a full page load sends its figures once, when hidden, for the page that was loaded', async () => {
  const world = start(true);
  await opened(world);
  expect(world.reportVital('TTFB', 120.4)).toBe(1);
  world.reportVital('LCP', 800);
  // Becoming visible again sends nothing.
  world.setVisibility('visible');
  expect(reportsOf(world)).toEqual([]);
  // A client-side navigation loads no document.
  world.tracking.pageOpened(news);
  world.advanceTime(1_000);
  await world.settled();
  world.reportVital('LCP', 950.6);
  world.reportVital('CLS', 0.0123);
  expect(reportsOf(world)).toEqual([]);
  world.setVisibility('hidden');
  const record = {
    url: '/en',
    action: 'vitals',
    bhvType: 'page',
    objType: 'home',
    objName: 'TTFB=120 LCP=951 CLS=12',
    bhvDatetime: '2026-03-10T02:00:02.000Z',
  };
  expect(reportsOf(world)).toEqual([record]);
  world.reportVital('INP', 300);
  world.setVisibility('visible');
  world.setVisibility('hidden');
  world.leave();
  expect(reportsOf(world)).toEqual([record]);
});

test.each<[string, boolean, Partial<StoreOptions>]>([
  ['who was not sampled', false, {}],
  ['with Save-Data', true, { savesData: true }],
  ['with a privacy signal', true, { hasPrivacySignal: true }],
])('nothing is measured for a user %s', async (_who, vitals, options) => {
  const world = start(vitals, options);
  await opened(world);
  expect(world.reportVital('LCP', 800)).toBe(0);
  world.leave();
  expect(reportsOf(world)).toEqual([]);
});

test('a document without figures sends nothing', async () => {
  const world = start(true);
  await opened(world);
  world.leave();
  expect(reportsOf(world)).toEqual([]);
});
