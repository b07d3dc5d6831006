/** Listeners that react to actions across slices. */
import { createListenerMiddleware, type TypedStartListening } from '@reduxjs/toolkit';
import { api, configApi, siteApi } from '@/api';
import { paths } from '@/lib/paths';
import { countdownOf } from '@/features/edition/countdown';
import { flagsArrived } from '@/features/registration/registrationSlice';
import { clientFactsArrived, registrationKnown } from '@/state/clientSlice';
import { countdownMoved } from '@/state/countdownSlice';
import { favouriteToggled } from '@/state/persistedSlice';
import { selectLocale } from '@/state/localeSlice';
import { menuArrived } from '@/state/menuSlice';
import { TOAST_MS, toastDismissed, toastRaised } from '@/state/noticesSlice';
import type { Services } from '@/state/services';
import { ticketFound, ticketGone, ticketLost, ticketReceived } from '@/state/ticketSlice';
import { forgetTicket, writeTicket } from './ticketCookies';
import type { AppDispatch, RootState } from './makeStore';

const { startListening, middleware } = createListenerMiddleware();
const start = startListening as TypedStartListening<RootState, AppDispatch>;

/** The services of the store that dispatched; all stores share these listeners. */
const servicesOf = (dispatch: AppDispatch): Services => dispatch((_dispatch, _state, services) => services);

start({
  matcher: configApi.endpoints.configMenu.matchFulfilled,
  effect: ({ payload }, { dispatch }) => void dispatch(menuArrived(payload)),
});
// A 403 on the menu call leaves an empty menu; the base query has redirected to wx-redirect (section 8).
start({
  matcher: configApi.endpoints.configMenu.matchRejected,
  effect: ({ payload }, { dispatch }) => {
    if (payload?.kind === 'answer' && payload.code === 403) dispatch(menuArrived([]));
  },
});
start({
  matcher: siteApi.endpoints.ownClientFacts.matchFulfilled,
  effect: ({ payload }, { dispatch }) => {
    servicesOf(dispatch).clock.synchronise(new Date(payload.now));
    if (payload.ip) dispatch(clientFactsArrived({ ip: payload.ip }));
    dispatch(flagsArrived(payload));
    dispatch(registrationKnown(payload.registered));
  },
});
start({
  matcher: siteApi.endpoints.ownEdition.matchFulfilled,
  effect: ({ payload, meta }, { dispatch }) => {
    // An earlier edition, which only its own page requests, has no countdown.
    if (meta.arg.originalArgs.year !== undefined) return;
    dispatch(countdownMoved(countdownOf(payload, servicesOf(dispatch).clock.now())));
  },
});
// After a favourite is added, plan, halls and programme are cached for offline use.
start({
  actionCreator: favouriteToggled,
  effect: (_action, { getState, dispatch }) => {
    const lang = selectLocale(getState());
    servicesOf(dispatch).cacheForOffline(
      [paths.myPlan, paths.hallPlan, paths.meetings].map((path) => path.href({ lang })),
    );
  },
});
start({
  actionCreator: toastRaised,
  effect: (_action, { getState, dispatch }) => {
    const newest = getState().notices.toasts.at(-1);
    if (newest) servicesOf(dispatch).timers.after(TOAST_MS, () => void dispatch(toastDismissed(newest.id)));
  },
});
start({
  actionCreator: ticketReceived,
  effect: ({ payload }, { dispatch }) => writeTicket(servicesOf(dispatch).cookies, payload),
});
start({
  actionCreator: ticketGone,
  effect: (_action, { dispatch }) => forgetTicket(servicesOf(dispatch).cookies),
});
// Personal data cached for offline use is removed when the user changes or signs out.
start({
  predicate: (action, now, before) =>
    ticketGone.match(action) ||
    (before.ticket.current !== null && now.ticket.current?.value !== before.ticket.current.value),
  effect: (_action, { dispatch }) => servicesOf(dispatch).clearPersonalCache(),
});
// Another ticket is another person: the cached responses of the previous one are dropped.
start({
  predicate: (action, now, before) =>
    [ticketGone, ticketLost, ticketFound].some(({ match }) => match(action)) &&
    now.ticket.current?.value !== before.ticket.current?.value,
  effect: (_action, { dispatch }) => void dispatch(api.util.invalidateTags(['Visit'])),
});

/**
 * Shared by all stores: the server makes a store per page, and per-store listeners leaked memory
 * (docs/decisions/0017).
 */
export { middleware as listeners };
