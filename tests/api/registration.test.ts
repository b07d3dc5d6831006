/** A visitor registers in English, from the first code to the calendar file. */
import { isRegistrationNumber } from '../../server/lib/ids';
import {
  registerConfirmed,
  newEmail,
  makeQuestionnaireBody,
  registerVisitor,
  makeRegistrationBody,
  type Registration,
  type SavedRegistration,
} from '../support/factories';
import { buildTestApp, errorOf, type TestApp } from '../support/testApp';
import { newestOf } from '../support/newestOf.mjs';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());
// Limits count per sender and client: each test is another day.
afterEach(() => site.clock.set('2026-03-10T10:00:00+08:00'));

const visitor = (locale = 'en') => site.visitor({ locale });

test('a visitor verifies the address, registers, answers the questionnaire and gets a number', async () => {
  const anna = visitor();
  const email = newEmail();
  await anna.solveCaptcha();
  await anna.request('ownSendEmailCode', { body: { email, purpose: 'registration' } });
  const mail = await anna.newestMail(email);
  expect(mail).toMatchObject({
    template: 'emailCode',
    locale: 'en',
    subject: expect.stringMatching(/^Your verification code: \d{6}$/),
  });
  const code = await anna.codeFor(email);
  expect(await anna.request('ownCheckEmailCode', { body: { email, purpose: 'registration', code } })).toEqual({
    code: 200,
    message: 'OK',
    data: { verified: true, proofExpiresAt: '2026-03-10T02:30:00.000Z' },
  });

  const first = (await anna.request('visitorEnInsert', { body: makeRegistrationBody(email) }))
    .data as SavedRegistration;
  expect(first).toEqual({
    next: 'questionnaire',
    registration: {
      ...makeRegistrationBody(email),
      id: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{26}$/),
      number: null,
      channel: 'en',
      state: 'submitted',
      questionnaire: null,
      amountDue: 0,
      qrContent: null,
      createdAt: '2026-03-10T02:00:00.000Z',
      updatedAt: '2026-03-10T02:00:00.000Z',
    },
  });

  site.clock.advance({ minutes: 5 });
  const { id } = first.registration;
  const second = (await anna.request('visitorEnSubmitQuestion', { body: makeQuestionnaireBody(id) }))
    .data as SavedRegistration;
  const { number } = second.registration;
  expect(isRegistrationNumber(number ?? '')).toBe(true);
  expect(second).toEqual({
    next: 'result',
    registration: {
      ...first.registration,
      number,
      state: 'confirmed',
      questionnaire: {
        formId: 'questionnaire-en',
        formVersion: newestOf('questionnaire-en'),
        answers: makeQuestionnaireBody(id).answers,
        submittedAt: '2026-03-10T02:05:00.000Z',
      },
      qrContent: expect.stringMatching(new RegExp(`^${number}\\.[\\w-]{22}$`)),
      updatedAt: '2026-03-10T02:05:00.000Z',
    },
  });

  const confirmation = await anna.newestMail(email);
  expect(confirmation).toMatchObject({
    template: 'registrationConfirmed',
    locale: 'en',
    subject: `You’re registered: ${number}`,
  });
  expect(confirmation.text).toContain('Dear Anna Sokolova');
  expect(confirmation.text).toContain('2 business cards');
  expect((await anna.request('visitorFindVisit')).data).toEqual({ registration: second.registration });
});

test('finds a registration by e-mail: the record if verified, otherwise only whether it exists', async () => {
  const email = newEmail();
  const record = await registerConfirmed(visitor(), email);
  const other = visitor();
  expect((await other.request('visitorEnFindByEmail', { query: { email } })).data).toEqual({
    exists: true,
    registration: null,
  });
  expect((await other.request('visitorEnFindByEmail', { query: { email: newEmail() } })).data).toEqual({
    exists: false,
    registration: null,
  });
  expect((await other.request('visitorEnExistEmail', { body: { email } })).data).toEqual({ exists: true });
  expect(other.ticket).toBeUndefined();

  site.clock.advance({ minutes: 2 });
  await other.verifyEmail(email, 'find');
  expect((await other.request('visitorEnFindByEmail', { query: { email: email.toUpperCase() } })).data).toEqual({
    exists: true,
    registration: record,
  });
  // The verification issues a ticket, which returns the record without another verification.
  expect((await other.request('visitorFindVisit')).data).toEqual({ registration: record });
});

test('a change replaces the record and clears absent fields', async () => {
  const anna = visitor();
  const email = newEmail();
  const { id } = await registerVisitor(anna, email, {
    address: 'Lenina 1',
    website: 'https://obtek.example',
    exhibits: 'Spindles',
  });
  const { registration } = (await anna.request('visitorEnSubmitQuestion', { body: makeQuestionnaireBody(id) }))
    .data as SavedRegistration;
  expect(registration).toMatchObject({ address: 'Lenina 1', website: 'https://obtek.example', exhibits: 'Spindles' });

  site.clock.advance({ minutes: 1 });
  const saved = (
    await anna.request('visitorEnUpdate', {
      body: { id, ...makeRegistrationBody(email, { company: 'Another Company' }) },
    })
  ).data as SavedRegistration;
  const { address: _address, website: _website, exhibits: _exhibits, ...rest } = registration;
  expect(saved).toEqual({
    next: 'result',
    registration: { ...rest, company: 'Another Company', updatedAt: '2026-03-10T02:01:00.000Z' },
  });
});

