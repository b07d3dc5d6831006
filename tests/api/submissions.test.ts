/** Forms for the organiser: number, receipt, notice, state. */
import { runSubmissionRequest, parseSubmissionRequest } from '../../server/commands/submissions';
import type { OperationId } from '../../server/http/contract';
import { contentId } from '../../server/lib/ids';
import type { Cell } from '../../server/lib/spreadsheet/table';
import { newEmail, newMobile } from '../support/factories';
import { buildTestApp, errorOf, type TestApp, type TestVisitor } from '../support/testApp';
import { newestOf } from '../support/newestOf.mjs';

let site: TestApp;
beforeEach(async () => {
  site = await buildTestApp();
});
afterEach(() => site.close());

const ORGANISER = 'service@imt-shenzhen.example';
const PRESS = 'press@imt-shenzhen.example';
const FREE_TEXT = 'Win a prize now';

const boothZh = (mobile: string) => ({
  formId: 'booth-zh',
  formVersion: newestOf('booth-zh'),
  contactPerson: FREE_TEXT,
  company: '深圳市示例机械有限公司',
  mobile,
  plannedExhibits: FREE_TEXT,
  boothKind: 'standard',
  standardBooths: 2,
  privacyAgreed: true,
  answers: {},
});
const boothEn = (email: string) => ({
  formId: 'booth-en',
  formVersion: newestOf('booth-en'),
  contactPerson: FREE_TEXT,
  company: 'Schmidt Maschinenbau GmbH',
  email,
  country: 'DE',
  plannedExhibits: FREE_TEXT,
  boothKind: 'standard',
  standardBooths: 2,
  privacyAgreed: true,
  answers: {},
});
const card = (email: string) => ({
  formId: 'media-card',
  formVersion: newestOf('media-card'),
  medium: 'Metrology Letters',
  mediumKind: 'print',
  name: FREE_TEXT,
  email,
  country: 'DE',
  privacyAgreed: true,
  answers: { days: ['2026-03-31'] },
});
const question = (email: string) => ({
  exhibitorId: contentId('exhibitor', 'lancore'),
  name: FREE_TEXT,
  company: 'Schmidt Maschinenbau GmbH',
  email,
  content: FREE_TEXT,
  privacyAgreed: true,
});
const advert = async (email: string) => {
  const types = (await site.visitor().request('advertTypes', { body: {} })).data as {
    id: string;
    detailCount: number;
  }[];
  const id = types.find(({ detailCount }) => detailCount > 0)?.id ?? '';
  const [detail] = (await site.visitor().request('advertDetails', { path: { id } })).data as { id: string }[];
  return {
    detailId: detail?.id,
    name: FREE_TEXT,
    company: 'Schmidt GmbH',
    email,
    message: FREE_TEXT,
    privacyAgreed: true,
  };
};
const download = async (email: string) => {
  const [file] = (await site.visitor().request('downloadList', { body: { audience: 'visitor' } })).data as {
    id: string;
  }[];
  return { downloadId: file?.id, name: FREE_TEXT, company: 'Schmidt GmbH', email };
};

const kinds: [
  kind: string,
  id: OperationId,
  body: (to: string) => object | Promise<object>,
  letter: string,
  to: string,
][] = [
  ['booth reservation in Chinese', 'exhibitorBoothReserve', boothZh, 'B', ORGANISER],
  ['booth reservation from abroad', 'visitorEnBoothReserve', boothEn, 'B', ORGANISER],
  ['question to an exhibitor', 'exhibitorCounsel', question, 'Q', ORGANISER],
  ['media card', 'ownMediaCard', card, 'P', PRESS],
  ['advertising request', 'ownAdvertRequest', advert, 'A', ORGANISER],
  ['download', 'downloadLog', download, 'D', ORGANISER],
];

const send = async (client: TestVisitor, id: OperationId, body: object) => {
  await client.solveCaptcha();
  const response = await client.request(id, { body });
  expect(response.code).toBe(200);
  return (response.data as { number: string }).number;
};

test.each(kinds)(
  'a %s gets a number, a receipt without the sender’s text, and one notice',
  async (_kind, id, body, letter, to) => {
    const anna = site.visitor();
    const contact = id === 'exhibitorBoothReserve' ? newMobile() : newEmail();
    const sent = await body(contact);
    const number = await send(anna, id, sent);
    expect(number).toMatch(new RegExp(`^${letter}27-[0-9A-Z]{4}-[0-9A-Z]{4}$`));
    // A retry after a lost response: the same number, and no second message.
    expect(await send(anna, id, sent)).toBe(number);
    const [receipt, ...more] = await anna.mails(contact);
    expect(more).toEqual([]);
    expect(receipt?.text).toContain(number);
    expect(receipt?.text).toContain(`/submission/${number}`);
    expect(`${receipt?.subject} ${receipt?.text}`).not.toContain(FREE_TEXT);
    const notices = (await anna.mails(to)).filter(({ template }) => template === 'submissionNotice');
    expect(notices).toHaveLength(1);
    expect(notices[0]?.text).toContain(number);
    expect(notices[0]?.text).toContain('npm run export -- ');
    expect(notices[0]?.text).not.toContain(FREE_TEXT);
  },
);

