/**
 * The registry of personal data covers every column that could name a person; export, erasure and retention follow it.
 */
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { WechatApi } from '../../server/gateways/wechat/wechat';
import { startWechatSandbox, type WechatSandbox } from '../../server/gateways/wechat/sandbox';
import { newId } from '../../server/lib/ids';
import { personalTables, retention } from '../../server/db/personal';
import {
  registerConfirmedInChinese,
  createGroup,
  makeMemberBody,
  newEmail,
  newIdCard,
  newMobile,
  type Group,
} from '../support/factories';
import { buildTestApp, OPEN, type TestApp, type TestVisitor } from '../support/testApp';
import { testClock } from '../support/testClock';
import { startSignIn, consent } from '../support/wechatSignIn';

let site: TestApp;
let platform: WechatSandbox;
beforeAll(async () => {
  platform = await startWechatSandbox(testClock(OPEN));
  site = await buildTestApp({ wechat: new WechatApi(() => Promise.resolve(platform.settings), testClock(OPEN)) });
});
afterAll(async () => {
  await site.close();
  await platform.close();
});
afterEach(() => site.clock.set(OPEN));

/** Words in the names of columns with personal data or a reference to it. */
const PERSONAL =
  /(^|_)(name|email|mobile|phone|contact|address|recipient|client|viewer|session|who|open_id|nickname|company|document|sealed|remarks|content|core|answers|questionnaire|person|person_id|hash|token|token_hash|email_hash|mobile_hash|recipient_hash|document_hash)(_|$)/;

/** The organiser's published content: no visitor's data. */
const CONTENT = new Set(
  `content_type content_version country document download exhibit exhibitor form_version invitation meeting meeting_dynamic meeting_theme migration
   news_item photo region search_document search_posting seo_record video`.split(/\s+/),
);
/** Columns with such names that contain no personal data, with the reason. */
const NOBODY: Record<string, string> = {
  'content_view.viewer': 'a keyed hash of an hour',
  'form_draft.document': 'a form',
  'form_draft_revision.document': 'a form',
  'form_preview.document': 'a form',
  'limit_count.name': 'what is counted',
  'staff_device.name': 'a door',
  'staff_device.token_hash': 'a key of the organiser',
  'tracking_day.name': 'the title of a page',
  'tracking_record.obj_name': 'the title of a page, masked',
};

