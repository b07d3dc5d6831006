/** Forms with a page of their own: published while the site runs, they accept answers as their file says. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportRecords } from '../../server/commands/exportRecords';
import { runPrivacyRequest } from '../../server/commands/privacy';
import { formVersions } from '../../server/commands/formVersions';
import type { Cell } from '../../server/lib/spreadsheet/table';
import { inAll, pagePath as path, publishPage, textField } from '../support/designer';
import { newEmail, registerConfirmed } from '../support/factories';
import { buildTestApp, errorOf, type TestApp, type TestVisitor } from '../support/testApp';

let site: TestApp;
beforeEach(async () => {
  // Rendering has its own tests; these forms use components that the API does not know.
  site = await buildTestApp({ renderForm: () => Promise.resolve() });
});
afterEach(() => site.close());

const ORGANISER = 'service@imt-shenzhen.example';
const TEXT = 'Win a prize now';

async function submit(answers: object, visitor: TestVisitor = site.visitor(), formVersion = 1) {
  await visitor.solveCaptcha();
  return visitor.request('ownSubmitForm', { path, body: { formVersion, answers } });
}
const numberOf = ({ data }: { data: unknown }) => (data as { number: string }).number;
const pageState = async () =>
  ((await site.visitor().request('ownFormCurrent', { path })).data as { page?: object }).page;
const stored = () => site.database.db.selectFrom('form_submission').selectAll().orderBy('created_at').execute();

test('a form becomes a page when it is published, without a restart', async () => {
  expect((await submit({ name: 'Anna' })).code).toBe(404);
  await publishPage(site, {});
  expect(await pageState()).toEqual({ state: 'open', opensAt: null, closesAt: null, free: null });
  const anna = site.visitor();
  const response = await submit({ name: 'Anna' }, anna);
  expect(response).toMatchObject({
    code: 200,
    data: { number: expect.stringMatching(/^F27-/), email: null, createdAt: '2026-03-10T02:00:00.000Z' },
  });
  expect(await stored()).toMatchObject([{ form_id: 'factory-tour', form_version: 1, answers: { name: 'Anna' } }]);
  // A retry after a lost response needs no captcha; another person may send the same answers.
  const body = { formVersion: 1, answers: { name: 'Anna' } };
  expect(await anna.request('ownSubmitForm', { path, body })).toEqual(response);
  expect(numberOf(await submit({ name: 'Anna' }))).not.toBe(numberOf(response));
  expect(await stored()).toHaveLength(2);
});

test('other forms have neither a page nor such answers', async () => {
  const { data } = await site.visitor().request('ownFormCurrent', { path: { formId: 'media-card' } });
  expect(data).not.toHaveProperty('page');
  const body = { formVersion: 2, answers: {} };
  const response = await site.visitor().request('ownSubmitForm', { path: { formId: 'media-card' }, body });
  expect(errorOf(response)).toEqual({ code: 404, reason: 'record.notFound' });
});

const rows = {
  guests: {
    type: 'array',
    title: inAll('Guests'),
    'x-decorator': 'FormItem',
    'x-component': 'ArrayCards',
    maxItems: 3,
    items: {
      type: 'object',
      properties: {
        name: textField('Guest', { required: true, maxLength: 20 }),
        email: textField('Guest’s email', { format: 'email' }),
      },
    },
  },
};

test.each<[object, string[]]>([
  [{}, ['/body/answers/name']],
  [{ name: 'x'.repeat(61), email: 'nobody' }, ['/body/answers/email', '/body/answers/name']],
  [
    { name: 'Anna', guests: [{ name: 'Boris' }, { email: 'nobody' }] },
    ['/body/answers/guests/1/email', '/body/answers/guests/1/name'],
  ],
  [{ name: 'Anna', guests: [{ name: 'B', age: 3 }] }, ['/body/answers/guests/0/age']],
  [{ name: 'Anna', other: 'x' }, ['/body/answers/other']],
])('%j is rejected at its fields and stores nothing', async (answers, fields) => {
  await publishPage(site, {}, { properties: rows });
  const response = await submit(answers);
  const { reason, fields: found } = errorOf(response) as { reason: string; fields: string[] };
  expect([reason, found.toSorted()]).toEqual(['form.answerInvalid', fields]);
  expect(await stored()).toEqual([]);
});

test('an exit note rejects the answers with its text', async () => {
  const note = {
    type: 'void',
    title: { ...inAll('There is no harbour.'), ru: 'Причала нет.' },
    'x-visible': "{{ $values.name == 'Captain' }}",
    'x-component': 'ExitNote',
  };
  await publishPage(site, {}, { properties: { note } });
  const response = await submit({ name: 'Captain' }, site.visitor({ locale: 'ru' }));
  expect(response).toMatchObject({
    code: 400,
    data: {
      reason: 'form.answerInvalid',
      errors: [{ pointer: '/body/answers', reason: 'form.exit', message: 'Причала нет.' }],
    },
  });
  expect((await submit({ name: 'Sailor' })).code).toBe(200);
});

test('needs a captcha and the current version', async () => {
  await publishPage(site, {});
  await publishPage(site, {}, { version: 2 });
  const answers = { name: 'Anna' };
  expect(errorOf(await submit(answers))).toMatchObject({ reason: 'form.versionArchived' });
  expect(errorOf(await submit(answers, site.visitor(), 3))).toMatchObject({ reason: 'form.versionUnknown' });
  const body = { formVersion: 2, answers };
  expect(errorOf(await site.visitor().request('ownSubmitForm', { path, body }))).toMatchObject({
    reason: 'captcha.required',
  });
  expect(await stored()).toEqual([]);
});

test('accepts answers from its opening to its closing', async () => {
  await publishPage(site, { opens: '2026-03-10T12:00+08:00', closes: '2026-03-10T06:00:00Z' });
  const state = (name: string) => ({
    state: name,
    opensAt: '2026-03-10T04:00:00.000Z',
    closesAt: '2026-03-10T06:00:00.000Z',
    free: null,
  });
  expect(await pageState()).toEqual(state('notYetOpen'));
  expect(errorOf(await submit({ name: 'Early' }))).toEqual({ code: 409, reason: 'form.notYetOpen' });
  site.clock.set('2026-03-10T12:00:00+08:00');
  expect(await pageState()).toEqual(state('open'));
  const anna = site.visitor({ locale: 'ru' });
  const response = await submit({ name: 'Anna' }, anna);
  expect(response.code).toBe(200);
  site.clock.set('2026-03-10T14:00:00+08:00');
  expect(await pageState()).toEqual(state('closed'));
  const late = await submit({ name: 'Late' }, anna);
  expect(errorOf(late)).toEqual({ code: 409, reason: 'form.closed' });
  expect(late.message).toBe('Приём ответов завершён');
  // Whoever was in time and lost the response still gets it.
  expect(numberOf(await submit({ name: 'Anna' }, anna))).toBe(numberOf(response));
});

test('gives the last place to one of several simultaneous submissions', async () => {
  await publishPage(site, { capacity: 3 });
  const people = await Promise.all(
    Array.from({ length: 8 }, async (_, index) => {
      const visitor = site.visitor();
      await visitor.solveCaptcha();
      return { visitor, body: { formVersion: 1, answers: { name: `Visitor ${index}` } } };
    }),
  );
  const responses = await Promise.all(
    people.map(({ visitor, body }) => visitor.request('ownSubmitForm', { path, body })),
  );
  expect(responses.map(({ code }) => code).sort()).toEqual([200, 200, 200, 409, 409, 409, 409, 409]);
  expect(responses.filter(({ code }) => code !== 200).map(errorOf)).toEqual(
    Array(5).fill({ code: 409, reason: 'form.full' }),
  );
  expect(await stored()).toHaveLength(3);
  expect(await pageState()).toMatchObject({ state: 'full', free: 0 });
  // A place that an erasure frees is free again, and a new version may add places.
  await publishPage(site, { capacity: 5 }, { version: 2 });
  expect(await pageState()).toMatchObject({ state: 'open', free: 2 });
});

test('sends a receipt in the visitor’s language and a notice to the organiser, without the sender’s text', async () => {
  await publishPage(site, { receiptTo: 'email', thanks: inAll('The bus leaves from gate 3.') });
  const email = newEmail();
  const anna = site.visitor({ locale: 'ru' });
  const response = await submit({ name: TEXT, email: email.toUpperCase() }, anna);
  expect(response.data).toMatchObject({ email });
  const number = numberOf(response);
  const [receipt, ...more] = await anna.mails(email);
  expect(more).toEqual([]);
  expect(receipt).toMatchObject({ template: 'submissionReceipt', locale: 'ru' });
  expect(receipt?.subject).toContain('Экскурсия на завод');
  expect(receipt?.text).toContain(number);
  expect(receipt?.text).toContain('The bus leaves from gate 3.');
  const [notice] = await anna.mails(ORGANISER);
  expect(notice?.subject).toContain('工厂参观');
  expect(notice?.text).toContain('npm run export -- form:factory-tour');
  expect(`${receipt?.text} ${notice?.text} ${notice?.subject}`).not.toContain(TEXT);
  // The sender can look up the state, as for every submission.
  const state = await anna.request('ownSubmissionState', { body: { number, contact: email } });
  expect(state.data).toMatchObject({ kind: 'form', state: 'received' });
});

test('sends no receipt without an address, and notices to the mailbox of forms', async () => {
  const own = await buildTestApp({ organiserMails: { form: 'forms@organiser.example' } });
  await publishPage(own, { receiptTo: 'email' });
  const anna = own.visitor();
  const response = await submit({ name: 'Anna' }, anna);
  expect(response.data).toMatchObject({ email: null });
  const messages = await own.database.db.selectFrom('outbox_message').select(['recipient', 'template']).execute();
  expect(messages).toEqual([{ recipient: 'forms@organiser.example', template: 'submissionNotice' }]);
  await own.close();
});

test('beyond the limit of a network, visitors need hard captchas', async () => {
  await publishPage(site, {});
  const outcomes: unknown[] = [];
  for (let index = 0; index < 12; index++)
    outcomes.push(errorOf(await submit({ name: `Visitor ${index}` }, site.visitor({ clientIp: '203.0.113.7' }))));
  expect(outcomes.map((outcome) => (outcome as { code: number }).code)).toEqual([...Array(10).fill(200), 400, 200]);
  expect(outcomes[10]).toMatchObject({ reason: 'captcha.required' });
});

test('records the consent of a form that asks for it', async () => {
  const privacyAgreed = {
    type: 'boolean',
    title: inAll('Privacy'),
    required: true,
    'x-decorator': 'FormItem',
    'x-component': 'Consent',
    'x-component-props': { text: inAll('I agree to the [privacy policy].') },
  };
  await publishPage(site, {}, { properties: { privacyAgreed } });
  expect(errorOf(await submit({ name: 'Anna' }))).toMatchObject({ fields: ['/body/answers/privacyAgreed'] });
  await submit({ name: 'Anna', privacyAgreed: true });
  expect(await stored()).toMatchObject([{ consent: { privacy: true, locale: 'en' } }]);
});

test('exports the answers of all versions in one table, rows as text and new questions as not asked', async () => {
  await publishPage(site, {}, { properties: rows });
  const first = await submit({
    name: 'Anna',
    guests: [{ name: 'Boris', email: 'boris@example.com' }, { name: 'Clara' }],
  });
  site.clock.advance({ minutes: 1 });
  await publishPage(site, {}, { version: 2, properties: { ...rows, lunch: textField('Lunch') } });
  await submit({ name: 'Dora', lunch: 'Yes' }, site.visitor(), 2);
  const { columns, rows: cells } = await site.app.services.exports.formTable('factory-tour', 'en');
  const list: Record<string, Cell>[] = [];
  for await (const row of cells)
    list.push(Object.fromEntries(columns.map(({ title }, at) => [title, row[at] ?? null])));
  expect(list).toMatchObject([
    {
      Number: numberOf(first),
      Status: 'Received',
      'Your name': 'Anna',
      Guests: 'Guest: Boris; Guest’s email: boris@example.com\nGuest: Clara',
      Lunch: 'not asked',
    },
    { 'Your name': 'Dora', Guests: null, Lunch: 'Yes' },
  ]);

  const folder = await mkdtemp(join(tmpdir(), 'form-pages-'));
  const file = join(folder, 'tour.csv');
  const run = exportRecords.prepare(['form:factory-tour', '--format', 'csv', '--language', 'en', '--file', file]);
  expect(await run?.(site.app.services)).toEqual([`${file}: 2 rows of ${columns.length} columns.`]);
  expect(await readFile(file, 'utf8')).toContain('Boris');
  await rm(folder, { recursive: true });
  await expect(exportRecords.prepare(['form:no-such-form'])?.(site.app.services)).rejects.toThrow(
    'no form no-such-form',
  );
});

test('the export of submissions lists it with its form', async () => {
  await publishPage(site, { receiptTo: 'email' }, { properties: { company: textField('Company') } });
  const email = newEmail();
  await submit({ name: 'Anna', email, company: 'Schmidt GmbH' });
  const { columns, rows: cells } = await site.app.services.exports.table('submissions', 'en');
  for await (const row of cells) {
    const values = Object.fromEntries(columns.map(({ title }, at) => [title, row[at] ?? null]));
    expect(values).toMatchObject({ Kind: 'form', Email: email, Company: 'Schmidt GmbH', About: 'factory-tour' });
  }
});

test('migrates answers to the next version', async () => {
  await publishPage(site, {});
  await submit({ name: 'Anna' });
  await publishPage(site, {}, { version: 2 });
  const lines = await formVersions.prepare(['migrate', 'factory-tour', '1', '2', '--apply'])?.(site.app.services);
  expect(lines?.[1]).toBe('Migrated to version 2: 1.');
  expect(await stored()).toMatchObject([{ form_version: 2, answers: { name: 'Anna' } }]);
});

test('answers with an address are part of an export and an erasure of personal data', async () => {
  await publishPage(site, { receiptTo: 'email' });
  const email = newEmail();
  const anna = site.visitor();
  await submit({ name: 'Anna', email }, anna);
  await submit({ name: 'Boris', email: newEmail() });
  await registerConfirmed(site.visitor(), email);
  const data = await site.app.services.personalData.exportFor({ email }, 'en');
  expect(data?.records).toContainEqual(
    expect.objectContaining({
      what: 'form_submission',
      purpose: 'enquiry',
      period: 'records',
      fields: expect.arrayContaining([{ name: 'answers', value: JSON.stringify({ name: 'Anna', email }) }]),
    }),
  );
  await runPrivacyRequest(site.app.services.personalData, { action: 'erase', contact: { email } });
  expect(await stored()).toMatchObject([{ answers: { name: 'Boris' } }]);
  expect(await site.database.db.selectFrom('submission').select('number').execute()).toHaveLength(1);
  expect(await anna.mails(email)).toEqual([]);
});
