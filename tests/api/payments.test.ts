/**
 * Payment for a seat: WeChat Pay's protocol with its sandbox; notices may be lost, repeated, forged or late
 * (docs/concepts.md).
 */
import { enrolled, makeEnrolmentBody, meetingWith, type Enrolment } from '../support/meetings';
import { registerConfirmedInChinese, newMobile } from '../support/factories';
import { buildTestApp, errorOf, type TestApp, type TestVisitor } from '../support/testApp';

const NOTICE = '/api/web/own/payment/notice';
const CLINIC = 'toolpath-clinic';

let site: TestApp;
let meetingId: string;
beforeAll(async () => {
  site = await buildTestApp();
  meetingId = await meetingWith(site, CLINIC);
});
afterAll(() => site.close());
beforeEach(() => site.clock.set('2026-03-10T10:00:00+08:00'));

interface Payment {
  id: string;
  state: string;
  amount: number;
  method: string;
  jsapi: object | null;
  native: { codeUrl: string } | null;
  h5: { h5Url: string } | null;
}

const pay = async (guest: TestVisitor, enrolment: Enrolment, method?: string) =>
  guest.request('meetingPay', { body: { enrolmentId: enrolment.id, ...(method && { method }) } });
const openOrder = async (guest: TestVisitor, enrolment: Enrolment, method?: string): Promise<Payment> => {
  const { code, data } = await pay(guest, enrolment, method);
  expect(code).toBe(200);
  return data;
};
const stateOf = async (guest: TestVisitor, id: string) =>
  (await guest.request('ownPaymentState', { path: { id } })).data as { state: string; paidAt: string | null };
const enrolmentsOf = async (guest: TestVisitor) =>
  (await guest.request('meetingEnrollsOf', { query: { meetingId } })).data as unknown as Enrolment[];
const messagesTo = async (guest: TestVisitor, mobile: string) =>
  (await guest.mails(mobile)).map(({ template }) => template).filter((template) => template !== 'smsCode');
const send = async ({ headers, body }: { headers: Record<string, string>; body: string }) => {
  const response = await site.app.inject({ method: 'POST', url: NOTICE, headers, payload: body });
  return response.json<{ code: unknown; data: never; message: string }>();
};

test('scanning pays for a seat: the notice confirms it, and the person is notified once', async () => {
  const { guest, mobile, enrolment } = await enrolled(site, meetingId);
  const payment = await openOrder(guest, enrolment);
  expect(payment).toMatchObject({ state: 'pending', amount: 19900, method: 'native', jsapi: null, h5: null });
  expect(payment.native?.codeUrl).toBe(`http://127.0.0.1:8080/dev/pay/${payment.id}`);
  expect((await site.payments()).orders.get(payment.id)).toMatchObject({
    amount: { total: 19900, currency: 'CNY' },
    description: '刀路门诊：带着程序来',
    time_expire: '2026-03-10T10:30:00+08:00',
  });
  site.clock.advance({ minutes: 3 });
  expect(await (await site.payments()).pay(payment.id)).toBe(200);
  expect(await stateOf(guest, payment.id)).toMatchObject({ state: 'paid', paidAt: '2026-03-10T02:03:00.000Z' });
  expect(await enrolmentsOf(guest)).toMatchObject([{ state: 'paid', amountDue: 0, payBefore: null }]);
  expect(await messagesTo(guest, mobile)).toEqual(['meetingEnrolled', 'meetingPayDue']);
  expect((await guest.request('meetingCharged', { body: {} })).data).toMatchObject([
    { enrolment: { id: enrolment.id, state: 'paid' }, payment: { id: payment.id, state: 'paid' } },
  ]);
  expect(errorOf(await pay(guest, enrolment))).toEqual({ code: 409, reason: 'payment.alreadyPaid' });
});

test('the same notice ten times makes one change and one message', async () => {
  const { guest, mobile, enrolment } = await enrolled(site, meetingId);
  const { id } = await openOrder(guest, enrolment);
  const provider = await site.payments();
  await provider.pay(id, { loseNotice: true });
  const before = await messagesTo(guest, mobile);
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(provider.notice(id))));
  expect(answers).toEqual(Array.from({ length: 10 }, () => ({ code: 'SUCCESS', message: 'OK' })));
  expect((await messagesTo(guest, mobile)).length - before.length).toBe(1);
  const notices = site.database.db.selectFrom('payment_notice').selectAll().where('payment_id', '=', id);
  expect(await notices.execute()).toHaveLength(1);
});

