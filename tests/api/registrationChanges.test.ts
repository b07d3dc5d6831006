/** Later actions on a registration: resend, cancel, open by link. */
import {
  makeChineseBody,
  makeChineseQuestionnaireBody,
  registerConfirmed,
  registerConfirmedInChinese,
  newEmail,
  newMobile,
  registerVisitor,
  registerInChinese,
} from '../support/factories';
import { buildTestApp, OPEN, errorOf, type TestApp, type TestVisitor } from '../support/testApp';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());
afterEach(() => site.clock.set(OPEN));

const visitor = (locale = 'zh-cn') => site.visitor({ locale });
const setState = (id: string, state: 'admitted' | 'paid') =>
  site.database.db.updateTable('visitor_registration').set({ state }).where('id', '=', id).execute();

describe('the confirmation', () => {
  test('is sent again by text message or mail, once a minute and eight times a day', async () => {
    const wang = visitor();
    const mobile = newMobile();
    const { id } = await registerConfirmedInChinese(wang, mobile);
    const before = (await wang.mails(mobile)).length;
    expect((await wang.request('ownResendRegistration', { path: { id } })).data).toEqual({
      channel: 'sms',
      resendAfter: 60,
    });
    expect(await wang.mails(mobile)).toHaveLength(before + 1);
    expect(errorOf(await wang.request('ownResendRegistration', { path: { id } }))).toEqual({
      code: 429,
      reason: 'limit.tooSoon',
    });
    for (let count = 1; count < 8; count++) {
      site.clock.advance({ minutes: 1 });
      expect((await wang.request('ownResendRegistration', { path: { id } })).code).toBe(200);
    }
    site.clock.advance({ minutes: 1 });
    expect(errorOf(await wang.request('ownResendRegistration', { path: { id } }))).toEqual({
      code: 429,
      reason: 'limit.exceeded',
    });
    expect(await wang.mails(mobile)).toHaveLength(before + 8);
    const anna = visitor('en');
    const record = await registerConfirmed(anna);
    expect((await anna.request('ownResendRegistration', { path: { id: record.id } })).data).toMatchObject({
      channel: 'email',
    });
  });

  test('is rejected within a minute with the remaining time', async () => {
    const wang = visitor();
    const { id } = await registerConfirmedInChinese(wang);
    await wang.request('ownResendRegistration', { path: { id } });
    site.clock.advance({ seconds: 48 });
    const rejectedResponse = await wang.requestRaw('ownResendRegistration', { path: { id } });
    expect(rejectedResponse.headers['retry-after']).toBe('12');
    expect(rejectedResponse.json<{ message: string }>().message).toBe('请在 12 秒后重试');
    site.clock.advance({ seconds: 12 });
    expect((await wang.request('ownResendRegistration', { path: { id } })).code).toBe(200);
  });

  test('is not sent before it exists, after cancelling, or to an anonymous visitor', async () => {
    const anna = visitor('en');
    const { id } = await registerVisitor(anna);
    expect(errorOf(await anna.request('ownResendRegistration', { path: { id } }))).toEqual({
      code: 409,
      reason: 'visitor.notConfirmed',
    });
    const other = visitor();
    await registerConfirmedInChinese(other);
    expect(errorOf(await other.request('ownResendRegistration', { path: { id } }))).toEqual({
      code: 404,
      reason: 'visitor.notFound',
    });
    await anna.request('ownCancelRegistration', { path: { id } });
    expect(errorOf(await anna.request('ownResendRegistration', { path: { id } }))).toEqual({
      code: 409,
      reason: 'visitor.cancelled',
    });
  });
});

