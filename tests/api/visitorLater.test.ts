/** What a visitor does with a registration later: pay for it or bring a free code, have it sent again, cancel it, open it by a link. */
import {
  chineseOf,
  chineseQuestionnaireOf,
  confirmed,
  confirmedInChinese,
  newAddress,
  newMobile,
  registered,
  registeredInChinese,
  type Saved,
} from '../support/factories';
import { buildTestApp, OPEN, refusalOf, type TestApp, type TestVisitor } from '../support/testApp';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());
afterEach(() => site.clock.set(OPEN));

const LATE = '2026-03-24T00:00:00+08:00';

let visitors = 0;
const visitor = (locale = 'zh-cn') => site.visitor({ locale, address: `198.51.101.${(visitors += 1)}` });
const setState = (id: string, state: 'admitted' | 'paid') =>
  site.database.db.updateTable('visitor_registration').set({ state }).where('id', '=', id).execute();
const addCode = async (code: string, uses_left: number, valid_until = '2026-03-30T09:00:00+08:00') =>
  void (await site.database.db
    .insertInto('redeem_code')
    .values({ code, edition: 27, uses_left, valid_until })
    .execute());
const usesLeft = async (code: string) =>
  (
    await site.database.db
      .selectFrom('redeem_code')
      .select('uses_left')
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
  ).uses_left;

async function lateVisitor(changes: Record<string, unknown> = {}) {
  const wang = visitor();
  const mobile = newMobile();
  await wang.proveMobile(mobile);
  return { wang, mobile, saved: (await wang.ask('visitorInsert', { body: chineseOf(mobile, changes) })).data as Saved };
}

describe('the late fee', () => {
  test('is asked from its instant on: payment comes before the questionnaire', async () => {
    site.clock.set('2026-03-23T23:59:59+08:00');
    expect((await lateVisitor()).saved).toMatchObject({ next: 'questionnaire', registration: { state: 'submitted' } });
    site.clock.set(LATE);
    const { wang, saved } = await lateVisitor();
    expect(saved).toMatchObject({ next: 'payment', registration: { state: 'awaitingPayment', number: null } });
    const { id } = saved.registration;
    expect(refusalOf(await wang.ask('visitorSubmitQuestion', { body: chineseQuestionnaireOf(id) }))).toEqual({
      code: 409,
      reason: 'visitor.stepMissing',
    });
    const order = (await wang.ask('visitorPay', { path: { id } })).data as { id: string };
    expect(order).toMatchObject({ state: 'pending', amount: 5000, method: 'native' });
    expect((await wang.ask('visitorPay', { path: { id } })).data).toEqual(order);
    await (await site.payments()).pay(order.id);
    expect(refusalOf(await wang.ask('visitorPay', { path: { id } }))).toEqual({
      code: 409,
      reason: 'payment.alreadyPaid',
    });
    expect((await wang.ask('visitorSubmitQuestion', { body: chineseQuestionnaireOf(id) })).data).toMatchObject({
      next: 'result',
      registration: { state: 'confirmed' },
    });
  });

  test('is given back to who cancels, and nobody else can pay or see the order', async () => {
    site.clock.set(LATE);
    const { wang, saved } = await lateVisitor();
    const { id } = saved.registration;
    const stranger = await lateVisitor();
    expect(refusalOf(await stranger.wang.ask('visitorPay', { path: { id } }))).toEqual({
      code: 404,
      reason: 'visitor.notFound',
    });
    expect(refusalOf(await visitor().ask('visitorPay', { path: { id } }))).toEqual({
      code: 403,
      reason: 'auth.wechatSignInMissing',
    });
    const order = (await wang.ask('visitorPay', { path: { id } })).data as { id: string };
    const provider = await site.payments();
    await provider.pay(order.id);
    await wang.ask('ownCancelRegistration', { path: { id } });
    expect(provider.orders.get(order.id)?.trade_state).toBe('REFUND');
    expect(refusalOf(await wang.ask('visitorPay', { path: { id } }))).toEqual({
      code: 409,
      reason: 'visitor.cancelled',
    });
  });

  test('is not asked of who brings a free code, nor of English registrations', async () => {
    site.clock.set(LATE);
    await addCode('FREE2026', 1);
    expect((await lateVisitor({ redeemCode: 'FREE2026' })).saved).toMatchObject({ next: 'questionnaire' });
    expect(await usesLeft('FREE2026')).toBe(0);
    expect(await registered(visitor('en'))).toMatchObject({ state: 'submitted' });
  });
});

