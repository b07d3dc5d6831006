/** The ticket of a response (specification, section 4): in the store and in cookies, until it expires. */
import { configApi } from '@/api';
import { selectHasToken, selectTicket, ticketCleared } from '@/state/ticketSlice';
import { readTicket, msUntilExpiry, writeTicket } from '@/app/store/ticketCookies';
import { errorResponse, withHeaders } from '../support/fakeResponses';
import { fakeServer } from '../support/fakeTransport';
import { makeTestStore, type TestStore } from '../support/makeTestStore';

const menuOf = ({ store }: TestStore) =>
  store.dispatch(configApi.endpoints.configMenu.initiate(undefined, { subscribe: false, forceRefetch: true }));

describe('the ticket', () => {
  const response = withHeaders([], { 'access-token': 'new-ticket', 'token-expire': '2026-04-09T02:00:00.000Z' });

  test('§4.5a of a response header is stored in the store and in both cookies', async () => {
    const world = makeTestStore({ server: fakeServer({ configMenu: response }) });
    await menuOf(world);
    expect(selectTicket(world.store.getState())).toEqual({
      value: 'new-ticket',
      expiresAt: '2026-04-09T02:00:00.000Z',
    });
    expect(Object.fromEntries(world.cookies)).toEqual({
      ites_webTicket: 'new-ticket',
      webTicket: 'new-ticket',
      ites_webTicket_expire: '2026-04-09T02:00:00.000Z',
    });
    world.store.dispatch(ticketCleared());
    expect(selectHasToken(world.store.getState())).toBe(false);
    expect(Object.fromEntries(world.cookies)).toEqual({});
  });

  test('is stored for thirty days in cookies, with its expiry if it has one; otherwise it lasts as long', () => {
    const written: [string, number][] = [];
    const { services, clock } = makeTestStore();
    const cookies = {
      ...services.cookies,
      set: (name: string, _: string, { days }: { days: number }) => void written.push([name, days]),
    };
    writeTicket(cookies, { value: 'a', expiresAt: '2026-04-09T02:00:00.000Z' });
    expect(written).toEqual([
      ['ites_webTicket', 30],
      ['webTicket', 30],
      ['ites_webTicket_expire', 30],
    ]);
    const lasts = (expiresAt: string | null) => msUntilExpiry({ value: 'a', expiresAt }, clock);
    expect([lasts(null), lasts('2026-03-10T02:00:01.000Z'), lasts('2026-03-01T00:00:00.000Z')]).toEqual([
      2_592_000_000, 1_000, 0,
    ]);
  });

  test('without an expiry replaces the expiry of an earlier ticket, in the store and in the cookies', async () => {
    const world = makeTestStore({ server: fakeServer({ configMenu: response }) });
    await menuOf(world);
    world.server.responses.configMenu = withHeaders([], { 'access-token': 'another-ticket' });
    await menuOf(world);
    expect(selectTicket(world.store.getState())).toEqual({ value: 'another-ticket', expiresAt: null });
    expect(Object.fromEntries(world.cookies)).toEqual({
      ites_webTicket: 'another-ticket',
      webTicket: 'another-ticket',
    });
  });

  test('is read from an error response too', async () => {
    const world = makeTestStore({
      server: fakeServer({
        configMenu: errorResponse('limit.exceeded', undefined, 'x', { 'access-token': 'y' }),
      }),
    });
    await menuOf(world);
    expect(selectTicket(world.store.getState())).toEqual({ value: 'y', expiresAt: null });
  });

  test('§4.12a is read from the prefixed cookie first, then from the other, until it expires', () => {
    const both = makeTestStore({
      cookies: { webTicket: 'old', ites_webTicket: 'new', ites_webTicket_expire: '2026-03-10T03:00:00Z' },
    });
    expect(readTicket(both.services.cookies, both.clock)).toEqual({ value: 'new', expiresAt: '2026-03-10T03:00:00Z' });
    both.clock.set('2026-03-10T03:00:00Z');
    expect(readTicket(both.services.cookies, both.clock)).toBeNull();
    const plain = makeTestStore({ cookies: { webTicket: 'old' } });
    expect(readTicket(plain.services.cookies, plain.clock)).toEqual({ value: 'old', expiresAt: null });
  });
});
