/**
 * What starts after hydration: personal data, the loading indicator, the single reload after a failed chunk, the
 * newsletter subscription.
 */
import { act, screen } from '@testing-library/react';
import { afterHydration } from '@/app/hydration/afterHydration';
import { RouteErrorView } from '@/app/errors/RouteErrorView';
import { startIdleWork } from '@/app/hydration/idle';
import { Header } from '@/app/header/Header';
import { shellData } from '@/app/components/shell.fixture';
import { reloadOnce } from '@/app/hydration/reloadOnce';
import { useSubscribe } from '@/app/layouts/DefaultLayoutRoute';
import { deviceDetected, selectDevice, selectFirstPage, selectSource } from '@/state/clientSlice';
import { selectPersistedSource } from '@/state/persistedSlice';
import { selectIsLoading } from '@/state/noticesSlice';
import { seoReceived } from '@/state/seoSlice';
import { selectHasToken } from '@/state/ticketSlice';
import { example, exampleOf } from '../support/fakeResponses';
import { fakeServer } from '../support/fakeTransport';
import { fakeRouter } from '../support/fakeRouter';
import { makeTestStore, type StoreOptions } from '../support/makeTestStore';
import { selectMinute } from '@/state/countdownSlice';
import { renderApp } from '../support/renderApp';
import { nextMacrotask } from '../support/until';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const settle = () => act(nextMacrotask);

async function open(path: string, options: StoreOptions = {}) {
  const server = fakeServer({ ownClientFacts: example, logTrack: example });
  const world = makeTestStore({ path, server, ...options });
  const routerControl = fakeRouter(path);
  await afterHydration(world.store, world.services, routerControl.router as never, () => Promise.resolve());
  await settle();
  return { ...world, ...routerControl };
}

