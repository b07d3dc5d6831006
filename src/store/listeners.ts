/** What happens when something else has happened: the story between the slices. */
import { createListenerMiddleware, type TypedStartListening } from '@reduxjs/toolkit';
import { api } from '@/api';
import { configApi } from '@/api/config';
import { siteApi } from '@/api/site';
import { paths } from '@/lib/paths';
import { countdownOf } from '@/features/edition/countdown';
import { flagsArrived } from '@/features/registration/registrationSlice';
import { clientFactsArrived } from '@/state/clientSlice';
import { countdownMoved } from '@/state/countdownSlice';
import { favouriteToggled } from '@/state/keptSlice';
import { selectLocale } from '@/state/localeSlice';
import { menuArrived } from '@/state/menuSlice';
import { TOAST_MS, toastDismissed, toastRaised } from '@/state/noticesSlice';
import { seoArrived } from '@/state/seoSlice';
import type { Services } from '@/state/services';
import { ticketFound, ticketGone, ticketLost, ticketReceived } from '@/state/ticketSlice';
import { forgetTicket, writeTicket } from './ticketCookies';
import type { AppDispatch, RootState } from './makeStore';

type Start = TypedStartListening<RootState, AppDispatch, Services>;

/** The listeners of one store. */
export function makeListeners(services: Services) {
  const middleware = createListenerMiddleware<RootState, AppDispatch, Services>({ extra: services });
  const start = middleware.startListening as Start;

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
    matcher: configApi.endpoints.configSeoByUrl.matchFulfilled,
    // No record of its own: the default stays.
    effect: ({ payload }, { dispatch }) => void (payload && dispatch(seoArrived(payload))),
  });
  start({
    matcher: siteApi.endpoints.ownClientFacts.matchFulfilled,
    effect: ({ payload }, { dispatch, extra }) => {
      extra.clock.synchronise(new Date(payload.now));
      if (payload.ip) dispatch(clientFactsArrived({ ip: payload.ip }));
      dispatch(flagsArrived(payload));
    },
  });
  start({
    matcher: siteApi.endpoints.ownEdition.matchFulfilled,
    effect: ({ payload, meta }, { dispatch, extra }) => {
      // An older edition, which its own page asks for, has no countdown.
      if (meta.arg.originalArgs.year === undefined) dispatch(countdownMoved(countdownOf(payload, extra.clock.now())));
    },
  });
  // Who marks something for the visit will want the plan, the halls and the programme where there is no network.
  start({
    actionCreator: favouriteToggled,
    effect: (_action, { getState, extra }) => {
      const lang = selectLocale(getState());
      extra.keep([paths.myPlan, paths.hallPlan, paths.meetings].map((path) => path.href({ lang })));
    },
  });
  start({
    actionCreator: toastRaised,
    effect: (_action, { getState, dispatch, extra }) => {
      const newest = getState().notices.toasts.at(-1);
      if (newest) extra.timers.after(TOAST_MS, () => void dispatch(toastDismissed(newest.id)));
    },
  });
  start({
    actionCreator: ticketReceived,
    effect: ({ payload }, { extra }) => writeTicket(extra.cookies, payload),
  });
  start({
    actionCreator: ticketGone,
    effect: (_action, { extra }) => forgetTicket(extra.cookies),
  });
  // What a device keeps of a person for reading without a network goes with the person: the next one may be somebody else.
  start({
    predicate: (action, now, before) =>
      ticketGone.match(action) ||
      (before.ticket.current !== null && now.ticket.current?.value !== before.ticket.current.value),
    effect: (_action, { extra }) => extra.forgetPersonal(),
  });
  // Another ticket is another person: what was asked for the last one is not theirs.
  start({
    predicate: (action, now, before) =>
      [ticketGone, ticketLost, ticketFound].some(({ match }) => match(action)) &&
      now.ticket.current?.value !== before.ticket.current?.value,
    effect: (_action, { dispatch }) => void dispatch(api.util.invalidateTags(['Visit'])),
  });
  return middleware;
}