test('accepts a notice only with valid signature, time, merchant and amount', async () => {
  const { guest, enrolment } = await enrolled(site, meetingId);
  const { id } = await openOrder(guest, enrolment);
  const provider = await site.payments();
  await provider.pay(id, { loseNotice: true });
  const validNotice = provider.notice(id);
  const errorFor = async (notice: typeof validNotice) => errorOf((await send(notice)) as never);
  expect(await errorFor({ ...validNotice, body: validNotice.body.replace('SUCCESS', 'SUCCES5') })).toEqual({
    code: 400,
    reason: 'payment.signatureWrong',
  });
  const otherKey = { ...validNotice.headers, 'wechatpay-serial': 'PUB_KEY_ID_OTHER' };
  expect(await errorFor({ ...validNotice, headers: otherKey })).toEqual({
    code: 400,
    reason: 'payment.signatureWrong',
  });
  expect(await errorFor(provider.notice(id, { mchid: '1900000002' }))).toEqual({
    code: 400,
    reason: 'payment.merchantWrong',
  });
  expect(await errorFor(provider.notice(id, { amount: 1 }))).toEqual({ code: 400, reason: 'payment.amountWrong' });
  site.clock.advance({ minutes: 6 });
  expect(await errorFor(validNotice)).toEqual({ code: 400, reason: 'payment.noticeStale' });
  expect(await enrolmentsOf(guest)).toMatchObject([{ state: 'awaitingPayment' }]);
});

test('verifies the signature over the raw body of a notice, including whitespace', async () => {
  const { guest, enrolment } = await enrolled(site, meetingId);
  const { id } = await openOrder(guest, enrolment);
  const provider = await site.payments();
  await provider.pay(id, { loseNotice: true });
  const spaced = (notice: object) => `\n  ${JSON.stringify({ ...notice, summary: '  支付成功 ' }, null, 2)}  \r\n`;
  const notice = provider.notice(id, { write: spaced });
  const trimmed = { ...notice, body: notice.body.trim() };
  expect(errorOf((await send(trimmed)) as never)).toEqual({ code: 400, reason: 'payment.signatureWrong' });
  expect(await send(notice)).toEqual({ code: 'SUCCESS', message: 'OK' });
  expect(await enrolmentsOf(guest)).toMatchObject([{ state: 'paid' }]);
});

test('finds a payment with a lost notice by querying the provider, from the page and from the job', async () => {
  const [one, other] = [await enrolled(site, meetingId), await enrolled(site, meetingId)];
  const provider = await site.payments();
  const first = await openOrder(one.guest, one.enrolment);
  const second = await openOrder(other.guest, other.enrolment);
  await provider.pay(first.id, { loseNotice: true });
  await provider.pay(second.id, { loseNotice: true });
  expect(await stateOf(one.guest, first.id)).toMatchObject({ state: 'paid' });
  expect(await enrolmentsOf(other.guest)).toMatchObject([{ state: 'awaitingPayment' }]);
  site.clock.advance({ minutes: 2 });
  await site.app.services.payments.reconcile();
  expect(await enrolmentsOf(other.guest)).toMatchObject([{ state: 'paid' }]);
});

test('a repeated request returns the same order; another payment method closes the first one', async () => {
  const { guest, enrolment } = await enrolled(site, meetingId);
  const first = await openOrder(guest, enrolment);
  expect(await openOrder(guest, enrolment)).toEqual(first);
  const second = await openOrder(guest, enrolment, 'h5');
  expect(second).toMatchObject({ state: 'pending', method: 'h5', native: null });
  expect(second.id).not.toBe(first.id);
  const provider = await site.payments();
  expect(provider.orders.get(first.id)?.trade_state).toBe('CLOSED');
  expect(await stateOf(guest, first.id)).toMatchObject({ state: 'closed' });
  expect(await provider.pay(first.id)).toBeNull();
});

test('an order that is paid while it is being closed counts as paid, without a second order', async () => {
  const { guest, enrolment } = await enrolled(site, meetingId);
  const first = await openOrder(guest, enrolment);
  await (await site.payments()).pay(first.id, { loseNotice: true });
  expect(errorOf(await pay(guest, enrolment, 'h5'))).toEqual({ code: 409, reason: 'payment.alreadyPaid' });
  expect(await enrolmentsOf(guest)).toMatchObject([{ state: 'paid' }]);
});

test('an unpaid seat expires: no order for it, and a late payment is refunded', async () => {
  const { guest, enrolment } = await enrolled(site, meetingId);
  const { id } = await openOrder(guest, enrolment);
  site.clock.advance({ minutes: 30 });
  expect(errorOf(await pay(guest, enrolment))).toEqual({ code: 409, reason: 'enrolment.released' });
  const provider = await site.payments();
  await provider.pay(id);
  expect(provider.orders.get(id)?.trade_state).toBe('REFUND');
  expect(await stateOf(guest, id)).toMatchObject({ state: 'refunded' });
  expect(await enrolmentsOf(guest)).toEqual([]);
});

test('closes an unpaid order at the provider too', async () => {
  const { guest, enrolment } = await enrolled(site, meetingId);
  const { id } = await openOrder(guest, enrolment);
  site.clock.advance({ minutes: 31 });
  await site.app.services.payments.reconcile();
  expect(await stateOf(guest, id)).toMatchObject({ state: 'closed' });
  expect((await site.payments()).orders.get(id)?.trade_state).toBe('CLOSED');
});

