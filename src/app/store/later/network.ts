/** Offline and back: the reader is told, and what the network did not give is asked for again by itself. */
import { api, type ApiError } from '@/api';
import { networkChanged, TOAST_MS } from '@/state/noticesSlice';
import type { LaterServices, Services } from '@/state/services';
import type { AppStore } from '../makeStore';

const isLost = (error: unknown): boolean => (error as ApiError | undefined)?.kind === 'network';

/** Asks again for what a page shows and did not get. A change that was refused is the reader's to send again: the form has kept it. */
function askAgain({ getState, dispatch }: AppStore): void {
  const { queries, subscriptions } = getState().api;
  for (const [key, query] of Object.entries(queries)) {
    const isShown = Object.keys(subscriptions[key] ?? {}).length > 0;
    if (!isShown || query?.status !== 'rejected' || !isLost(query.error)) continue;
    const { initiate } = (api.endpoints as unknown as Record<string, AnyQuery>)[query.endpointName ?? ''] ?? {};
    if (initiate) void dispatch(initiate(query.originalArgs, { subscribe: false, forceRefetch: true }));
  }
}

/** A query of the api, whichever it is. */
interface AnyQuery {
  initiate: (given: unknown, options: object) => Parameters<AppStore['dispatch']>[0];
}

/**
 * @param isErrorShown Whether an error page stands in the place of the page that was asked for: then the page itself is loaded anew, its code and
 * texts among what may have been lost.
 */
export function followNetwork(
  store: AppStore,
  { isOnline, onNetwork, timers, navigation }: Services & LaterServices,
  isErrorShown: () => boolean,
): void {
  let noLonger: () => void = () => undefined;
  const hear = (isThere: boolean) => {
    noLonger();
    store.dispatch(networkChanged(isThere ? 'back' : 'offline'));
    if (!isThere) return;
    noLonger = timers.after(TOAST_MS, () => void store.dispatch(networkChanged(null)));
    if (isErrorShown()) navigation.assign(navigation.current());
    else askAgain(store);
  };
  onNetwork(hear);
  // A document that the service worker has kept.
  if (!isOnline()) hear(false);
}
