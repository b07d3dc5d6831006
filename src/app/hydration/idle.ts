/**
 * What starts when the browser is idle, in its own chunk: tracking, sharing, the ticket across tabs, network changes,
 * the loading indicator, the recorder of reports.
 */
import { isRouteErrorResponse, type createBrowserRouter } from 'react-router-dom';
import { pickQuery } from '@/lib/listSearch';
import { paths } from '@/lib/paths';
import type { RouteHandle } from '@/app/routes/createRoutes';
import { IDLE_TIMEOUT_MS, type makePrefetch } from '@/app/routes/prefetch';
import { matchRoute } from '@/app/routes/matchRoute';
import { pageTypeOf } from '@/app/routes/routeDefinition';
import { selectDevice } from '@/state/clientSlice';
import { selectLocale } from '@/state/localeSlice';
import { endLoadingAfterDelay, loadingStarted, selectIsLoading } from '@/state/noticesSlice';
import type { IdleServices, Services } from '@/state/services';
import {
  makeViewHistory,
  makeWechatShare,
  refetchOnPhaseChange,
  syncTicketAcrossTabs,
  trackNetwork,
} from '@/app/store/idle/listeners';
import { makeTracking } from '@/app/store/idle/tracking';
import { recorderOf } from '@/app/store/story/recorder';

import { resolveHead, openGraphImage } from '../document/resolveHead';
import { idleServices } from '../services/idle';
import type { AppStore } from '@/app/store/makeStore';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

const startedStores = new WeakSet<AppStore>();

/** Whether a retry may succeed: not for an unknown URL, nor for a page this user may not see. */
const isRetryable = (error: unknown): boolean => !isRouteErrorResponse(error) || error.status >= 500;

/** Starts all of it for a store, once. */
export function startIdleWork(store: AppStore, base: Services & Partial<IdleServices>, router: Router): void {
  const services = { ...idleServices, ...base };
  if (startedStores.has(store)) return;
  startedStores.add(store);
  syncTicketAcrossTabs(store, services);
  refetchOnPhaseChange(store);
  trackNetwork(store, services, () => Object.values(router.state.errors ?? {}).some(isRetryable));
  const recorder = recorderOf(store, base);
  services.onException(() => recorder.add({ kind: 'failure', failure: 'exception' }));
  const tracking = makeTracking(store, services);
  const share = makeWechatShare(store, services);
  const rememberView = makeViewHistory(store);

  const onPageOpened = ({ errors, location: { pathname, search }, matches }: Router['state']) => {
    const match = matches.at(-1);
    const handle = match?.route.handle as RouteHandle | undefined;
    const query = pickQuery(new URLSearchParams(search), handle?.route.query ?? []);
    const { title, description } = resolveHead(store.getState(), match && { handle, params: match.params }, query);
    const { route, params = {} } = matchRoute(pathname) ?? {};
    const pattern = route ? paths[route.name].pattern : paths.notFound.pattern;
    recorder.add({ kind: 'page', page: { pattern, params, query } });
    if (errors) recorder.add({ kind: 'failure', failure: 'page' });
    const page = { path: pathname + search, name: route?.name ?? 'unknown', type: pageTypeOf(route), title };
    tracking.pageOpened(page);
    if (!errors) rememberView(route?.name, params.id);
    void share({
      title,
      description,
      image: openGraphImage(services.config.origin, pathname, selectLocale(store.getState())),
    });
  };
  // The loading indicator also covers route changes (section 4).
  let isNavigating = false;
  let currentLocation = router.state.location;
  router.subscribe((state) => {
    const { location, navigation } = state;
    if ((navigation.state !== 'idle') !== isNavigating) {
      isNavigating = !isNavigating;
      if (isNavigating) store.dispatch(loadingStarted());
      else endLoadingAfterDelay(services, selectDevice(store.getState()), store.dispatch);
    }
    // A fragment change or a repeated navigation is the same page; another query is another list.
    const isSame = location.pathname + location.search === currentLocation.pathname + currentLocation.search;
    if (isNavigating || isSame) return;
    currentLocation = location;
    onPageOpened(state);
  });
  const updateIndicator = () =>
    document.documentElement.toggleAttribute('data-loading', selectIsLoading(store.getState()));
  store.subscribe(updateIndicator);
  updateIndicator();
  onPageOpened(router.state);
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
export function prefetchVisibleLinks({ timers }: Services, prefetch: ReturnType<typeof makePrefetch>): void {
  const idle = () => new Promise<void>((resolve) => timers.whenIdle(IDLE_TIMEOUT_MS, resolve));
  const run = async () => {
    await idle();
    // A large page has hundreds of links, but few kinds of target pages.
    const kinds = new Map((await pathsInView()).map((path) => [matchRoute(path)?.route, path]));
    for (const path of kinds.values()) {
      await idle();
      await prefetch(path, 'code');
    }
  };
  void run();
}
