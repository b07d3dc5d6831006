import { readFileSync } from 'node:fs';
import { contentId } from '../../server/lib/ids';
import { buildTestApp, errorOf, type TestApp } from '../support/testApp';

let site: TestApp;
beforeEach(async () => {
  site = await buildTestApp();
});
afterEach(() => site.close());

const exhibitorId = contentId('exhibitor', 'lancore');
const questionBody = (
  JSON.parse(readFileSync('content/exhibits/theme-4.json', 'utf8')) as {
    items: { id: string; exhibitor: string; name: { 'zh-cn': string } }[];
  }
).items.find(({ exhibitor }) => exhibitor === 'lancore')!;
const question = (changes: object = {}) => ({
  exhibitorId,
  name: 'Anna Schmidt',
  email: 'anna@example.org',
  content: 'Please send me the data sheet.\nBcc: all@example.org',
  privacyAgreed: true,
  ...changes,
});
const stored = () => site.database.db.selectFrom('counselling').selectAll().execute();

test('stores a question and mails it to the exhibitor, in the exhibitor’s language, with all that a reply needs', async () => {
  const anna = site.visitor();
  await anna.solveCaptcha();
  const response = await anna.request('exhibitorCounsel', {
    body: question({ exhibitId: contentId('exhibit', questionBody.id), mobile: '+49 151 2345', source: 'mail-2' }),
  });
  expect(response).toMatchObject({ code: 200, data: { receivedAt: '2026-03-10T02:00:00.000Z' } });
  expect(await stored()).toMatchObject([
    {
      exhibitor_id: exhibitorId,
      name: 'Anna Schmidt',
      email: 'anna@example.org',
      source: 'mail-2',
      locale: 'en',
      consent: { privacy: true, locale: 'en' },
    },
  ]);
  const mail = await anna.newestMail('expo@lancore.example');
  expect(mail).toMatchObject({ template: 'counsel', locale: 'zh-cn' });
  expect(mail.text).toContain('澜科轴承');
  expect(mail.text).toContain(questionBody.name['zh-cn']);
  expect(mail.text).toContain('+49 151 2345, anna@example.org');
  expect(mail.text).toContain('Please send me the data sheet.');
});

test('sends questions for an exhibitor without an address to the organiser', async () => {
  await site.database.db.updateTable('exhibitor').set({ email: null }).where('id', '=', exhibitorId).execute();
  const anna = site.visitor();
  await anna.solveCaptcha();
  expect((await anna.request('exhibitorCounsel', { body: question() })).code).toBe(200);
  const mails = await anna.mails('service@imt-shenzhen.example');
  expect(mails.map(({ template }) => template).sort()).toEqual(['counsel', 'submissionNotice']);
});

test('returns the same response for a repeated question: one record, one mail, no second captcha', async () => {
  const anna = site.visitor();
  await anna.solveCaptcha();
  const first = await anna.request('exhibitorCounsel', { body: question({ source: 'mail-2' }) });
  expect(await anna.request('exhibitorCounsel', { body: question() })).toMatchObject({
    code: 200,
    data: first.data as object,
  });
  expect(await stored()).toHaveLength(1);
  expect(await anna.mails('expo@lancore.example')).toHaveLength(1);
  expect(
    errorOf(await anna.request('exhibitorCounsel', { body: question({ content: 'And its price?' }) })),
  ).toMatchObject({
    reason: 'captcha.required',
  });
});

test('names missing and invalid fields, and stores and sends nothing', async () => {
  const anna = site.visitor();
  await anna.solveCaptcha();
  const questionError = async (changes: object) =>
    errorOf(await anna.request('exhibitorCounsel', { body: question(changes) }));
  expect(await questionError({ privacyAgreed: false })).toEqual({
    code: 400,
    reason: 'visitor.privacyMissing',
    fields: ['/body/privacyAgreed'],
  });
  expect(await questionError({ email: undefined })).toEqual({
    code: 400,
    reason: 'counsel.contactMissing',
    fields: ['/body/mobile', '/body/email'],
  });
  expect(await questionError({ exhibitorId: contentId('exhibitor', 'nobody') })).toEqual({
    code: 404,
    reason: 'exhibitor.notFound',
    fields: ['/body/exhibitorId'],
  });
  expect(
    await questionError({
      exhibitorId: contentId('exhibitor', 'panqie'),
      exhibitId: contentId('exhibit', questionBody.id),
    }),
  ).toEqual({ code: 404, reason: 'exhibitor.notFound', fields: ['/body/exhibitId'] });
  expect(await questionError({ content: 'x'.repeat(1001), email: 'no' })).toEqual({
    code: 400,
    reason: 'request.invalid',
    fields: ['/body/email', '/body/content'],
  });
  expect(await stored()).toEqual([]);
  expect(await anna.mails('expo@lancore.example')).toEqual([]);
});

test('accepts one question per solved captcha, and ten an hour from an IP address', async () => {
  const anna = site.visitor();
  let questions = 0;
  const sendQuestion = async () =>
    errorOf(await anna.request('exhibitorCounsel', { body: question({ content: `Question ${(questions += 1)}` }) }));
  expect(await sendQuestion()).toEqual({ code: 400, reason: 'captcha.required' });
  await anna.solveCaptcha();
  expect((await anna.request('exhibitorCounsel', { body: question() })).code).toBe(200);
  expect(await sendQuestion()).toEqual({ code: 400, reason: 'captcha.required' });
  for (let more = 0; more < 9; more++) {
    await anna.solveCaptcha();
    await sendQuestion();
  }
  // Further questions require a hard captcha.
  expect(await sendQuestion()).toEqual({ code: 400, reason: 'captcha.required' });
  expect((await stored()).length).toBeLessThanOrEqual(10);
});
