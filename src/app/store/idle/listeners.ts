/** Listeners that start after hydration: the ticket across tabs, the phase, the network, WeChat sharing, and viewed pages. */
import { nanoid } from '@reduxjs/toolkit';
import { api, type ApiError, UNCACHED_READ, siteApi, wxApi } from '@/api';
import type { FavouriteKind } from '@/state/favourites';
import { networkChanged, TOAST_MS } from '@/state/noticesSlice';
import { selectSuggestionInputs, suggestionInputsChanged } from '@/state/persistedSlice';
import type { IdleServices, Services, WechatShare } from '@/state/services';
import type { ViewedItem } from '@/state/suggestionInputs';
import { selectPhase } from '@/state/countdownSlice';
import { isWechat } from '@/lib/device';
import { selectTicket, ticketRestored, ticketCleared, ticketRemovedByOtherTab, type Ticket } from '@/state/ticketSlice';
import { readTicket, msUntilExpiry } from '@/app/store/ticketCookies';
import type { AppStore } from '../makeStore';

/**
 * Storage key that notifies other tabs of changed cookies. Its value is random, because an unchanged value fires no
 * event, and never contains the ticket.
 */
export const TICKET_CHANGED = 'ticket-changed';

/** Timers overflow after some weeks and the clock may be corrected, so expiry is checked once a day. */
const EXPIRY_CHECK_INTERVAL_MS = 86_400_000;

/** Shares one ticket between the tabs of a browser, and drops it when it expires (section 4). */
export function syncTicketAcrossTabs(
  store: AppStore,
  { storage, cookies, clock, timers, onVisibility }: Services & IdleServices,
): void {
  let isSyncing = false;
  let lastTicket = selectTicket(store.getState());
  let cancelTimer: () => void = () => undefined;

  function scheduleExpiry(ticket: Ticket | null): void {
    cancelTimer();
    if (!ticket?.expiresAt) return;
    const remainingMs = msUntilExpiry(ticket, clock);
    cancelTimer = timers.after(Math.min(remainingMs, EXPIRY_CHECK_INTERVAL_MS), () => {
      if (msUntilExpiry(ticket, clock) > 0) scheduleExpiry(ticket);
      else store.dispatch(ticketCleared());
    });
  }

  /** The cookies are the source of truth: another tab may have changed them. */
  function syncFromCookies(): void {
    const cookieTicket = readTicket(cookies, clock);
    const current = selectTicket(store.getState());
    if (cookieTicket?.value === current?.value && cookieTicket?.expiresAt === current?.expiresAt) return;
    isSyncing = true;
    store.dispatch(cookieTicket ? ticketRestored(cookieTicket) : ticketRemovedByOtherTab());
    isSyncing = false;
  }

  store.subscribe(() => {
    const ticket = selectTicket(store.getState());
    if (ticket === lastTicket) return;
    lastTicket = ticket;
    scheduleExpiry(ticket);
    // A listener writes the cookies after this one; the notification must come after that.
    if (!isSyncing) queueMicrotask(() => storage.set(TICKET_CHANGED, nanoid()));
  });
  storage.subscribe(TICKET_CHANGED, syncFromCookies);
  // A suspended page has missed notifications.
  onVisibility((visibility) => {
    if (visibility !== 'hidden') syncFromCookies();
  });
  scheduleExpiry(lastTicket);
}

/** Query keys that must not be shared. */
const PRIVATE_KEYS = ['accessToken', '_pre_', 'token', 'code', 'state'];

/** WeChat on iOS signs the URL that the document was opened with; elsewhere the current one. */
const isApple = (userAgent: string): boolean => /iPhone|iPad|iPod/.test(userAgent);

/**
 * Share configuration in WeChat, with the server's signature; without one WeChat's default applies (sections 2 and
 * 8).
 * @returns A function that configures sharing of the current page; it does nothing outside WeChat and ignores errors.
 */
