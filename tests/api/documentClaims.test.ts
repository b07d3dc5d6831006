/** One badge per person: a document is registered once per edition, across all channels. */
import {
  makeChineseBody,
  registerConfirmedInChinese,
  createGroup,
  makeMemberBody,
  newIdCard,
  newMobile,
  registerInChinese,
  type Group,
} from '../support/factories';
import { buildTestApp, errorOf, type ErrorOutcome, type TestApp, type TestVisitor } from '../support/testApp';
import { memberRow, upload, workbookOf } from '../support/workbooks';

let site: TestApp;
beforeEach(async () => {
  site = await buildTestApp();
});
afterEach(() => site.close());

const visitor = () => site.visitor({ locale: 'zh-cn' });
const card = (documentNumber: string) => ({ documentKind: 'idCard', documentNumber });
const claims = () =>
  site.database.db.selectFrom('document_claim').select(['registration_id', 'member_id', 'state']).execute();

async function register(documentNumber: string, changes: object = {}) {
  const [client, mobile] = [visitor(), newMobile()];
  await client.verifyMobile(mobile);
  return client.request('visitorInsert', {
    body: makeChineseBody(mobile, { ...card(documentNumber), ...changes }),
  });
}

async function importOf(client: TestVisitor, group: Group, numbers: string[]) {
  const bytes = workbookOf(numbers.map((number) => [...memberRow().slice(0, -1), number]));
  const { data } = await upload(client, 'groupExcelImport', { groupId: group.id }, { name: 'delegation.xlsx', bytes });
  return data as { importId: string; rows: { row: number; errors: { reason: string }[] }[] };
}

test('rejects a document that an individual has registered, and explains how to open that registration', async () => {
  const number = newIdCard();
  await registerInChinese(visitor(), newMobile(), card(number));
  const again = await register(number);
  expect(errorOf(again)).toEqual({
    code: 409,
    reason: 'visitor.documentExists',
    fields: ['/body/documentNumber'],
  });
  expect(again.message).toContain('请用登记时的手机号码打开');
});

test('treats a 15-digit card as its 18-digit form, and detects an identity card in a passport field', async () => {
  // 110105491231002 became 11010519491231002X.
  await registerInChinese(visitor(), newMobile(), card('11010519491231002X'));
  expect(errorOf(await register('110105491231002'))).toMatchObject({ reason: 'visitor.documentExists' });
  expect(errorOf(await register('11010519491231002X', { documentKind: 'hkMacaoPermit' }))).toMatchObject({
    reason: 'visitor.documentExists',
  });
});

test('names the member of a delegation whose document an individual has registered', async () => {
  const number = newIdCard();
  await registerInChinese(visitor(), newMobile(), card(number));
  const wang = visitor();
  const { id: groupId } = await createGroup(wang, 0);
  const users = [makeMemberBody(card(newIdCard())), makeMemberBody({ ...card(number), name: '李小明' })];
  const rejectedResponse = await wang.request('groupBatchSave', { body: { groupId, users } });
  expect(errorOf(rejectedResponse)).toEqual({
    code: 409,
    reason: 'group.documentExists',
    fields: ['/body/users/1/documentNumber'],
  });
  expect(rejectedResponse.message).toMatch(/^李小明：/);
  expect(await claims()).toHaveLength(1);
});

test('rejects an individual’s document that belongs to a delegation until the member is removed', async () => {
  const number = newIdCard();
  const wang = visitor();
  const { id: groupId } = await createGroup(wang, 0);
  const member = await wang.request('groupSaveUser', { body: { groupId, ...makeMemberBody(card(number)) } });
  expect(errorOf(await register(number))).toMatchObject({ reason: 'visitor.documentExists' });
  await wang.request('groupDeleteUser', { path: { id: (member.data as { id: string }).id } });
  expect((await register(number)).code).toBe(200);
});

test('names the workbook rows whose documents are registered, and saves no member', async () => {
  const number = newIdCard();
  await registerInChinese(visitor(), newMobile(), card(number));
  const wang = visitor();
  const group = await createGroup(wang, 0);
  const { importId } = await importOf(wang, group, [newIdCard(), number]);
  const rejectedResponse = await wang.request('groupExcelSave', { body: { groupId: group.id, importId } });
  expect(errorOf(rejectedResponse)).toMatchObject({ code: 409, reason: 'excel.documentExists' });
  expect(rejectedResponse.message).toContain('第 3 行');
  expect(((await wang.request('groupFindById', { path: { id: group.id } })).data as Group).users).toEqual([]);
});

