/** What starts after hydration: the user's own data, which a cached page must not contain. */
import type { createBrowserRouter } from 'react-router-dom';
import { selectEdition, siteApi } from '@/api';
import { countdownOf } from '@/features/edition/countdown';
import { isPublicOffline, isPersonal } from '@/lib/offline';
import { deviceOf, isWechat } from '@/lib/device';
import { paths } from '@/lib/paths';
import { deviceDetected, pageOpened } from '@/state/clientSlice';
import { countdownMoved } from '@/state/countdownSlice';
import { visitBegan } from '@/state/persistedSlice';
import { IDLE_MS, type makePrefetch } from '@/app/routes/prefetch';
import type { Services } from '@/state/services';
import { selectTicket, ticketFound } from '@/state/ticketSlice';
import { startPersisting, type AppStore } from '@/app/store/makeStore';
import { readTicket, msUntilExpiry } from '@/app/store/ticketCookies';
import { loadErrorView } from '../errors/errorView';
import { nextTask } from '../services/browser';

const LAYOUT_IDLE_MS = 1_000;
const SECOND_MS = 1_000;
const VISIT_SOURCE = 'visit-source';

/** The page that clears the storage must not store anything. */
const keepsVisit = (path: string): boolean => !path.startsWith(paths.clearStorage.pattern);

/** From now on everything is laid out at once, so that "back" can restore the scroll position. */
const layOutAll = () => (document.documentElement.dataset.laidOut = '');

/**
 * Lays out the blocks below the window (`data-later` in src/ui/styles/base.css), nearest first, one block per idle
 * callback. All of the home page at once is a task of 75 ms on Lighthouse's phone.
 */
function layOutLater({ timers }: Services): void {
  const waiting = document.querySelectorAll<HTMLElement>('[data-later]').values();
  const next = () => {
    const { value } = waiting.next();
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
  fetchAhead: ReturnType<typeof makePrefetch>,
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
  device.onWidth(detect);
  const ticket = readTicket(services.cookies, services.clock);
  if (ticket) store.dispatch(ticketFound(ticket));
  // The ticket expired while the site was closed, or the cookies were cleared.
  else services.clearPersonalCache();
  const path = services.navigation.current();
  const open = (url: string) => {
    const query = Object.fromEntries(new URL(url, 'http://site').searchParams);
    const { visitStorage } = services;
    // Form pages are full page loads: the mini-program button must not lose the source.
    if (query.source && keepsVisit(url)) visitStorage.set(VISIT_SOURCE, query.source);
    store.dispatch(pageOpened({ path: url, query, source: visitStorage.get(VISIT_SOURCE) }));
    return query;
  };
  const query = open(path);
  if (keepsVisit(path)) store.dispatch(visitBegan({ firstPage: path, source: query.source ?? null }));
  services.timers.every(SECOND_MS, () => {
    const edition = selectEdition(store.getState());
    if (edition) store.dispatch(countdownMoved(countdownOf(edition, services.clock.now())));
  });
  const keepPage = (url: string) => {
    const { pathname } = new URL(url, 'http://site');
    const owner = selectTicket(store.getState());
    if (isPersonal(pathname)) {
      if (owner) services.cachePersonal(url, msUntilExpiry(owner, services.clock));
    } else if (isPublicOffline(pathname)) services.cacheForOffline([url]);
  };
  keepPage(path);
  const later = () =>
    import(/* webpackChunkName: "idle" */ './idle')
      .then(({ startIdleWork, prefetchVisibleLinks }) => {
        startIdleWork(store, services, router);
        prefetchVisibleLinks(services, fetchAhead);
      })
      .catch(() => {});
  layOutLater(services);
  services.timers.whenIdle(IDLE_MS, () => {
    // Offline, the error view could not be fetched any more.
    if (!services.savesData()) void loadErrorView();
    // With data saving on, it is loaded at the next navigation.
    if (ticket || !services.savesData()) void later();
  });
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle') return;
    void later();
    layOutAll();
    keepPage(location.pathname + location.search);
    open(location.pathname + location.search);
  });
  await nextTask();
  void store.dispatch(siteApi.endpoints.ownClientFacts.initiate(undefined, { forceRefetch: true, subscribe: false }));
}
