/** Export and erasure of a person's own data. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { runPrivacyRequest } from '../../server/commands/privacy';
import {
  registerConfirmed,
  registerConfirmedInChinese,
  createGroup,
  makeMemberBody,
  newEmail,
  newMobile,
} from '../support/factories';
import { buildTestApp, OPEN, errorOf, type TestApp } from '../support/testApp';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());
afterEach(() => site.clock.set(OPEN));

const visitor = (locale = 'zh-cn') => site.visitor({ locale });

/** All tables that contain a text, in any column. */
async function tablesWith(text: string): Promise<{ name: string; rows: number }[]> {
  const { db } = site.database;
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db);
  const found: { name: string; rows: number }[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ rows: number }>`
      select count(*)::int as rows from ${sql.table(name)} as t where position(${text} in t::text) > 0`.execute(db);
    if (rows[0]?.rows) found.push({ name, rows: rows[0].rows });
  }
  return found;
}

test('exports all data of a person in one file after a new verification, five times a day', async () => {
  const wang = visitor();
  const mobile = newMobile();
  expect(errorOf(await wang.request('ownMyData'))).toEqual({ code: 404, reason: 'person.notFound' });
  const record = await registerConfirmedInChinese(wang, mobile);
  await wang.request('visitorAddPartners', {
    body: { registrationId: record.id, partners: [{ name: '李小红', mobile: newMobile() }], invite: false },
  });
  expect(errorOf(await wang.request('ownMyData'))).toEqual({ code: 400, reason: 'verify.proofMissing' });
  site.clock.advance({ minutes: 2 });
  await wang.verifyMobile(mobile, 'myData');
  const response = await wang.requestRaw('ownMyData');
  expect(response.headers).toMatchObject({
    'content-disposition': expect.stringMatching(/^attachment/),
    'cache-control': 'no-store',
  });
  expect(response.json()).toMatchObject({
    code: 200,
    data: {
      person: { mobileMasked: mobile.replace(/^(...).*(....)$/, '$1****$2') },
      registrations: [record],
      partners: [{ name: '李小红' }],
      groups: [],
      consents: [{ kind: 'privacy', textVersion: '2026-01', locale: 'zh-cn', agreedAt: '2026-03-10T02:00:00.000Z' }],
    },
  });
  for (let count = 1; count < 5; count++) expect((await wang.request('ownMyData')).code).toBe(200);
  expect(errorOf(await wang.request('ownMyData'))).toEqual({ code: 429, reason: 'limit.exceeded' });
});

test('erasure cancels active bookings, removes every mention of the person and revokes the ticket', async () => {
  const anna = visitor('en');
  const email = newEmail();
  const { id } = await registerConfirmed(anna, email);
  expect(errorOf(await anna.request('ownEraseMyData', { body: { confirm: true } }))).toEqual({
    code: 400,
    reason: 'verify.proofMissing',
  });
  const { db } = site.database;
  const first = (table: 'exhibitor' | 'news_item') =>
    db.selectFrom(table).select('id').limit(1).executeTakeFirstOrThrow();
  await anna.solveCaptcha();
  const question = { name: 'Anna Sokolova', email, content: 'Which booth is yours?', privacyAgreed: true };
  await anna.request('exhibitorCounsel', { body: { exhibitorId: (await first('exhibitor')).id, ...question } });
  await anna.solveCaptcha();
  const message = { name: 'Anna Sokolova', email, content: 'A word to the editors' };
  await anna.request('mediaExchangeMessage', { query: { newsId: (await first('news_item')).id, ...message } });
  await anna.request('configSubscribe', { body: { email, language: 2 } });
  const spoken = (await tablesWith(email)).map(({ name }) => name);
  expect(spoken).toEqual(
    expect.arrayContaining(['counselling', 'exchange_message', 'newsletter_subscription', 'person']),
  );
  site.clock.advance({ minutes: 2 });
  await anna.verifyEmail(email, 'myData');
  expect((await anna.request('ownEraseMyData', { body: { confirm: true } })).data).toEqual({
    erasedAt: '2026-03-10T02:02:00.000Z',
    kept: [],
  });
  const row = await db.selectFrom('visitor_registration').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ state: 'cancelled', core: {}, email: null, person_id: null, questionnaire: null });
  // Messages to others, such as a question to an exhibitor, belong to them. Counters of sent codes stay for two more
  // days, or erasing would reset the limit.
  const others = ['outbox_message', 'limit_count'];
  expect((await tablesWith(email)).filter(({ name }) => !others.includes(name))).toEqual([]);
  expect((await anna.request('visitorFindVisit')).data).toEqual({ registration: null });
  expect((await visitor().request('visitorEnExistEmail', { body: { email } })).data).toEqual({ exists: false });
});

