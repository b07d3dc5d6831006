/**
 * The countdown and the phases at their boundary instants, in every time zone.
 *
 * @jest-environment ./tests/support/zoneEnvironment.cjs
 */
import { type Edition, siteApi } from '@/api';
import { refetchOnPhaseChange } from '@/app/store/idle/listeners';
import { countdownOf, toEditionConfig } from '@/features/edition/countdown';
import {
  countdownStarted,
  selectCountdownDays,
  selectCountdownSeconds,
  selectMinute,
  selectPhase,
  selectStartDate,
} from '@/state/countdownSlice';
import { selectPreRegistrationOpen } from '@/features/registration/registrationSlice';
import { selectClientIp } from '@/state/clientSlice';
import { exampleOf } from '../support/fakeResponses';
import { fakeServer } from '../support/fakeTransport';
import { makeTestStore } from '../support/makeTestStore';
import { setTimeZone, ZONES } from '../support/zones';

const instants = [
  ['2025-12-01T00:00:00+08:00', 120, 10_400_400, 'before'],
  ['2026-03-30T08:59:59+08:00', 1, 86_401, 'open'],
  ['2026-03-30T09:00:00+08:00', 1, 86_400, 'closed'],
  ['2026-04-01T00:00:00+08:00', 0, 0, 'during'],
  ['2026-04-04T00:00:00+08:00', 0, 0, 'after'],
] as const;

const edition: Edition = exampleOf('ownEdition');

test.each(instants)(
  '§4.11a §4.11b at %s there are %i days and %i seconds to the opening, and the phase is %s',
  async (at, days, seconds, phase) => {
    const { store } = makeTestStore({ at, server: fakeServer({ ownEdition: edition }) });
    await store.dispatch(siteApi.endpoints.ownEdition.initiate(undefined));
    const state = store.getState();
    expect({
      days: selectCountdownDays(state),
      seconds: selectCountdownSeconds(state),
      phase: selectPhase(state),
    }).toEqual({ days, seconds, phase });
    expect(Date.parse(selectStartDate(state) ?? '')).toBe(Date.parse('2026-03-31T09:00:00+08:00'));
  },
);

test('an older edition, requested by its own page, does not change the countdown', async () => {
  const { store } = makeTestStore({ server: fakeServer({ ownEdition: edition }) });
  await store.dispatch(siteApi.endpoints.ownEdition.initiate(2023));
  expect(selectStartDate(store.getState())).toBeNull();
});

test('§4.10a §4.10d the client state of the server sets clock and address, and opens or closes registration', async () => {
  const facts = {
    ...exampleOf('ownClientFacts'),
    now: '2026-03-30T01:00:00.000Z',
    ip: '203.0.113.0',
    preRegistrationOpen: false,
  };
  const { store, clock } = makeTestStore({ server: fakeServer({ ownClientFacts: facts }) });
  expect(selectPreRegistrationOpen(store.getState())).toBeNull();
  await store.dispatch(siteApi.endpoints.ownClientFacts.initiate());
  expect(clock.now().toISOString()).toBe('2026-03-30T01:00:00.000Z');
  expect(selectClientIp(store.getState())).toBe('203.0.113.0');
  expect(selectPreRegistrationOpen(store.getState())).toBe(false);
});

test.each(ZONES)('countdown and phase are the same in %s', (zone) => {
  setTimeZone(zone);
  const found = instants.map(([at]) => {
    const { days, seconds, phase } = countdownOf(edition, new Date(at));
    return [at, days, seconds, phase];
  });
  expect(found).toEqual(instants);
});

describe('an open page', () => {
  /** A hydrated page at an instant. */
  async function openAt(at: string) {
    const server = fakeServer({
      ownEdition: edition,
      ownClientFacts: () => ({ ...exampleOf('ownClientFacts'), now: world.clock.now().toISOString() }),
    });
    const world = makeTestStore({ at, server });
    await world.store.dispatch(siteApi.endpoints.ownEdition.initiate(undefined, { subscribe: false }));
    refetchOnPhaseChange(world.store);
    world.store.dispatch(countdownStarted());
    const read = () => {
      const state = world.store.getState();
      return [selectMinute(state), selectCountdownDays(state), selectCountdownSeconds(state), selectPhase(state)];
    };
    return { ...world, read };
  }

  test('counts down across midnight in Shanghai', async () => {
    const { read, advanceTime } = await openAt('2026-03-28T23:59:58+08:00');
    expect(read()).toEqual(['2026-03-28T15:59Z', 2, 205_202, 'open']);
    advanceTime(1_999);
    expect(read()).toEqual(['2026-03-28T15:59Z', 2, 205_201, 'open']);
    advanceTime(1);
    expect(read()).toEqual(['2026-03-28T16:00Z', 2, 205_200, 'open']);
  });

  test('reaches the last day, the deadline, the opening and the end, and requests the flags at each phase', async () => {
    const { read, advanceTime, clock, settled, server } = await openAt('2026-03-30T08:59:59+08:00');
    expect(read()).toEqual(['2026-03-30T00:59Z', 1, 86_401, 'open']);
    advanceTime(1_000);
    expect(read()).toEqual(['2026-03-30T01:00Z', 1, 86_400, 'closed']);
    await settled();
    advanceTime(1_000);
    expect(read()).toEqual(['2026-03-30T01:00Z', 0, 86_399, 'closed']);
    clock.set('2026-03-31T08:59:59+08:00');
    advanceTime(1_000);
    expect(read()).toEqual(['2026-03-31T01:00Z', 0, 0, 'during']);
    await settled();
    clock.set('2026-04-03T14:59:59+08:00');
    advanceTime(1_000);
    expect(read()).toEqual(['2026-04-03T07:00Z', 0, 0, 'after']);
    expect(server.requestedIds()).toEqual(['ownEdition', 'ownClientFacts', 'ownClientFacts', 'ownClientFacts']);
  });

  test('has no countdown before it is hydrated, nor without an edition', async () => {
    const { store, advanceTime, timerCount } = makeTestStore();
    expect(timerCount()).toBe(0);
    store.dispatch(countdownStarted());
    advanceTime(2_000);
    expect([timerCount(), selectMinute(store.getState())]).toEqual([1, null]);
  });
});

test('opening hours may have one digit or two; a day without an end closes with the others', () => {
  const of = (time: string) =>
    toEditionConfig({ ...edition, days: [{ id: 1, date: '2026-03-31', time } as Edition['days'][number]] }).days;
  for (const time of ['9:00-17:00', '09:00-17:00', '9:00'])
    expect(of(time)).toEqual([{ id: 1, date: '2026-03-31', open: '09:00', close: '17:00' }]);
  expect(of('10:30-15:00')).toEqual([{ id: 1, date: '2026-03-31', open: '10:30', close: '15:00' }]);
});

test('a client state without an address preserves the known one', async () => {
  const facts = (ip: string) => ({ ...exampleOf('ownClientFacts'), ip });
  const { store, server } = makeTestStore({ server: fakeServer({ ownClientFacts: facts('203.0.113.0') }) });
  const fetchClientFacts = () =>
    store.dispatch(siteApi.endpoints.ownClientFacts.initiate(undefined, { forceRefetch: true }));
  await fetchClientFacts();
  server.responses.ownClientFacts = facts('');
  await fetchClientFacts();
  expect(selectClientIp(store.getState())).toBe('203.0.113.0');
});
