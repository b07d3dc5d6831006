/** A visitor registers in Chinese by mobile number, from the first code to the text message with the number. */
import { isRegistrationNumber } from '../../server/lib/ids';
import { Vault } from '../../server/lib/secrets';
import {
  makeChineseBody,
  makeChineseQuestionnaireBody,
  registerConfirmed,
  registerConfirmedInChinese,
  newIdCard,
  newMobile,
  registerInChinese,
  type Registration,
  type SavedRegistration,
} from '../support/factories';
import { buildTestApp, OPEN, errorOf, type ErrorOutcome, type TestApp, type TestVisitor } from '../support/testApp';
import { newestOf } from '../support/newestOf.mjs';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());
afterEach(() => site.clock.set(OPEN));

const visitor = (locale = 'zh-cn') => site.visitor({ locale });
const rowOf = (id: string) =>
  site.database.db.selectFrom('visitor_registration').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const countRows = async () => (await site.database.db.selectFrom('visitor_registration').select('id').execute()).length;

test('a visitor verifies the number, registers, answers the questionnaire and gets a number and a message', async () => {
  const wang = visitor();
  const mobile = newMobile();
  const body = makeChineseBody(mobile, { email: 'Wang@example.com' });
  await wang.verifyMobile(mobile);
  const response = await wang.requestRaw('visitorInsert', { body });
  expect(response.headers['access-token']).toMatch(/^[\w-]{43}$/);
  const first = (response.json() as { data: SavedRegistration }).data;
  const { documentNumber, ...shown } = body;
  expect(first).toEqual({
    next: 'questionnaire',
    registration: {
      ...shown,
      email: 'wang@example.com',
      documentMasked: `4403**********${documentNumber.slice(-4)}`,
      under18: false,
      id: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{26}$/),
      number: null,
      channel: 'zh',
      state: 'submitted',
      questionnaire: null,
      amountDue: 0,
      qrContent: null,
      createdAt: '2026-03-10T02:00:00.000Z',
      updatedAt: '2026-03-10T02:00:00.000Z',
    },
  });
  const { id } = first.registration;
  site.clock.advance({ seconds: 1 });
  const second = (await wang.request('visitorSubmitQuestion', { body: makeChineseQuestionnaireBody(id) }))
    .data as SavedRegistration;
  const { number } = second.registration;
  expect(isRegistrationNumber(number ?? '')).toBe(true);
  expect(second).toMatchObject({ next: 'result', registration: { id, state: 'confirmed' } });
  const sms = await wang.newestMail(mobile);
  expect(sms).toMatchObject({ template: 'registrationConfirmed', locale: 'zh-cn' });
  expect(sms.text).toContain(`编号 ${number}`);
  expect(sms.text).toMatch(/\/zh-cn\/b\/[\w-]{22}$/);
  expect(await wang.newestMail('wang@example.com')).toMatchObject({ template: 'registrationConfirmed' });
  expect((await wang.request('visitorFindVisit')).data).toEqual({ registration: second.registration });
});

test('a document number is encrypted and appears nowhere in the database as plain text', async () => {
  const number = newIdCard();
  const { id } = await registerInChinese(visitor(), newMobile(), { documentNumber: number });
  const row = await rowOf(id);
  expect(JSON.stringify(row)).not.toContain(number);
  expect(new Vault('a secret of tests that is long enough').decrypt(row.document_sealed ?? '', id)).toBe(number);
  expect(row.consent).toEqual({
    privacy: true,
    textVersion: '2026-01',
    at: '2026-03-10T02:00:00.000Z',
    locale: 'zh-cn',
  });
});