describe('a free code', () => {
  const hold = (who: TestVisitor, code: string, mobile: string) =>
    who.ask('visitorRedeemCode', { path: { code, mobile } });

  test('is held for a proved number, and spent by its registration', async () => {
    await addCode('HOLD01', 2);
    const wang = visitor();
    const mobile = newMobile();
    expect(refusalOf(await hold(wang, 'HOLD01', mobile))).toEqual({
      code: 400,
      reason: 'verify.proofMissing',
      fields: ['/path/mobile'],
    });
    await wang.proveMobile(mobile);
    const held = {
      code: 'HOLD01',
      accepted: true,
      usesLeft: 1,
      validUntil: '2026-03-30T01:00:00.000Z',
      heldUntil: '2026-03-10T02:30:00.000Z',
    };
    expect((await hold(wang, 'HOLD01', mobile)).data).toEqual(held);
    expect((await hold(wang, 'HOLD01', mobile)).data).toEqual(held);
    expect((await wang.ask('visitorInsert', { body: chineseOf(mobile, { redeemCode: 'HOLD01' }) })).code).toBe(200);
    expect(await usesLeft('HOLD01')).toBe(1);
  });

  test('whose last use is held is spent for others, until the hold ends', async () => {
    await addCode('LAST01', 1);
    const [wang, li] = [visitor(), visitor()];
    const [one, other] = [newMobile(), newMobile()];
    await wang.proveMobile(one);
    await li.proveMobile(other);
    await hold(wang, 'LAST01', one);
    expect(refusalOf(await hold(li, 'LAST01', other))).toEqual({
      code: 409,
      reason: 'redeem.spent',
      fields: ['/path/code'],
    });
    expect(refusalOf(await li.ask('visitorInsert', { body: chineseOf(other, { redeemCode: 'LAST01' }) }))).toEqual({
      code: 409,
      reason: 'redeem.spent',
      fields: ['/body/redeemCode'],
    });
    site.clock.advance({ minutes: 30 });
    await li.proveMobile(other);
    expect((await hold(li, 'LAST01', other)).data).toMatchObject({ usesLeft: 0 });
  });

  test('that is unknown or has expired is refused with its own reason', async () => {
    await addCode('OLD001', 5, '2026-03-01T00:00:00Z');
    const wang = visitor();
    const mobile = newMobile();
    await wang.proveMobile(mobile);
    expect(refusalOf(await hold(wang, 'OLD001', mobile))).toMatchObject({ code: 409, reason: 'redeem.expired' });
    expect(refusalOf(await hold(wang, 'NEVER1', mobile))).toMatchObject({ code: 404, reason: 'redeem.unknown' });
  });

  test('is not spent by a registration that was refused', async () => {
    await addCode('KEEP01', 1);
    const mobile = newMobile();
    const first = visitor();
    const { id } = await registeredInChinese(first, mobile);
    await first.ask('ownCancelRegistration', { path: { id } });
    const taken = (await registeredInChinese(visitor())).documentMasked;
    expect(taken).toBeDefined();
    const body = chineseOf(mobile, { redeemCode: 'KEEP01' });
    const li = visitor();
    await registeredInChinese(li, newMobile(), { documentNumber: body.documentNumber });
    expect(refusalOf(await first.ask('visitorInsert', { body }))).toMatchObject({ reason: 'visitor.documentExists' });
    expect(await usesLeft('KEEP01')).toBe(1);
  });

  test('is asked ten times an hour from an address', async () => {
    const wang = visitor();
    const mobile = newMobile();
    await wang.proveMobile(mobile);
    for (let count = 0; count < 10; count++) expect((await hold(wang, 'NEVER2', mobile)).code).toBe(404);
    expect(refusalOf(await hold(wang, 'NEVER2', mobile))).toEqual({ code: 429, reason: 'limit.exceeded' });
  });
});

describe('the confirmation', () => {
  test('is sent again by text message or by mail, once a minute and eight times a day', async () => {
    const wang = visitor();
    const mobile = newMobile();
    const { id } = await confirmedInChinese(wang, mobile);
    const before = (await wang.mails(mobile)).length;
    expect((await wang.ask('ownResendRegistration', { path: { id } })).data).toEqual({
      channel: 'sms',
      resendAfter: 60,
    });
    expect(await wang.mails(mobile)).toHaveLength(before + 1);
    expect(refusalOf(await wang.ask('ownResendRegistration', { path: { id } }))).toEqual({
      code: 429,
      reason: 'limit.tooSoon',
    });
    for (let count = 1; count < 8; count++) {
      site.clock.advance({ minutes: 1 });
      expect((await wang.ask('ownResendRegistration', { path: { id } })).code).toBe(200);
    }
    site.clock.advance({ minutes: 1 });
    expect(refusalOf(await wang.ask('ownResendRegistration', { path: { id } }))).toEqual({
      code: 429,
      reason: 'limit.exceeded',
    });
    expect(await wang.mails(mobile)).toHaveLength(before + 8);
    const anna = visitor('en');
    const record = await confirmed(anna);
    expect((await anna.ask('ownResendRegistration', { path: { id: record.id } })).data).toMatchObject({
      channel: 'email',
    });
  });

  test('is not sent before there is one, after cancelling, or to a stranger', async () => {
    const anna = visitor('en');
    const { id } = await registered(anna);
    expect(refusalOf(await anna.ask('ownResendRegistration', { path: { id } }))).toEqual({
      code: 409,
      reason: 'visitor.notConfirmed',
    });
    const other = visitor();
    await confirmedInChinese(other);
    expect(refusalOf(await other.ask('ownResendRegistration', { path: { id } }))).toEqual({
      code: 404,
      reason: 'visitor.notFound',
    });
    await anna.ask('ownCancelRegistration', { path: { id } });
    expect(refusalOf(await anna.ask('ownResendRegistration', { path: { id } }))).toEqual({
      code: 409,
      reason: 'visitor.cancelled',
    });
  });
});

