/** Captchas by picture or audio, valid for one check and one message, bound to the session. */
import sharp from 'sharp';
import { newEmail, newMobile } from '../support/factories';
import { buildTestApp, errorOf, type TestApp, type TestVisitor } from '../support/testApp';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());

const visitor = (locale = 'en') => site.visitor({ locale });

interface Captcha {
  captchaId: string;
  image: string;
  audioUrl: string;
  expiresIn: number;
}

const createCaptcha = async (client: TestVisitor): Promise<Captcha> =>
  (await client.request('verifyCaptchaImage')).data;
interface Solution {
  code: string;
  work: number[];
}
const check = (client: TestVisitor, captchaId: string, response: Solution) =>
  client.request('verifyCaptchaCheck', { body: { captchaId, ...response } });
const otherThan = ({ code, work }: Solution): Solution => ({ code: code === '00000' ? '00001' : '00000', work });
const required = { code: 400, reason: 'captcha.required' };
const expired = { code: 400, reason: 'captcha.expired', fields: ['/body/code'] };
const wrong = { code: 400, reason: 'captcha.wrong', fields: ['/body/code'] };
const sendCode = (client: TestVisitor) =>
  client.request('ownSendEmailCode', { body: { email: newEmail(), purpose: 'registration' } });

test('returns a picture of five digits and begins a session, by either call', async () => {
  for (const request of [
    (client: TestVisitor) => client.requestRaw('verifyCaptchaImage'),
    (client: TestVisitor) => client.requestRaw('verifyImageCode', { body: { purpose: 'registration' } }),
  ]) {
    const anna = visitor();
    const response = await request(anna);
    expect(response.headers['set-cookie']).toMatch(/^sid=[\w-]{43}\.[\w-]{22}; .*HttpOnly/);
    expect(response.headers['cache-control']).toBe('no-store');
    const { data } = response.json<{ data: Captcha }>();
    expect(data).toMatchObject({ expiresIn: 300, audioUrl: `/api/web/own/captcha/${data.captchaId}/audio?locale=en` });
    const picture = await sharp(Buffer.from(data.image.replace('data:image/png;base64,', ''), 'base64')).metadata();
    expect(picture).toMatchObject({ format: 'png', width: 240, height: 80 });
    expect(await anna.captchaSolution(data.captchaId)).toMatchObject({
      code: expect.stringMatching(/^\d{5}$/) as string,
    });
  }
});

test('two pictures or two audio versions of the same captcha are never identical', async () => {
  const anna = visitor();
  const [one, other] = [await createCaptcha(anna), await createCaptcha(anna)];
  expect(one.image).not.toBe(other.image);
  const listen = async () => (await anna.send('GET', one.audioUrl)).rawPayload;
  expect((await listen()).equals(await listen())).toBe(false);
});

test.each(['zh-cn', 'en', 'ru', 'zh-tw', 'ja'])('reads a captcha aloud in %s', async (locale) => {
  const anna = visitor(locale);
  const { audioUrl } = await createCaptcha(anna);
  const { statusCode, headers, rawPayload } = await anna.send('GET', audioUrl);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ 'content-type': 'audio/wav', 'cache-control': 'no-store' });
  expect(rawPayload.subarray(0, 4).toString()).toBe('RIFF');
  expect(rawPayload.readUInt32LE(24)).toBe(8_000);
  const seconds = (rawPayload.length - 44) / 16_000;
  expect(seconds).toBeGreaterThan(4);
  expect(seconds).toBeLessThan(13);
});

test('returns no audio to another session, or for a used or expired captcha', async () => {
  const anna = visitor();
  const { captchaId, audioUrl } = await createCaptcha(anna);
  expect((await anna.send('GET', audioUrl)).statusCode).toBe(200);
  const missing = { code: 404, reason: 'record.notFound' };
  expect(errorOf((await visitor().send('GET', audioUrl)).json())).toEqual(missing);
  await check(anna, captchaId, await anna.captchaSolution(captchaId));
  expect(errorOf((await anna.send('GET', audioUrl)).json())).toEqual(missing);
});