test('a number from the landing page gets its receipt by text message', async () => {
  const wang = site.visitor({ locale: 'zh-cn' });
  const phone = newMobile();
  await wang.verifyMobile(phone, 'landing');
  const response = await wang.request('landingBoothReserve', { body: { phone, smsCode: '000000' } });
  const { number } = response.data as { number: string };
  expect((await wang.newestMail(phone)).text).toContain(number);
});

test('sends notices to the mailbox of their kind', async () => {
  const own = await buildTestApp({ organiserMails: { booth: 'booths@organiser.example' } });
  const anna = own.visitor();
  await send(anna, 'visitorEnBoothReserve', boothEn(newEmail()));
  expect(await anna.mails('booths@organiser.example')).toHaveLength(1);
  expect(await anna.mails(ORGANISER)).toEqual([]);
  await own.close();
});

test('sends one digest instead of more than twenty notices an hour', async () => {
  for (let count = 0; count < 25; count++) await send(site.visitor(), 'visitorEnBoothReserve', boothEn(newEmail()));
  const mails = async (template: string) =>
    (await site.visitor().mails(ORGANISER)).filter((mail) => mail.template === template);
  expect(await mails('submissionNotice')).toHaveLength(20);
  const { submissions } = site.app.services;
  await submissions.sendDigests();
  expect(await mails('submissionDigest')).toEqual([]);
  site.clock.advance({ hours: 1 });
  await submissions.sendDigests();
  await submissions.sendDigests();
  const [digest, ...more] = await mails('submissionDigest');
  expect(more).toEqual([]);
  expect(digest?.text.match(/B27-/g)).toHaveLength(5);
});

test('the operator sets a state, which the sender sees by number and contact', async () => {
  const anna = site.visitor();
  const email = newEmail();
  const number = await send(anna, 'visitorEnBoothReserve', boothEn(email));
  const { submissions } = site.app.services;
  const run = (args: string[]) => {
    const request = parseSubmissionRequest(args);
    if (!request) throw new Error('The words make no sense.');
    return runSubmissionRequest(submissions, request);
  };
  expect(await run(['list', '--state', 'received'])).toEqual([
    `${number}  booth  received  2026-03-10T02:00:00.000Z  Schmidt Maschinenbau GmbH`,
  ]);
  expect(await run(['set', number.toLowerCase(), 'done'])).toEqual([`${number}: done`]);
  await expect(run(['set', 'B27-0000-0000', 'done'])).rejects.toThrow('There is no submission');
  const state = (contact: string, ofNumber = number) =>
    site.visitor().request('ownSubmissionState', { body: { number: ofNumber, contact } });
  expect((await state(email.toUpperCase())).data).toEqual({
    number,
    kind: 'booth',
    state: 'done',
    createdAt: '2026-03-10T02:00:00.000Z',
    updatedAt: '2026-03-10T02:00:00.000Z',
  });
  for (const response of [await state(newEmail()), await state(email, 'B27-0000-0000')])
    expect(errorOf(response)).toEqual({ code: 404, reason: 'submission.notFound' });
});

test('the exports include number and state', async () => {
  const rows = async (kind: 'booths' | 'submissions') => {
    const table = await site.app.services.exports.table(kind, 'en');
    const list: Record<string, Cell>[] = [];
    for await (const row of table.rows)
      list.push(Object.fromEntries(table.columns.map(({ title }, at) => [title, row[at] ?? null])));
    return list;
  };
  const booth = await send(site.visitor(), 'visitorEnBoothReserve', boothEn(newEmail()));
  site.clock.advance({ seconds: 1 });
  const media = await send(site.visitor(), 'ownMediaCard', card('anna@example.org'));
  await site.app.services.submissions.setState(booth, 'inProgress');
  expect(await rows('booths')).toMatchObject([{ Number: booth, Status: 'In progress' }]);
  expect(await rows('submissions')).toMatchObject([
    { Number: booth, Status: 'In progress', Kind: 'booth reservation' },
    {
      Number: media,
      Status: 'Received',
      Email: 'anna@example.org',
      Company: 'Metrology Letters',
      'Kind of medium': 'Newspaper or magazine',
    },
  ]);
});