describe('reports errors at their field, and stores nothing', () => {
  test.each([
    [
      'an ID card with a wrong check digit',
      { documentNumber: '110101199003070012' },
      400,
      'form.answerInvalid',
      'documentNumber',
    ],
    ['a visitor under 18', { documentNumber: () => newIdCard('20080401') }, 400, 'visitor.under18', 'documentNumber'],
    ['a document without its kind', { documentKind: undefined }, 400, 'form.answerInvalid', 'documentKind'],
    [
      'a passport that is too short',
      { documentKind: 'passport', documentNumber: 'E123' },
      400,
      'request.invalid',
      'documentNumber',
    ],
    ['a city of another province', { provinceId: '110000' }, 400, 'request.invalid', 'cityId'],
    [
      'an unknown country',
      { country: 'XX', provinceId: undefined, cityId: undefined, areaId: undefined },
      400,
      'form.answerInvalid',
      'country',
    ],
    [
      'another form',
      { formId: 'visitor-en', formVersion: newestOf('visitor-en') },
      400,
      'form.versionUnknown',
      'formId',
    ],
    ['no consent', { privacyAgreed: false }, 400, 'form.answerInvalid', 'privacyAgreed'],
    ['an unknown free code', { redeemCode: 'NOSUCH99' }, 404, 'redeem.unknown', 'redeemCode'],
  ])('%s', async (_what, changes, code, reason, field) => {
    const wang = visitor();
    const mobile = newMobile();
    await wang.verifyMobile(mobile);
    const before = await countRows();
    const personalFields = Object.fromEntries(
      Object.entries(changes).map(([key, value]) => [key, typeof value === 'function' ? value() : value]),
    );
    const response = await wang.request('visitorInsert', { body: makeChineseBody(mobile, personalFields) });
    expect(errorOf(response)).toMatchObject({ code, reason });
    expect((response.data as ErrorOutcome).errors[0]?.pointer).toBe(`/body/${field}`);
    expect(await countRows()).toBe(before);
    expect((await visitor().request('visitorExistMobile', { path: { mobile } })).data).toEqual({ exists: false });
  });

  test('accepts a visitor whose 18th birthday is today', async () => {
    const { state } = await registerInChinese(visitor(), newMobile(), { documentNumber: newIdCard('20080310') });
    expect(state).toBe('submitted');
  });

  test('rejects an unverified number, and one verified for another purpose', async () => {
    const wang = visitor();
    const mobile = newMobile();
    await wang.verifyMobile(mobile, 'find');
    expect(errorOf(await wang.request('visitorInsert', { body: makeChineseBody(mobile) }))).toEqual({
      code: 400,
      reason: 'verify.proofMissing',
      fields: ['/body/mobile'],
    });
  });

  test('requires sign-in within WeChat', async () => {
    const wang = visitor();
    const mobile = newMobile();
    await wang.verifyMobile(mobile);
    const agent = { 'user-agent': 'Mozilla/5.0 MicroMessenger/8.0.49' };
    const { statusCode } = await wang.requestRaw('visitorInsert', { body: makeChineseBody(mobile) }, agent);
    expect(statusCode).toBe(403);
  });
});

test('registers a number and a document once per edition; cancelling releases both', async () => {
  const wang = visitor();
  const mobile = newMobile();
  const documentNumber = newIdCard();
  const { id } = await registerInChinese(wang, mobile, { documentNumber });
  expect(errorOf(await wang.request('visitorInsert', { body: makeChineseBody(mobile) }))).toEqual({
    code: 409,
    reason: 'visitor.mobileExists',
    fields: ['/body/mobile'],
  });
  const li = visitor();
  const another = newMobile();
  await li.verifyMobile(another);
  const body = makeChineseBody(another, { documentNumber: documentNumber.toLowerCase() });
  expect(errorOf(await li.request('visitorInsert', { body }))).toEqual({
    code: 409,
    reason: 'visitor.documentExists',
    fields: ['/body/documentNumber'],
  });
  expect((await wang.request('ownCancelRegistration', { path: { id } })).code).toBe(200);
  expect((await li.request('visitorInsert', { body })).code).toBe(200);
  expect((await wang.request('visitorInsert', { body: makeChineseBody(mobile) })).code).toBe(200);
});

