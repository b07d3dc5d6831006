/** Account enumeration is limited, and tickets expire. */
import { registerConfirmed, newEmail, newMobile, registerVisitor } from '../support/factories';
import { buildTestApp, errorOf, type TestApp } from '../support/testApp';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());

const captchaRequired = { code: 400, reason: 'captcha.required' };

test('requires a captcha after a client has checked ten e-mail addresses in an hour, by either call', async () => {
  const from = { clientIp: '192.0.2.10' };
  for (let count = 0; count < 5; count++) {
    // Each request has no cookie: a new session does not circumvent the limit.
    expect((await site.visitor(from).request('visitorEnExistEmail', { body: { email: newEmail() } })).code).toBe(200);
    expect((await site.visitor(from).request('visitorEnFindByEmail', { query: { email: newEmail() } })).code).toBe(200);
  }
  expect(errorOf(await site.visitor(from).request('visitorEnExistEmail', { body: { email: newEmail() } }))).toEqual(
    captchaRequired,
  );
  expect(errorOf(await site.visitor(from).request('visitorEnFindByEmail', { query: { email: newEmail() } }))).toEqual(
    captchaRequired,
  );
  expect((await site.visitor().request('visitorEnExistEmail', { body: { email: newEmail() } })).code).toBe(200);
  site.clock.advance({ hours: 1 });
  expect((await site.visitor(from).request('visitorEnExistEmail', { body: { email: newEmail() } })).code).toBe(200);
});

test('requires a captcha after a session has checked thirty e-mail addresses in a day, from any IP address', async () => {
  const session = site.visitor();
  await session.request('visitorEnExistEmail', { body: { email: newEmail() } });
  for (let count = 1; count < 30; count++) {
    const moved = site.visitor();
    moved.cookie = session.cookie;
    expect((await moved.request('visitorEnExistEmail', { body: { email: newEmail() } })).code).toBe(200);
  }
  expect(errorOf(await session.request('visitorEnExistEmail', { body: { email: newEmail() } }))).toEqual(
    captchaRequired,
  );
});

test('requires a solved captcha for each check beyond the limit', async () => {
  const anna = site.visitor();
  const checkExistence = () => anna.request('visitorEnExistEmail', { body: { email: newEmail() } });
  for (let count = 0; count < 10; count++) expect((await checkExistence()).code).toBe(200);
  expect(errorOf(await checkExistence())).toEqual(captchaRequired);
  await anna.solveCaptcha();
  expect((await checkExistence()).code).toBe(200);
  expect(errorOf(await checkExistence())).toEqual(captchaRequired);
});

test('does not count opening the own group with the right code, but counts wrong codes', async () => {
  const from = { clientIp: '192.0.2.62' };
  const open = async (isRight: boolean) => {
    const guest = site.visitor(from);
    const mobile = newMobile();
    await guest.solveCaptcha();
    await guest.request('verifySmsCode', { body: { mobile, purpose: 'group' } });
    const code = await guest.codeFor(mobile);
    const wrong = code === '000000' ? '000001' : '000000';
    return guest.request('groupFindByMobile', { path: { mobile, code: isRight ? code : wrong } });
  };
  for (let count = 0; count < 12; count++) expect((await open(true)).code).toBe(200);
  const exists = () => site.visitor(from).request('visitorEnExistEmail', { body: { email: newEmail() } });
  expect((await exists()).code).toBe(200);
  site.clock.advance({ hours: 1 });
  for (let count = 0; count < 10; count++) expect((await open(false)).code).toBe(400);
  expect(errorOf(await exists())).toEqual(captchaRequired);
});

test('counts ten checks correctly when they arrive at the same moment', async () => {
  const from = { clientIp: '192.0.2.61' };
  const answers = await Promise.all(
    Array.from({ length: 16 }, () =>
      site.visitor(from).request('visitorEnExistEmail', { body: { email: newEmail() } }),
    ),
  );
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(10);
});

test('does not count checks by the verified owner of an address or its ticket holder', async () => {
  const anna = site.visitor();
  const { email } = await registerConfirmed(anna);
  for (let count = 0; count < 12; count++)
    expect((await anna.request('visitorEnFindByEmail', { query: { email } })).data).toMatchObject({ exists: true });
});

test('a ticket is valid for thirty days, is sent in headers and never read from a cookie', async () => {
  const anna = site.visitor();
  const email = newEmail();
  const { id } = await registerVisitor(anna, email);
  const findByTicket = async () =>
    ((await anna.request('visitorFindVisit')).data as { registration: { id: string } | null }).registration?.id;
  expect(await findByTicket()).toBe(id);

  const thief = site.visitor();
  thief.cookie = `webTicket=${anna.ticket}; ites_webTicket=${anna.ticket}`;
  expect((await thief.request('visitorFindVisit')).data).toEqual({ registration: null });

  site.clock.advance({ days: 29, hours: 23 });
  expect(await findByTicket()).toBe(id);
  site.clock.advance({ hours: 1 });
  expect(await findByTicket()).toBeUndefined();
});

test('a ticket is returned with its expiry', async () => {
  const anna = site.visitor();
  site.clock.set('2026-03-20T00:00:00Z');
  const email = newEmail();
  await anna.verifyEmail(email, 'find');
  const unknown = await anna.requestRaw('visitorEnFindByEmail', { query: { email } });
  expect(unknown.headers['access-token']).toBeUndefined();
  const record = await registerVisitor(anna, newEmail());
  site.clock.advance({ minutes: 2 });
  const again = site.visitor();
  await again.verifyEmail(record.email, 'find');
  const response = await again.requestRaw('visitorEnFindByEmail', { query: { email: record.email } });
  expect(response.headers['access-token']).toMatch(/^[\w-]{43}$/);
  expect(response.headers['token-expire']).toBe('2026-04-19T00:02:00.000Z');
});
