/** What follows the store once the page is hydrated: the ticket in other tabs, the phase, the network, and what WeChat shares. */
import { nanoid } from '@reduxjs/toolkit';
import { api, type ApiError, ONCE, siteApi, wxApi } from '@/api';
import { networkChanged, TOAST_MS } from '@/state/noticesSlice';
import type { LaterServices, Services, WechatShare } from '@/state/services';
import { selectPhase } from '@/state/countdownSlice';
import { isWechat } from '@/lib/device';
import { selectTicket, ticketFound, ticketGone, ticketLost, type Ticket } from '@/state/ticketSlice';
import { readTicket, ticketLasts } from '@/app/store/ticketCookies';
import type { AppStore } from '../makeStore';

/** Says to the other pages of this browser that the cookies have changed: another text each time, since the same one again is no news; never the ticket. */
export const TICKET_CHANGED = 'ticket-changed';

/** A browser's timer takes no more than some weeks, and a clock may be set right meanwhile: it is looked at once a day. */
const LOOK_MS = 86_400_000;

/** One reader, one ticket: the pages of a browser agree on it, and it ends when its time has come (section 4). */
export function shareTicket(
  store: AppStore,
  { storage, cookies, clock, timers, onSight }: Services & LaterServices,
): void {
  let isHearing = false;
  let known = selectTicket(store.getState());
  let noLonger: () => void = () => undefined;

  function waitForEnd(ticket: Ticket | null): void {
    noLonger();
    if (!ticket?.expiresAt) return;
    const left = ticketLasts(ticket, clock);
    noLonger = timers.after(Math.min(left, LOOK_MS), () => {
      if (ticketLasts(ticket, clock) > 0) waitForEnd(ticket);
      else store.dispatch(ticketGone());
    });
  }

  /** The cookies are what is true: another page may have written them. */
  function hear(): void {
    const found = readTicket(cookies, clock);
    const current = selectTicket(store.getState());
    if (found?.value === current?.value && found?.expiresAt === current?.expiresAt) return;
    isHearing = true;
    store.dispatch(found ? ticketFound(found) : ticketLost());
    isHearing = false;
  }

  store.subscribe(() => {
    const ticket = selectTicket(store.getState());
    if (ticket === known) return;
    known = ticket;
    waitForEnd(ticket);
    // The cookies are written by a listener, which comes after this: the others must find them.
    if (!isHearing) queueMicrotask(() => storage.set(TICKET_CHANGED, nanoid()));
  });
  storage.watch(TICKET_CHANGED, hear);
  // A page that slept has heard nothing.
  onSight((sight) => {
    if (sight !== 'hidden') hear();
  });
  waitForEnd(known);
}

/** What concerns the one who shares and nobody else. */
const PRIVATE = ['accessToken', '_pre_', 'token', 'code', 'state'];

/** WeChat on Apple's phones checks the address with which the document was opened, everywhere else the one that is shown. */
const isApple = (userAgent: string): boolean => /iPhone|iPad|iPod/.test(userAgent);

/**
 * Share configuration in WeChat, by the server's signature; without one the page is shared as WeChat sees it (sections 2 and 8).
 * @returns What configures the page that is shown now; does nothing outside of WeChat, and says nothing when it fails.
 */
export function makeWechatShare(
  { dispatch }: Pick<AppStore, 'dispatch'>,
  { config, machine, navigation, shareInWechat }: Services & LaterServices,
): (page: Omit<WechatShare, 'link'>) => Promise<void> {
  const opened = navigation.current();
  return async (page) => {
    if (!isWechat(machine.userAgent)) return;
    const shown = new URL(navigation.current(), config.origin);
    const url = new URL(isApple(machine.userAgent) ? opened : shown, config.origin).href;
    const signature = await dispatch(wxApi.endpoints.wxSignature.initiate({ wxSignatureRequest: { url } }, ONCE));
    if (!signature.data) return;
    for (const name of PRIVATE) shown.searchParams.delete(name);
    await shareInWechat(signature.data, { ...page, link: shown.href }).catch(() => undefined);
  };
}

/** The pre-registration flag goes with the phase, and `_pre_` is the server's to judge: it is asked again when the phase changes (section 4). */
export function followPhase(store: AppStore): void {
  let known = selectPhase(store.getState());
  store.subscribe(() => {
    const phase = selectPhase(store.getState());
    if (phase === known) return;
    known = phase;
    void store.dispatch(siteApi.endpoints.ownClientFacts.initiate(undefined, ONCE));
  });
}

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
  initiate: (arg: unknown, options: object) => Parameters<AppStore['dispatch']>[0];
}

/**
 * Offline and back: the reader sees it, and what the network did not give is requested again by itself.
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
