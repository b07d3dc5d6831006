/** Codes by e-mail, with the limits of the specification and of security.md. */
import { createHash } from 'node:crypto';
import { newEmail } from '../support/factories';
import { buildTestApp, errorOf, type TestApp, type TestVisitor } from '../support/testApp';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());

const visitor = (clientIp?: string, locale = 'en') => site.visitor({ clientIp, locale });
const send = async (client: TestVisitor, email: string, purpose = 'registration') => {
  await client.solveCaptcha();
  return client.request('ownSendEmailCode', { body: { email, purpose } });
};
const check = (client: TestVisitor, email: string, code: string, purpose = 'registration') =>
  client.request('ownCheckEmailCode', { body: { email, purpose, code } });
/** A code that is certainly wrong. */
const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000');

test.each([
  ['zh-cn', /^您的验证码：\d{6}$/],
  ['en', /^Your verification code: \d{6}$/],
  ['ru', /^Ваш код подтверждения: \d{6}$/],
  ['zh-tw', /^您的驗證碼：\d{6}$/],
  ['ja', /^認証コード：\d{6}$/],
])('sends the mail in the visitor’s language: %s', async (locale, subject) => {
  const anna = visitor(undefined, locale);
  const email = newEmail();
  expect((await send(anna, email)).data).toEqual({ resendAfter: 60, expiresIn: 600 });
  expect((await anna.newestMail(email)).subject).toMatch(subject);
});

test('rejects a wrong code at its field and allows another try', async () => {
  const anna = visitor();
  const email = newEmail();
  await send(anna, email);
  const code = await anna.codeFor(email);
  expect(errorOf(await check(anna, email, otherThan(code)))).toEqual({
    code: 400,
    reason: 'verify.codeWrong',
    fields: ['/body/code'],
  });
  expect((await check(anna, email, code)).code).toBe(200);
});

test('rejects the right code after five wrong tries', async () => {
  const anna = visitor();
  const email = newEmail();
  await send(anna, email);
  const code = await anna.codeFor(email);
  for (let tries = 0; tries < 5; tries++)
    expect(errorOf(await check(anna, email, otherThan(code)))).toMatchObject({ reason: 'verify.codeWrong' });
  expect(errorOf(await check(anna, email, code))).toEqual({
    code: 400,
    reason: 'verify.codeExpired',
    fields: ['/body/code'],
  });
});

test('counts five tries correctly when they arrive at the same moment', async () => {
  const anna = visitor();
  const email = newEmail();
  await send(anna, email);
  const wrong = otherThan(await anna.codeFor(email));
  const answers = await Promise.all(Array.from({ length: 12 }, () => check(anna, email, wrong)));
  const reasons = answers.map((response) => (errorOf(response) as { reason: string }).reason).sort();
  expect(reasons).toEqual([
    ...Array.from({ length: 7 }, () => 'verify.codeExpired'),
    ...Array.from({ length: 5 }, () => 'verify.codeWrong'),
  ]);
});

test('accepts a code for ten minutes', async () => {
  const anna = visitor();
  const [email, later] = [newEmail(), newEmail()];
  await send(anna, email);
  await send(anna, later);
  site.clock.advance({ minutes: 9, seconds: 59 });
  expect((await check(anna, email, await anna.codeFor(email))).code).toBe(200);
  site.clock.advance({ seconds: 1 });
  expect(errorOf(await check(anna, later, await anna.codeFor(later)))).toEqual({
    code: 400,
    reason: 'verify.codeExpired',
    fields: ['/body/code'],
  });
});

test('accepts a code once', async () => {
  const anna = visitor();
  const email = newEmail();
  await send(anna, email);
  const code = await anna.codeFor(email);
  await check(anna, email, code);
  expect(errorOf(await check(anna, email, code))).toEqual({
    code: 400,
    reason: 'verify.codeSpent',
    fields: ['/body/code'],
  });
});

