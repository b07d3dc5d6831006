/** The other channels: the me area, landing pages, invitations of exhibitors. */
import {
  makeChineseBody,
  makeChineseQuestionnaireBody,
  newIdCard,
  newMobile,
  registerInChinese,
  type SavedRegistration,
} from '../support/factories';
import { buildTestApp, OPEN, errorOf, type CodePurpose, type TestApp, type TestVisitor } from '../support/testApp';
import type { OperationId } from '../../server/http/contract';
import { newestOf } from '../support/newestOf.mjs';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
  await site.database.db
    .insertInto('invitation')
    .values(
      [
        { code: 'INV-8F3K2M', valid_until: '2026-04-03T15:00:00+08:00', edition: 27 },
        { code: 'INV-ENDED', valid_until: '2026-03-01T00:00:00Z', edition: 27 },
        { code: 'INV-OTHER', valid_until: '2026-04-03T15:00:00+08:00', edition: 26 },
      ].map((row) => ({
        ...row,
        exhibitor_id: null,
        exhibitor_name: JSON.stringify({ 'zh-cn': '示例机床', en: 'Example Machine Tools' }),
        booths: JSON.stringify([{ number: '2-A01', hall: '2', kind: 'standard', area: 9 }]),
      })),
    )
    .execute();
});
afterAll(() => site.close());
afterEach(() => site.clock.set(OPEN));

const visitor = (locale = 'zh-cn') => site.visitor({ locale });
const countRegistrations = async () =>
  (await site.database.db.selectFrom('visitor_registration').select('id').execute()).length;

const short = (mobile: string, changes: object) => ({
  name: '王小明',
  mobile,
  company: '深圳市示例机械有限公司',
  privacyAgreed: true,
  answers: {},
  formVersion: newestOf('landing'),
  ...changes,
});

const channelCases: [OperationId, CodePurpose, string, object][] = [
  ['meInsert', 'me', 'me', { formId: 'me', formVersion: newestOf('me') }],
  ['visitorLandingRegister', 'landing', 'landing', { formId: 'landing', landingType: 'theme', landingId: '1' }],
  [
    'exhibitorRegist',
    'invitation',
    'exhibitor',
    { formId: 'invitation', formVersion: newestOf('invitation'), invitationCode: 'INV-8F3K2M' },
  ],
];

describe.each(channelCases)('%s', (id, purpose, channel, changes) => {
  const register = async (client: TestVisitor, mobile: string, overrides: object = {}) => {
    await client.verifyMobile(mobile, purpose);
    return client.request(id, { body: short(mobile, { ...changes, ...overrides }) });
  };

  test('registers a verified number, and continues like every registration', async () => {
    const wang = visitor();
    const mobile = newMobile();
    const { registration, next } = (await register(wang, mobile)).data as SavedRegistration;
    expect([registration.channel, registration.state, next]).toEqual([channel, 'submitted', 'questionnaire']);
    const questionnaireResponse = await wang.request('visitorSubmitQuestion', {
      body: makeChineseQuestionnaireBody(registration.id),
    });
    expect(questionnaireResponse.data).toMatchObject({ next: 'result', registration: { state: 'confirmed' } });
    const body = { id: registration.id, ...makeChineseBody(mobile) };
    expect((await wang.request('visitorUpdate', { body })).data).toMatchObject({
      registration: { channel, formId: 'visitor-zh' },
    });
  });

  test('rejects invalid input with its field and stores nothing', async () => {
    const wang = visitor();
    const mobile = newMobile();
    const before = await countRegistrations();
    const minor = { documentKind: 'idCard', documentNumber: newIdCard('20150101') };
    expect(errorOf(await wang.request(id, { body: short(mobile, changes) }))).toMatchObject({
      reason: 'verify.proofMissing',
    });
    expect(errorOf(await register(wang, mobile, minor))).toMatchObject({ reason: 'visitor.under18' });
    expect(
      errorOf(await wang.request(id, { body: short(mobile, { ...changes, formId: 'visitor-zh' }) })),
    ).toMatchObject({
      reason: 'form.versionUnknown',
    });
    expect(errorOf(await wang.request(id, { body: short(mobile, { ...changes, name: '王' }) }))).toMatchObject({
      reason: 'form.answerInvalid',
      fields: ['/body/name'],
    });
    expect(await countRegistrations()).toBe(before);
  });

  test('rejects a document registered by any channel, and claims one of its own', async () => {
    const [used, own] = [newIdCard(), newIdCard()].map((documentNumber) => ({
      documentKind: 'idCard',
      documentNumber,
    }));
    const documentExistsError = { code: 409, reason: 'visitor.documentExists', fields: ['/body/documentNumber'] };
    await registerInChinese(visitor(), newMobile(), used);
    const before = await countRegistrations();
    expect(errorOf(await register(visitor(), newMobile(), used))).toEqual(documentExistsError);
    expect(await countRegistrations()).toBe(before);
    expect((await register(visitor(), newMobile(), own)).code).toBe(200);
    const [li, mobile] = [visitor(), newMobile()];
    await li.verifyMobile(mobile);
    expect(errorOf(await li.request('visitorInsert', { body: makeChineseBody(mobile, own) }))).toEqual(
      documentExistsError,
    );
  });

  test('returns the same response for the same form of the same session, and stores it once', async () => {
    const [wang, mobile] = [visitor(), newMobile()];
    const document = { documentKind: 'idCard', documentNumber: newIdCard() };
    const first = await register(wang, mobile, document);
    const before = await countRegistrations();
    const send = (client: TestVisitor, overrides: object = {}) =>
      client.request(id, { body: short(mobile, { ...changes, ...document, ...overrides }) });
    expect(first.code).toBe(200);
    expect(await send(wang)).toEqual(first);
    expect(await countRegistrations()).toBe(before);
    const mobileExists = { code: 409, reason: 'visitor.mobileExists' };
    expect(errorOf(await send(wang, { company: '另一家公司' }))).toMatchObject(mobileExists);
    site.clock.advance({ minutes: 2 });
    expect(errorOf(await register(visitor(), mobile, document))).toMatchObject(mobileExists);
  });

  test('detects a number registered by any channel, and enforces the deadline', async () => {
    const wang = visitor();
    const mobile = newMobile();
    await registerInChinese(visitor(), mobile);
    site.clock.advance({ minutes: 2 });
    expect(errorOf(await register(wang, mobile))).toMatchObject({ code: 409, reason: 'visitor.mobileExists' });
    site.clock.set('2026-03-30T09:00:00+08:00');
    expect(errorOf(await register(wang, newMobile()))).toMatchObject({ code: 409, reason: 'registration.closed' });
  });
});

