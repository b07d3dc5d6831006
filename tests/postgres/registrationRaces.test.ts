/**
 * Fifty concurrent attempts, one success, on a server with concurrent transactions. Each has a control without the
 * index, check or lock, where more than one succeeds.
 */
import { sql } from 'kysely';
import { GroupRepository } from '../../server/domain/groups/groupRepository';
import {
  makeChineseBody,
  createGroup,
  makeMemberBody,
  newEmail,
  newIdCard,
  newMobile,
  makeRegistrationBody,
} from '../support/factories';
import { buildTestApp, type CodePurpose, type Envelope, type TestApp, type TestVisitor } from '../support/testApp';
import { newestOf } from '../support/newestOf.mjs';

const TRIES = 50;

let site: TestApp;
let visitor: TestVisitor;
beforeEach(async () => {
  site = await buildTestApp();
  visitor = site.visitor({ locale: 'zh-cn' });
  // The first POST sets the session's cookie.
  await visitor.request('visitorEnExistEmail', { body: { email: newEmail() } });
});
afterEach(() => site.close());

const runStatement = (statement: string) => sql.raw(statement).execute(site.database.db);

/** Stores the verification of a checked code in the session. */
async function verifyAddresses(addresses: string[], purpose: CodePurpose = 'registration'): Promise<void> {
  const session = visitor.session;
  const rows = addresses.map((address) => ({
    session,
    address,
    purpose,
    expires_at: '2027-01-01T00:00:00Z',
  }));
  await site.database.db.insertInto('proof').values(rows).execute();
}

const runConcurrently = (send: (index: number) => Promise<Envelope>): Promise<Envelope[]> =>
  Promise.all(Array.from({ length: TRIES }, (_, index) => send(index)));

const companyOf = (index: number): string => `Example Company ${index}`;

const successes = (answers: Envelope[]): number => answers.filter(({ code }) => code === 200).length;
const errors = (answers: Envelope[]): string[] => [
  ...new Set(answers.filter(({ code }) => code !== 200).map(({ data }) => (data as { reason: string }).reason)),
];

async function oneMobile() {
  const mobile = newMobile();
  await verifyAddresses([mobile]);
  // Each differs: an identical form would get the earlier response.
  return runConcurrently((index) =>
    visitor.request('visitorInsert', { body: makeChineseBody(mobile, { company: companyOf(index) }) }),
  );
}

async function oneEmail() {
  const email = newEmail();
  await verifyAddresses([email]);
  return runConcurrently((index) =>
    visitor.request('visitorEnInsert', { body: makeRegistrationBody(email, { company: companyOf(index) }) }),
  );
}

async function oneDocument() {
  const mobiles = Array.from({ length: TRIES }, () => newMobile());
  await verifyAddresses(mobiles);
  const card = { documentKind: 'idCard', documentNumber: newIdCard() };
  return runConcurrently((index) =>
    visitor.request('visitorInsert', { body: makeChineseBody(mobiles[index] ?? '', card) }),
  );
}

/** In three channels: as an individual, as a member of a delegation, by an exhibitor's invitation. */
async function oneDocumentByEveryChannel() {
  const mobiles = Array.from({ length: TRIES }, () => newMobile());
  await verifyAddresses(mobiles);
  await verifyAddresses(mobiles, 'invitation');
  const invitation = { code: 'INV-RACE', edition: 27, valid_until: '2026-04-03T07:00:00Z', exhibitor_id: null };
  await site.database.db
    .insertInto('invitation')
    .values({ ...invitation, exhibitor_name: JSON.stringify({ en: 'Example' }), booths: '[]' })
    .execute();
  const leader = site.visitor({ locale: 'zh-cn' });
  const { id: groupId } = await createGroup(leader, 0);
  const card = { documentKind: 'idCard', documentNumber: newIdCard() };
  const byInvitation = { formId: 'invitation', formVersion: newestOf('invitation'), invitationCode: invitation.code };
  const ways = [
    (mobile: string) => visitor.request('visitorInsert', { body: makeChineseBody(mobile, card) }),
    () => leader.request('groupSaveUser', { body: { groupId, ...makeMemberBody(card) } }),
    (mobile: string) =>
      visitor.request('exhibitorRegist', { body: { ...makeChineseBody(mobile, card), ...byInvitation } }),
  ];
  return runConcurrently((index) => ways[index % ways.length]!(mobiles[index] ?? ''));
}

async function oneUse() {
  const mobiles = Array.from({ length: TRIES }, () => newMobile());
  await verifyAddresses(mobiles);
  const code = { code: 'FREE2026', edition: 27, uses_left: 1, valid_until: '2027-01-01T00:00:00Z' };
  await site.database.db.insertInto('redeem_code').values(code).execute();
  return runConcurrently((index) =>
    visitor.request('visitorInsert', {
      body: makeChineseBody(mobiles[index] ?? '', { redeemCode: 'FREE2026' }),
    }),
  );
}

