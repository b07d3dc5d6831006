/** Codes by text message: the budget per client, and that of the site. */
import { newMobile } from '../support/factories';
import { buildTestApp, errorOf, type TestApp, type TestVisitor } from '../support/testApp';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());

const at = (app: TestApp) => app.visitor();
const send = async (client: TestVisitor, mobile: string) => {
  await client.solveCaptcha();
  return client.request('verifySmsCode', { body: { mobile } });
};

test('sends a code by either call, each for a solved captcha, and verifies the number', async () => {
  const li = at(site);
  const [one, other] = [newMobile(), newMobile()];
  const required = { code: 400, reason: 'captcha.required' };
  expect(errorOf(await li.request('verifySmsCode', { body: { mobile: one } }))).toEqual(required);
  expect(errorOf(await li.request('verifySmsSend', { path: { mobile: one } }))).toEqual(required);
  expect(errorOf(await at(site).request('verifySmsSend', { path: { mobile: one } }))).toEqual(required);
  expect((await send(li, one)).data).toEqual({ resendAfter: 60, expiresIn: 600 });
  await li.solveCaptcha();
  expect((await li.request('verifySmsSend', { path: { mobile: other } })).data).toEqual({
    resendAfter: 60,
    expiresIn: 600,
  });
  for (const mobile of [one, other]) {
    const code = await li.codeFor(mobile);
    expect((await li.request('verifySmsValidate', { path: { mobile, code } })).data).toEqual({
      verified: true,
      proofExpiresAt: '2026-03-10T02:30:00.000Z',
    });
  }
});

test('rejects an invalid mobile number by its field without using a captcha', async () => {
  const li = at(site);
  await li.solveCaptcha();
  expect(errorOf(await li.request('verifySmsCode', { body: { mobile: '12345' } }))).toEqual({
    code: 400,
    reason: 'request.invalid',
    fields: ['/body/mobile'],
  });
  expect((await li.request('verifySmsCode', { body: { mobile: newMobile() } })).code).toBe(200);
});

test('sends one message for two simultaneous requests of the same number', async () => {
  const mobile = newMobile();
  const asking = Array.from({ length: 6 }, () => at(site));
  for (const visitor of asking) await visitor.solveCaptcha();
  const answers = await Promise.all(asking.map((visitor) => visitor.request('verifySmsCode', { body: { mobile } })));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(await at(site).mails(mobile)).toHaveLength(1);
});

test('sends no more than the daily budget of the site', async () => {
  const poor = await buildTestApp({ limits: { smsPerDay: 2 } });
  for (let count = 0; count < 2; count++) expect((await send(at(poor), newMobile())).code).toBe(200);
  expect(errorOf(await send(at(poor), newMobile()))).toEqual({ code: 503, reason: 'server.unavailable' });
  poor.clock.advance({ days: 1 });
  expect((await send(at(poor), newMobile())).code).toBe(200);
  await poor.close();
});

test('one network can use a part of the budget, and the rest is reserved for others', async () => {
  const small = await buildTestApp({ limits: { smsPerDay: 40 } });
  const from = async (clientIp: string) => send(small.visitor({ clientIp }), newMobile());
  const spent = { code: 429, reason: 'limit.exceeded' };
  // 5 % of 40.
  for (let count = 0; count < 2; count++) expect((await from('203.0.113.5')).code).toBe(200);
  expect(errorOf(await from('203.0.113.5'))).toEqual(spent);
  expect((await from('203.0.113.6')).code).toBe(200);
  // 5 % for an IPv6 subscriber, 10 % for a site with all its subscribers.
  for (const [subscriber, messages] of [2, 2, 0].entries()) {
    const clientIp = `2001:db8:0:${subscriber}::7`;
    for (let count = 0; count < messages; count++) expect((await from(clientIp)).code).toBe(200);
    expect(errorOf(await from(clientIp))).toEqual(spent);
  }
  small.clock.advance({ days: 1 });
  expect((await from('203.0.113.5')).code).toBe(200);
  await small.close();
});

test('the switch stops text messages, and nothing else', async () => {
  const paused = await buildTestApp({ limits: { smsPaused: true } });
  const li = at(paused);
  expect(errorOf(await send(li, newMobile()))).toEqual({ code: 503, reason: 'server.unavailable' });
  await li.verifyEmail('li@example.org');
  await paused.close();
});

test('a shared network has two hundred times the limits of an IP address, and still solves captchas', async () => {
  const hall = await buildTestApp({ limits: { codesPerHourForIp: 1, sharedNetworks: ['203.0.113.0/24'] } });
  const there = () => hall.visitor({ clientIp: '203.0.113.77' });
  expect(errorOf(await there().request('verifySmsCode', { body: { mobile: newMobile() } }))).toEqual({
    code: 400,
    reason: 'captcha.required',
  });
  for (let count = 0; count < 5; count++) expect((await send(there(), newMobile())).code).toBe(200);
  const home = hall.visitor();
  expect((await send(home, newMobile())).code).toBe(200);
  expect(errorOf(await send(home, newMobile()))).toEqual({ code: 400, reason: 'captcha.required' });
  await hall.close();
});