test('a newer code invalidates the older one', async () => {
  const anna = visitor();
  const email = newEmail();
  await send(anna, email);
  const older = await anna.codeFor(email);
  site.clock.advance({ minutes: 1 });
  await send(anna, email);
  const newer = await anna.codeFor(email);
  if (older !== newer) expect(errorOf(await check(anna, email, older))).toMatchObject({ reason: 'verify.codeWrong' });
  expect((await check(anna, email, newer)).code).toBe(200);
});

test('binds a code to its session and purpose', async () => {
  const anna = visitor();
  const email = newEmail();
  await send(anna, email);
  const code = await anna.codeFor(email);
  expect(errorOf(await check(visitor(), email, code))).toMatchObject({ reason: 'verify.codeWrong' });
  expect(errorOf(await check(anna, email, code, 'find'))).toMatchObject({ reason: 'verify.codeWrong' });
  expect((await check(anna, email, code)).code).toBe(200);
});

test('sends one mail per address in 60 seconds, and returns the seconds that remain', async () => {
  const anna = visitor();
  const email = newEmail();
  await send(anna, email);
  site.clock.advance({ seconds: 20 });
  const response = await anna.requestRaw('ownSendEmailCode', { body: { email, purpose: 'registration' } });
  expect(response.statusCode).toBe(429);
  expect(response.headers['retry-after']).toBe('40');
  expect(response.json()).toMatchObject({
    code: 429,
    message: 'Please try again in 40 seconds',
    data: { reason: 'limit.tooSoon' },
  });
  site.clock.advance({ seconds: 40 });
  expect((await send(anna, email)).code).toBe(200);
});

test('sends an address at most eight mails a day, from all clients together', async () => {
  const email = newEmail();
  for (let count = 0; count < 8; count++) {
    expect((await send(visitor(), email)).code).toBe(200);
    site.clock.advance({ minutes: 1 });
  }
  expect(errorOf(await send(visitor(), email))).toEqual({ code: 429, reason: 'limit.exceeded' });
  expect(await visitor().mails(email)).toHaveLength(8);
  site.clock.advance({ days: 1 });
  expect((await send(visitor(), email)).code).toBe(200);
});

test('sends at most fifteen codes an hour for a client, to all addresses together', async () => {
  const from = '192.0.2.15';
  for (let count = 0; count < 15; count++) expect((await send(visitor(from), newEmail())).code).toBe(200);
  // An easy captcha is not enough any more; a hard one is.
  const challenged = visitor(from);
  expect(errorOf(await send(challenged, newEmail()))).toEqual({ code: 400, reason: 'captcha.required' });
  expect((await send(challenged, newEmail())).code).toBe(200);
  expect((await send(visitor(), newEmail())).code).toBe(200);
  site.clock.advance({ hours: 1 });
  expect((await send(visitor(from), newEmail())).code).toBe(200);
});

test('the response does not reveal whether the address is registered', async () => {
  const known = newEmail();
  await visitor().verifyEmail(known);
  site.clock.advance({ minutes: 2 });
  const [one, other] = [await send(visitor(), known, 'find'), await send(visitor(), newEmail(), 'find')];
  expect(one).toEqual(other);
});

test('a code has six digits, and its stored hash cannot be tested without the site’s secret', async () => {
  const anna = site.visitor();
  const email = newEmail();
  await anna.solveCaptcha();
  await anna.request('ownSendEmailCode', { body: { email, purpose: 'registration' } });
  const code = await anna.codeFor(email);
  expect(code).toMatch(/^\d{6}$/);
  const row = await site.database.db
    .selectFrom('verification_code')
    .selectAll()
    .where('address', '=', email)
    .executeTakeFirstOrThrow();
  const stored = row.code_hash;
  expect(stored).toMatch(/^[\w-]{43}$/);
  expect(stored).not.toContain(code);
  for (const plain of [code, `${email}${code}`, `registration\n${code}`])
    for (const algorithm of ['md5', 'sha1', 'sha256'])
      for (const encoding of ['hex', 'base64', 'base64url'] as const)
        expect(stored).not.toContain(createHash(algorithm).update(plain).digest(encoding));
});