test('rejects a registration by an unknown landing page', async () => {
  const wang = visitor();
  const mobile = newMobile();
  await wang.verifyMobile(mobile, 'landing');
  const body = short(mobile, { formId: 'landing', landingType: 'theme', landingId: '9' });
  expect(errorOf(await wang.request('visitorLandingRegister', { body }))).toEqual({
    code: 404,
    reason: 'landing.notFound',
  });
});

describe('the me area', () => {
  test('sends its code for a captcha, and finds a registration by it', async () => {
    const mobile = newMobile();
    const { id } = await registerInChinese(visitor(), mobile);
    site.clock.advance({ minutes: 2 });
    const wang = visitor();
    expect(errorOf(await wang.request('meSendCode', { path: { mobile } }))).toEqual({
      code: 400,
      reason: 'captcha.required',
    });
    await wang.solveCaptcha();
    expect((await wang.request('meSendCode', { path: { mobile } })).data).toEqual({ resendAfter: 60, expiresIn: 600 });
    const code = await wang.codeFor(mobile);
    const found = await wang.request('meFindByMobile', { path: { mobile, code } });
    expect(found.data).toMatchObject({ exists: true, registration: { id } });
    expect(wang.ticket).toBeDefined();
    expect(errorOf(await wang.request('meFindByMobile', { path: { mobile, code } }))).toMatchObject({
      reason: 'verify.codeSpent',
    });
  });

  test('finds nothing for an unregistered visitor, and issues no ticket', async () => {
    const wang = visitor();
    const mobile = newMobile();
    await wang.solveCaptcha();
    await wang.request('meSendCode', { path: { mobile } });
    const code = await wang.codeFor(mobile);
    expect((await wang.request('meFindByMobile', { path: { mobile, code } })).data).toEqual({
      exists: false,
      registration: null,
    });
    expect(wang.ticket).toBeUndefined();
  });
});

describe('an invitation', () => {
  const invitation = {
    code: 'INV-8F3K2M',
    exhibitorId: null,
    exhibitorName: '示例机床',
    booths: [{ number: '2-A01', hall: '2', kind: 'standard', area: 9 }],
    validUntil: '2026-04-03T07:00:00.000Z',
  };
  const show = (client: TestVisitor, mobile?: string, invitationCode = 'INV-8F3K2M') =>
    client.request('exhibitorMyRegist', { body: { invitationCode, ...(mobile && { mobile }) } });

  test('shows the sender, and of an unverified guest only whether the guest is registered', async () => {
    const mobile = newMobile();
    expect((await show(visitor(), mobile)).data).toEqual({ invitation, exists: false, registration: null });
    const { id } = await registerInChinese(visitor(), mobile);
    const other = visitor();
    expect((await show(other, mobile)).data).toEqual({ invitation, exists: true, registration: null });
    site.clock.advance({ minutes: 2 });
    await other.solveCaptcha();
    const sent = await other.request('exhibitorSmsCodeValid', { body: { mobile } });
    expect(sent.data).toEqual({ state: 'sent', resendAfter: 60, expiresIn: 600, proofExpiresAt: null });
    const code = await other.codeFor(mobile);
    const wrong = { mobile, code: code === '000000' ? '000001' : '000000' };
    expect(errorOf(await other.request('exhibitorSmsCodeValid', { body: wrong }))).toMatchObject({
      reason: 'verify.codeWrong',
    });
    expect((await other.request('exhibitorSmsCodeValid', { body: { mobile, code } })).data).toEqual({
      state: 'verified',
      resendAfter: null,
      expiresIn: null,
      proofExpiresAt: '2026-03-10T02:32:00.000Z',
    });
    expect((await show(other, mobile)).data).toMatchObject({ exists: true, registration: { id } });
  });

  test('without a number shows the registration of the ticket', async () => {
    const wang = visitor();
    const { id } = await registerInChinese(wang);
    expect((await show(wang)).data).toMatchObject({ exists: true, registration: { id } });
    expect((await show(visitor())).data).toEqual({ invitation, exists: false, registration: null });
  });

  test.each(['INV-ENDED', 'INV-OTHER', 'INV-NEVER'])('%s is invalid', async (code) => {
    const invitationNotFoundError = { code: 404, reason: 'invitation.notFound' };
    expect(errorOf(await show(visitor(), undefined, code))).toEqual(invitationNotFoundError);
    const wang = visitor();
    const mobile = newMobile();
    await wang.verifyMobile(mobile, 'invitation');
    const body = short(mobile, { formId: 'invitation', invitationCode: code });
    expect(errorOf(await wang.request('exhibitorRegist', { body }))).toEqual(invitationNotFoundError);
  });
});
