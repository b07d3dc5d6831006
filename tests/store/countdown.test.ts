/** The countdown and the phases at their boundary instants, whatever the machine's time zone. */
import { execFileSync } from 'node:child_process';
import { type Edition, siteApi } from '@/api';
import { toEditionConfig } from '@/features/edition/countdown';
import { selectCountdownDays, selectCountdownSeconds, selectPhase, selectStartDate } from '@/state/countdownSlice';
import { selectPreRegistrationOpen } from '@/features/registration/registrationSlice';
import { selectClientIp } from '@/state/clientSlice';
import { exampleOf, fakeServer } from '../support/fakeTransport';
import { makeTestStore } from '../support/makeTestStore';

const instants = [
  ['2025-12-01T00:00:00+08:00', 120, 10_400_400, 'before'],
  ['2026-03-30T08:59:59+08:00', 1, 86_401, 'open'],
  ['2026-03-30T09:00:00+08:00', 1, 86_400, 'closed'],
  ['2026-04-01T00:00:00+08:00', 0, 0, 'during'],
  ['2026-04-04T00:00:00+08:00', 0, 0, 'after'],
] as const;

const edition = exampleOf('ownEdition');

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
    ...(exampleOf('ownClientFacts') as object),
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

test.each(['UTC', 'America/Los_Angeles', 'Pacific/Auckland'])('countdown and phase are the same in %s', (zone) => {
  const script = `
    import { countdownDays, countdownSeconds, phaseOf } from './src/rules/phases.ts';
    const days = ['2026-03-31', '2026-04-01', '2026-04-02', '2026-04-03'].map((date, id) => ({ id, date, open: '09:00', close: id === 3 ? '15:00' : '17:00' }));
    const edition = { year: 2026, number: 27, days, preRegOpensAt: ${JSON.stringify((edition as { preRegOpensAt: string }).preRegOpensAt)}, preRegDeadline: '2026-03-30T09:00:00+08:00' };
    const at = ${JSON.stringify(instants.map(([instant]) => instant))}.map((text) => new Date(text));
    console.log(JSON.stringify({ offset: at[0].getTimezoneOffset(), found: at.map((now) => [countdownDays(edition, now), countdownSeconds(edition, now), phaseOf(edition, now)]) }));`;
  const text = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', TZ: zone },
  });
  const { offset, found } = JSON.parse(text) as { offset: number; found: unknown[] };
  expect(offset).not.toBe(-480);
  expect(found).toEqual(instants.map(([, ...rest]) => rest));
});

test('opening hours may have one digit or two; a day without an end closes with the others', () => {
  const of = (time: string) =>
    toEditionConfig({ ...(edition as Edition), days: [{ id: 1, date: '2026-03-31', time } as Edition['days'][number]] })
      .days;
  for (const time of ['9:00-17:00', '09:00-17:00', '9:00'])
    expect(of(time)).toEqual([{ id: 1, date: '2026-03-31', open: '09:00', close: '17:00' }]);
  expect(of('10:30-15:00')).toEqual([{ id: 1, date: '2026-03-31', open: '10:30', close: '15:00' }]);
});

test('a client state without an address preserves the known one', async () => {
  const facts = (ip: string) => ({ ...(exampleOf('ownClientFacts') as object), ip });
  const { store, server } = makeTestStore({ server: fakeServer({ ownClientFacts: facts('203.0.113.0') }) });
  const fetchClientFacts = () =>
    store.dispatch(siteApi.endpoints.ownClientFacts.initiate(undefined, { forceRefetch: true }));
  await fetchClientFacts();
  server.responses.ownClientFacts = facts('');
  await fetchClientFacts();
  expect(selectClientIp(store.getState())).toBe('203.0.113.0');
});