test('requires verification of a new e-mail address, and releases the old one', async () => {
  const anna = visitor();
  const [email, another] = [newEmail(), newEmail()];
  const { id } = await registerConfirmed(anna, email);
  const change = { id, ...makeRegistrationBody(another) };
  expect(errorOf(await anna.request('visitorEnUpdate', { body: change }))).toEqual({
    code: 400,
    reason: 'verify.proofMissing',
    fields: ['/body/email'],
  });
  await anna.verifyEmail(another);
  expect((await anna.request('visitorEnUpdate', { body: change })).data).toMatchObject({
    registration: { id, email: another },
  });
  expect((await visitor().request('visitorEnExistEmail', { body: { email } })).data).toEqual({ exists: false });
});

test.each([
  ['zh-cn', '该邮箱已存在'],
  ['en', 'The email already exists'],
  ['ru', 'Этот адрес уже зарегистрирован'],
  ['zh-tw', '此電子信箱已登錄'],
  ['ja', 'このメールアドレスは既に登録されています'],
])('reports a registered address at its field, in %s', async (locale, message) => {
  const email = newEmail();
  await registerVisitor(visitor(), email);
  const second = visitor(locale);
  site.clock.advance({ minutes: 2 });
  await second.verifyEmail(email.toUpperCase());
  const response = await second.requestRaw('visitorEnInsert', { body: makeRegistrationBody(email) });
  expect(response.statusCode).toBe(409);
  expect(response.json()).toEqual({
    code: 409,
    message,
    data: {
      reason: 'visitor.emailExists',
      errors: [{ pointer: '/body/email', reason: 'visitor.emailExists', message }],
      requestId: expect.any(String),
    },
  });
});

test('a change cannot claim another registration’s address either', async () => {
  const email = newEmail();
  await registerVisitor(visitor(), email);
  const anna = visitor();
  const { id } = await registerVisitor(anna);
  site.clock.advance({ minutes: 2 });
  await anna.verifyEmail(email);
  expect(errorOf(await anna.request('visitorEnUpdate', { body: { id, ...makeRegistrationBody(email) } }))).toEqual({
    code: 409,
    reason: 'visitor.emailExists',
    fields: ['/body/email'],
  });
});

test('registers one of many requests for the same address at the same moment', async () => {
  const email = newEmail();
  const anna = visitor();
  await anna.verifyEmail(email);
  const answers = await Promise.all(
    // Each differs: an identical form would get the earlier response.
    Array.from({ length: 10 }, (_, index) =>
      anna.request('visitorEnInsert', { body: makeRegistrationBody(email, { company: `Example Company ${index}` }) }),
    ),
  );
  expect(answers.map(({ code }) => code).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
});

test('the calendar file has the four days with their hours, with identical bytes each time', async () => {
  const anna = visitor();
  const { id, number } = await registerConfirmed(anna);
  const response = await anna.requestRaw('ownRegistrationCalendar', { path: { id } });
  expect(response.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename*=UTF-8''${number}.ics`,
  });
  const lines = response.body.split('\r\n');
  const of = (name: string) =>
    lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1));
  expect(of('DTSTART')).toEqual(['20260331T010000Z', '20260401T010000Z', '20260402T010000Z', '20260403T010000Z']);
  expect(of('DTEND')).toEqual(['20260331T090000Z', '20260401T090000Z', '20260402T090000Z', '20260403T070000Z']);
  expect(new Set(of('UID')).size).toBe(4);
  // DTSTAMP is not the time of the request, which differs from call to call.
  expect(of('DTSTAMP')).toEqual(of('LAST-MODIFIED'));
  expect((await anna.requestRaw('ownRegistrationCalendar', { path: { id } })).body).toBe(response.body);
});

describe('another visitor’s record looks like an unknown one', () => {
  let record: Registration;
  beforeAll(async () => {
    record = await registerConfirmed(visitor());
  });
  const calls = {
    visitorEnUpdate: () => ({ id: record.id, ...makeRegistrationBody(record.email) }),
    visitorEnSubmitQuestion: () => makeQuestionnaireBody(record.id),
    visitorEnAddPartner: () => ({
      registrationId: record.id,
      partners: [{ firstName: 'A', lastName: 'B', email: newEmail() }],
      invite: false,
    }),
  };

  test.each(Object.keys(calls) as (keyof typeof calls)[])('%s, for an anonymous or another visitor', async (id) => {
    const other = visitor();
    expect(errorOf(await other.request(id, { body: calls[id]() }))).toEqual({ code: 404, reason: 'visitor.notFound' });
    await registerConfirmed(other);
    expect(errorOf(await other.request(id, { body: calls[id]() }))).toEqual({ code: 404, reason: 'visitor.notFound' });
  });

  test('and is null for an anonymous visitor', async () => {
    expect((await visitor().request('visitorFindVisit')).data).toEqual({ registration: null });
  });
});
