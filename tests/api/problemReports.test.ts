/** Reports about problems of the site: to the organiser with what the page did, limited, deleted after thirty days. */
import { sql } from 'kysely';
import { pino } from 'pino';
import type { Input } from '../../server/http/contract';
import type { OutgoingMessage } from '../../server/gateways/delivery';
import { inboxGateway } from '../../server/gateways/mail/smtp';
import { exampleBody } from '../support/exampleRequests';
import { newEmail, registerVisitor } from '../support/factories';
import { messageJob, messages, sendAll } from '../support/outbox';
import { buildTestApp, errorOf, OPEN, type TestApp, type TestVisitor } from '../support/testApp';

type Body = Input<'ownReportProblem'>['body'];
type Step = Body['story']['steps'][number];

const ORGANISER = 'service@imt-shenzhen.example';
const WEBMASTER = 'webmaster@imt-shenzhen.example';
const DESCRIPTION = 'The article about lathes does not open.';
const LIMIT_REACHED = { code: 429, reason: 'limit.exceeded' };

let site: TestApp;
const lines: string[] = [];
beforeAll(async () => {
  const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  site = await buildTestApp({ logger, organiserMails: { problem: WEBMASTER } });
});
afterAll(() => site.close());
afterEach(async () => {
  site.clock.set(OPEN);
  for (const table of ['problem_report', 'outbox_message', 'limit_count'] as const)
    await site.database.db.deleteFrom(table).execute();
});

let count = 0;
/** A report that differs from all others. */
const reportOf = (changes: Partial<Body> = {}): Body => {
  const { story } = exampleBody('ownReportProblem');
  story.startedAt = new Date(Date.parse(story.startedAt) + ++count * 1_000).toISOString();
  return { story, privacyAgreed: true, ...changes };
};

const send = (visitor: TestVisitor, body: object = reportOf()) => visitor.request('ownReportProblem', { body });
const numberOf = (response: Awaited<ReturnType<typeof send>>) => (response.data as { number: string }).number;
const reports = () => site.database.db.selectFrom('problem_report').selectAll().execute();

/** Sends pending messages; returns the mails. */
async function deliverMails(): Promise<OutgoingMessage[]> {
  const mails: OutgoingMessage[] = [];
  const mail = {
    ...inboxGateway,
    send: (message: OutgoingMessage) => {
      mails.push(message);
      return inboxGateway.send(message);
    },
  };
  await sendAll(messageJob(site, { mail }));
  return mails;
}

const textOf = ({ base64 }: { base64: string }) => Buffer.from(base64, 'base64').toString();

test('reaches the organiser with exactly its story as a file; the sender gets a receipt', async () => {
  const body = reportOf({ description: DESCRIPTION, email: 'Anna.Schmidt@example.com' });
  const response = await send(site.visitor({ locale: 'ru' }), body);
  const number = numberOf(response);
  expect(response.data).toEqual({
    number: expect.stringMatching(/^R27-\w{4}-\w{4}$/),
    receivedAt: '2026-03-10T02:00:00.000Z',
    deletedAt: '2026-04-09T02:00:00.000Z',
  });

  const mails = await deliverMails();
  const organisers = mails.filter(({ to }) => to === WEBMASTER);
  expect(organisers.map(({ locale, subject }) => ({ locale, subject }))).toEqual([
    { locale: 'zh-cn', subject: `新的网站问题反馈：${number}` },
  ]);
  const [{ text = '', attachments = [] } = {}] = organisers;
  expect(text.split('\n\n').slice(0, 3)).toEqual([
    `编号：${number}`,
    '页面：/en/news/details/01HZX3K8Q4N6T2V9B7M5C1D0EF',
    '步骤数：5',
  ]);
  expect(attachments.map(({ name, contentType }) => ({ name, contentType }))).toEqual([
    { name: `story-${number}.json`, contentType: 'application/json' },
    { name: `report-${number}.txt`, contentType: 'text/plain; charset=utf-8' },
  ]);
  const [story = '', report = ''] = attachments.map(textOf);
  expect(JSON.parse(story)).toEqual(body.story);
  expect(report).toBe(
    `编号：${number}\n收到时间：2026-03-10 10:00（北京时间）\n语言：Русский\n邮箱：anna.schmidt@example.com\n\n${DESCRIPTION}\n`,
  );

  const receipts = mails.filter(({ to }) => to === 'anna.schmidt@example.com');
  expect(receipts.map(({ locale, subject }) => ({ locale, subject }))).toEqual([
    { locale: 'ru', subject: `Получено: ваше сообщение о проблеме ${number}` },
  ]);
  expect(receipts[0]?.text).toContain('Ваше сообщение будет удалено 9 апреля 2026 г.');
  expect(JSON.stringify(receipts)).not.toContain(DESCRIPTION);
  expect(mails).toHaveLength(2);
});

