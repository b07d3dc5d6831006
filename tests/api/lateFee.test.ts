/** The late fee: after its start a registration is paid for, or uses a redeem code. */
import {
  makeChineseBody,
  makeChineseQuestionnaireBody,
  newMobile,
  registerVisitor,
  registerInChinese,
  type SavedRegistration,
} from '../support/factories';
import { buildTestApp, OPEN, errorOf, type TestApp, type TestVisitor } from '../support/testApp';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());
afterEach(() => site.clock.set(OPEN));

const LATE_FEE_START = '2026-03-24T00:00:00+08:00';

const visitor = (locale = 'zh-cn') => site.visitor({ locale });
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
  await wang.verifyMobile(mobile);
  return {
    wang,
    mobile,
    saved: (await wang.request('visitorInsert', { body: makeChineseBody(mobile, changes) })).data as SavedRegistration,
  };
}

describe('the late fee', () => {
  test('is charged from its start: payment comes before the questionnaire', async () => {
    site.clock.set('2026-03-23T23:59:59+08:00');
    expect((await lateVisitor()).saved).toMatchObject({ next: 'questionnaire', registration: { state: 'submitted' } });
    site.clock.set(LATE_FEE_START);
    const { wang, saved } = await lateVisitor();
    expect(saved).toMatchObject({ next: 'payment', registration: { state: 'awaitingPayment', number: null } });
    const { id } = saved.registration;
    expect(errorOf(await wang.request('visitorSubmitQuestion', { body: makeChineseQuestionnaireBody(id) }))).toEqual({
      code: 409,
      reason: 'visitor.stepMissing',
    });
    const order = (await wang.request('visitorPay', { path: { id } })).data as { id: string };
    expect(order).toMatchObject({ state: 'pending', amount: 5000, method: 'native' });
    expect((await wang.request('visitorPay', { path: { id } })).data).toEqual(order);
    await (await site.payments()).pay(order.id);
    expect(errorOf(await wang.request('visitorPay', { path: { id } }))).toEqual({
      code: 409,
      reason: 'payment.alreadyPaid',
    });
    expect(
      (await wang.request('visitorSubmitQuestion', { body: makeChineseQuestionnaireBody(id) })).data,
    ).toMatchObject({
      next: 'result',
      registration: { state: 'confirmed' },
    });
  });

  test('is refunded on cancellation, and nobody else can pay or see the order', async () => {
    site.clock.set(LATE_FEE_START);
    const { wang, saved } = await lateVisitor();
    const { id } = saved.registration;
    const stranger = await lateVisitor();
    expect(errorOf(await stranger.wang.request('visitorPay', { path: { id } }))).toEqual({
      code: 404,
      reason: 'visitor.notFound',
    });
    expect(errorOf(await visitor().request('visitorPay', { path: { id } }))).toEqual({
      code: 403,
      reason: 'auth.wechatSignInMissing',
    });
    const order = (await wang.request('visitorPay', { path: { id } })).data as { id: string };
    const provider = await site.payments();
    await provider.pay(order.id);
    await wang.request('ownCancelRegistration', { path: { id } });
    expect(provider.orders.get(order.id)?.trade_state).toBe('REFUND');
    expect(errorOf(await wang.request('visitorPay', { path: { id } }))).toEqual({
      code: 409,
      reason: 'visitor.cancelled',
    });
  });

  test('is not charged with a free code or for English registrations', async () => {
    site.clock.set(LATE_FEE_START);
    await addCode('FREE2026', 1);
    expect((await lateVisitor({ redeemCode: 'FREE2026' })).saved).toMatchObject({ next: 'questionnaire' });
    expect(await usesLeft('FREE2026')).toBe(0);
    expect(await registerVisitor(visitor('en'))).toMatchObject({ state: 'submitted' });
  });
});

describe('a free code', () => {
  const hold = (client: TestVisitor, code: string, mobile: string) =>
    client.request('visitorRedeemCode', { path: { code, mobile } });

  test('is reserved for a verified number and used by its registration', async () => {
    await addCode('HOLD01', 2);
    const wang = visitor();
    const mobile = newMobile();
    expect(errorOf(await hold(wang, 'HOLD01', mobile))).toEqual({
      code: 400,
      reason: 'verify.proofMissing',
      fields: ['/path/mobile'],
    });
    await wang.verifyMobile(mobile);
    const expectedCode = {
      code: 'HOLD01',
      accepted: true,
      usesLeft: 1,
      validUntil: '2026-03-30T01:00:00.000Z',
      heldUntil: '2026-03-10T02:30:00.000Z',
    };
    expect((await hold(wang, 'HOLD01', mobile)).data).toEqual(expectedCode);
    expect((await hold(wang, 'HOLD01', mobile)).data).toEqual(expectedCode);
    expect(
      (await wang.request('visitorInsert', { body: makeChineseBody(mobile, { redeemCode: 'HOLD01' }) })).code,
    ).toBe(200);
    expect(await usesLeft('HOLD01')).toBe(1);
  });

  test('is unavailable to others while its last use is reserved, until the reservation expires', async () => {
    await addCode('LAST01', 1);
    const [wang, li] = [visitor(), visitor()];
    const [one, other] = [newMobile(), newMobile()];
    await wang.verifyMobile(one);
    await li.verifyMobile(other);
    await hold(wang, 'LAST01', one);
    expect(errorOf(await hold(li, 'LAST01', other))).toEqual({
      code: 409,
      reason: 'redeem.spent',
      fields: ['/path/code'],
    });
    expect(
      errorOf(await li.request('visitorInsert', { body: makeChineseBody(other, { redeemCode: 'LAST01' }) })),
    ).toEqual({
      code: 409,
      reason: 'redeem.spent',
      fields: ['/body/redeemCode'],
    });
    site.clock.advance({ minutes: 30 });
    await li.verifyMobile(other);
    expect((await hold(li, 'LAST01', other)).data).toMatchObject({ usesLeft: 0 });
  });

  test('is rejected with its own reason if unknown or expired', async () => {
    await addCode('OLD001', 5, '2026-03-01T00:00:00Z');
    const wang = visitor();
    const mobile = newMobile();
    await wang.verifyMobile(mobile);
    expect(errorOf(await hold(wang, 'OLD001', mobile))).toMatchObject({ code: 409, reason: 'redeem.expired' });
    expect(errorOf(await hold(wang, 'NEVER1', mobile))).toMatchObject({ code: 404, reason: 'redeem.unknown' });
  });

  test('is not used up by a rejected registration', async () => {
    await addCode('KEEP01', 1);
    const mobile = newMobile();
    const first = visitor();
    const { id } = await registerInChinese(first, mobile);
    await first.request('ownCancelRegistration', { path: { id } });
    const documentMasked = (await registerInChinese(visitor())).documentMasked;
    expect(documentMasked).toBeDefined();
    const body = makeChineseBody(mobile, { redeemCode: 'KEEP01' });
    const li = visitor();
    await registerInChinese(li, newMobile(), { documentNumber: body.documentNumber });
    expect(errorOf(await first.request('visitorInsert', { body }))).toMatchObject({ reason: 'visitor.documentExists' });
    expect(await usesLeft('KEEP01')).toBe(1);
  });

  test('can be checked ten times an hour from an IP address', async () => {
    const wang = visitor();
    const mobile = newMobile();
    await wang.verifyMobile(mobile);
    for (let count = 0; count < 10; count++) expect((await hold(wang, 'NEVER2', mobile)).code).toBe(404);
    expect(errorOf(await hold(wang, 'NEVER2', mobile))).toEqual({ code: 429, reason: 'limit.exceeded' });
  });
});