test('accepts a solved captcha for one message', async () => {
  const anna = visitor();
  expect(errorOf(await sendCode(anna))).toEqual(required);
  const { captchaId } = await createCaptcha(anna);
  const { data } = await check(anna, captchaId, await anna.captchaSolution(captchaId));
  expect(data).toEqual({ passed: true, expiresAt: '2026-03-10T02:05:00.000Z' });
  expect((await sendCode(anna)).code).toBe(200);
  expect(errorOf(await sendCode(anna))).toEqual(required);
});

test('sends one message for one captcha even if two requests arrive at the same moment', async () => {
  const anna = visitor();
  await anna.solveCaptcha();
  const answers = await Promise.all(Array.from({ length: 8 }, () => sendCode(anna)));
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 400, 400, 400, 400, 400, 400, 400]);
});

test('a message that is rejected for another reason does not use up the captcha', async () => {
  const anna = visitor();
  const body = { email: newEmail(), purpose: 'registration' };
  await anna.solveCaptcha();
  await anna.request('ownSendEmailCode', { body });
  await anna.solveCaptcha();
  expect(errorOf(await anna.request('ownSendEmailCode', { body }))).toEqual({ code: 429, reason: 'limit.tooSoon' });
  site.clock.advance({ minutes: 1 });
  expect((await anna.request('ownSendEmailCode', { body })).code).toBe(200);
});

test('accepts a captcha for one check, right or wrong', async () => {
  const anna = visitor();
  const { captchaId } = await createCaptcha(anna);
  const response = await anna.captchaSolution(captchaId);
  expect(errorOf(await check(anna, captchaId, otherThan(response)))).toEqual(wrong);
  expect(errorOf(await check(anna, captchaId, response))).toEqual(expired);
  expect(errorOf(await sendCode(anna))).toEqual(required);
});

test('binds a captcha and its pass to the session, for five minutes', async () => {
  const anna = visitor();
  const { captchaId } = await createCaptcha(anna);
  const response = await anna.captchaSolution(captchaId);
  const thief = visitor();
  await thief.request('verifyCaptchaImage');
  expect(errorOf(await check(thief, captchaId, response))).toEqual(expired);
  expect((await check(anna, captchaId, response)).code).toBe(200);
  expect(errorOf(await sendCode(thief))).toEqual(required);
  const late = await createCaptcha(anna);
  const lateResponse = await anna.captchaSolution(late.captchaId);
  site.clock.advance({ minutes: 5 });
  expect(errorOf(await check(anna, late.captchaId, lateResponse))).toEqual(expired);
  expect(errorOf(await sendCode(anna))).toEqual(required);
});

test('issues at most 120 captchas an hour to a client', async () => {
  const few = await buildTestApp({ limits: { captchasPerHourForIp: 2 } });
  const anna = few.visitor();
  for (let count = 0; count < 2; count++) expect((await anna.request('verifyCaptchaImage')).code).toBe(200);
  const exceeded = { code: 429, reason: 'limit.exceeded' };
  expect(errorOf(await anna.request('verifyImageCode', { body: { purpose: 'find' } }))).toEqual(exceeded);
  expect(errorOf((await anna.requestRaw('landingCaptcha')).json())).toEqual(exceeded);
  expect((await few.visitor().request('verifyCaptchaImage')).code).toBe(200);
  await few.close();
});

test('gives the remaining time in the message and in Retry-After beyond a limit', async () => {
  const few = await buildTestApp({ limits: { captchasPerHourForIp: 1 } });
  const clientIp = '203.0.113.7';
  const requestCaptcha = (locale: string) => few.visitor({ locale, clientIp }).requestRaw('verifyCaptchaImage');
  const requestWaitTime = async (locale: string) => {
    const response = await requestCaptcha(locale);
    return [response.headers['retry-after'], response.json<{ message: string }>().message];
  };
  expect((await requestCaptcha('en')).statusCode).toBe(200);
  expect(await requestWaitTime('en')).toEqual(['3600', 'Too many attempts. Please try again in 60 minutes']);
  few.clock.advance({ minutes: 48 });
  expect(await requestWaitTime('en')).toEqual(['720', 'Too many attempts. Please try again in 12 minutes']);
  expect(await requestWaitTime('zh-cn')).toEqual(['720', '尝试次数过多，请12分钟后再试']);
  expect(await requestWaitTime('ru')).toEqual(['720', 'Слишком много попыток. Повторите через 12 минут']);
  few.clock.advance({ minutes: 11, seconds: 58 });
  expect(await requestWaitTime('ru')).toEqual(['2', 'Слишком много попыток. Повторите через 2 секунды']);
  few.clock.advance({ seconds: 2 });
  expect((await requestCaptcha('en')).statusCode).toBe(200);
  await few.close();
});

