/** Listeners that react to actions across slices. */
import { createListenerMiddleware, type TypedStartListening } from '@reduxjs/toolkit';
import { api, configApi, selectEdition, siteApi } from '@/api';
import { paths } from '@/lib/paths';
import { countdownOf } from '@/features/edition/countdown';
import { flagsReceived } from '@/features/registration/registrationSlice';
import { clientInfoReceived, registrationStatusReceived } from '@/state/clientSlice';
import { countdownStarted, countdownUpdated } from '@/state/countdownSlice';
import { favouriteToggled } from '@/state/persistedSlice';
import { selectLocale } from '@/state/localeSlice';
import { menuReceived } from '@/state/menuSlice';
import { TOAST_MS, toastDismissed, toastRaised } from '@/state/noticesSlice';
import type { Services } from '@/state/services';
import { ticketRestored, ticketCleared, ticketRemovedByOtherTab, ticketReceived } from '@/state/ticketSlice';
import { removeTicket, writeTicket } from './ticketCookies';
import type { AppDispatch, RootState } from './makeStore';

const { startListening, middleware } = createListenerMiddleware();
const listen = startListening as TypedStartListening<RootState, AppDispatch>;

const SECOND_MS = 1_000;

/** The services of the store that dispatched; all stores share these listeners. */
const servicesOf = (dispatch: AppDispatch): Services => dispatch((_dispatch, _state, services) => services);

listen({
  matcher: configApi.endpoints.configMenu.matchFulfilled,
  effect: ({ payload }, { dispatch }) => void dispatch(menuReceived(payload)),
});
// A 403 on the menu call leaves an empty menu; the base query has redirected to wx-redirect (section 8).
listen({
  matcher: configApi.endpoints.configMenu.matchRejected,
  effect: ({ payload }, { dispatch }) => {
    if (payload?.kind === 'response' && payload.code === 403) dispatch(menuReceived([]));
  },
});
listen({
  matcher: siteApi.endpoints.ownClientFacts.matchFulfilled,
  effect: ({ payload }, { dispatch }) => {
    servicesOf(dispatch).clock.synchronise(new Date(payload.now));
    if (payload.ip) dispatch(clientInfoReceived({ ip: payload.ip }));
    dispatch(flagsReceived(payload));
    dispatch(registrationStatusReceived(payload.registered));
  },
});
listen({
  matcher: siteApi.endpoints.ownEdition.matchFulfilled,
  effect: ({ payload, meta }, { dispatch }) => {
    // An earlier edition, which only its own page requests, has no countdown.
    if (meta.arg.originalArgs !== undefined) return;
    dispatch(countdownUpdated(countdownOf(payload, servicesOf(dispatch).clock.now())));
  },
});
listen({
  actionCreator: countdownStarted,
  effect: (_action, { dispatch, getState }) => {
    const { clock, timers } = servicesOf(dispatch);
    timers.every(SECOND_MS, () => {
      const edition = selectEdition(getState());
      if (edition) dispatch(countdownUpdated(countdownOf(edition, clock.now())));
    });
  },
});
// After a favourite is added, plan, halls and programme are cached for offline use.
listen({
  actionCreator: favouriteToggled,
  effect: (_action, { getState, dispatch }) => {
    const lang = selectLocale(getState());
    servicesOf(dispatch).cacheForOffline(
      [paths.myPlan, paths.hallPlan, paths.meetings].map((path) => path.href({ lang })),
    );
  },
});
listen({
  actionCreator: toastRaised,
  effect: (_action, { getState, dispatch }) => {
    const newest = getState().notices.toasts.at(-1);
    if (newest) servicesOf(dispatch).timers.after(TOAST_MS, () => void dispatch(toastDismissed(newest.id)));
  },
});
listen({
  actionCreator: ticketReceived,
  effect: ({ payload }, { dispatch }) => writeTicket(servicesOf(dispatch).cookies, payload),
});
listen({
  actionCreator: ticketCleared,
  effect: (_action, { dispatch }) => removeTicket(servicesOf(dispatch).cookies),
});
// Personal data cached for offline use is removed when the user changes or signs out.
listen({
  predicate: (action, current, previous) =>
    ticketCleared.match(action) ||
    (previous.ticket.current !== null && current.ticket.current?.value !== previous.ticket.current.value),
  effect: (_action, { dispatch }) => servicesOf(dispatch).clearPersonalCache(),
});
// Another ticket is another person: the cached responses of the previous one are dropped.
listen({
  predicate: (action, current, previous) =>
    [ticketCleared, ticketRemovedByOtherTab, ticketRestored].some(({ match }) => match(action)) &&
    current.ticket.current?.value !== previous.ticket.current?.value,
  effect: (_action, { dispatch }) => void dispatch(api.util.invalidateTags(['Visit'])),
});

/**
 * Shared by all stores: the server makes a store per page, and per-store listeners leaked memory
 * (docs/decisions/0017).
 */
export { middleware as listeners };
