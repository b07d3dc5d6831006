/** What begins once the page is the browser's: the reader's own facts, which a cached page must not carry. */
import type { createBrowserRouter } from 'react-router-dom';
import { api, selectEdition } from '@/api';
import { countdownOf } from '@/features/edition/countdown';
import { pageOpened } from '@/state/clientSlice';
import { countdownMoved } from '@/state/countdownSlice';
import { visitBegan } from '@/state/keptSlice';
import type { Services } from '@/state/services';
import { ticketFound } from '@/state/ticketSlice';
import { startKeeping, type AppStore } from '@/store/makeStore';
import { readTicket } from '@/store/ticketCookies';

const SECOND_MS = 1_000;

export function afterHydration(
  store: AppStore,
  services: Services,
  router: ReturnType<typeof createBrowserRouter>,
): void {
  startKeeping(store);
  const ticket = readTicket(services.cookies, services.clock);
  if (ticket) store.dispatch(ticketFound(ticket));
  const path = services.navigation.current();
  const query = Object.fromEntries(new URL(path, 'http://site').searchParams);
  store.dispatch(pageOpened({ path, query }));
  store.dispatch(visitBegan({ firstPage: path, source: query.source ?? null }));
  void store.dispatch(api.endpoints.ownClientFacts.initiate(undefined, { forceRefetch: true, subscribe: false }));
  services.timers.every(SECOND_MS, () => {
    const edition = selectEdition(store.getState());
    if (edition) store.dispatch(countdownMoved(countdownOf(edition, services.clock.now())));
  });
  router.subscribe(({ location }) => {
    store.dispatch(
      pageOpened({
        path: location.pathname + location.search,
        query: Object.fromEntries(new URLSearchParams(location.search)),
      }),
    );
  });
}