describe('cancelling', () => {
  test('ends a registration in every state before admission, is idempotent and final', async () => {
    const anna = visitor('en');
    const { id } = await registerConfirmed(anna);
    const body = { reason: 'The journey is off.' };
    const first = await anna.request('ownCancelRegistration', { path: { id }, body });
    expect(first.data).toMatchObject({ id, state: 'cancelled' });
    expect(await anna.request('ownCancelRegistration', { path: { id }, body: {} })).toEqual(first);
    expect(
      errorOf(await anna.request('visitorEnSubmitQuestion', { body: { ...makeChineseQuestionnaireBody(id) } })),
    ).toEqual({
      code: 409,
      reason: 'visitor.cancelled',
    });
    // A visitor with an open payment.
    site.clock.set('2026-03-24T00:00:00+08:00');
    const wang = visitor();
    const late = await registerInChinese(wang);
    expect(late.state).toBe('awaitingPayment');
    expect((await wang.request('ownCancelRegistration', { path: { id: late.id } })).data).toMatchObject({
      state: 'cancelled',
    });
  });

  test('is rejected after admission, and for anonymous visitors', async () => {
    const wang = visitor();
    const { id } = await registerConfirmedInChinese(wang);
    expect(errorOf(await visitor().request('ownCancelRegistration', { path: { id } }))).toEqual({
      code: 404,
      reason: 'visitor.notFound',
    });
    await setState(id, 'admitted');
    expect(errorOf(await wang.request('ownCancelRegistration', { path: { id } }))).toEqual({
      code: 409,
      reason: 'visitor.admitted',
    });
    expect(errorOf(await wang.request('visitorUpdate', { body: { id, ...makeChineseBody(newMobile()) } }))).toEqual({
      code: 409,
      reason: 'visitor.admitted',
    });
  });
});

const linkIn = (text = '') => /change=([\w-]{43})/.exec(text)?.[1] ?? '';

describe('a change link', () => {
  const send = async (client: TestVisitor, email: string) => {
    await client.solveCaptcha();
    return client.request('ownSendChangeLink', { body: { email } });
  };
  const tokenFor = async (client: TestVisitor, email: string) =>
    linkIn((await client.mails(email)).find(({ template }) => template === 'changeLink')?.text);

  test('opens the registration once and signs in', async () => {
    const email = newEmail();
    const record = await registerConfirmed(visitor('en'), email);
    const anna = visitor('en');
    expect((await send(anna, email)).data).toEqual({ resendAfter: 60 });
    const token = await tokenFor(anna, email);
    expect((await anna.request('ownOpenChangeLink', { body: { token } })).data).toEqual({
      registration: record,
      next: 'result',
    });
    expect((await anna.request('visitorFindVisit')).data).toEqual({ registration: record });
    expect(errorOf(await anna.request('ownOpenChangeLink', { body: { token } }))).toEqual({
      code: 409,
      reason: 'link.spent',
    });
  });

  test('expires after a day; an unknown one is rejected', async () => {
    const email = newEmail();
    await registerConfirmed(visitor('en'), email);
    const anna = visitor('en');
    expect((await send(anna, email)).code).toBe(200);
    const token = await tokenFor(anna, email);
    site.clock.advance({ days: 1 });
    expect(errorOf(await anna.request('ownOpenChangeLink', { body: { token } }))).toEqual({
      code: 409,
      reason: 'link.expired',
    });
    expect(errorOf(await anna.request('ownOpenChangeLink', { body: { token: 'x'.repeat(43) } }))).toEqual({
      code: 404,
      reason: 'link.notFound',
    });
  });

  test('returns the same response for an unregistered address, and sends no mail to it', async () => {
    const anna = visitor('en');
    const email = newEmail();
    expect((await send(anna, email)).data).toEqual({ resendAfter: 60 });
    expect(await anna.mails(email)).toEqual([]);
    expect(errorOf(await send(anna, email))).toEqual({ code: 429, reason: 'limit.tooSoon' });
    const unsolved = await visitor('en').request('ownSendChangeLink', { body: { email: newEmail() } });
    expect(errorOf(unsolved)).toEqual({ code: 400, reason: 'captcha.required' });
  });
});