/** jsdom has no IntersectionObserver: a test reports what is visible. */
let notifyIntersection: IntersectionObserverCallback;
const observedElements: Element[] = [];
beforeEach(() => {
  observedElements.length = 0;
  const observer = class {
    constructor(run: IntersectionObserverCallback) {
      notifyIntersection = run;
    }
    observe = (element: Element) => void observedElements.push(element);
    disconnect = () => undefined;
  };
  Object.assign(globalThis, { IntersectionObserver: observer });
});
afterEach(() => void Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

describe('after hydration', () => {
  test('§4.7a §4.7b the device is detected, and again on resize: a desktop narrower than 1280 px counts as mobile', async () => {
    const { store, resize } = await open('/en', { userAgent: WINDOWS });
    const devices = [1440, 1279, 1280].map((width) => {
      resize(width);
      return selectDevice(store.getState());
    });
    expect(devices).toEqual(['desktop', 'mobile', 'desktop']);
  });

  test('§4.12a the ticket of the cookies is restored unless it has expired', async () => {
    const cookies = { ites_webTicket: 'a', ites_webTicket_expire: '2026-03-10T03:00:00.000Z' };
    expect(selectHasToken((await open('/en', { cookies })).store.getState())).toBe(true);
    const late = await open('/en', { cookies, at: '2026-03-10T11:00:00+08:00' });
    expect(selectHasToken(late.store.getState())).toBe(false);
  });

  test('stores first page and source of the visit; navigation updates the source but not the first page', async () => {
    const { store, go, arrive } = await open('/en/news?source=mail');
    go('/en/about?source=kyxcx');
    expect(selectSource(store.getState())).toBe('mail');
    arrive();
    const state = store.getState();
    expect([selectFirstPage(state), selectSource(state), selectPersistedSource(state)]).toEqual([
      '/en/news?source=mail',
      'kyxcx',
      'mail',
    ]);
  });

  test('the source of the visit survives a full page load, and a newer one replaces it', async () => {
    const first = await open('/zh-cn?source=kyxcx');
    const form = await open('/zh-cn/audience/register/1', { sessionStorage: first.sessionStorage });
    expect(selectSource(form.store.getState())).toBe('kyxcx');
    const newer = await open('/zh-cn/news?source=mp-meeting', { sessionStorage: first.sessionStorage });
    expect(selectSource(newer.store.getState())).toBe('mp-meeting');
    // Another visit: sessionStorage is empty.
    expect(selectSource((await open('/zh-cn')).store.getState())).toBeNull();
  });

  test('the page that deletes stored data stores nothing itself', async () => {
    const { store } = await open('/clear-storage?source=mail');
    expect(store.getState().persisted).toMatchObject({ firstPage: null, source: null });
  });

  test('updates the countdown every second, and only then', async () => {
    const server = fakeServer({ ownClientFacts: example, logTrack: example, ownEdition: example });
    const world = await open('/en', { server, savesData: true });
    const { siteApi } = await import('@/api');
    await world.store.dispatch(siteApi.endpoints.ownEdition.initiate(undefined, { subscribe: false }));
    const before = world.store.getState().countdown.seconds;
    act(() => world.advanceTime(2_999));
    expect(world.store.getState().countdown.seconds).toBe(before - 2);
  });

  test('knows the minute of the site’s clock, which the server sets', async () => {
    const facts = { ...exampleOf('ownClientFacts'), now: '2026-03-10T02:00:30Z' };
    const server = fakeServer({ ownClientFacts: facts, logTrack: example, ownEdition: example });
    const world = await open('/en', { server, savesData: true, at: '2026-03-10T09:00:00+08:00' });
    const { siteApi } = await import('@/api');
    await world.store.dispatch(siteApi.endpoints.ownEdition.initiate(undefined, { subscribe: false }));
    const minute = () => selectMinute(world.store.getState());
    expect(minute()).toBe('2026-03-10T02:00Z');
    act(() => world.advanceTime(29_000));
    expect(minute()).toBe('2026-03-10T02:00Z');
    act(() => world.advanceTime(1_000));
    expect(minute()).toBe('2026-03-10T02:01Z');
  });
});

describe('the loading indicator', () => {
  const start = (options: StoreOptions = {}) => {
    const world = makeTestStore({ server: fakeServer({ logTrack: example }), ...options });
    const routerControl = fakeRouter('/en');
    startIdleWork(world.store, world.services, routerControl.router);
    startIdleWork(world.store, world.services, routerControl.router);
    return { ...world, ...routerControl, isShown: () => document.documentElement.hasAttribute('data-loading') };
  };

  test('§4.1b §4.1c is shown during a route change, and hidden at once on a desktop', () => {
    const { go, arrive, isShown, store } = start();
    expect(isShown()).toBe(false);
    go('/en/news');
    expect([isShown(), selectIsLoading(store.getState())]).toEqual([true, true]);
    arrive();
    expect([isShown(), store.getState().notices.pending]).toEqual([false, 0]);
  });

  test('§4.1c is hidden after 300 ms on a phone', () => {
    const { store, go, arrive, advanceTime, isShown } = start();
    store.dispatch(deviceDetected({ device: 'mobile', inWechat: false }));
    go('/en/news');
    arrive();
    advanceTime(299);
    expect(isShown()).toBe(true);
    advanceTime(1);
    expect(isShown()).toBe(false);
  });

  test('§4.6a §4.6b counts a page as one view, however often its location or data changes', async () => {
    const { server, go, arrive, advanceTime } = start();
    advanceTime(1_000);
    for (const path of ['/en', '/en/news', '/en/news']) {
      go(path);
      arrive();
      advanceTime(1_000);
    }
    await settle();
    const records = server.requests.map(({ body }) => new URLSearchParams(String(body)));
    expect(records.map((record) => [record.get('action'), record.get('objType'), record.get('url')])).toEqual([
      ['view', 'home', '/en'],
      ['stay', 'home', '/en'],
      ['view', 'news', '/en/news'],
    ]);
  });
});

test('names a view by its own page even while the document still has the previous title', async () => {
  const server = fakeServer({ logTrack: example });
  const { store, services, advanceTime } = makeTestStore({ server });
  const { router, go, arrive } = fakeRouter('/en');
  const seoOf = (title: string) => ({ title, description: '', keywords: '' });
  document.title = 'Home';
  store.dispatch(seoReceived(seoOf('Home')));
  startIdleWork(store, services, router);
  advanceTime(1_000);
  go('/en/news');
  store.dispatch(seoReceived(seoOf('News')));
  arrive();
  advanceTime(1_000);
  await settle();
  const records = server.requests.map(({ body }) => new URLSearchParams(String(body)));
  expect(records.filter((record) => record.get('action') === 'view').map((record) => record.get('objName'))).toEqual([
    'Home',
    'News',
  ]);
});

describe('a chunk that fails to load', () => {
  const lost = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
  const style = Object.assign(new Error('Loading CSS chunk 7 failed.'), { code: 'CSS_CHUNK_LOAD_FAILED' });
  const fail = (error: unknown, options: StoreOptions = {}) =>
    renderApp(
      <RouteErrorView error={error} status={500} timers={{ every: () => () => undefined }} onHome={() => undefined} />,
      options,
    );

  test.each([
    ['a script', lost],
    ['a style', style],
    ['a message file', new Error('Lost chunk: news')],
  ])('§4.13a §8.6c reloads the page, once and only once: %s', async (_what, error) => {
    const first = await fail(error, { path: '/en/news?type=2' });
    expect(first.navigations).toEqual(['/en/news?type=2']);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    first.view.unmount();
    const again = await fail(error, { path: '/en/news?type=2', storage: Object.fromEntries(first.storage) });
    expect(again.navigations).toEqual([]);
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/en/news?type=2');
    again.view.unmount();
    const later = await fail(error, {
      path: '/en/news?type=2',
      storage: Object.fromEntries(first.storage),
      at: '2026-03-10T11:00:00+08:00',
    });
    expect(later.navigations).toEqual(['/en/news?type=2']);
  });

  test('reloads once if a script and a message file fail together, and shows no error meanwhile', () => {
    const { services, navigations } = makeTestStore({ path: '/en/news' });
    const failures = [lost, new Error('Lost chunk: news'), style];
    expect(failures.map((error) => reloadOnce(error, services))).toEqual([true, true, true]);
    expect(navigations).toEqual(['/en/news']);
  });

  test('reloads another page of the same visit too', async () => {
    const first = await fail(lost, { path: '/en/news' });
    first.view.unmount();
    const other = await fail(lost, { path: '/en/about', storage: Object.fromEntries(first.storage) });
    expect(other.navigations).toEqual(['/en/about']);
  });

  test('reloads nothing for any other error', async () => {
    expect((await fail(new Error('x is undefined'))).navigations).toEqual([]);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('§4.2a the navigation is fixed after scrolling 100 px, and released when scrolled back', async () => {
  const { view } = await renderApp(<Header {...shellData} onAdmission={() => undefined} />);
  const header = view.container.querySelector('header');
  const scroll = (top: number) =>
    act(() =>
      notifyIntersection(
        [{ isIntersecting: top >= 0, boundingClientRect: { top } } as IntersectionObserverEntry],
        {} as never,
      ),
    );
  expect(observedElements).toHaveLength(1);
  expect(header).not.toHaveAttribute('data-fixed');
  scroll(-1);
  expect(header).toHaveAttribute('data-fixed');
  scroll(0);
  expect(header).not.toHaveAttribute('data-fixed');
});

test('§4.9b a valid address is submitted in the language of the page and opens the success page', async () => {
  let subscribe: (email: string) => Promise<void> = () => Promise.resolve();
  function Newsletter() {
    subscribe = useSubscribe();
    return null;
  }
  for (const [locale, language] of [
    ['zh-cn', 1],
    ['ru', 2],
  ] as const) {
    const shown = await renderApp(<Newsletter />, { locale, server: fakeServer({ configSubscribe: example }) });
    await act(() => subscribe('anna@example.org'));
    expect(shown.server.only('configSubscribe').body).toEqual({ email: 'anna@example.org', language });
    expect(shown.currentUrl()).toBe(`/${locale}/submit-success?type=email-subscribe`);
    shown.view.unmount();
  }
  expect(exampleOf('configSubscribe')).toBeTruthy();
});