test('the outbox and the log contain nothing that the sender wrote or did', async () => {
  const email = newEmail();
  await send(site.visitor(), reportOf({ description: DESCRIPTION, email }));
  await deliverMails();
  expect(JSON.stringify(await reports())).toContain(DESCRIPTION);
  const outbox = JSON.stringify(await site.database.db.selectFrom('outbox_message').selectAll().execute());
  const log = lines.join('\n');
  expect(outbox).toContain(email);
  expect(log).toContain('/api/web/own/');
  for (const text of [DESCRIPTION, 'mediaNewsPage', 'server.error']) expect(outbox).not.toContain(text);
  for (const text of [DESCRIPTION, email, 'mediaNewsPage', '01HZX3K8Q4N6T2V9B7M5C1D0EF'])
    expect(log).not.toContain(text);
});

test('a report without description and e-mail address goes to the contact if no mailbox is set', async () => {
  const other = await buildTestApp({ database: site.database });
  const number = numberOf(await send(other.visitor()));
  const mails = await deliverMails();
  expect(mails.map(({ to }) => to)).toEqual([ORGANISER]);
  expect(mails.flatMap(({ attachments }) => attachments.map(textOf))[1]).toBe(
    `编号：${number}\n收到时间：2026-03-10 10:00（北京时间）\n语言：English\n邮箱：–\n\n–\n`,
  );
  await other.app.close();
});

test('a repeated report gets the same receipt, counts towards no limit and sends nothing', async () => {
  const anna = site.visitor();
  const body = reportOf({ email: newEmail() });
  const response = await send(anna, body);
  for (const visitor of [anna, anna, anna, site.visitor()]) expect(await send(visitor, body)).toEqual(response);
  expect(await reports()).toHaveLength(1);
  expect(await messages(site)).toHaveLength(2);
  const codes: number[] = [];
  for (let index = 0; index < 3; index++) codes.push((await send(anna)).code);
  expect(codes).toEqual([200, 200, 429]);
});

test('of two simultaneous equal reports one is stored and sent', async () => {
  const anna = site.visitor();
  const body = reportOf();
  const [first, second] = await Promise.all([send(anna, body), send(anna, body)]);
  expect(numberOf(second)).toBe(numberOf(first));
  expect(await reports()).toHaveLength(1);
  expect(await messages(site)).toHaveLength(1);
});

test('a report whose mail cannot be written is not stored, and succeeds when it is repeated', async () => {
  const anna = site.visitor();
  const body = reportOf();
  const { db } = site.database;
  await sql`alter table outbox_message rename to outbox_message_hidden`.execute(db);
  expect((await send(anna, body)).code).toBe(500);
  await sql`alter table outbox_message_hidden rename to outbox_message`.execute(db);
  expect(await reports()).toEqual([]);
  expect((await send(anna, body)).code).toBe(200);
  expect(await messages(site)).toHaveLength(1);
});

test('a session sends three a day, and more on the next day', async () => {
  const anna = site.visitor();
  for (let index = 0; index < 3; index++) expect((await send(anna)).code).toBe(200);
  expect(errorOf(await send(anna))).toEqual(LIMIT_REACHED);
  expect((await send(site.visitor())).code).toBe(200);
  expect(await reports()).toHaveLength(4);
  site.clock.advance({ days: 1, minutes: 1 });
  expect((await send(anna)).code).toBe(200);
});

test('an IP address sends thirty a day, and all visitors together a hundred', async () => {
  const accept = async (reports: number, clientIp?: string) => {
    for (let index = 0; index < reports; index++)
      expect((await send(site.visitor(clientIp === undefined ? {} : { clientIp }))).code).toBe(200);
  };
  await accept(30, '198.51.100.7');
  expect(errorOf(await send(site.visitor({ clientIp: '198.51.100.7' })))).toEqual(LIMIT_REACHED);
  await accept(70);
  expect(errorOf(await send(site.visitor()))).toEqual(LIMIT_REACHED);
  expect(await reports()).toHaveLength(100);
});