export function makeWechatShare(
  { dispatch }: Pick<AppStore, 'dispatch'>,
  { config, device, navigation, shareInWechat }: Services & IdleServices,
): (page: Omit<WechatShare, 'link'>) => Promise<void> {
  const landingUrl = navigation.current();
  return async (page) => {
    if (!isWechat(device.userAgent)) return;
    const currentUrl = new URL(navigation.current(), config.origin);
    const url = new URL(isApple(device.userAgent) ? landingUrl : currentUrl, config.origin).href;
    const signature = await dispatch(wxApi.endpoints.wxSignature.initiate({ url }, UNCACHED_READ));
    if (!signature.data) return;
    for (const name of PRIVATE_KEYS) currentUrl.searchParams.delete(name);
    await shareInWechat(signature.data, { ...page, link: currentUrl.href }).catch(() => undefined);
  };
}

/**
 * Requests the pre-registration flag again when the phase changes, because the server evaluates `_pre_` (section 4).
 */
export function refetchOnPhaseChange(store: AppStore): void {
  let lastPhase = selectPhase(store.getState());
  store.subscribe(() => {
    const phase = selectPhase(store.getState());
    if (phase === lastPhase) return;
    lastPhase = phase;
    void store.dispatch(siteApi.endpoints.ownClientFacts.initiate(undefined, UNCACHED_READ));
  });
}

const isNetworkError = (error: unknown): boolean => (error as ApiError | undefined)?.kind === 'network';

/**
 * Refetches failed queries that the page still uses. Failed mutations are not repeated: the form still has its values
 * and the user can send it again.
 */
function refetchFailedQueries({ getState, dispatch }: AppStore): void {
  const { queries, subscriptions } = getState().api;
  for (const [key, query] of Object.entries(queries)) {
    const hasSubscribers = Object.keys(subscriptions[key] ?? {}).length > 0;
    if (!hasSubscribers || query?.status !== 'rejected' || !isNetworkError(query.error)) continue;
    const { initiate } = (api.endpoints as unknown as Record<string, AnyQuery>)[query.endpointName ?? ''] ?? {};
    if (initiate) void dispatch(initiate(query.originalArgs, { subscribe: false, forceRefetch: true }));
  }
}

/** Any query endpoint of the API. */
interface AnyQuery {
  initiate: (arg: unknown, options: object) => Parameters<AppStore['dispatch']>[0];
}

/**
 * Shows lost and restored network, and refetches after it is back.
 * @param isErrorShown Whether an error page is shown in place of the page: then the page is reloaded, because its
 * code and texts may be missing.
 */
export function trackNetwork(
  store: AppStore,
  { isOnline, onNetwork, timers, navigation }: Services & IdleServices,
  isErrorShown: () => boolean,
): void {
  let cancelTimer: () => void = () => undefined;
  const onNetworkChange = (hasNetwork: boolean) => {
    cancelTimer();
    store.dispatch(networkChanged(hasNetwork ? 'back' : 'offline'));
    if (!hasNetwork) return;
    cancelTimer = timers.after(TOAST_MS, () => void store.dispatch(networkChanged(null)));
    if (isErrorShown()) navigation.assign(navigation.current());
    else refetchFailedQueries(store);
  };
  onNetwork(onNetworkChange);
  // The document came from the service worker's cache.
  if (!isOnline()) onNetworkChange(false);
}

/** Route names of details pages. */
const VIEWED_KINDS: Readonly<Record<string, FavouriteKind>> = {
  exhibitorDetails: 'exhibitor',
  productDetails: 'product',
  meetingDetails: 'meeting',
};
const MAX_VIEWED = 50;

/**
 * Remembers which details pages the visitor opens, for suggestions, if the visitor has turned it on.
 * @returns A function to call with the name of an opened page's route and the id in its path.
 */
export function makeViewHistory(store: AppStore) {
  return (routeName: string | undefined, id: string | undefined): void => {
    const kind = VIEWED_KINDS[routeName ?? ''];
    const { remembersViews, viewed } = selectSuggestionInputs(store.getState());
    if (!kind || !id || !remembersViews) return;
    const isOther = (item: ViewedItem) => item.kind !== kind || item.id !== id;
    const items = [{ kind, id }, ...viewed.filter(isOther)].slice(0, MAX_VIEWED);
    store.dispatch(suggestionInputsChanged({ viewed: items }));
  };
}
