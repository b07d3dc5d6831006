/** The other ways in: the me area, landing pages, invitations of exhibitors; and exhibitors who ask for a booth. */
import {
  chineseOf,
  chineseQuestionnaireOf,
  newIdCard,
  newMobile,
  registeredInChinese,
  type Saved,
} from '../support/factories';
import { buildTestApp, OPEN, refusalOf, type CodePurpose, type TestApp, type TestVisitor } from '../support/testApp';
import type { OperationId } from '../../server/http/contract';

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

let visitors = 0;
const visitor = (locale = 'zh-cn') => site.visitor({ locale, address: `198.51.104.${(visitors += 1)}` });
const countOf = async (table: 'visitor_registration' | 'booth_reservation') =>
  (await site.database.db.selectFrom(table).select('id').execute()).length;

const short = (mobile: string, changes: object) => ({
  name: '王小明',
  mobile,
  company: '深圳市示例机械有限公司',
  privacyAgreed: true,
  answers: {},
  formVersion: 1,
  ...changes,
});

const ways: [OperationId, CodePurpose, string, object][] = [
  ['meInsert', 'me', 'me', { formId: 'me', formVersion: 2 }],
  ['visitorLandingRegister', 'landing', 'landing', { formId: 'landing', landingType: 'theme', landingId: '1' }],
  [
    'exhibitorRegist',
    'invitation',
    'exhibitor',
    { formId: 'invitation', formVersion: 2, invitationCode: 'INV-8F3K2M' },
  ],
];

describe.each(ways)('%s', (id, purpose, channel, changes) => {
  const register = async (who: TestVisitor, mobile: string, more: object = {}) => {
    await who.proveMobile(mobile, purpose);
    return who.ask(id, { body: short(mobile, { ...changes, ...more }) });
  };

  test('registers by a proved number, and goes on as every registration does', async () => {
    const wang = visitor();
    const mobile = newMobile();
    const { registration, next } = (await register(wang, mobile)).data as Saved;
    expect([registration.channel, registration.state, next]).toEqual([channel, 'submitted', 'questionnaire']);
    const answered = await wang.ask('visitorSubmitQuestion', { body: chineseQuestionnaireOf(registration.id) });
    expect(answered.data).toMatchObject({ next: 'result', registration: { state: 'confirmed' } });
    const body = { id: registration.id, ...chineseOf(mobile) };
    expect((await wang.ask('visitorUpdate', { body })).data).toMatchObject({
      registration: { channel, formId: 'visitor-zh' },
    });
  });

  test('refuses what is wrong by its place and stores nothing', async () => {
    const wang = visitor();
    const mobile = newMobile();
    const before = await countOf('visitor_registration');
    const minor = { documentKind: 'idCard', documentNumber: newIdCard('20150101') };
    expect(refusalOf(await wang.ask(id, { body: short(mobile, changes) }))).toMatchObject({
      reason: 'verify.proofMissing',
    });
    expect(refusalOf(await register(wang, mobile, minor))).toMatchObject({ reason: 'visitor.under18' });
    expect(refusalOf(await wang.ask(id, { body: short(mobile, { ...changes, formId: 'visitor-zh' }) }))).toMatchObject({
      reason: 'form.versionUnknown',
    });
    expect(refusalOf(await wang.ask(id, { body: short(mobile, { ...changes, name: '王' }) }))).toMatchObject({
      reason: 'form.answerInvalid',
      fields: ['/body/name'],
    });
    expect(await countOf('visitor_registration')).toBe(before);
  });

  test('knows a number that is registered by whichever way, and the deadline', async () => {
    const wang = visitor();
    const mobile = newMobile();
    await registeredInChinese(visitor(), mobile);
    site.clock.advance({ minutes: 2 });
    expect(refusalOf(await register(wang, mobile))).toMatchObject({ code: 409, reason: 'visitor.mobileExists' });
    site.clock.set('2026-03-30T09:00:00+08:00');
    expect(refusalOf(await register(wang, newMobile()))).toMatchObject({ code: 409, reason: 'registration.closed' });
  });
});

test('a landing page that does not exist registers nobody', async () => {
  const wang = visitor();
  const mobile = newMobile();
  await wang.proveMobile(mobile, 'landing');
  const body = short(mobile, { formId: 'landing', landingType: 'theme', landingId: '9' });
  expect(refusalOf(await wang.ask('visitorLandingRegister', { body }))).toEqual({
    code: 404,
    reason: 'landing.notFound',
  });
});