const step = (...steps: object[]) => ({ steps: steps as Step[] });
const action = (fields: object) => ({ atMs: 1, action: { type: 'menu/opened', fields } });
const largeFields = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`field${index}`, 'a'.repeat(36)]));
const invalid: [what: string, changes: { story?: object; privacyAgreed?: boolean }, outcome: object][] = [
  [
    'no consent',
    { privacyAgreed: false },
    { code: 400, reason: 'visitor.privacyMissing', fields: ['/body/privacyAgreed'] },
  ],
  ['another property', { story: { cookie: 'a' } }, { fields: ['/body/story/cookie'] }],
  [
    'a property of a request',
    { story: step({ atMs: 1, request: { operation: 'mediaNews', status: 200, body: 'a' } }) },
    { fields: ['/body/story/steps/0/request/body'] },
  ],
  [
    'a text instead of an id',
    { story: step(action({ name: 'Anna Schmidt' })) },
    { fields: ['/body/story/steps/0/action/fields/name'] },
  ],
  [
    'a text in a page',
    { story: step({ atMs: 1, page: '/en/search?q=Anna%20Schmidt' }) },
    { fields: ['/body/story/steps/0/page'] },
  ],
  [
    '501 steps',
    { story: step(...Array.from({ length: 501 }, (_, atMs) => ({ atMs, page: '/en' }))) },
    { fields: ['/body/story/steps'] },
  ],
  [
    'a step of two kinds',
    { story: step({ atMs: 1, page: '/en', failure: 'page' }) },
    { fields: ['/body/story/steps/0'] },
  ],
  [
    'more than 200 KB',
    { story: step(...Array.from({ length: 210 }, () => action(largeFields))) },
    { code: 413, reason: 'request.tooLarge', fields: ['/body/story'] },
  ],
];

test.each(invalid)('%s is rejected with its field and stores nothing', async (_what, changes, outcome) => {
  const body = reportOf();
  const before = JSON.stringify(body);
  const response = await send(site.visitor(), { ...body, ...changes, story: { ...body.story, ...changes.story } });
  expect(errorOf(response)).toEqual({ code: 400, reason: 'request.invalid', ...outcome });
  expect([await reports(), await messages(site)]).toEqual([[], []]);
  // The same report without the change is accepted.
  expect((await send(site.visitor(), JSON.parse(before) as object)).code).toBe(200);
});

test('is deleted after thirty days; a mail that is still waiting is not sent without it', async () => {
  await send(site.visitor(), reportOf({ description: DESCRIPTION }));
  site.clock.advance({ days: 29, hours: 23 });
  await site.app.services.retention.run();
  expect(await reports()).toHaveLength(1);
  site.clock.advance({ hours: 2 });
  await site.app.services.retention.run();
  expect(await reports()).toEqual([]);
  expect(await deliverMails()).toEqual([]);
  expect((await messages(site)).map(({ state, failure }) => ({ state, failure }))).toEqual([
    { state: 'failed', failure: 'an attachment is gone' },
  ]);
});

test('a person’s data includes the reports with their address, and erasure deletes them', async () => {
  const boris = site.visitor();
  const { email } = await registerVisitor(boris);
  await send(boris, reportOf({ description: DESCRIPTION, email: email.toUpperCase() }));
  const other = numberOf(await send(site.visitor(), reportOf({ email: newEmail() })));
  site.clock.advance({ minutes: 2 });
  await boris.verifyEmail(email, 'myData');
  const { records } = (await boris.request('ownMyData')).data as { records: { what: string; period: string }[] };
  expect(records.filter(({ what }) => what === 'problem_report')).toEqual([
    {
      what: 'problem_report',
      purpose: 'enquiry',
      period: 'documents',
      fields: [
        { name: 'email', value: email },
        { name: 'description', value: DESCRIPTION },
        { name: 'story', value: expect.stringContaining('mediaNewsPage') },
      ],
    },
  ]);
  expect((await boris.request('ownEraseMyData', { body: { confirm: true } })).code).toBe(200);
  expect((await reports()).map(({ number }) => number)).toEqual([other]);
});
