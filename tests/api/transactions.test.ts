/** Each call is one transaction: whichever of its writes fails, nothing is stored, and a retry succeeds. */
import { sql } from 'kysely';
import {
  makeChineseBody,
  makeChineseQuestionnaireBody,
  registerConfirmedInChinese,
  createGroup,
  makeMemberBody,
  newIdCard,
  newMobile,
  registerInChinese,
} from '../support/factories';
import { enrolled, makeEnrolmentBody, meetingWith, type Enrolment } from '../support/meetings';
import { buildTestApp, type Envelope, type TestApp, type TestVisitor } from '../support/testApp';
import { newestOf } from '../support/newestOf.mjs';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());

const visitor = () => site.visitor({ locale: 'zh-cn' });

/** Attempts, also failed ones, are counted here and in `verification_code.tries`. */
const ATTEMPTS = 'limit_count';

/** A digest of each table, from the versions of its rows, which every committed write changes. */
async function digests(): Promise<Map<string, string>> {
  const { db } = site.database;
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> ${ATTEMPTS}
  `.execute(db);
  const digest = (name: string) => {
    const version = sql`(${name === 'verification_code' ? sql`to_jsonb(record) - 'tries'` : sql`record.ctid::text || record.xmin`})::text`;
    return sql`select ${name}::text as name, md5(string_agg(${version}, ' ' order by ${version})) as digest
      from ${sql.table(name)} as record`;
  };
  const parts = tables.map(({ name }) => digest(name));
  const { rows } = await sql<{ name: string; digest: string }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return new Map(rows.map((row) => [row.name, row.digest]));
}

const changedTables = (before: Map<string, string>, after: Map<string, string>): string[] =>
  [...after].flatMap(([name, digest]) => (before.get(name) === digest ? [] : [name])).toSorted();

/** Runs `work` while the database rejects writes to a table. */
async function withFailingTable<T>(table: string, work: () => Promise<T>): Promise<T> {
  const { db } = site.database;
  await sql
    .raw(
      `create or replace function refuse_write() returns trigger language plpgsql as
        $$ begin raise exception 'This write fails.'; end $$`,
    )
    .execute(db);
  await sql
    .raw(
      `create trigger refuse_write before insert or update or delete on ${table}
        for each row execute function refuse_write()`,
    )
    .execute(db);
  try {
    return await work();
  } finally {
    await sql.raw(`drop trigger refuse_write on ${table}`).execute(db);
  }
}

type Call = () => Promise<Pick<Envelope, 'code'>>;

/** A registration by invitation, with a reserved redeem code, and a document that someone else has registered. */
async function registration(): Promise<Call> {
  const [mobile, documentNumber, redeemCode] = [newMobile(), newIdCard(), `FREE${newMobile()}`];
  await registerInChinese(visitor(), newMobile(), { documentNumber });
  const inviter = visitor();
  const { id } = await registerConfirmedInChinese(inviter);
  await inviter.request('visitorAddPartners', {
    body: { registrationId: id, partners: [{ name: '李小红', mobile }], invite: true },
  });
  await site.database.db
    .insertInto('redeem_code')
    .values({ code: redeemCode, edition: 27, uses_left: 1, valid_until: '2027-01-01T00:00:00Z' })
    .execute();
  const wang = visitor();
  await wang.verifyMobile(mobile);
  expect(await wang.request('visitorRedeemCode', { path: { code: redeemCode, mobile } })).toMatchObject({ code: 200 });
  const body = makeChineseBody(mobile, { documentNumber, documentDisputed: true, redeemCode });
  return () => wang.request('visitorInsert', { body });
}

async function questionnaire(): Promise<Call> {
  const wang = visitor();
  const { id } = await registerInChinese(wang);
  return () => wang.request('visitorSubmitQuestion', { body: makeChineseQuestionnaireBody(id) });
}

/** A change of mobile number and document. */
async function change(): Promise<Call> {
  const wang = visitor();
  const { id } = await registerInChinese(wang);
  const mobile = newMobile();
  await wang.verifyMobile(mobile);
  const body = { ...makeChineseBody(mobile), id };
  return () => wang.request('visitorUpdate', { body });
}

async function paidPlace(guest: TestVisitor, enrolment: Enrolment): Promise<string> {
  const order = (await guest.request('meetingPay', { body: { enrolmentId: enrolment.id } })).data as { id: string };
  expect(await (await site.payments()).pay(order.id)).toBe(200);
  return order.id;
}

/** The cancellation of a registration with a document and a paid seat in a meeting. */
async function cancellation(): Promise<Call> {
  const wang = visitor();
  const { id } = await registerConfirmedInChinese(wang);
  const meetingIds = [await meetingWith(site, 'toolpath-clinic')];
  const { data } = await wang.request('visitorEnrollMeeting', { body: { registrationId: id, meetingIds } });
  const [enrolment] = (data as { enrolments: Enrolment[] }).enrolments;
  await paidPlace(wang, enrolment!);
  return () => wang.request('ownCancelRegistration', { path: { id } });
}

async function invitations(): Promise<Call> {
  const wang = visitor();
  const { id } = await registerConfirmedInChinese(wang);
  const partners = [1, 2].map(() => ({ name: '李小红', mobile: newMobile() }));
  return () => wang.request('visitorAddPartners', { body: { registrationId: id, partners, invite: true } });
}

/** Five members, who make a group a delegation; one has a document. */
async function members(): Promise<Call> {
  const leader = visitor();
  const { id: groupId } = await createGroup(leader, 0);
  const users = Array.from({ length: 5 }, () => makeMemberBody());
  users[0] = makeMemberBody({ documentKind: 'idCard', documentNumber: newIdCard() });
  return () => leader.request('groupBatchSave', { body: { groupId, users } });
}

async function enrolment(): Promise<Call> {
  const guest = visitor();
  const mobile = newMobile();
  await guest.verifyMobile(mobile, 'meeting');
  const body = makeEnrolmentBody(await meetingWith(site, 'printed-tooling'), mobile);
  return () => guest.request('meetingEnroll', { body });
}

async function payment(): Promise<Call> {
  const { guest, enrolment: place } = await enrolled(site, await meetingWith(site, 'toolpath-clinic'));
  const order = (await guest.request('meetingPay', { body: { enrolmentId: place.id } })).data as { id: string };
  const provider = await site.payments();
  await provider.pay(order.id, { loseNotice: true });
  // The provider repeats a notice without a response.
  return async () => {
    const { headers, body } = provider.notice(order.id);
    const url = '/api/web/own/payment/notice';
    const { statusCode } = await site.app.inject({ method: 'POST', url, headers, payload: body });
    return { code: statusCode };
  };
}

/** The cancellation of a paid seat. */
async function releasedPlace(): Promise<Call> {
  const { guest, enrolment: place } = await enrolled(site, await meetingWith(site, 'toolpath-clinic'));
  await paidPlace(guest, place);
  return () => guest.request('ownCancelEnrolment', { path: { id: place.id } });
}

async function booth(): Promise<Call> {
  const exhibitor = visitor();
  const mobile = newMobile();
  await exhibitor.verifyMobile(mobile, 'booth');
  const body = {
    formId: 'booth-zh',
    formVersion: newestOf('booth-zh'),
    contactPerson: '王小明',
    company: '深圳市示例机械有限公司',
    mobile,
    plannedExhibits: '五轴加工中心',
    boothKind: 'standard',
    standardBooths: 2,
    privacyAgreed: true,
    answers: {},
  };
  return () => exhibitor.request('exhibitorBoothReserve', { body });
}

async function code(): Promise<Call> {
  const wang = visitor();
  const mobile = newMobile();
  await wang.solveCaptcha();
  await wang.request('verifySmsCode', { body: { mobile, purpose: 'registration' } });
  const typed = await wang.codeFor(mobile);
  return () => wang.request('verifySmsValidate', { path: { mobile, code: typed }, query: { purpose: 'registration' } });
}

const flows: [string, () => Promise<Call>, string[]][] = [
  [
    'a registration',
    registration,
    [
      'captcha',
      'document_claim',
      'outbox_message',
      'partner',
      'person',
      'proof',
      'redeem_hold',
      'ticket',
      'visitor_registration',
    ],
  ],
  [
    'a questionnaire, which confirms the registration',
    questionnaire,
    ['badge_link', 'message_history', 'outbox_message', 'registration_number', 'visitor_registration'],
  ],
  [
    'a change of a registration',
    change,
    ['captcha', 'document_claim', 'person', 'proof', 'ticket', 'visitor_registration'],
  ],
  [
    'the cancellation of a registration',
    cancellation,
    ['document_claim', 'enrolment', 'message_history', 'outbox_message', 'payment', 'visitor_registration'],
  ],
  ['invitations of colleagues', invitations, ['message_history', 'message_opt_out', 'outbox_message', 'partner']],
  ['members of a delegation', members, ['document_claim', 'group_user', 'registration_number', 'visitor_group']],
  [
    'an enrolment',
    enrolment,
    ['captcha', 'enrolment', 'message_history', 'outbox_message', 'person', 'proof', 'ticket'],
  ],
  ['a payment', payment, ['enrolment', 'message_history', 'outbox_message', 'payment', 'payment_notice']],
  ['the cancellation of a paid seat', releasedPlace, ['enrolment', 'message_history', 'outbox_message', 'payment']],
  [
    'a booth reservation',
    booth,
    ['booth_reservation', 'message_history', 'message_opt_out', 'outbox_message', 'person', 'submission'],
  ],
  ['a code', code, ['captcha', 'proof', 'verification_code']],
];

test.each(flows)('%s is written completely or not at all', async (_name, prepare, tables) => {
  const call = await prepare();
  const before = await digests();
  expect(await call()).toMatchObject({ code: 200 });
  expect(changedTables(before, await digests())).toEqual(tables);

  for (const table of tables) {
    const again = await prepare();
    const untouched = await digests();
    expect([table, (await withFailingTable(table, again)).code]).toEqual([table, 500]);
    expect([table, changedTables(untouched, await digests())]).toEqual([table, []]);
    expect([table, (await again()).code]).toEqual([table, 200]);
  }
});