describe('cancelling', () => {
  test('ends a registration in every state before admission, answers the same again, and is final', async () => {
    const anna = visitor('en');
    const { id } = await confirmed(anna);
    const body = { reason: 'The journey is off.' };
    const first = await anna.ask('ownCancelRegistration', { path: { id }, body });
    expect(first.data).toMatchObject({ id, state: 'cancelled' });
    expect(await anna.ask('ownCancelRegistration', { path: { id }, body: {} })).toEqual(first);
    expect(refusalOf(await anna.ask('visitorEnSubmitQuestion', { body: { ...chineseQuestionnaireOf(id) } }))).toEqual({
      code: 409,
      reason: 'visitor.cancelled',
    });
    site.clock.set(LATE);
    const { wang, saved } = await lateVisitor();
    expect((await wang.ask('ownCancelRegistration', { path: { id: saved.registration.id } })).data).toMatchObject({
      state: 'cancelled',
    });
  });

  test('is refused after admission, and to strangers', async () => {
    const wang = visitor();
    const { id } = await confirmedInChinese(wang);
    expect(refusalOf(await visitor().ask('ownCancelRegistration', { path: { id } }))).toEqual({
      code: 404,
      reason: 'visitor.notFound',
    });
    await setState(id, 'admitted');
    expect(refusalOf(await wang.ask('ownCancelRegistration', { path: { id } }))).toEqual({
      code: 409,
      reason: 'visitor.admitted',
    });
    expect(refusalOf(await wang.ask('visitorUpdate', { body: { id, ...chineseOf(newMobile()) } }))).toEqual({
      code: 409,
      reason: 'visitor.admitted',
    });
  });
});

const linkIn = (text = '') => /change=([\w-]{43})/.exec(text)?.[1] ?? '';

describe('a link for a change', () => {
  const send = async (who: TestVisitor, email: string) => {
    await who.solveCaptcha();
    return who.ask('ownSendChangeLink', { body: { email } });
  };
  const tokenFor = async (who: TestVisitor, email: string) =>
    linkIn((await who.mails(email)).find(({ template }) => template === 'changeLink')?.text);

  test('opens the registration once and signs in', async () => {
    const email = newAddress();
    const record = await confirmed(visitor('en'), email);
    const anna = visitor('en');
    expect((await send(anna, email)).data).toEqual({ resendAfter: 60 });
    const token = await tokenFor(anna, email);
    expect((await anna.ask('ownOpenChangeLink', { body: { token } })).data).toEqual({
      registration: record,
      next: 'result',
    });
    expect((await anna.ask('visitorFindVisit')).data).toEqual({ registration: record });
    expect(refusalOf(await anna.ask('ownOpenChangeLink', { body: { token } }))).toEqual({
      code: 409,
      reason: 'link.spent',
    });
  });

  test('ends after a day; one that was never sent is unknown', async () => {
    const email = newAddress();
    await confirmed(visitor('en'), email);
    const anna = visitor('en');
    expect((await send(anna, email)).code).toBe(200);
    const token = await tokenFor(anna, email);
    site.clock.advance({ days: 1 });
    expect(refusalOf(await anna.ask('ownOpenChangeLink', { body: { token } }))).toEqual({
      code: 409,
      reason: 'link.expired',
    });
    expect(refusalOf(await anna.ask('ownOpenChangeLink', { body: { token: 'x'.repeat(43) } }))).toEqual({
      code: 404,
      reason: 'link.notFound',
    });
  });

  test('is promised to a stranger’s address alike, and no mail goes there', async () => {
    const anna = visitor('en');
    const email = newAddress();
    expect((await send(anna, email)).data).toEqual({ resendAfter: 60 });
    expect(await anna.mails(email)).toEqual([]);
    expect(refusalOf(await send(anna, email))).toEqual({ code: 429, reason: 'limit.tooSoon' });
    const unsolved = await visitor('en').ask('ownSendChangeLink', { body: { email: newAddress() } });
    expect(refusalOf(unsolved)).toEqual({ code: 400, reason: 'captcha.required' });
  });
});
