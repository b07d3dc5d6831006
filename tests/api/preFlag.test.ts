import crypto from 'node:crypto';
import { buildTestApp, type TestApp } from '../support/testApp';

const SECRET = 'open-sesame-of-the-organiser';
const CLOSED = '2026-03-30T10:00:00+08:00';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ at: CLOSED, preSecret: SECRET });
});
afterAll(() => test.close());

const isOpen = async (headers: Record<string, string> = {}): Promise<unknown> =>
  (await test.app.inject({ url: '/api/web/own/client', headers })).json<{ data: { preRegistrationOpen: boolean } }>()
    .data.preRegistrationOpen;

/** Follows a link to the site; returns its cookie, if any. */
const follow = async (link: string): Promise<string | null> => {
  const set = (await test.app.inject({ url: link })).headers['set-cookie'];
  return set ? (String(set).split(';')[0] ?? null) : null;
};

it('§4.10b §4.10c opens pre-registration after the deadline for visitors who opened the organiser’s link', async () => {
  expect(await isOpen()).toBe(false);
  const cookie = await follow(`/health?_pre_=${SECRET}`);
  expect(cookie).toMatch(/^_pre_=/);
  expect(cookie).not.toContain(SECRET);
  expect(await isOpen({ cookie: cookie ?? '' })).toBe(true);
});

it.each(['', 'open-sesame', `${SECRET}x`, SECRET.toUpperCase()])(
  '§4.10b stays closed for the wrong secret %j',
  async (guess) => {
    expect(await follow(`/health?_pre_=${guess}`)).toBe(null);
  },
);

it('§4.10c rejects a forged cookie', async () => {
  for (const forged of [SECRET, 'true', '1']) expect(await isOpen({ cookie: `_pre_=${forged}` })).toBe(false);
});

it('hashes a guess and compares all bytes in constant time, whatever its length and however much of it is right', async () => {
  const compare = jest.spyOn(crypto, 'timingSafeEqual');
  for (const guess of ['x', 'open-sesame-of-the-organisex', `${SECRET}x`, 'x'.repeat(500)]) {
    compare.mockClear();
    expect(await follow(`/health?_pre_=${guess}`)).toBe(null);
    expect(compare.mock.calls.map((sides) => sides.map((side) => side.byteLength))).toEqual([[43, 43]]);
  }
  compare.mockRestore();
});
