/**
 * What starts when the browser is idle, in its own chunk: tracking, sharing, the ticket across tabs, network changes,
 * the loading indicator.
 */
import { isRouteErrorResponse, type createBrowserRouter } from 'react-router-dom';
import { ownQuery } from '@/lib/ownQuery';
import type { RouteHandle } from '@/app/routes/createRoutes';
import { IDLE_MS, type makePrefetch } from '@/app/routes/prefetch';
import { rowOf } from '@/app/routes/rowOf';
import { pageTypeOf } from '@/app/routes/rows';
import { selectDevice } from '@/state/clientSlice';
import { selectLocale } from '@/state/localeSlice';
import { endLoading, loadingStarted, selectIsLoading } from '@/state/noticesSlice';
import type { IdleServices, Services } from '@/state/services';
import { followNetwork, followPhase, makeWechatShare, shareTicket } from '@/app/store/idle/listeners';
import { makeTracking } from '@/app/store/idle/tracking';
import { headOf, openGraphImage } from '../document/headOf';
import { idleServices } from '../services/idle';
import type { AppStore } from '@/app/store/makeStore';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

const begun = new WeakSet<AppStore>();

/** Whether a retry may succeed: not for an unknown URL, nor for a page this user may not see. */
const isLost = (error: unknown): boolean => !isRouteErrorResponse(error) || error.status >= 500;

/** Starts all of it for a store, once. */
export function startIdleWork(store: AppStore, base: Services & Partial<IdleServices>, router: Router): void {
  const services = { ...idleServices, ...base };
  if (begun.has(store)) return;
  begun.add(store);
  shareTicket(store, services);
  followPhase(store);
  followNetwork(store, services, () => Object.values(router.state.errors ?? {}).some(isLost));
  const tracking = makeTracking(store, services);
  const share = makeWechatShare(store, services);

  const opened = ({ location: { pathname, search }, matches }: Router['state']) => {
    const match = matches.at(-1);
    const handle = match?.route.handle as RouteHandle | undefined;
    const query = ownQuery(new URLSearchParams(search), handle?.row.query ?? []);
    const { title, description } = headOf(store.getState(), match && { handle, params: match.params }, query);
    const row = rowOf(pathname)?.row;
    const page = { path: pathname + search, name: row?.name ?? 'unknown', type: pageTypeOf(row), title };
    tracking.opened(page);
    void share({
      title,
      description,
      image: openGraphImage(services.config.origin, pathname, selectLocale(store.getState())),
    });
  };
  // The loading indicator also covers route changes (section 4).
  let isChanging = false;
  let shown = router.state.location;
  router.subscribe((state) => {
    const { location, navigation } = state;
    if ((navigation.state !== 'idle') !== isChanging) {
      isChanging = !isChanging;
      if (isChanging) store.dispatch(loadingStarted());
      else endLoading(services, selectDevice(store.getState()), store.dispatch);
    }
    // A fragment change or a repeated navigation is the same page; another query is another list.
    const isSame = location.pathname + location.search === shown.pathname + shown.search;
    if (isChanging || isSame) return;
    shown = location;
    opened(state);
  });
  const sign = () => document.documentElement.toggleAttribute('data-loading', selectIsLoading(store.getState()));
  store.subscribe(sign);
  sign();
  opened(router.state);
}

/** The path of a link; an SVG link, such as a booth of the plan, has no `pathname`. */
const pathOf = (link: Element): string => new URL(link.getAttribute('href') ?? '', document.baseURI).pathname;

/** The paths of the links in the viewport, measured after the browser's own layout. */
const pathsInView = (): Promise<string[]> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      resolve(entries.filter((entry) => entry.isIntersecting).map(({ target }) => pathOf(target)));
    });
    for (const link of document.querySelectorAll('a[href^="/"]')) observer.observe(link);
  });

/** When the browser is idle, prefetches the code of the pages that the visible links lead to, one at a time. */
export function prefetchVisibleLinks({ timers }: Services, fetchAhead: ReturnType<typeof makePrefetch>): void {
  const idle = () => new Promise<void>((resolve) => timers.whenIdle(IDLE_MS, resolve));
  const run = async () => {
    await idle();
    // A large page has hundreds of links, but few kinds of target pages.
    const kinds = new Map((await pathsInView()).map((path) => [rowOf(path)?.row, path]));
    for (const path of kinds.values()) {
      await idle();
      await fetchAhead(path, 'code');
    }
  };
  void run();
}