test('the preview reports a workbook with the same document in two rows', async () => {
  const wang = visitor();
  const number = newIdCard();
  const { rows } = await importOf(wang, await createGroup(wang, 0), [number, number]);
  expect(rows.map(({ errors }) => errors.map(({ reason }) => reason))).toEqual([[], ['excel.documentTwice']]);
});

test('releases the document when the registration is cancelled', async () => {
  const number = newIdCard();
  const wang = visitor();
  const { id } = await registerInChinese(wang, newMobile(), card(number));
  await wang.request('ownCancelRegistration', { path: { id }, body: {} });
  expect((await register(number)).code).toBe(200);
});

test('a change to another document releases the first and claims the second', async () => {
  const [first, second] = [newIdCard(), newIdCard()];
  const [wang, mobile] = [visitor(), newMobile()];
  const { id } = await registerInChinese(wang, mobile, card(first));
  expect((await wang.request('visitorUpdate', { body: { ...makeChineseBody(mobile, card(second)), id } })).code).toBe(
    200,
  );
  expect((await register(first)).code).toBe(200);
  expect(errorOf(await register(second))).toMatchObject({ reason: 'visitor.documentExists' });
});

test('requires a captcha after too many checks whether documents are registered', async () => {
  const number = newIdCard();
  await registerInChinese(visitor(), newMobile(), card(number));
  const wang = visitor();
  const { id: groupId } = await createGroup(wang, 0);
  const addMember = async () =>
    (
      errorOf(
        await wang.request('groupSaveUser', { body: { groupId, ...makeMemberBody(card(number)) } }),
      ) as ErrorOutcome
    ).reason;
  const reasons: unknown[] = [];
  for (let tries = 0; tries < 12; tries++) reasons.push(await addMember());
  expect(new Set(reasons)).toEqual(new Set(['group.documentExists', 'captcha.required']));
  expect(reasons.at(-1)).toBe('captcha.required');
});

test('accepts a visitor whose number someone else used, and notifies the organiser', async () => {
  const number = newIdCard();
  await registerInChinese(visitor(), newMobile(), card(number));
  const { data } = await register(number, { documentDisputed: true });
  const { id } = (data as { registration: { id: string } }).registration;
  expect((await claims()).map(({ state }) => state)).toEqual(['held', 'disputed']);
  const mails = await site.database.db
    .selectFrom('outbox_message')
    .select(['recipient', 'text'])
    .where('template', '=', 'documentDisputed')
    .execute();
  expect(mails).toEqual([{ recipient: 'service@imt-shenzhen.example', text: expect.stringContaining(id) }]);
  expect(mails[0]?.text).not.toContain(number);
});

test('preserves duplicates from before document claims existed; the first one has the claim', async () => {
  const { db } = site.database;
  const number = newIdCard();
  await registerInChinese(visitor(), newMobile(), card(number));
  const second = await registerConfirmedInChinese(visitor());
  const first = await db.selectFrom('visitor_registration').selectAll().orderBy('created_at').executeTakeFirstOrThrow();
  // The second registration has the same document, as rows of an older version may, and one document cannot be
  // decrypted any more.
  await db.deleteFrom('document_claim').execute();
  const { Documents } = await import('../../server/domain/documents/documents');
  const { Signer, Vault } = await import('../../server/lib/secrets');
  const secret = 'a secret of tests that is long enough';
  const stored = new Documents(new Vault(secret), new Signer(secret)).encrypt({ kind: 'idCard', number }, second.id);
  await db
    .updateTable('visitor_registration')
    .set({ ...stored, created_at: new Date('2026-03-10T03:00:00Z') })
    .where('id', '=', second.id)
    .execute();
  const { id: lost } = await registerInChinese(visitor());
  await db.deleteFrom('document_claim').execute();
  await db
    .updateTable('visitor_registration')
    .set({ document_sealed: 'x'.repeat(60) })
    .where('id', '=', lost)
    .execute();
  expect(await site.app.services.documentClaims.claimExisting()).toBe(1);
  expect(await claims()).toEqual([
    { registration_id: first.id, member_id: null, state: 'held' },
    { registration_id: second.id, member_id: null, state: 'duplicate' },
  ]);
  expect(await site.app.services.documentClaims.claimExisting()).toBe(1);
  expect(errorOf(await register(number))).toMatchObject({ reason: 'visitor.documentExists' });
});

test('an invisible character does not count as a letter of a name', async () => {
  const rejectedResponse = await register(newIdCard(), { name: 'A\u200b' });
  expect(errorOf(rejectedResponse)).toEqual({ code: 400, reason: 'form.answerInvalid', fields: ['/body/name'] });
});
