/** The visitor's own record: its owner, and how long it is cached. For refetches see cacheTags.test.ts. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { api, ownApi, visitorApi } from '@/api';
import { selectIsRegistered } from '@/state/clientSlice';
import { ticketRestored, ticketCleared, ticketRemovedByOtherTab, ticketReceived } from '@/state/ticketSlice';
import type { AppStore } from '@/app/store/makeStore';
import { example, exampleOf, type FakeResponses } from '../support/fakeResponses';
import { fakeServer } from '../support/fakeTransport';
import { exampleArgument } from '../support/exampleRequests';
import { makeTestStore } from '../support/makeTestStore';
import { until } from '../support/until';

const { visitorFindVisit } = visitorApi.endpoints;

/** Subscribes to the registration; `dispatches` returns how many requests an action has caused. */
async function subscribeToRegistration(responses: FakeResponses = {}, ticket?: string) {
  const world = makeTestStore({ ticket, server: fakeServer({ visitorFindVisit: example, ...responses }) });
  const subscription = world.store.dispatch(visitorFindVisit.initiate());
  await subscription;
  world.server.requests.splice(0);
  const settle = () => Promise.all(world.store.dispatch(api.util.getRunningQueriesThunk()));
  return {
    ...world,
    async dispatches(action: Parameters<AppStore['dispatch']>[0] | UnknownAction) {
      await world.store.dispatch(action as UnknownAction);
      await settle();
      await world.settled();
      const lookups = world.server.requestedIds().filter((id) => id === 'visitorFindVisit').length;
      world.server.requests.splice(0);
      return lookups;
    },
  };
}

test('a cancelled visitor starts again: pages see no record, while any other state is shown', async () => {
  const exampleResponse = exampleOf('visitorFindVisit');
  const shown = exampleResponse.registration;
  if (!shown) throw new Error('The example has no registration.');
  const response = async (registration: typeof shown | null) => {
    const { store } = makeTestStore({ server: fakeServer({ visitorFindVisit: { ...exampleResponse, registration } }) });
    return (await store.dispatch(visitorFindVisit.initiate())).data;
  };
  expect(await response({ ...shown, state: 'cancelled' })).toEqual({ registration: null });
  expect(await response(shown)).toEqual(exampleResponse);
  expect(await response(null)).toEqual({ ...exampleResponse, registration: null });
});

test('the record is reset if the ticket appears or disappears, and preserved if it is only extended', async () => {
  const { dispatches } = await subscribeToRegistration({}, 'one');
  // A renewed ticket is the same person.
  expect(await dispatches(ticketReceived({ value: 'one', expiresAt: '2026-04-09T02:00:00.000Z' }))).toBe(0);
  expect(await dispatches(ticketRestored({ value: 'one', expiresAt: null }))).toBe(0);
  expect(await dispatches(ticketRestored({ value: 'other', expiresAt: null }))).toBe(1);
  expect(await dispatches(ticketRemovedByOtherTab())).toBe(1);
  expect(await dispatches(ticketRemovedByOtherTab())).toBe(0);
  // A ticket in a response belongs to that response's page, which requests what it needs.
  expect(await dispatches(ticketReceived({ value: 'new', expiresAt: null }))).toBe(0);
});

test('the visitor counts as registered while there is a record, and not after signing out', async () => {
  const { store, dispatches, server } = await subscribeToRegistration({ ownCancelRegistration: example }, 'one');
  expect(selectIsRegistered(store.getState())).toBe(true);
  await store.dispatch(ticketCleared());
  expect(selectIsRegistered(store.getState())).toBe(false);
  await dispatches(ticketRestored({ value: 'one', expiresAt: null }));
  expect(selectIsRegistered(store.getState())).toBe(true);
  server.responses.visitorFindVisit = { registration: null };
  await dispatches(
    ownApi.endpoints.ownCancelRegistration.initiate(exampleArgument('ownCancelRegistration') as never) as never,
  );
  expect(selectIsRegistered(store.getState())).toBe(false);
});

test('the record leaves the store with the last page that shows it', async () => {
  const { store, settled } = makeTestStore({ server: fakeServer({ visitorFindVisit: example }) });
  const subscription = store.dispatch(visitorFindVisit.initiate());
  await subscription;
  subscription.unsubscribe();
  await settled();
  await until(() => visitorFindVisit.select()(store.getState()).status === 'uninitialized');
});