test('rejects an unknown purpose and names the field', async () => {
  expect(errorOf(await visitor().request('verifyImageCode', { body: { purpose: 'fun' } }))).toEqual({
    code: 400,
    reason: 'request.invalid',
    fields: ['/body/purpose'],
  });
});

test('reveals answers only in a sandbox, and only of open captchas', async () => {
  const anna = visitor();
  const { captchaId } = await createCaptcha(anna);
  const live = await buildTestApp({ sandbox: false, database: site.database });
  expect((await live.app.inject(`/dev/captcha/${captchaId}.json`)).statusCode).toBe(404);
  await live.app.close();
  expect((await site.app.inject(`/dev/captcha/${captchaId}.json`)).statusCode).toBe(200);
  await check(anna, captchaId, await anna.captchaSolution(captchaId));
  expect((await site.app.inject(`/dev/captcha/${captchaId}.json`)).statusCode).toBe(404);
});

describe('the earlier landing page', () => {
  const newest = async ({ session }: TestVisitor): Promise<string> => {
    const { id } = await site.database.db
      .selectFrom('captcha')
      .select('id')
      .where('session', '=', session)
      .orderBy('made_at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return id;
  };
  const requestSmsCode = (client: TestVisitor, phone: string, { code: vCode, work }: Solution) =>
    client.request('landingPhoneCode', { body: { phone, vCode, work } });

  test('shows a picture, and sends a code for the digits of the newest picture', async () => {
    const last = async (client: TestVisitor) =>
      (
        await site.app.inject({ url: '/dev/captcha/last.json', headers: { cookie: client.cookie ?? '' } })
      ).json<object>();
    const li = visitor('zh-cn');
    expect(await last(li)).toEqual({ message: 'No open captcha has this id.' });
    await li.requestRaw('landingCaptcha', { query: { timestamp: '1772330400000' } });
    const older = await li.captchaSolution(await newest(li));
    site.clock.advance({ seconds: 1 });
    const picture = await li.requestRaw('landingCaptcha');
    expect(picture.headers['content-type']).toBe('image/png');
    const code = await li.captchaSolution(await newest(li));
    expect([await last(li), await last(visitor())]).toEqual([code, { message: 'No open captcha has this id.' }]);
    const mobile = newMobile();
    expect((await requestSmsCode(li, mobile, code)).data).toEqual({ resendAfter: 60, expiresIn: 600 });
    expect(await li.codeFor(mobile)).toMatch(/^\d{6}$/);
    expect(errorOf(await requestSmsCode(li, newMobile(), code))).toMatchObject({ reason: 'captcha.expired' });
    expect(older.code).not.toBe('');
  });

  test('sends nothing for wrong digits, and invalidates the captcha', async () => {
    const li = visitor('zh-cn');
    await li.requestRaw('landingCaptcha');
    const code = await li.captchaSolution(await newest(li));
    const mobile = newMobile();
    const fields = ['/body/vCode'];
    expect(errorOf(await requestSmsCode(li, mobile, otherThan(code)))).toEqual({
      code: 400,
      reason: 'captcha.wrong',
      fields,
    });
    expect(errorOf(await requestSmsCode(li, mobile, code))).toEqual({ code: 400, reason: 'captcha.expired', fields });
    expect(await li.mails(mobile)).toEqual([]);
    expect(errorOf(await requestSmsCode(visitor(), mobile, code))).toEqual({
      code: 400,
      reason: 'captcha.expired',
      fields,
    });
  });
});
