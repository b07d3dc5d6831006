/** The browser's implementation of the services. */
import { SERVICE_BASES } from '@/rules/http/serviceBases';
import type { SiteConfig } from '@/state/services';
import { browserServices } from '@/app/services/browser';

const config: SiteConfig = {
  bases: SERVICE_BASES,
  region: 'CN',
  sandbox: true,
  origin: 'http://site',
  languageOrigins: {},
};
const services = () => browserServices(config, new Date('2026-03-10T02:00:00Z'));

afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
});

test('the clock starts from the server’s time, advances and can be corrected', () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(1_000);
  const { clock } = services();
  now.mockReturnValue(3_500);
  expect(clock.now().toISOString()).toBe('2026-03-10T02:00:02.500Z');
  clock.synchronise(new Date('2026-03-30T01:00:00Z'));
  now.mockReturnValue(4_500);
  expect(clock.now().toISOString()).toBe('2026-03-30T01:00:01.000Z');
});

test('full or forbidden storage behaves like empty storage', () => {
  const { storage } = services();
  storage.set('source', 'mail');
  expect(storage.get('source')).toBe('mail');
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
  storage.set('source', 'wechat');
  storage.remove('source');
  expect(storage.get('source')).toBeNull();
});

test('cookies are read back unchanged, whatever their content, and never confused', () => {
  const { cookies } = services();
  cookies.set('webTicket', 'a=b; c д', { days: 1 });
  cookies.set('ites_webTicket', 'other', { days: 1 });
  expect([cookies.get('webTicket'), cookies.get('ites_webTicket'), cookies.get('Ticket')]).toEqual([
    'a=b; c д',
    'other',
    null,
  ]);
  cookies.remove('webTicket');
  expect([cookies.get('webTicket'), cookies.get('ites_webTicket')]).toEqual([null, 'other']);
});

test('idle work can be cancelled', () => {
  jest.useFakeTimers();
  const { timers } = services();
  const ran: string[] = [];
  timers.after(1_000, () => void ran.push('after'));
  const off = timers.after(1_000, () => void ran.push('never'));
  const stop = timers.every(400, () => void ran.push('every'));
  off();
  jest.advanceTimersByTime(1_000);
  stop();
  jest.advanceTimersByTime(1_000);
  expect(ran).toEqual(['every', 'every', 'after']);
  jest.useRealTimers();
});