describe('the me area', () => {
  test('sends its code for a captcha, and finds a registration by it', async () => {
    const mobile = newMobile();
    const { id } = await registeredInChinese(visitor(), mobile);
    site.clock.advance({ minutes: 2 });
    const wang = visitor();
    expect(refusalOf(await wang.ask('meSendCode', { path: { mobile } }))).toEqual({
      code: 400,
      reason: 'captcha.required',
    });
    await wang.solveCaptcha();
    expect((await wang.ask('meSendCode', { path: { mobile } })).data).toEqual({ resendAfter: 60, expiresIn: 600 });
    const code = await wang.codeFor(mobile);
    const found = await wang.ask('meFindByMobile', { path: { mobile, code } });
    expect(found.data).toMatchObject({ exists: true, registration: { id } });
    expect(wang.ticket).toBeDefined();
    expect(refusalOf(await wang.ask('meFindByMobile', { path: { mobile, code } }))).toMatchObject({
      reason: 'verify.codeSpent',
    });
  });

  test('finds nothing for who has none, and gives no ticket', async () => {
    const wang = visitor();
    const mobile = newMobile();
    await wang.solveCaptcha();
    await wang.ask('meSendCode', { path: { mobile } });
    const code = await wang.codeFor(mobile);
    expect((await wang.ask('meFindByMobile', { path: { mobile, code } })).data).toEqual({
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
  const show = (who: TestVisitor, mobile?: string, invitationCode = 'INV-8F3K2M') =>
    who.ask('exhibitorMyRegist', { body: { invitationCode, ...(mobile && { mobile }) } });

  test('says who invites; of a guest no more than yes or no, until the guest has proved the number', async () => {
    const mobile = newMobile();
    expect((await show(visitor(), mobile)).data).toEqual({ invitation, exists: false, registration: null });
    const { id } = await registeredInChinese(visitor(), mobile);
    const other = visitor();
    expect((await show(other, mobile)).data).toEqual({ invitation, exists: true, registration: null });
    site.clock.advance({ minutes: 2 });
    await other.solveCaptcha();
    const sent = await other.ask('exhibitorSmsCodeValid', { body: { mobile } });
    expect(sent.data).toEqual({ state: 'sent', resendAfter: 60, expiresIn: 600, proofExpiresAt: null });
    const code = await other.codeFor(mobile);
    const wrong = { mobile, code: code === '000000' ? '000001' : '000000' };
    expect(refusalOf(await other.ask('exhibitorSmsCodeValid', { body: wrong }))).toMatchObject({
      reason: 'verify.codeWrong',
    });
    expect((await other.ask('exhibitorSmsCodeValid', { body: { mobile, code } })).data).toEqual({
      state: 'verified',
      resendAfter: null,
      expiresIn: null,
      proofExpiresAt: '2026-03-10T02:32:00.000Z',
    });
    expect((await show(other, mobile)).data).toMatchObject({ exists: true, registration: { id } });
  });

  test('without a number shows the registration of the ticket', async () => {
    const wang = visitor();
    const { id } = await registeredInChinese(wang);
    expect((await show(wang)).data).toMatchObject({ exists: true, registration: { id } });
    expect((await show(visitor())).data).toEqual({ invitation, exists: false, registration: null });
  });

  test.each(['INV-ENDED', 'INV-OTHER', 'INV-NEVER'])('%s is not good', async (code) => {
    const refused = { code: 404, reason: 'invitation.notFound' };
    expect(refusalOf(await show(visitor(), undefined, code))).toEqual(refused);
    const wang = visitor();
    const mobile = newMobile();
    await wang.proveMobile(mobile, 'invitation');
    const body = short(mobile, { formId: 'invitation', invitationCode: code });
    expect(refusalOf(await wang.ask('exhibitorRegist', { body }))).toEqual(refused);
  });
});

describe('a booth', () => {
  const zh = (changes: object = {}) => ({
    formId: 'booth-zh',
    formVersion: 2,
    contactPerson: '王小明',
    company: '深圳市示例机械有限公司',
    mobile: newMobile(),
    plannedExhibits: '五轴加工中心',
    preferredPavilion: 'theme1',
    boothKind: 'standard',
    standardBooths: 2,
    privacyAgreed: true,
    answers: {},
    ...changes,
  });
  const en = (changes: object = {}) => ({
    formId: 'booth-en',
    formVersion: 2,
    contactPerson: 'Anna Schmidt',
    company: 'Schmidt Maschinenbau GmbH',
    email: 'anna.schmidt@example.com',
    country: 'DE',
    plannedExhibits: 'Five-axis milling machines',
    boothKind: 'raw',
    rawArea: 36,
    privacyAgreed: true,
    answers: {},
    ...changes,
  });

  test('is reserved in Chinese by a captcha or by a proved number', async () => {
    const wang = visitor();
    await wang.solveCaptcha();
    expect((await wang.ask('exhibitorBoothReserve', { body: zh() })).data).toEqual({
      id: expect.stringMatching(/^\w{26}$/),
      state: 'submitted',
      contactPerson: '王小明',
      company: '深圳市示例机械有限公司',
      plannedExhibits: '五轴加工中心',
      preferredPavilion: 'theme1',
      boothKind: 'standard',
      standardBooths: 2,
      rawArea: null,
      createdAt: '2026-03-10T02:00:00.000Z',
    });
    expect(refusalOf(await wang.ask('exhibitorBoothReserve', { body: zh() }))).toEqual({
      code: 400,
      reason: 'captcha.required',
    });
    const body = zh();
    await wang.proveMobile(body.mobile, 'booth');
    expect((await wang.ask('exhibitorBoothReserve', { body })).code).toBe(200);
  });

  test('is reserved from abroad by a captcha, ten times an hour from an address', async () => {
    const anna = visitor('en');
    for (let count = 0; count < 10; count++) {
      await anna.solveCaptcha();
      expect((await anna.ask('visitorEnBoothReserve', { body: en({ rawArea: 36 + count }) })).data).toMatchObject({
        rawArea: 36 + count,
        standardBooths: null,
      });
    }
    await anna.solveCaptcha();
    expect(refusalOf(await anna.ask('visitorEnBoothReserve', { body: en({ rawArea: 99 }) }))).toEqual({
      code: 429,
      reason: 'limit.exceeded',
    });
  });

  test('that is sent again to the letter is the same reservation, and costs no second captcha', async () => {
    const wang = visitor();
    const body = zh();
    await wang.solveCaptcha();
    const first = await wang.ask('exhibitorBoothReserve', { body });
    const before = await countOf('booth_reservation');
    // The answer was lost; what came from where is not part of what is asked for.
    expect(await wang.ask('exhibitorBoothReserve', { body: { ...body, source: 'newsletter' } })).toEqual(first);
    await wang.solveCaptcha();
    const raced = zh();
    const both = await Promise.all([1, 2].map(() => wang.ask('exhibitorBoothReserve', { body: raced })));
    expect(both.map(({ code }) => code).sort()).toContain(200);
    expect(await countOf('booth_reservation')).toBe(before + 1);
  });

  test.each<[OperationId, () => object, object]>([
    [
      'exhibitorBoothReserve',
      () => zh({ standardBooths: undefined }),
      { reason: 'booth.sizeMissing', fields: ['/body/standardBooths'] },
    ],
    ['exhibitorBoothReserve', () => zh({ rawArea: 36 }), { reason: 'form.answerInvalid', fields: ['/body/rawArea'] }],
    [
      'exhibitorBoothReserve',
      () => zh({ formId: 'booth-en' }),
      { reason: 'form.versionUnknown', fields: ['/body/formId'] },
    ],
    [
      'visitorEnBoothReserve',
      () => en({ rawArea: undefined }),
      { reason: 'booth.sizeMissing', fields: ['/body/rawArea'] },
    ],
    ['visitorEnBoothReserve', () => en({ country: 'XX' }), { reason: 'field.notAllowed', fields: ['/body/country'] }],
    [
      'visitorEnBoothReserve',
      () => en({ privacyAgreed: false }),
      { reason: 'form.answerInvalid', fields: ['/body/privacyAgreed'] },
    ],
    ['visitorEnBoothReserve', () => en({ rawArea: 98 }), { reason: 'captcha.required' }],
  ])('%s names what is wrong and stores nothing', async (id, body, refusal) => {
    const before = await countOf('booth_reservation');
    expect(refusalOf(await visitor().ask(id, { body: body() }))).toEqual({ code: 400, ...refusal });
    expect(await countOf('booth_reservation')).toBe(before);
  });

  test('is applied for by a number and its code, once', async () => {
    const wang = visitor();
    const phone = newMobile();
    const apply = async () => {
      await wang.solveCaptcha();
      await wang.ask('verifySmsCode', { body: { mobile: phone, purpose: 'landing' } });
      return wang.ask('landingBoothReserve', { body: { phone, smsCode: await wang.codeFor(phone) } });
    };
    const first = await apply();
    expect(first.data).toEqual({ id: expect.stringMatching(/^\w{26}$/), createdAt: '2026-03-10T02:00:00.000Z' });
    site.clock.advance({ minutes: 2 });
    expect(await apply()).toEqual(first);
    expect(refusalOf(await visitor().ask('landingBoothReserve', { body: { phone, smsCode: '000000' } }))).toEqual({
      code: 400,
      reason: 'verify.codeWrong',
      fields: ['/body/smsCode'],
    });
  });
});
