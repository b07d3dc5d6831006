/** Tabs share one ticket. */
import { selectHasToken, selectTicket, ticketCleared, ticketReceived } from '@/state/ticketSlice';
import { syncTicketAcrossTabs, TICKET_CHANGED } from '@/app/store/idle/listeners';
import { makeTestStore, type StoreOptions } from '../support/makeTestStore';

describe('the ticket in multiple tabs', () => {
  const ticket = { value: 'a-ticket', expiresAt: '2026-03-12T02:00:00.000Z' };
  const start = (options: StoreOptions = {}) => {
    const world = makeTestStore(options);
    syncTicketAcrossTabs(world.store, world.services);
    return world;
  };
  /** Another tab signs in or out. */
  const elsewhere = ({ cookies, writeInOtherTab }: ReturnType<typeof start>, value: string | null) => {
    for (const name of ['webTicket', 'ites_webTicket'])
      if (value === null) cookies.delete(name);
      else cookies.set(name, value);
    writeInOtherTab(TICKET_CHANGED, '2026-03-10T03:00:00.000Z');
  };

  test('§4.12a is the same in all of them: signed in, as another, signed out', () => {
    const world = start();
    elsewhere(world, 'one');
    expect(selectTicket(world.store.getState())).toEqual({ value: 'one', expiresAt: null });
    elsewhere(world, 'other');
    expect(selectTicket(world.store.getState())).toEqual({ value: 'other', expiresAt: null });
    elsewhere(world, null);
    expect(selectHasToken(world.store.getState())).toBe(false);
  });

  test('is broadcast once its cookies are written, and a received ticket is not broadcast again', async () => {
    const world = start();
    world.store.dispatch(ticketReceived(ticket));
    await Promise.resolve();
    const announced = world.storage.get(TICKET_CHANGED);
    expect(announced).toMatch(/^[\w-]{21}$/);
    world.storage.delete(TICKET_CHANGED);
    world.cookies.clear();
    world.setVisibility('hidden');
    expect(selectHasToken(world.store.getState())).toBe(true);
    world.setVisibility('visible');
    expect(selectHasToken(world.store.getState())).toBe(false);
    await Promise.resolve();
    expect(world.storage.has(TICKET_CHANGED)).toBe(false);
    // Each notification has another value, even at the same instant: browsers fire no event for an unchanged one.
    world.store.dispatch(ticketReceived(ticket));
    world.store.dispatch(ticketCleared());
    await Promise.resolve();
    expect(world.storage.get(TICKET_CHANGED)).toMatch(/^[\w-]{21}$/);
    expect(world.storage.get(TICKET_CHANGED)).not.toBe(announced);
  });

  test('§4.12a expires on time in an open page, with its cookies; the older expiry does not end a newer one', () => {
    const world = start();
    world.store.dispatch(ticketReceived(ticket));
    world.advanceTime(86_400_000);
    world.store.dispatch(ticketReceived({ value: 'newer', expiresAt: '2026-03-12T03:00:00.000Z' }));
    world.advanceTime(86_400_000 + 3_599_999);
    expect(selectTicket(world.store.getState())?.value).toBe('newer');
    world.advanceTime(1);
    expect(selectHasToken(world.store.getState())).toBe(false);
    expect([...world.cookies.keys()]).toEqual([]);
    expect(world.timerCount()).toBe(0);
  });

  test('is checked once a day, and at its expiry', () => {
    const world = start();
    const waited: number[] = [];
    const { after } = world.services.timers;
    world.services.timers.after = (milliseconds, run) => {
      waited.push(milliseconds);
      return after(milliseconds, run);
    };
    world.store.dispatch(ticketReceived({ value: 'a-ticket', expiresAt: '2026-03-11T14:00:00.000Z' }));
    world.advanceTime(86_400_000);
    expect(waited).toEqual([86_400_000, 43_200_000]);
  });

  test('is left unchanged in the store if its cookies are unchanged, and updated if its expiry is extended', () => {
    const cookies = { ites_webTicket: 'one', ites_webTicket_expire: '2026-03-12T02:00:00.000Z' };
    const world = start({ cookies });
    world.setVisibility('visible');
    const known = selectTicket(world.store.getState());
    expect(known).toEqual({ value: 'one', expiresAt: '2026-03-12T02:00:00.000Z' });
    world.setVisibility('restored');
    expect(selectTicket(world.store.getState())).toBe(known);
    world.cookies.set('ites_webTicket_expire', '2026-03-13T02:00:00.000Z');
    world.setVisibility('visible');
    expect(selectTicket(world.store.getState())?.expiresAt).toBe('2026-03-13T02:00:00.000Z');
  });

  test('is not removed twice: a tab without a ticket ignores notifications of others without one', async () => {
    const world = start();
    const before = world.store.getState();
    elsewhere(world, null);
    world.setVisibility('visible');
    await world.settled();
    expect(world.store.getState()).toBe(before);
    expect(world.storage.size).toBe(1);
  });

  test('without a known expiry schedules no end and stores no expiry', () => {
    const world = start();
    world.store.dispatch(ticketReceived({ value: 'a-ticket', expiresAt: null }));
    expect(world.timerCount()).toBe(0);
    expect(world.cookies.has('ites_webTicket_expire')).toBe(false);
  });
});