test('a change replaces the record, except that an absent number of the same document is preserved', async () => {
  const wang = visitor();
  const mobile = newMobile();
  const { id, documentMasked } = await registerInChinese(wang, mobile, { address: '宝安区展城路1号' });
  const { documentNumber: _number, ...body } = makeChineseBody(mobile, { company: '另一家示例公司' });
  const saved = (await wang.request('visitorUpdate', { body: { id, ...body } })).data as SavedRegistration;
  expect(saved.registration).toMatchObject({ company: '另一家示例公司', documentMasked });
  expect(saved.registration.address).toBeUndefined();
  expect(errorOf(await wang.request('visitorUpdate', { body: { id, ...body, documentKind: 'passport' } }))).toEqual({
    code: 400,
    reason: 'form.answerInvalid',
    fields: ['/body/documentNumber'],
  });
  const changed = { id, ...body, documentKind: 'passport', documentNumber: 'E12345678' };
  expect((await wang.request('visitorUpdate', { body: changed })).data).toMatchObject({
    registration: { documentKind: 'passport', documentMasked: 'E1*****78' },
  });
});

test('returns the original response to the same form from a session that lost it', async () => {
  const wang = visitor();
  const mobile = newMobile();
  await wang.verifyMobile(mobile);
  const body = makeChineseBody(mobile, { documentNumber: newIdCard() });
  const send = (client: TestVisitor, changes = {}) =>
    client.request('visitorInsert', { body: { ...body, ...changes } });
  const first = await send(wang);
  expect(first.code).toBe(200);
  expect(await send(wang)).toEqual(first);
  // Neither another form of this session nor the same form of another session opens it.
  const mobileExists = { code: 409, reason: 'visitor.mobileExists', fields: ['/body/mobile'] };
  expect(errorOf(await send(wang, { company: '另一家公司' }))).toEqual(mobileExists);
  expect(errorOf(await send(wang, { documentNumber: newIdCard() }))).toEqual(mobileExists);
  const li = visitor();
  site.clock.advance({ minutes: 2 });
  await li.verifyMobile(mobile);
  expect(errorOf(await send(li))).toEqual(mobileExists);
});

test('requires verification of a new number, which then moves the registration', async () => {
  const wang = visitor();
  const [mobile, another] = [newMobile(), newMobile()];
  const { id } = await registerInChinese(wang, mobile);
  const body = { id, ...makeChineseBody(another) };
  expect(errorOf(await wang.request('visitorUpdate', { body }))).toMatchObject({ reason: 'verify.proofMissing' });
  await wang.verifyMobile(another);
  expect((await wang.request('visitorUpdate', { body })).data).toMatchObject({ registration: { mobile: another } });
  const registered = newMobile();
  await registerInChinese(visitor(), registered);
  site.clock.advance({ minutes: 2 });
  await wang.verifyMobile(registered);
  expect(errorOf(await wang.request('visitorUpdate', { body: { id, ...makeChineseBody(registered) } }))).toEqual({
    code: 409,
    reason: 'visitor.mobileExists',
    fields: ['/body/mobile'],
  });
});

describe('another’s record', () => {
  let record: Registration;
  beforeAll(async () => {
    record = await registerConfirmedInChinese(visitor());
  });
  const calls = {
    visitorUpdate: () => ({ body: { id: record.id, ...makeChineseBody(newMobile()) } }),
    visitorSubmitQuestion: () => ({ body: makeChineseQuestionnaireBody(record.id) }),
    visitorAddPartners: () => ({
      body: { registrationId: record.id, partners: [{ name: '李小红', mobile: newMobile() }], invite: false },
    }),
    visitorPartners: () => ({ query: { registrationId: record.id } }),
  };

  test.each(Object.keys(calls) as (keyof typeof calls)[])('%s requires sign-in', async (id) => {
    expect(errorOf(await visitor().request(id, calls[id]()))).toEqual({
      code: 403,
      reason: 'auth.wechatSignInMissing',
    });
  });

  test.each(Object.keys(calls) as (keyof typeof calls)[])('%s looks like an unknown one', async (id) => {
    const other = visitor();
    await registerConfirmedInChinese(other);
    expect(errorOf(await other.request(id, calls[id]()))).toEqual({ code: 404, reason: 'visitor.notFound' });
  });

  test('and an English one is not accessible by the Chinese calls', async () => {
    const anna = visitor('en');
    const { id } = await registerConfirmed(anna);
    expect(errorOf(await anna.request('visitorSubmitQuestion', { body: makeChineseQuestionnaireBody(id) }))).toEqual({
      code: 404,
      reason: 'visitor.notFound',
    });
  });
});
