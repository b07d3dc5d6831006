/** What begins when the browser is idle, in a chunk of its own: tracking, sharing, the ticket of several tabs, offline and back, the sign of loading. */
import { isRouteErrorResponse, type createBrowserRouter } from 'react-router-dom';
import { ownQuery } from '@/lib/ownQuery';
import type { RouteHandle } from '@/routes/createRoutes';
import { rowOf } from '@/routes/rowOf';
import { selectDevice } from '@/state/clientSlice';
import { endLoading } from '@/state/endLoading';
import { selectLocale } from '@/state/localeSlice';
import { loadingStarted, selectIsLoading } from '@/state/noticesSlice';
import type { LaterServices, Services } from '@/state/services';
import { followNetwork } from '@/store/later/network';
import { followPhase } from '@/store/later/phaseFlags';
import { shareTicket } from '@/store/later/ticketTabs';
import { makeTracking } from '@/store/later/tracking';
import { makeWechatShare } from '@/store/later/wechatShare';
import { headOf, openGraphImage } from './headOf';
import { laterServices } from './services/later';
import type { AppStore } from '@/store/makeStore';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

const begun = new WeakSet<AppStore>();

/** What another try may find: not an address that names nothing, nor what is not this reader's. */
const isLost = (error: unknown): boolean => !isRouteErrorResponse(error) || error.status >= 500;

/** Begins all of it for a store, once. */
export function begin(store: AppStore, given: Services & Partial<LaterServices>, router: Router): void {
  const services = { ...laterServices, ...given };
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
    const query = ownQuery(new URLSearchParams(search), handle?.queryKeys ?? []);
    const { title, description } = headOf(store.getState(), match && { handle, params: match.params }, query);
    tracking.opened({ path: pathname + search, kind: rowOf(pathname)?.row.name ?? 'unknown', title });
    void share({
      title,
      description,
      image: openGraphImage(services.config.origin, pathname, selectLocale(store.getState())),
    });
  };
  // Section 4: the indicator is on around route changes too.
  let isChanging = false;
  let shown = router.state.location;
  router.subscribe((state) => {
    const { location, navigation } = state;
    if ((navigation.state !== 'idle') !== isChanging) {
      isChanging = !isChanging;
      if (isChanging) store.dispatch(loadingStarted());
      else endLoading(services, selectDevice(store.getState()), store.dispatch);
    }
    // The place within a page, or a list asked for anew, is the same page; another query is another list.
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