/**
 * How often a master was set while fifty members joined an empty group, and how many of the responses claim to be it.
 */
async function firstMembers() {
  const named = jest.spyOn(GroupRepository.prototype, 'setMaster');
  const group = await createGroup(visitor, 0);
  const answers = await runConcurrently(() =>
    visitor.request('groupSaveUser', { body: { groupId: group.id, ...makeMemberBody() } }),
  );
  const masters = answers.filter(({ data }) => (data as { isMaster?: boolean }).isMaster === true).length;
  const times = named.mock.calls.length;
  named.mockRestore();
  return { saved: successes(answers), masters, times };
}

test('registers a mobile number once', async () => {
  const answers = await oneMobile();
  expect([successes(answers), errors(answers)]).toEqual([1, ['visitor.mobileExists']]);
});

test('a form sent fifty times concurrently is registered once, and each request gets that registration', async () => {
  const email = newEmail();
  await verifyAddresses([email]);
  const answers = await runConcurrently(() =>
    visitor.request('visitorEnInsert', { body: makeRegistrationBody(email) }),
  );
  expect(successes(answers)).toBe(TRIES);
  const ids = answers.map(({ data }) => (data as { registration: { id: string } }).registration.id);
  expect(new Set(ids).size).toBe(1);
  const rows = await site.database.db
    .selectFrom('visitor_registration')
    .select('id')
    .where('email', '=', email)
    .execute();
  expect(rows).toEqual([{ id: ids[0] }]);
});

test('control: without its index a number is registered more than once', async () => {
  await runStatement('drop index visitor_registration_mobile');
  expect(successes(await oneMobile())).toBeGreaterThan(1);
});

test('registers an address once', async () => {
  const answers = await oneEmail();
  expect([successes(answers), errors(answers)]).toEqual([1, ['visitor.emailExists']]);
});

test('control: without its index an address is registered more than once', async () => {
  await runStatement('drop index visitor_registration_email');
  expect(successes(await oneEmail())).toBeGreaterThan(1);
});

test('registers a document once', async () => {
  const answers = await oneDocument();
  const [first, ...others] = errors(answers);
  expect(successes(answers)).toBe(1);
  // After some responses, further requests require a captcha.
  expect([first, ...others].toSorted()).toEqual(['captcha.required', 'visitor.documentExists']);
});

test('control: without its index a document is registered more than once', async () => {
  await runStatement('drop index document_claim_held');
  expect(successes(await oneDocument())).toBeGreaterThan(1);
});

test('registers a document once across all channels', async () => {
  const answers = await oneDocumentByEveryChannel();
  expect(successes(answers)).toBe(1);
  const expected = ['captcha.required', 'group.documentExists', 'visitor.documentExists'];
  expect(errors(answers).filter((reason) => !expected.includes(reason))).toEqual([]);
  const held = site.database.db.selectFrom('document_claim').select('state');
  expect(await held.execute()).toEqual([{ state: 'held' }]);
});

test('control: without its index a document is registered by more than one channel', async () => {
  await runStatement('drop index document_claim_held');
  expect(successes(await oneDocumentByEveryChannel())).toBeGreaterThan(1);
  const claims = await site.database.db.selectFrom('document_claim').select(['member_id']).execute();
  expect(new Set(claims.map(({ member_id: member }) => member === null)).size).toBe(2);
});

test('spends the last use of a free code once', async () => {
  const answers = await oneUse();
  expect([successes(answers), errors(answers)]).toEqual([1, ['redeem.spent']]);
});

test('control: without its check a use is spent more than once', async () => {
  await runStatement('alter table redeem_code drop constraint redeem_code_uses');
  expect(successes(await oneUse())).toBeGreaterThan(1);
});

test('members added concurrently to an empty group get one master', async () => {
  expect(await firstMembers()).toEqual({ saved: TRIES, masters: 1, times: 1 });
});

test('control: without the lock of the group the master is set more than once', async () => {
  // Waits until two have read the empty group: on a busy machine one might finish before the next starts.
  let readers = 0;
  let letGo: () => void;
  const twoHaveRead = new Promise<void>((resolve) => (letGo = resolve));
  const unlocked = jest.spyOn(GroupRepository.prototype, 'lock').mockImplementation(async function (
    this: GroupRepository,
    id,
  ) {
    const group = await this.byId(id);
    if ((readers += 1) === 2) letGo();
    await twoHaveRead;
    return group!;
  });
  expect((await firstMembers()).times).toBeGreaterThan(1);
  unlocked.mockRestore();
});

test('control: without the foreign key the master of a group is no member', async () => {
  const group = await createGroup(visitor, 1);
  const orphan = () =>
    site.database.db.updateTable('visitor_group').set({ master_id: 'nobody' }).where('id', '=', group.id).execute();
  await expect(orphan()).rejects.toThrow(/visitor_group_master/);
  await runStatement('alter table visitor_group drop constraint visitor_group_master');
  await expect(orphan()).resolves.toBeDefined();
});
