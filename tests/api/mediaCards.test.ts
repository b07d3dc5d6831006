/** Applications of journalists for a media card. */
import { buildTestApp, errorOf, type TestApp } from '../support/testApp';
import { newestOf } from '../support/newestOf.mjs';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());

const journalist = () => site.visitor({ locale: 'en' });
const card = (changes: object = {}) => ({
  formId: 'media-card',
  formVersion: newestOf('media-card'),
  medium: 'Metrology Letters',
  mediumKind: 'print',
  name: 'Anna Schmidt',
  email: 'Anna.Schmidt@example.com',
  country: 'DE',
  privacyAgreed: true,
  answers: { days: ['2026-03-31', '2026-04-01'] },
  ...changes,
});
const mails = () =>
  site.database.db.selectFrom('outbox_message').select(['recipient', 'template', 'locale', 'text']).execute();

test('stores an application and notifies the press office and the applicant, each in their language', async () => {
  const anna = journalist();
  await anna.solveCaptcha();
  const response = await anna.request('ownMediaCard', { body: card() });
  expect(response.data).toEqual({
    id: expect.stringMatching(/^\w{26}$/),
    number: expect.stringMatching(/^P27-/),
    email: 'anna.schmidt@example.com',
    createdAt: '2026-03-10T02:00:00.000Z',
  });
  const sent = await mails();
  expect(sent.map(({ template, locale }) => [template, locale]).sort()).toEqual([
    ['submissionNotice', 'zh-cn'],
    ['submissionReceipt', 'en'],
  ]);
  // An applicant who names someone else's address cannot put text into that mail.
  expect(sent.find(({ template }) => template === 'submissionReceipt')?.text).not.toContain('Metrology');

  // A retry after a lost response returns the same result and sends no second mail.
  expect(await anna.request('ownMediaCard', { body: card() })).toEqual(response);
  expect(await mails()).toHaveLength(2);
});

test.each<[object, object]>([
  [{ formId: 'booth-en' }, { reason: 'form.versionUnknown', fields: ['/body/formId'] }],
  [{ name: '12' }, { reason: 'form.answerInvalid', fields: ['/body/name'] }],
  [{ answers: {} }, { reason: 'form.answerInvalid', fields: ['/body/answers/days'] }],
  [{ privacyAgreed: false }, { reason: 'form.answerInvalid', fields: ['/body/privacyAgreed'] }],
  [{ country: 'XX' }, { reason: 'form.answerInvalid', fields: ['/body/country'] }],
  [{ medium: 'Without a captcha' }, { reason: 'captcha.required' }],
])('%j is rejected with its field and stores nothing', async (changes, error) => {
  const before = await mails();
  expect(errorOf(await journalist().request('ownMediaCard', { body: card(changes) }))).toEqual({ code: 400, ...error });
  expect(await mails()).toEqual(before);
});
