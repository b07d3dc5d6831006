/** A ticket belongs to a person with a verified address, mobile number or WeChat account. */
import { newId } from '../../server/lib/ids';
import {
  registerConfirmed,
  newEmail,
  newMobile,
  registerVisitor,
  makeRegistrationBody,
  signInForGroup,
  type Registration,
} from '../support/factories';
import { buildTestApp, errorOf, type TestApp, type TestVisitor } from '../support/testApp';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());

interface LoginUser {
  id: string;
  registrationId: string | null;
}

const userOf = async (visitor: TestVisitor): Promise<LoginUser> => (await visitor.request('verifyLoginUser')).data;
const findByEmail = async (visitor: TestVisitor, email: string) => {
  await visitor.verifyEmail(email, 'find');
  return (await visitor.request('visitorEnFindByEmail', { query: { email } })).data as {
    exists: boolean;
    registration: Registration | null;
  };
};

test('returns the ticket’s person with name, masked address and registration', async () => {
  const anna = site.visitor();
  const email = newEmail();
  const { id } = await registerConfirmed(anna, email);
  expect(await userOf(anna)).toEqual({
    id: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{26}$/) as string,
    name: 'Anna Sokolova',
    nickname: null,
    mobileMasked: null,
    emailMasked: 'v***@example.org',
    wechatBound: false,
    registrationId: id,
    groupId: null,
  });
});

test('shows a delegation only to the person who made it', async () => {
  const [wang, anna] = [site.visitor({ locale: 'zh-cn' }), site.visitor()];
  await signInForGroup(wang);
  const body = { company: '深圳市示例机械有限公司', contactName: '王小明', privacyAgreed: true };
  const { id } = (await wang.request('groupUpdate', { body })).data as { id: string };
  expect(await userOf(wang)).toMatchObject({
    groupId: id,
    mobileMasked: expect.stringMatching(/^139\*{4}\d{4}$/) as string,
  });
  await registerVisitor(anna);
  expect(await userOf(anna)).toMatchObject({ groupId: null });
});

test('returns no person without a ticket, or for an unknown or expired ticket', async () => {
  const missing = { code: 403, reason: 'auth.wechatSignInMissing' };
  const anna = site.visitor();
  await registerVisitor(anna);
  expect(errorOf(await site.visitor().request('verifyLoginUser'))).toEqual(missing);
  const guesser = site.visitor();
  guesser.ticket = 'x'.repeat(43);
  expect(errorOf(await guesser.request('verifyLoginUser'))).toEqual(missing);
  site.clock.advance({ days: 30 });
  expect(errorOf(await anna.request('verifyLoginUser'))).toEqual(missing);
  site.clock.advance({ days: -30 });
});

test('the same address is the same person on another device; another address is another person', async () => {
  const [anna, phone, other] = [site.visitor(), site.visitor(), site.visitor()];
  const email = newEmail();
  const { id } = await registerVisitor(anna, email);
  site.clock.advance({ minutes: 2 });
  expect((await findByEmail(phone, email)).registration?.id).toBe(id);
  expect(await userOf(phone)).toEqual(await userOf(anna));
  await registerVisitor(other);
  expect((await userOf(other)).id).not.toBe((await userOf(anna)).id);
});

test('changing the address of a registration moves it to the new address only', async () => {
  const anna = site.visitor();
  const [old, now] = [newEmail(), newEmail()];
  const { id } = await registerVisitor(anna, old);
  const oldTicket = anna.ticket;
  await anna.verifyEmail(now);
  const moved = await anna.request('visitorEnUpdate', { body: { ...makeRegistrationBody(now), id } });
  expect(moved.code).toBe(200);
  expect(anna.ticket).not.toBe(oldTicket);
  expect((await userOf(anna)).registrationId).toBe(id);

  const before = site.visitor();
  before.ticket = oldTicket;
  expect((await before.request('visitorFindVisit')).data).toEqual({ registration: null });
  expect(errorOf(await before.request('visitorEnUpdate', { body: { ...makeRegistrationBody(now), id } }))).toEqual({
    code: 404,
    reason: 'visitor.notFound',
  });
});

test('a rejected registration leaves neither a person nor a ticket', async () => {
  const anna = site.visitor();
  const email = newEmail();
  await registerVisitor(anna, email);
  const persons = () => site.database.db.selectFrom('person').select('id').orderBy('id').execute();
  const before = await persons();
  const other = site.visitor();
  site.clock.advance({ minutes: 2 });
  await other.verifyEmail(email);
  const response = await other.requestRaw('visitorEnInsert', { body: makeRegistrationBody(email) });
  expect(response.statusCode).toBe(409);
  expect(response.headers['access-token']).toBeUndefined();
  expect(await persons()).toEqual(before);
});

test('an address that someone else entered in a registration does not open it', async () => {
  const owner = site.visitor();
  const { id } = await registerVisitor(owner);
  const email = newEmail();
  const mobile = newMobile();
  const { db } = site.database;
  // A registration by mobile number: its e-mail address was never verified.
  const person = { id: newId(), mobile, email: null, open_id: null, nickname: null, created_at: site.clock.now() };
  await db.insertInto('person').values(person).execute();
  await db
    .updateTable('visitor_registration')
    .set({ person_id: person.id, email, mobile })
    .where('id', '=', id)
    .execute();
  const stranger = site.visitor();
  expect(await findByEmail(stranger, email)).toEqual({ exists: true, registration: null });
  expect(stranger.ticket).toBeUndefined();
});

describe('accessToken in the query of a page', () => {
  const cookiesOf = (headers: Record<string, unknown>): string[] => [headers['set-cookie'] ?? []].flat().map(String);

  test('§4.12b is stored as the ticket in the test environment, if it is valid', async () => {
    const testers = await buildTestApp({ testEnvironment: true });
    const anna = testers.visitor();
    await registerVisitor(anna);
    const page = await testers.app.inject(`/en?accessToken=${anna.ticket}`);
    expect(cookiesOf(page.headers).map((line) => line.replace(/;.*/, ''))).toEqual([
      `ites_webTicket=${anna.ticket}`,
      `webTicket=${anna.ticket}`,
      `ites_webTicket_expire=${encodeURIComponent('2026-04-09T02:00:00.000Z')}`,
    ]);
    const unknown = await testers.app.inject(`/en?accessToken=${'x'.repeat(43)}`);
    expect(cookiesOf(unknown.headers)).toEqual([]);
    testers.clock.advance({ days: 30 });
    const ended = await testers.app.inject(`/en?accessToken=${anna.ticket}`);
    expect(cookiesOf(ended.headers)).toEqual([]);
    await testers.close();
  });

  test('does nothing in other environments', async () => {
    const anna = site.visitor();
    await registerVisitor(anna);
    const page = await site.app.inject(`/en?accessToken=${anna.ticket}`);
    expect(cookiesOf(page.headers)).toEqual([]);
  });
});

test('the client state includes whether the ticket’s person is registered, until that is cancelled', async () => {
  const isRegistered = async (visitor: TestVisitor): Promise<unknown> =>
    ((await visitor.request('ownClientFacts')).data as { registered: boolean }).registered;
  const anna = site.visitor();
  const { id } = await registerConfirmed(anna, newEmail());
  expect([await isRegistered(anna), await isRegistered(site.visitor())]).toEqual([true, false]);
  await anna.request('ownCancelRegistration', { path: { id } });
  expect(await isRegistered(anna)).toBe(false);
});