test('refunds a paid seat when it is cancelled', async () => {
  const { guest, enrolment } = await enrolled(site, meetingId);
  const { id } = await openOrder(guest, enrolment);
  const provider = await site.payments();
  await provider.pay(id);
  expect((await guest.request('ownCancelEnrolment', { path: { id: enrolment.id } })).data).toMatchObject({
    state: 'cancelled',
  });
  expect(provider.orders.get(id)?.trade_state).toBe('REFUND');
  expect(await stateOf(guest, id)).toMatchObject({ state: 'refunded' });
});

test('cancelling the registration refunds its paid seats', async () => {
  const wang = site.visitor({ locale: 'zh-cn' });
  const { id } = await registerConfirmedInChinese(wang);
  const body = { registrationId: id, meetingIds: [meetingId] };
  const { enrolments } = (await wang.request('visitorEnrollMeeting', { body })).data as { enrolments: Enrolment[] };
  const order = await openOrder(wang, enrolments[0]!);
  const provider = await site.payments();
  await provider.pay(order.id);
  expect((await wang.request('ownCancelRegistration', { path: { id } })).data).toMatchObject({ state: 'cancelled' });
  expect(provider.orders.get(order.id)?.trade_state).toBe('REFUND');
  expect(await stateOf(wang, order.id)).toMatchObject({ state: 'refunded' });
});

test('returns the same response for another person’s order and enrolment as for unknown ones', async () => {
  const owner = await enrolled(site, meetingId);
  const other = await enrolled(site, meetingId);
  const { id } = await openOrder(owner.guest, owner.enrolment);
  expect(errorOf(await pay(other.guest, owner.enrolment))).toEqual({ code: 404, reason: 'enrolment.notFound' });
  expect(errorOf(await pay(site.visitor(), owner.enrolment))).toEqual({
    code: 403,
    reason: 'auth.wechatSignInMissing',
  });
  const notThere = { code: 404, reason: 'payment.notFound' };
  for (const visitor of [other.guest, site.visitor()])
    expect(errorOf(await visitor.request('ownPaymentState', { path: { id } }))).toEqual(notThere);
  expect((await other.guest.request('meetingCharged', { body: {} })).data).toMatchObject([
    { enrolment: { id: other.enrolment.id }, payment: null },
  ]);
  expect((await site.visitor().request('meetingCharged', { body: {} })).data).toEqual([]);
});

test('rejects payments for free seats, and requires sign-in inside WeChat', async () => {
  const free = await meetingWith(site, 'impellers');
  const guest = site.visitor();
  const mobile = newMobile();
  await guest.verifyMobile(mobile, 'meeting');
  const { data } = await guest.request('meetingEnroll', { body: makeEnrolmentBody(free, mobile) });
  expect(errorOf(await pay(guest, (data as { enrolment: Enrolment }).enrolment))).toEqual({
    code: 409,
    reason: 'payment.notDue',
  });
  const charged = await enrolled(site, meetingId);
  expect(errorOf(await pay(charged.guest, charged.enrolment, 'jsapi'))).toEqual({
    code: 403,
    reason: 'auth.wechatSignInMissing',
  });
});

test('an unavailable provider leaves only a failed order, and the next try creates another', async () => {
  const { guest, enrolment } = await enrolled(site, meetingId);
  const provider = await site.payments();
  const { endpoint } = provider.settings;
  provider.settings.endpoint = 'http://127.0.0.1:9';
  expect(errorOf(await pay(guest, enrolment))).toEqual({ code: 503, reason: 'server.unavailable' });
  provider.settings.endpoint = endpoint;
  expect(await openOrder(guest, enrolment)).toMatchObject({ state: 'pending' });
  const orders = site.database.db.selectFrom('payment').select('state').where('subject_id', '=', enrolment.id);
  const rows = await orders.execute();
  expect(rows.map(({ state }) => state).sort()).toEqual(['failed', 'pending']);
});

test('the sandbox shows a payment page', async () => {
  const { guest, enrolment } = await enrolled(site, meetingId);
  const { id } = await openOrder(guest, enrolment);
  const paymentPage = await site.app.inject(`/dev/pay/${id}`);
  expect(paymentPage.body).toContain('Pay CNY 199.00');
  expect(paymentPage.body).toContain('This is a sandbox: no money moves.');
  expect(paymentPage.headers['content-security-policy']).toContain("form-action 'self'");
  const payload = '';
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await site.app.inject({ method: 'POST', url: `/dev/pay/${id}`, payload, headers });
  expect(await stateOf(guest, id)).toMatchObject({ state: 'paid' });
  expect((await site.app.inject('/dev/pay/unknown')).statusCode).toBe(404);
});