test('every column that could name a person is in the registry or a listed exception', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' order by 1, 2`.execute(site.database.db);
  const known = new Set<string>(
    personalTables.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`)),
  );
  const columns = rows
    .filter(({ table, column }) => !CONTENT.has(table) && PERSONAL.test(column))
    .map(({ table, column }) => `${table}.${column}`);
  expect(columns.filter((column) => !known.has(column) && !(column in NOBODY))).toEqual([]);
  expect(Object.keys(NOBODY).filter((column) => !columns.includes(column))).toEqual([]);
});

test('the privacy page lists every retention period of the registry', () => {
  const page = readFileSync('content/pages/privacy.json', 'utf8');
  const named = new Set([...page.matchAll(/\{retention\.(\w+)\}/g)].map(([, name]) => name));
  expect([...named].sort()).toEqual(Object.keys(retention).sort());
});

test('the privacy page matches the registry in each language', async () => {
  const text = async (locale: string) =>
    JSON.stringify(
      (await site.visitor({ locale }).request('configPageByRoute', { query: { routeUrl: '/privacy' } })).data,
    );
  expect(await text('en')).toContain('24 months after the exhibition');
  expect(await text('ru')).toContain('24 месяца после выставки');
  expect(await text('zh-cn')).toContain('展会结束后24个月');
  expect(await text('ja')).toContain('閉会後24か月');
});

/** A visitor whom others have named: a colleague, a delegation, an editor, an exhibitor. */
async function setUpOthersRecords() {
  const { db } = site.database;
  const [mobile, email] = [newMobile(), newEmail()];
  const li = site.visitor({ locale: 'zh-cn' });
  await registerConfirmedInChinese(li, mobile);
  await db.updateTable('person').set({ email }).where('mobile', '=', mobile).execute();
  const wang = site.visitor({ locale: 'zh-cn' });
  const { id: registrationId } = await registerConfirmedInChinese(wang);
  await db
    .insertInto('partner')
    .values({
      id: newId(),
      registration_id: registrationId,
      name: '李小红',
      mobile,
      email: null,
      company: null,
      state: 'added',
      invited_at: null,
      created_at: site.clock.now(),
    })
    .execute();
  const { id } = await createGroup(site.visitor({ locale: 'zh-cn' }), 1);
  await db.updateTable('group_user').set({ email }).where('group_id', '=', id).execute();
  const { id: news } = await db.selectFrom('news_item').select('id').limit(1).executeTakeFirstOrThrow();
  await li.solveCaptcha();
  await li.request('mediaExchangeMessage', {
    query: { newsId: news, name: '李小红', email, content: 'A word to the editors' },
  });
  site.clock.advance({ minutes: 2 });
  await li.verifyMobile(mobile, 'myData');
  return { li, wang, mobile, email, groupId: id, registrationId };
}

test('an export includes what others entered about a person, with purpose and retention period', async () => {
  const { li, mobile, email } = await setUpOthersRecords();
  const { records } = (await li.request('ownMyData')).data as {
    records: {
      what: string;
      purpose: string;
      period: string | null;
      fields: { name: string; value: string | null }[];
    }[];
  };
  const of = (what: string) => records.filter((record) => record.what === what);
  const [invitation] = of('partner');
  expect(invitation).toMatchObject({ purpose: 'registration', period: 'records' });
  expect(invitation?.fields).toEqual(expect.arrayContaining([{ name: 'mobile', value: mobile }]));
  expect(of('group_user')[0]?.fields).toEqual(expect.arrayContaining([{ name: 'email', value: email }]));
  expect(of('exchange_message')[0]?.fields).toEqual(
    expect.arrayContaining([{ name: 'content', value: 'A word to the editors' }]),
  );
  expect(of('outbox_message').length).toBeGreaterThan(0);
});

test('erasure removes a person from other people’s invitations and delegations, by number and address', async () => {
  const { li, mobile, email, groupId, registrationId } = await setUpOthersRecords();
  expect((await li.request('ownEraseMyData', { body: { confirm: true } })).code).toBe(200);
  const { db } = site.database;
  expect(await db.selectFrom('partner').select('id').where('registration_id', '=', registrationId).execute()).toEqual(
    [],
  );
  expect(await db.selectFrom('group_user').select('id').where('group_id', '=', groupId).execute()).toEqual([]);
  expect(await db.selectFrom('visitor_group').select('id').where('id', '=', groupId).execute()).toHaveLength(1);
  expect(await db.selectFrom('exchange_message').select('id').where('email', '=', email).execute()).toEqual([]);
  expect(await db.selectFrom('person').select('id').where('mobile', '=', mobile).execute()).toEqual([]);
});

async function signInByWechat(anna: TestVisitor): Promise<void> {
  const { searchParams } = await consent(await startSignIn(anna));
  const [code = '', state = ''] = [searchParams.get('code'), searchParams.get('state')].map(String);
  expect((await anna.request('wxLogin', { path: { code }, query: { state } })).code).toBe(200);
}

test('a visitor known only by WeChat can export and erase within half an hour of signing in', async () => {
  const { db } = site.database;
  const anna = site.visitor({ locale: 'zh-cn' });
  await signInByWechat(anna);
  const person = await db
    .selectFrom('person')
    .selectAll()
    .where('open_id', 'is not', null)
    .where('mobile', 'is', null)
    .where('email', 'is', null)
    .executeTakeFirstOrThrow();
  expect((await anna.request('ownMyData')).data).toMatchObject({ person: { wechatBound: true }, registrations: [] });
  site.clock.advance({ minutes: 31 });
  expect((await anna.request('ownMyData')).data).toMatchObject({ reason: 'verify.proofMissing' });
  expect((await anna.request('ownEraseMyData', { body: { confirm: true } })).data).toMatchObject({
    reason: 'verify.proofMissing',
  });
  await signInByWechat(anna);
  expect((await anna.request('ownEraseMyData', { body: { confirm: true } })).code).toBe(200);
  const remainingRows = await db
    .selectFrom('person')
    .select(['nickname', 'open_id'])
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow();
  expect(remainingRows).toEqual({ nickname: null, open_id: `erased:${person.id}` });
});

test('export and erasure include the delegation of a visitor known only by WeChat', async () => {
  const { db } = site.database;
  const wang = site.visitor({ locale: 'zh-cn' });
  await signInByWechat(wang);
  const { id: personId } = await db
    .selectFrom('person')
    .select('id')
    .where('open_id', 'is not', null)
    .where('open_id', 'not like', 'erased:%')
    .where('mobile', 'is', null)
    .executeTakeFirstOrThrow();
  // A delegation is created with a verified number; here its present leader has none.
  const maker = site.visitor({ locale: 'zh-cn' });
  const { id: groupId } = await createGroup(maker, 1);
  const document = { documentKind: 'idCard', documentNumber: newIdCard() };
  expect((await maker.request('groupSaveUser', { body: { groupId, ...makeMemberBody(document) } })).code).toBe(200);
  await db.updateTable('visitor_group').set({ person_id: personId }).where('id', '=', groupId).execute();
  const { person, groups } = (await wang.request('ownMyData')).data as { person: object; groups: Group[] };
  expect(person).toMatchObject({ wechatBound: true });
  expect(groups).toMatchObject([{ id: groupId, contactName: '王小明' }]);
  expect(groups[0]?.users).toHaveLength(2);
  expect((await wang.request('ownEraseMyData', { body: { confirm: true } })).code).toBe(200);
  const remainingRows = await Promise.all([
    db.selectFrom('visitor_group').select('id').where('id', '=', groupId).execute(),
    db.selectFrom('group_user').select('id').where('group_id', '=', groupId).execute(),
    db.selectFrom('document_claim').select('state').where('member_id', 'is not', null).execute(),
    db.selectFrom('person').select('id').where('id', '=', personId).where('nickname', 'is not', null).execute(),
  ]);
  expect(remainingRows).toEqual([[], [], [], []]);
});
