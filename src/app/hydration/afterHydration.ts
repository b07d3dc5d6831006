/** What starts after hydration: the user's own data, which a cached page must not contain. */
import type { createBrowserRouter } from 'react-router-dom';
import { siteApi } from '@/api';
import { isPublicOffline, isPersonal } from '@/lib/offline';
import { deviceOf, isWechat } from '@/lib/device';
import { paths } from '@/lib/paths';
import { deviceDetected, pageOpened } from '@/state/clientSlice';
import { countdownStarted } from '@/state/countdownSlice';
import { visitStarted } from '@/state/persistedSlice';
import { IDLE_TIMEOUT_MS, type makePrefetch } from '@/app/routes/prefetch';
import type { Services } from '@/state/services';
import { selectTicket, ticketRestored } from '@/state/ticketSlice';
import { startPersisting, type AppStore } from '@/app/store/makeStore';
import { readTicket, msUntilExpiry } from '@/app/store/ticketCookies';
import { loadErrorView } from '../errors/errorView';
import { nextTask } from '../services/browser';

const LAYOUT_IDLE_MS = 1_000;
const VISIT_SOURCE = 'visit-source';

/** The page that clears the storage must not store anything. */
const recordsVisit = (path: string): boolean => !path.startsWith(paths.clearStorage.pattern);

/** From now on everything is laid out at once, so that "back" can restore the scroll position. */
const layOutAll = () => (document.documentElement.dataset.laidOut = '');

/**
 * Lays out the blocks below the window (`data-later` in src/ui/styles/base.css), nearest first, one block per idle
 * callback. All of the home page at once is a task of 75 ms on Lighthouse's phone.
 */
function layOutWhenIdle({ timers }: Services): void {
  const deferredBlocks = document.querySelectorAll<HTMLElement>('[data-later]').values();
  const next = () => {
    const { value } = deferredBlocks.next();
    if (!value) return layOutAll();
    value.dataset.later = 'shown';
    timers.whenIdle(LAYOUT_IDLE_MS, next);
  };
  timers.whenIdle(LAYOUT_IDLE_MS, next);
}

/** Starts all of it, once. */
export async function afterHydration(
  store: AppStore,
  services: Services,
  router: ReturnType<typeof createBrowserRouter>,
  prefetch: ReturnType<typeof makePrefetch>,
): Promise<void> {
  await nextTask();
  startPersisting(store, services);
  // Waits until the storage has been read, so that an earlier visit's source does not overwrite the current one.
  await nextTask();
  const { device } = services;
  const detect = () => {
    const { userAgent } = device;
    store.dispatch(deviceDetected({ device: deviceOf(userAgent, device.isWide()), inWechat: isWechat(userAgent) }));
  };
  detect();
  device.onWidthChange(detect);
  const ticket = readTicket(services.cookies, services.clock);
  if (ticket) store.dispatch(ticketRestored(ticket));
  // The ticket expired while the site was closed, or the cookies were cleared.
  else services.clearPersonalCache();
  const path = services.navigation.current();
  const trackPage = (url: string) => {
    const query = Object.fromEntries(new URL(url, 'http://site').searchParams);
    const { sessionStorage } = services;
    // Form pages are full page loads: the mini-program button must not lose the source.
    if (query.source && recordsVisit(url)) sessionStorage.set(VISIT_SOURCE, query.source);
    store.dispatch(pageOpened({ path: url, query, source: sessionStorage.get(VISIT_SOURCE) }));
    return query;
  };
  const query = trackPage(path);
  if (recordsVisit(path)) store.dispatch(visitStarted({ firstPage: path, source: query.source ?? null }));
  store.dispatch(countdownStarted());
  const cachePage = (url: string) => {
    const { pathname } = new URL(url, 'http://site');
    const currentTicket = selectTicket(store.getState());
    if (isPersonal(pathname)) {
      if (currentTicket) services.cachePersonal(url, msUntilExpiry(currentTicket, services.clock));
    } else if (isPublicOffline(pathname)) services.cacheForOffline([url]);
  };
  cachePage(path);
  const startIdle = () =>
    import(/* webpackChunkName: "idle" */ './idle')
      .then(({ startIdleWork, prefetchVisibleLinks }) => {
        startIdleWork(store, services, router);
        prefetchVisibleLinks(services, prefetch);
      })
      .catch(() => {});
  layOutWhenIdle(services);
  services.timers.whenIdle(IDLE_TIMEOUT_MS, () => {
    // Offline, the error view could not be fetched any more.
    if (!services.prefersReducedData()) void loadErrorView();
    // With data saving on, it is loaded at the next navigation.
    if (ticket || !services.prefersReducedData()) void startIdle();
  });
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle') return;
    void startIdle();
    layOutAll();
    cachePage(location.pathname + location.search);
    trackPage(location.pathname + location.search);
  });
  await nextTask();
  void store.dispatch(siteApi.endpoints.ownClientFacts.initiate(undefined, { forceRefetch: true, subscribe: false }));
}
