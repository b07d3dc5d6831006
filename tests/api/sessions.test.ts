/** The session of a browser: signed, renewed when a person verifies a contact, ended by signing out. */
import { registerConfirmed, newEmail, newMobile, registerVisitor, makeRegistrationBody } from '../support/factories';
import { buildTestApp, errorOf, type TestApp } from '../support/testApp';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());

const PROOF_MISSING = { code: 400, reason: 'verify.proofMissing', fields: ['/body/email'] };
const insert = (email: string) => ({ body: makeRegistrationBody(email) });

test('replaces a session without the server’s signature, which gives access to nothing', async () => {
  const forged = site.visitor();
  forged.cookie = `sid=${'A'.repeat(43)}.${'B'.repeat(22)}`;
  await forged.solveCaptcha();
  expect(forged.session).not.toBe('A'.repeat(43));
  const unsigned = site.visitor();
  unsigned.cookie = `sid=${'A'.repeat(43)}`;
  await unsigned.solveCaptcha();
  expect(unsigned.session).not.toBe('A'.repeat(43));
});

test('verification creates a new session, so a fixated session gains nothing', async () => {
  const [anna, attacker] = [site.visitor(), site.visitor()];
  const email = newEmail();
  await anna.solveCaptcha();
  attacker.cookie = anna.cookie;
  await anna.call('POST', '/web/own/email-code', { email, purpose: 'registration' });
  const code = await anna.codeFor(email);
  await anna.call('POST', '/web/own/email-code/check', { email, purpose: 'registration', code });
  expect(anna.cookie).not.toBe(attacker.cookie);
  expect(errorOf(await attacker.request('visitorEnInsert', insert(email)))).toEqual(PROOF_MISSING);
  expect((await anna.request('visitorEnInsert', insert(email))).code).toBe(200);
});

test('a ticket renews the session and transfers its verifications', async () => {
  const anna = site.visitor();
  const email = newEmail();
  await anna.verifyEmail(email);
  const before = anna.cookie;
  await anna.request('visitorEnInsert', insert(email));
  expect(anna.cookie).not.toBe(before);
  expect((await anna.request('visitorEnFindByEmail', { query: { email } })).data).toMatchObject({ exists: true });
});

test('a session of the previous version continues while its verification is valid, and is signed', async () => {
  const anna = site.visitor();
  const email = newEmail();
  await anna.verifyEmail(email);
  anna.cookie = `sid=${anna.session}`;
  expect((await anna.request('visitorEnInsert', insert(email))).code).toBe(200);
  expect(anna.cookie).toMatch(/^sid=[\w-]{43}\.[\w-]{22}$/);
});

test('over HTTPS no other host and no unencrypted page can set the cookie', async () => {
  const secure = await buildTestApp({ origin: 'https://exhibition.example' });
  const anna = secure.visitor();
  await anna.verifyEmail(newEmail());
  expect(anna.cookie).toMatch(/^__Host-sid=[\w-]{43}\.[\w-]{22}$/);
  await secure.close();
});

describe('signing out', () => {
  test('ends the ticket, the verifications and the cookie of this browser', async () => {
    const anna = site.visitor();
    const email = newEmail();
    await registerVisitor(anna, email);
    const { ticket, cookie } = anna;
    expect((await anna.request('ownSignOut', { body: { everywhere: false } })).data).toEqual({ signedOut: true });
    expect(anna.cookie).toBeUndefined();
    const thief = Object.assign(site.visitor(), { ticket, cookie });
    expect((await thief.request('verifyLoginUser')).code).toBe(403);
    expect((await thief.request('visitorEnFindByEmail', { query: { email } })).data).toMatchObject({
      registration: null,
    });
    expect((await anna.request('ownSignOut', { body: { everywhere: false } })).data).toEqual({ signedOut: true });
  });

  test('everywhere ends the tickets of all devices and the sign-in links, here only this one', async () => {
    const email = newEmail();
    const [desk, phone] = [site.visitor(), site.visitor()];
    await registerConfirmed(desk, email);
    site.clock.advance({ minutes: 2 });
    await phone.verifyEmail(email, 'find');
    await phone.request('visitorEnFindByEmail', { query: { email } });
    await desk.solveCaptcha();
    await desk.request('ownSendChangeLink', { body: { email } });
    const token = /change=([\w-]{43})/.exec((await desk.newestMail(email)).text)?.[1] ?? '';
    expect((await phone.request('verifyLoginUser')).code).toBe(200);
    await desk.request('ownSignOut', { body: { everywhere: true } });
    expect((await phone.request('verifyLoginUser')).code).toBe(403);
    expect(errorOf(await site.visitor().request('ownOpenChangeLink', { body: { token } }))).toEqual({
      code: 404,
      reason: 'link.notFound',
    });
  });

  test('without a ticket it ends the verifications of the session', async () => {
    const wang = site.visitor({ locale: 'zh-cn' });
    await wang.verifyMobile(newMobile());
    const { cookie } = wang;
    await wang.request('ownSignOut', { body: { everywhere: true } });
    const rows = await site.database.db
      .selectFrom('proof')
      .select('address')
      .where('session', '=', cookie?.replace('sid=', '').split('.')[0] ?? '')
      .execute();
    expect(rows).toEqual([]);
  });
});
