/** State that no request and no listener changes: toggles, dialogs, properties of the client. */
import {
  flagsReceived,
  groupToggled,
  idCardToggled,
  selectGroupOpen,
  selectIdCardShown,
  selectIsRegistrationOpen,
} from '@/features/registration/registrationSlice';
import { selectTrail, trailChanged } from '@/state/breadcrumbsSlice';
import {
  clientInfoReceived,
  deviceDetected,
  pageOpened,
  selectClientIp,
  selectDevice,
  selectFirstPage,
  selectIsWechatMobile,
  selectSource,
  selectStaffDevice,
  staffDeviceLoaded,
} from '@/state/clientSlice';
import { countdownUpdated } from '@/state/countdownSlice';
import { secretEntered, selectDesignerSecret } from '@/state/designerSlice';
import { createFavourite } from '@/state/favourites';
import {
  cookieNoticeClosed,
  admissionNoticeOpened,
  earlierBadgeAdded,
  favouriteToggled,
  selectCookiesRead,
  personalDataRemoved,
  selectAdmissionNoticeOpenedAt,
  selectEarlierBadges,
  selectFavouriteIds,
  selectFavourites,
} from '@/state/persistedSlice';
import { loadingEnded, loadingStarted, selectToasts, toastDismissed, toastRaised } from '@/state/noticesSlice';
import { pageFailed, selectPageError, selectSeo, seoReceived } from '@/state/seoSlice';
import { makeTestStore } from '../support/makeTestStore';

test('the group and the ID card are toggled independently', () => {
  const { store } = makeTestStore();
  const openFlags = () => [selectGroupOpen(store.getState()), selectIdCardShown(store.getState())];
  expect(openFlags()).toEqual([false, false]);
  store.dispatch(groupToggled());
  expect(openFlags()).toEqual([true, false]);
  store.dispatch(idCardToggled());
  store.dispatch(groupToggled());
  expect(openFlags()).toEqual([false, true]);
});

test('registration is open while the server says so, and while the phase is open until it has responded', () => {
  const openOf = (preRegistrationOpen: boolean | null, phase: 'open' | 'closed') => {
    const { store } = makeTestStore();
    store.dispatch(countdownUpdated({ minute: null, startDate: '2026-03-31', days: 1, seconds: 86_400, phase }));
    if (preRegistrationOpen !== null)
      store.dispatch(flagsReceived({ preRegistrationOpen, englishPreRegistrationOpen: true }));
    return selectIsRegistrationOpen(store.getState());
  };
  expect([openOf(true, 'closed'), openOf(false, 'open')]).toEqual([true, false]);
  expect([openOf(null, 'closed'), openOf(null, 'open')]).toEqual([false, true]);
});

test('the page’s texts for search engines replace an error and hold nothing but title, description, keywords', () => {
  const { store } = makeTestStore();
  const pageState = () => [selectSeo(store.getState()), selectPageError(store.getState())];
  store.dispatch(pageFailed({ status: 503, retryAfter: 30 }));
  expect(pageState()).toEqual([null, { status: 503, retryAfter: 30 }]);
  const seo = { title: 'Halls', description: 'Ten halls', keywords: 'halls' };
  store.dispatch(seoReceived({ ...seo, id: '7' } as typeof seo));
  expect(pageState()).toEqual([seo, null]);
  store.dispatch(seoReceived(null));
  expect(pageState()).toEqual([null, null]);
});

test('the time of the delayed dialog is stored under its name and read by the next visit', async () => {
  const first = makeTestStore({ isPersisted: true });
  await first.settled();
  expect(selectAdmissionNoticeOpenedAt(first.store.getState())).toBeNull();
  first.store.dispatch(admissionNoticeOpened('2026-03-10T02:00:00.000Z'));
  await first.settled();
  expect(first.storage.get('delay-dialog')).toBe('"2026-03-10T02:00:00.000Z"');
  const next = makeTestStore({ isPersisted: true, storage: Object.fromEntries(first.storage) });
  await next.settled();
  expect(selectAdmissionNoticeOpenedAt(next.store.getState())).toBe('2026-03-10T02:00:00.000Z');
});

test('the last ten badges of this device are listed, the newest first, until a sign-out removes them', () => {
  const { store } = makeTestStore();
  const badges = Array.from({ length: 11 }, (_, index) => ({ name: `Visitor ${index}`, path: `/en/b/${index}` }));
  for (const badge of badges) store.dispatch(earlierBadgeAdded(badge));
  expect(selectEarlierBadges(store.getState())).toEqual(badges.toReversed().slice(0, 10));
  store.dispatch(personalDataRemoved());
  expect(selectEarlierBadges(store.getState())).toEqual([]);
});

test('loading never ends more often than it began', () => {
  const world = makeTestStore();
  world.store.dispatch(loadingEnded());
  world.store.dispatch(loadingStarted());
  expect(world).toBeLoading();
  world.store.dispatch(loadingEnded());
  expect(world).not.toBeLoading();
});

test('closes each toast after its own four seconds or by its button', () => {
  const world = makeTestStore();
  const { store, advanceTime } = world;
  store.dispatch(toastRaised({ kind: 'error', text: 'one' }));
  advanceTime(1_000);
  store.dispatch(toastRaised({ kind: 'success', text: 'two' }));
  store.dispatch(toastRaised({ kind: 'success', text: 'three' }));
  store.dispatch(toastDismissed(selectToasts(store.getState())[1]?.id ?? 0));
  expect(world).toShowToasts(['one', 'three']);
  advanceTime(3_000);
  expect(world).toShowToasts(['three']);
  advanceTime(1_000);
  expect(world).toShowToasts([]);
});

