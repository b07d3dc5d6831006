/** What happens when something else has happened: the story between the slices. */
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

/** The services of the store in which something has happened: the listeners are the same for all stores. */
const servicesOf = (dispatch: AppDispatch): Services => dispatch((_dispatch, _state, services) => services);

start({
  matcher: configApi.endpoints.configMenu.matchFulfilled,
  effect: ({ payload }, { dispatch }) => void dispatch(menuArrived(payload)),
});
// Section 8: 403 on the menu call leaves an empty menu; the base query has sent the reader to wx-redirect.
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
    // An older edition, which its own page asks for, has no countdown.
    if (meta.arg.originalArgs.year !== undefined) return;
    dispatch(countdownMoved(countdownOf(payload, servicesOf(dispatch).clock.now())));
  },
});
// Who marks something for the visit will want the plan, the halls and the programme where there is no network.
start({
  actionCreator: favouriteToggled,
  effect: (_action, { getState, dispatch }) => {
    const lang = selectLocale(getState());
    servicesOf(dispatch).keep([paths.myPlan, paths.hallPlan, paths.meetings].map((path) => path.href({ lang })));
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
// What a device keeps of a person for reading without a network goes with the person: the next one may be somebody else.
start({
  predicate: (action, now, before) =>
    ticketGone.match(action) ||
    (before.ticket.current !== null && now.ticket.current?.value !== before.ticket.current.value),
  effect: (_action, { dispatch }) => servicesOf(dispatch).forgetPersonal(),
});
// Another ticket is another person: what was asked for the last one is not theirs.
start({
  predicate: (action, now, before) =>
    [ticketGone, ticketLost, ticketFound].some(({ match }) => match(action)) &&
    now.ticket.current?.value !== before.ticket.current?.value,
  effect: (_action, { dispatch }) => void dispatch(api.util.invalidateTags(['Visit'])),
});

/** One for all stores: the server makes a store a page, and listeners of its own stayed in the heap after it (docs/decisions/0017). */
export { middleware as listeners };