test('erasure removes a group with its owner', async () => {
  const wang = visitor();
  const { id, contactMobile } = await createGroup(wang, 0);
  await wang.request('groupSaveUser', { body: { groupId: id, ...makeMemberBody() } });
  site.clock.advance({ minutes: 2 });
  await wang.verifyMobile(String(contactMobile), 'myData');
  expect((await wang.request('ownMyData')).data).toMatchObject({ groups: [{ id }] });
  expect((await wang.request('ownEraseMyData', { body: { confirm: true } })).code).toBe(200);
  const rows = await site.database.db.selectFrom('group_user').select('id').where('group_id', '=', id).execute();
  expect(rows).toEqual([]);
});

test('erasure removes a member from another person’s group, whose next member becomes the master', async () => {
  const wang = visitor();
  const { id } = await createGroup(wang, 0);
  const mobile = newMobile();
  const users = [makeMemberBody({ mobile }), makeMemberBody()];
  await wang.request('groupBatchSave', { body: { groupId: id, users } });
  const li = visitor();
  await registerConfirmedInChinese(li, mobile);
  site.clock.advance({ minutes: 2 });
  await li.verifyMobile(mobile, 'myData');
  expect((await li.request('ownEraseMyData', { body: { confirm: true } })).code).toBe(200);
  expect((await wang.request('groupFindById', { path: { id } })).data).toMatchObject({
    users: [{ mobile: users[1]?.mobile, isMaster: true }],
  });
});

test('rejects erasure on the day of admission', async () => {
  const wang = visitor();
  const mobile = newMobile();
  const { id } = await registerConfirmedInChinese(wang, mobile);
  const admitted = { state: 'admitted' as const, admitted_at: site.clock.now() };
  await site.database.db.updateTable('visitor_registration').set(admitted).where('id', '=', id).execute();
  site.clock.advance({ minutes: 2 });
  await wang.verifyMobile(mobile, 'myData');
  expect(errorOf(await wang.request('ownEraseMyData', { body: { confirm: true } }))).toEqual({
    code: 409,
    reason: 'visitor.admittedToday',
  });
});

test('the organiser exports and erases on a written request, in the same way', async () => {
  const { personalData } = site.app.services;
  const wang = visitor();
  const mobile = newMobile();
  const record = await registerConfirmedInChinese(wang, mobile);
  const folder = await mkdtemp(join(tmpdir(), 'privacy-'));
  const file = join(folder, 'data.json');
  const contact = { mobile };
  expect(await runPrivacyRequest(personalData, { action: 'export', contact, file })).toEqual([
    `${file}: 1 registrations, 0 delegations, 0 enrolments, 0 payments.`,
  ]);
  const { registrations } = JSON.parse(await readFile(file, 'utf8')) as { registrations: { id: string }[] };
  expect(registrations.map(({ id }) => id)).toEqual([record.id]);
  expect(await runPrivacyRequest(personalData, { action: 'erase', contact })).toEqual([
    'Erased at 2026-03-10T02:00:00.000Z. Backups contain the data until they are removed.',
  ]);
  // Counters of sent codes stay for two more days.
  expect((await tablesWith(mobile)).filter(({ name }) => name !== 'limit_count')).toEqual([]);
  expect(await runPrivacyRequest(personalData, { action: 'export', contact, file })).toEqual([
    'No person has verified this address or number: there is nothing to export.',
  ]);
  await rm(folder, { recursive: true });
});

test('the organiser can also erase a person who only subscribed to the newsletter', async () => {
  const email = newEmail();
  await visitor('en').request('configSubscribe', { body: { email, language: 2 } });
  expect((await tablesWith(email)).map(({ name }) => name)).toContain('newsletter_subscription');
  await runPrivacyRequest(site.app.services.personalData, { action: 'erase', contact: { email } });
  expect((await tablesWith(email)).filter(({ name }) => name !== 'limit_count')).toEqual([]);
});