test('never reuses the number of a toast on a page, even after it has closed', () => {
  const { store } = makeTestStore();
  const ids = ['one', 'two', 'three'].map((text) => {
    store.dispatch(toastRaised({ kind: 'success', text }));
    const { id = 0 } = selectToasts(store.getState()).at(-1) ?? {};
    if (text === 'one') store.dispatch(toastDismissed(id));
    return id;
  });
  expect(ids).toEqual([1, 2, 3]);
});

test('WeChat on a phone requires both: neither a phone nor WeChat alone is enough', () => {
  const states = [
    ['desktop', false],
    ['desktop', true],
    ['mobile', false],
    ['mobile', true],
  ] as const;
  const seen = states.map(([device, inWechat]) => {
    const { store } = makeTestStore();
    store.dispatch(deviceDetected({ device, inWechat }));
    return selectIsWechatMobile(store.getState());
  });
  expect(seen).toEqual([false, false, false, true]);
});

test('a test store has the device and user agent that the test sets', () => {
  expect(selectDevice(makeTestStore({ device: 'mobile' }).store.getState())).toBe('mobile');
  const inWechat = makeTestStore({ device: 'mobile', userAgent: 'MicroMessenger/8' });
  expect(selectIsWechatMobile(inWechat.store.getState())).toBe(true);
});

test('stores the latest e-mail address, staff device and secret', () => {
  const { store } = makeTestStore();
  store.dispatch(clientInfoReceived({ ip: '203.0.113.1' }));
  store.dispatch(staffDeviceLoaded('token'));
  store.dispatch(secretEntered('secret'));
  const state = store.getState();
  expect([selectClientIp(state), selectStaffDevice(state), selectDesignerSecret(state)]).toEqual([
    '203.0.113.1',
    'token',
    'secret',
  ]);
  store.dispatch(staffDeviceLoaded(null));
  store.dispatch(secretEntered(null));
  expect([selectStaffDevice(store.getState()), selectDesignerSecret(store.getState())]).toEqual([null, null]);
});

test('the query is that of the open page; a page without a source preserves the visit’s', () => {
  const { store } = makeTestStore();
  store.dispatch(pageOpened({ path: '/en?source=mail', query: { source: 'mail' } }));
  store.dispatch(pageOpened({ path: '/en/news?type=2', query: { type: '2' } }));
  expect(store.getState().client.query).toEqual({ type: '2' });
  expect(selectFirstPage(store.getState())).toBe('/en?source=mail');
  expect(selectSource(store.getState())).toBe('mail');
});

test('the breadcrumbs are those of the current page only', () => {
  const { store } = makeTestStore();
  store.dispatch(trailChanged([{ message: 'shell.home', path: '/en' }, { name: 'News' }]));
  store.dispatch(trailChanged([{ name: 'About' }]));
  expect(selectTrail(store.getState())).toEqual([{ name: 'About' }]);
});

test('a favourite counts for its kind only', () => {
  const { store } = makeTestStore();
  const favourite = createFavourite({ kind: 'product', id: '7', name: 'Spindle', lang: 'en' }, '2026-03-10T02:00:00Z');
  const idsOf = (kind: 'exhibitor' | 'product') => [...selectFavouriteIds(store.getState(), kind)];
  store.dispatch(favouriteToggled(favourite));
  expect([idsOf('product'), idsOf('exhibitor')]).toEqual([['7'], []]);
  store.dispatch(favouriteToggled(favourite));
  expect(idsOf('product')).toEqual([]);
});

test('up to five hundred favourites can be added and removed; their ids are unique within a kind', () => {
  const { store, cachedDocuments } = makeTestStore();
  const mark = (id: string, kind: 'exhibitor' | 'product' = 'exhibitor') =>
    store.dispatch(favouriteToggled(createFavourite({ kind, id, name: id, lang: 'en' }, '2026-03-10T02:00:00.000Z')));
  for (let id = 0; id <= 500; id += 1) mark(String(id));
  expect(selectFavourites(store.getState())).toHaveLength(500);
  mark('0');
  mark('0', 'product');
  expect(selectFavourites(store.getState())).toHaveLength(500);
  expect(selectFavouriteIds(store.getState(), 'product')).toEqual(new Set(['0']));
  expect(selectFavouriteIds(store.getState(), 'exhibitor').has('0')).toBe(false);
  // After adding a favourite the user will want these pages offline.
  expect([...new Set(cachedDocuments)]).toEqual(['/en/my/plan', '/en/exhibition/hall-plan', '/en/meeting']);
});

test('whether the cookie notice was read is unknown before storage has been read', async () => {
  const before = makeTestStore();
  before.store.dispatch(cookieNoticeClosed());
  expect(selectCookiesRead(before.store.getState())).toBeNull();
  const { store, settled } = makeTestStore({ isPersisted: true });
  await settled();
  expect(selectCookiesRead(store.getState())).toBe(false);
  store.dispatch(cookieNoticeClosed());
  expect(selectCookiesRead(store.getState())).toBe(true);
});
