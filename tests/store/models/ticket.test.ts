/**
 * The ticket in two tabs of one browser.
 *
 * @jest-environment ./tests/support/zoneEnvironment.cjs
 */
import fc from 'fast-check';
import { selectHasToken, selectTicket, ticketCleared, ticketReceived } from '@/state/ticketSlice';
import { readTicket } from '@/app/store/ticketCookies';
import { syncTicketAcrossTabs } from '@/app/store/idle/listeners';
import { command, checkModel } from '../../support/models';
import { setTimeZone, ZONES } from '../../support/zones';
import { makeTestStore, type TestStore } from '../../support/makeTestStore';

interface Model {
  now: number;
  ticket: { value: string; ends: number | null } | null;
}
type Tabs = [TestStore, TestStore];

const AT = '2026-03-10T10:00:00+08:00';
const MINUTE = 60_000;

function begin() {
  const one = makeTestStore({ at: AT });
  const other = makeTestStore({ at: AT, sharedWith: one });
  const real: Tabs = [one, other];
  for (const { store, services } of real) syncTicketAcrossTabs(store, services);
  return { model: { now: Date.parse(AT), ticket: null } as Model, real };
}

const tab = fc.constantFrom(0, 1);
let count = 0;
const turn = () => Promise.resolve();

const receives = fc.tuple(tab, fc.option(fc.integer({ min: 1, max: 5_000 }))).map(([at, minutes]) =>
  command<Model, Tabs>(`tab ${at} receives a ticket for ${minutes} minutes`, async (model, tabs) => {
    const ends = minutes === null ? null : model.now + minutes * MINUTE;
    model.ticket = { value: `ticket-${(count += 1)}`, ends };
    // Expiry is an instant of the server. Two tickets of one instant cause one notification; the cookies have the
    // last one.
    tabs[at]?.store.dispatch(
      ticketReceived({ value: model.ticket.value, expiresAt: ends === null ? null : new Date(ends).toISOString() }),
    );
    await turn();
    passes(model, tabs, 1);
  }),
);
const leaves = tab.map((at) =>
  command<Model, Tabs>(`tab ${at} signs out`, async (model, tabs) => {
    model.ticket = null;
    tabs[at]?.store.dispatch(ticketCleared());
    await turn();
    passes(model, tabs, 1);
  }),
);
const clears = tab.map((at) =>
  command<Model, Tabs>(`tab ${at} is at /clear-storage`, async (model, tabs) => {
    model.ticket = null;
    tabs[at]?.store.dispatch(ticketCleared());
    await tabs[at]?.services.clearBrowserData();
    await turn();
    passes(model, tabs, 1);
  }),
);
const sleeps = tab.map((at) =>
  command<Model, Tabs>(`tab ${at} sleeps and wakes`, (_model, tabs) => {
    tabs[at]?.setVisibility('hidden');
    tabs[at]?.setVisibility('visible');
  }),
);

function passes(model: Model, tabs: Tabs, milliseconds: number): void {
  model.now += milliseconds;
  for (const { advanceTime } of tabs) advanceTime(milliseconds);
  if (model.ticket?.ends && model.ticket.ends <= model.now) model.ticket = null;
}
const waits = fc
  .integer({ min: 1, max: 3_000 })
  .map((minutes) =>
    command<Model, Tabs>(`${minutes} minutes pass`, (model, tabs) => passes(model, tabs, minutes * MINUTE)),
  );

test.each(ZONES)(
  'in %s: both tabs and the cookies agree, and has-token is set exactly while the ticket lasts',
  async (zone) => {
    setTimeZone(zone);
    await checkModel({
      create: begin,
      commands: [receives, leaves, clears, sleeps, waits],
      checkInvariants(model, tabs) {
        const expected = model.ticket?.value ?? null;
        for (const { store, services, clock, cookies } of tabs) {
          expect(selectTicket(store.getState())?.value ?? null).toBe(expected);
          expect(selectHasToken(store.getState())).toBe(expected !== null);
          expect(readTicket(services.cookies, clock)?.value ?? null).toBe(expected);
          expect([cookies.get('webTicket') ?? null, cookies.get('ites_webTicket') ?? null]).toEqual([
            expected,
            expected,
          ]);
        }
      },
    });
  },
);
