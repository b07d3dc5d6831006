/** Proof of work before a captcha, and harder captchas before rejection when a network exceeds a limit. */
import { solveWorkSync, type ProofOfWork } from '../../src/rules/proofOfWork';
import { newEmail, newMobile } from '../support/factories';
import { buildTestApp, errorOf, type TestApp, type TestVisitor } from '../support/testApp';

interface Captcha {
  captchaId: string;
  image: string;
  work: ProofOfWork;
}

const open: TestApp[] = [];
const build = async (limits: object) => {
  const site = await buildTestApp({ limits });
  open.push(site);
  return site;
};
afterEach(() => Promise.all(open.splice(0).map((site) => site.close())));

const createCaptcha = async (client: TestVisitor): Promise<Captcha> =>
  (await client.request('verifyCaptchaImage')).data;
const check = (client: TestVisitor, body: object) => client.request('verifyCaptchaCheck', { body });
const missing = { code: 400, reason: 'captcha.workMissing', fields: ['/body/work'] };

test('accepts the digits only with the proof of work, which reveals nothing about them', async () => {
  const site = await build({ captchaWorkBits: 6 });
  const anna = site.visitor();
  const { captchaId, work } = await createCaptcha(anna);
  expect(work).toEqual({ prefix: captchaId, puzzles: 64, bits: 6 });
  const { code } = await anna.captchaSolution(captchaId);
  for (const done of [undefined, [], Array.from({ length: 64 }, () => 0)])
    expect(errorOf(await check(anna, { captchaId, code, work: done }))).toEqual(missing);
  const solution = solveWorkSync(work);
  expect((await check(anna, { captchaId, code, work: solution })).code).toBe(200);
});

test('accepts a proof of work once, and only for its captcha and session', async () => {
  const site = await build({ captchaWorkBits: 6 });
  const [anna, boris] = [site.visitor(), site.visitor()];
  const [first, second] = [await createCaptcha(anna), await createCaptcha(anna)];
  const solution = solveWorkSync(first.work);
  const { code } = await anna.captchaSolution(first.captchaId);
  await createCaptcha(boris);
  const expired = { code: 400, reason: 'captcha.expired', fields: ['/body/code'] };
  expect(errorOf(await check(boris, { captchaId: first.captchaId, code, work: solution }))).toEqual(expired);
  expect((await check(anna, { captchaId: first.captchaId, code, work: solution })).code).toBe(200);
  expect(errorOf(await check(anna, { captchaId: first.captchaId, code, work: solution }))).toEqual(expired);
  const other = await anna.captchaSolution(second.captchaId);
  expect(errorOf(await check(anna, { captchaId: second.captchaId, ...other, work: solution }))).toEqual(missing);
});

test('raises the difficulty with the client’s requests, to the maximum above a quarter of its captchas', async () => {
  const site = await build({ captchaWorkBits: 1, captchasPerHourForIp: 40 });
  const anna = site.visitor();
  const bits = [];
  for (let count = 0; count < 12; count++) bits.push((await createCaptcha(anna)).work.bits);
  expect(bits).toEqual([1, 1, 1, 1, 3, 3, 3, 3, 3, 5, 5, 5]);
  expect((await createCaptcha(site.visitor())).work.bits).toBe(1);
});

test('a separate call returns the work for the picture of a landing page', async () => {
  const site = await build({ captchaWorkBits: 4 });
  const li = site.visitor({ locale: 'zh-cn' });
  expect((await li.request('ownCaptchaWork')).data).toEqual({ work: null });
  await li.requestRaw('landingCaptcha');
  const { work } = (await li.request('ownCaptchaWork')).data as { work: ProofOfWork };
  const { code: vCode } = await li.captchaSolution(work.prefix);
  const requestSmsCode = (body: object) =>
    li.request('landingPhoneCode', { body: { phone: '13912345678', vCode, ...body } });
  expect(errorOf(await requestSmsCode({}))).toEqual(missing);
  expect((await requestSmsCode({ work: solveWorkSync(work) })).code).toBe(200);
});

test('beyond a limit clients of one IP address continue with hard captchas, and far beyond it are rejected', async () => {
  const site = await build({ codesPerHourForIp: 2 });
  const from = '192.0.2.15';
  const send = async (client: TestVisitor) => {
    await client.solveCaptcha();
    return client.request('ownSendEmailCode', { body: { email: newEmail(), purpose: 'registration' } });
  };
  for (let count = 0; count < 2; count++) expect((await send(site.visitor({ clientIp: from }))).code).toBe(200);
  expect(errorOf(await send(site.visitor({ clientIp: from })))).toEqual({ code: 400, reason: 'captcha.required' });
  for (let count = 0; count < 18; count++) expect((await send(site.visitor({ clientIp: from }))).code).toBe(200);
  expect(errorOf(await send(site.visitor({ clientIp: from })))).toEqual({ code: 429, reason: 'limit.exceeded' });
});

test('text messages of a landing page continue with hard pictures beyond the limit', async () => {
  const site = await build({ codesPerHourForIp: 2 });
  const send = async (li = site.visitor({ locale: 'zh-cn', clientIp: '192.0.2.16' })) => {
    // Only the last picture of a session is valid.
    site.clock.advance({ seconds: 1 });
    await li.requestRaw('landingCaptcha');
    const { work } = (await li.request('ownCaptchaWork')).data as { work: ProofOfWork };
    const { code: vCode } = await li.captchaSolution(work.prefix);
    return li.request('landingPhoneCode', { body: { phone: newMobile(), vCode, work: solveWorkSync(work) } });
  };
  for (let count = 0; count < 2; count++) expect((await send()).code).toBe(200);
  const li = site.visitor({ locale: 'zh-cn', clientIp: '192.0.2.16' });
  expect(errorOf(await send(li))).toMatchObject({ code: 400, fields: ['/body/vCode'] });
  // The next picture is a hard one.
  expect((await send(li)).code).toBe(200);
  for (let count = 0; count < 17; count++) expect((await send()).code).toBe(200);
  expect(errorOf(await send())).toEqual({ code: 429, reason: 'limit.exceeded' });
});

test('counts an IPv6 subscriber as one client by prefix; an organisation has sixteen times the limit', async () => {
  const site = await build({ captchasPerHourForIp: 4 });
  const requestCaptcha = async (clientIp: string) =>
    (await site.visitor({ clientIp }).request('verifyCaptchaImage')).code;
  for (let host = 1; host <= 4; host++) expect(await requestCaptcha(`2001:db8:aa:bbcc::${host}`)).toBe(200);
  expect(await requestCaptcha('2001:db8:aa:bbcc:9:9:9:9')).toBe(429);
  const codes = [];
  for (let net = 0; net < 80; net++) codes.push(await requestCaptcha(`2001:db8:aa:${(net * 256).toString(16)}::1`));
  expect(codes.filter((code) => code === 200)).toHaveLength(60);
});
