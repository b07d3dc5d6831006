/** The steps of an English registration are enforced in order, and its form file validates the requests. */
import {
  registerConfirmed,
  newEmail,
  makeQuestionnaireBody,
  registerVisitor,
  makeRegistrationBody,
  type SavedRegistration,
} from '../support/factories';
import { buildTestApp, errorOf, type ErrorOutcome, type TestApp } from '../support/testApp';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());
// Rate limits apply per sender and client, so each test runs on a new day.
afterEach(() => site.clock.set('2026-03-10T10:00:00+08:00'));

const visitor = (locale = 'en') => site.visitor({ locale });

describe('enforces the order of the steps', () => {
  test('rejects registration before the address is verified', async () => {
    expect(errorOf(await visitor().request('visitorEnInsert', { body: makeRegistrationBody(newEmail()) }))).toEqual({
      code: 400,
      reason: 'verify.proofMissing',
      fields: ['/body/email'],
    });
  });

  test('a verification is valid only in its session', async () => {
    const email = newEmail();
    await visitor().verifyEmail(email);
    expect(errorOf(await visitor().request('visitorEnInsert', { body: makeRegistrationBody(email) }))).toMatchObject({
      reason: 'verify.proofMissing',
    });
  });

  test('a verification expires after 30 minutes', async () => {
    const anna = visitor();
    const email = newEmail();
    await anna.verifyEmail(email);
    site.clock.advance({ minutes: 30 });
    expect(errorOf(await anna.request('visitorEnInsert', { body: makeRegistrationBody(email) }))).toMatchObject({
      reason: 'verify.proofMissing',
    });
  });

  test('returns no calendar before the questionnaire', async () => {
    const anna = visitor();
    const { id } = await registerVisitor(anna);
    expect(errorOf(await anna.request('ownRegistrationCalendar', { path: { id } }))).toEqual({
      code: 409,
      reason: 'visitor.notConfirmed',
    });
  });

  test('rejects a questionnaire without a registration', async () => {
    expect(
      errorOf(
        await visitor().request('visitorEnSubmitQuestion', {
          body: makeQuestionnaireBody('01HZX3K8Q4N6T2V9B7M5C1D0EF'),
        }),
      ),
    ).toEqual({
      code: 404,
      reason: 'visitor.notFound',
    });
  });

  test('resubmitting the questionnaire preserves the number and sends no second mail', async () => {
    const anna = visitor();
    const email = newEmail();
    const { id, number } = await registerConfirmed(anna, email);
    const mails = (await anna.mails(email)).length;
    const again = (
      await anna.request('visitorEnSubmitQuestion', {
        body: makeQuestionnaireBody(id, { answers: { purposes: ['1003'], products: ['1010'], business: '1030' } }),
      })
    ).data as SavedRegistration;
    expect(again.registration).toMatchObject({
      number,
      state: 'confirmed',
      questionnaire: { answers: { business: '1030' } },
    });
    expect(await anna.mails(email)).toHaveLength(mails);
  });
});

describe('validates a submission against its form', () => {
  test.each([
    [
      'an archived version',
      { formVersion: 1 },
      { code: 400, reason: 'form.versionArchived', fields: ['/body/formVersion'] },
    ],
    [
      'a version that does not exist',
      { formVersion: 99 },
      { code: 400, reason: 'form.versionUnknown', fields: ['/body/formVersion'] },
    ],
    [
      'another form',
      { formId: 'questionnaire-en' },
      { code: 400, reason: 'form.versionUnknown', fields: ['/body/formId'] },
    ],
    [
      'an answer without a field',
      { answers: { seat: '1' } },
      { code: 400, reason: 'form.answerInvalid', fields: ['/body/answers/seat'] },
    ],
    [
      'a name that is too short',
      { firstName: 'A' },
      { code: 400, reason: 'form.answerInvalid', fields: ['/body/firstName'] },
    ],
    [
      'missing consent',
      { privacyAgreed: false },
      { code: 400, reason: 'form.answerInvalid', fields: ['/body/privacyAgreed'] },
    ],
  ])('%s is rejected with its field', async (_what, changes, error) => {
    const anna = visitor();
    const email = newEmail();
    await anna.verifyEmail(email);
    expect(errorOf(await anna.request('visitorEnInsert', { body: makeRegistrationBody(email, changes) }))).toEqual(
      error,
    );
    expect((await anna.request('visitorEnExistEmail', { body: { email } })).data).toEqual({ exists: false });
  });

  test('reports every invalid field with the form’s own error message', async () => {
    const body = makeRegistrationBody('a@example.org', { lastName: '王', jobTitle: 'others', department: 'gardening' });
    const { data } = await visitor('zh-cn').request('visitorEnInsert', { body });
    expect((data as ErrorOutcome).errors.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual([
      '/body/lastName 至少需要2个字符',
      '/body/jobTitleOther 此项为必填项',
      '/body/department 所选项无效，请重新选择',
    ]);
  });

  test('rejects a questionnaire with a code of the older version', async () => {
    const anna = visitor();
    const { id } = await registerVisitor(anna);
    const answers = { purposes: ['1001'], products: ['1008'], business: '1020' };
    expect(
      errorOf(await anna.request('visitorEnSubmitQuestion', { body: makeQuestionnaireBody(id, { answers }) })),
    ).toEqual({
      code: 400,
      reason: 'form.answerInvalid',
      fields: ['/body/answers/business'],
    });
  });
});
