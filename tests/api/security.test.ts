/** Headers, cross-site requests and the content of logs (security.md). */
import pino from 'pino';
import { registerConfirmed, newEmail } from '../support/factories';
import { findPersonalData } from '../support/findPersonalData';
import { buildTestApp, type TestApp } from '../support/testApp';
import { newestOf } from '../support/newestOf.mjs';

describe('headers', () => {
  let site: TestApp;
  let https: TestApp;
  beforeAll(async () => {
    [site, https] = await Promise.all([buildTestApp(), buildTestApp({ origin: 'https://exhibition.example' })]);
  });
  afterAll(() => Promise.all([site.close(), https.close()]));

  test.each([
    '/api/web/menu/menu',
    '/health',
    '/openapi.json',
    '/api/nothing',
    '/dev/inbox.json',
    `/forms/visitor-en/${newestOf('visitor-en')}.json`,
  ])('%s loads no resources, cannot be framed or sniffed, and isolates its window', async (url) => {
    const { headers } = await site.app.inject(url);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=(), geolocation=(), microphone=()'),
    });
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  });

  test('sends HSTS over HTTPS, and the session cookie is Secure', async () => {
    const response = await https.visitor().requestRaw('visitorEnExistEmail', { body: { email: newEmail() } });
    expect(response.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(response.headers['set-cookie']).toMatch(
      /^__Host-sid=[\w-]{43}\.[\w-]{22}; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  test('the session begins with the first POST of the API, and persists', async () => {
    const anna = site.visitor();
    expect((await anna.requestRaw('configMenu')).headers['set-cookie']).toBeUndefined();
    const first = await anna.requestRaw('visitorEnExistEmail', { body: { email: newEmail() } });
    expect(first.headers['set-cookie']).toMatch(
      /^sid=[\w-]{43}\.[\w-]{22}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(
      (await anna.requestRaw('visitorEnExistEmail', { body: { email: newEmail() } })).headers['set-cookie'],
    ).toBeUndefined();
  });

  test('no cache stores a response of the API', async () => {
    expect((await site.visitor().requestRaw('configMenu')).headers['cache-control']).toBe('no-store');
    expect((await site.app.inject('/api/nothing')).headers['cache-control']).toBe('no-store');
  });

  test('trusts x-forwarded-for only from the configured number of proxies', async () => {
    const ipWith = async (trustProxy: number) => {
      const proxied = await buildTestApp({ database: site.database, trustProxy });
      const response = await proxied.app.inject({
        url: '/api/web/own/client',
        remoteAddress: '10.0.0.1',
        headers: { 'x-forwarded-for': '203.0.113.9, 198.51.100.4' },
      });
      await proxied.app.close();
      return response.json<{ data: { ip: string } }>().data.ip;
    };
    expect(await ipWith(0)).toBe('10.0.0.0');
    expect(await ipWith(1)).toBe('198.51.100.0');
    expect(await ipWith(2)).toBe('203.0.113.0');
  });
});

test('a forged x-forwarded-for does not raise the limit of an IP address', async () => {
  const limitedWith = async (trustProxy: number, forwarded: (count: number) => string) => {
    const limited = await buildTestApp({ trustProxy, limits: { existenceChecksPerHourForIp: 3 } });
    const reasons: unknown[] = [];
    for (let count = 1; count <= 4; count++) {
      const response = await limited.app.inject({
        method: 'POST',
        url: '/api/visit/regist/info/en/existEmail',
        remoteAddress: '10.0.0.1',
        headers: { 'x-forwarded-for': forwarded(count), 'x-locale': 'en' },
        payload: { email: newEmail() },
      });
      reasons.push(response.json<{ data: { reason?: string } }>().data.reason ?? 'answered');
    }
    await limited.close();
    return reasons;
  };
  const expectedReasons = ['answered', 'answered', 'answered', 'captcha.required'];
  // Without a configured proxy the header is not trusted.
  expect(await limitedWith(0, (count) => `203.0.113.${count}`)).toEqual(expectedReasons);
  // One proxy: its own entry is the last address, earlier ones may be forged by the client.
  expect(await limitedWith(1, (count) => `203.0.113.${count}, 198.51.100.4`)).toEqual(expectedReasons);
  // The control: clients that the proxy distinguishes have separate limits.
  expect(await limitedWith(1, (count) => `198.51.100.${count}`)).toEqual(expectedReasons.map(() => 'answered'));
});

describe('a write', () => {
  test('by POST is rejected for a cross-site request', async () => {
    const site = await buildTestApp();
    const email = newEmail();
    const anna = site.visitor();
    const response = await anna.requestRaw(
      'ownSendEmailCode',
      { body: { email, purpose: 'registration' } },
      { 'sec-fetch-site': 'cross-site' },
    );
    expect(response.json()).toMatchObject({ code: 400, data: { reason: 'request.crossSite' } });
    expect(await anna.mails(email)).toEqual([]);
    await site.close();
  });
});

test('logs contain no address, code or ticket of a visitor, and no secret of the session', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const site = await buildTestApp({ logger });
  const anna = site.visitor();
  const email = newEmail();
  await anna.verifyEmail(email);
  const code = await anna.codeFor(email);
  site.clock.advance({ minutes: 2 });
  const record = await registerConfirmed(anna, email);
  await anna.request('visitorEnFindByEmail', { query: { email } });
  await anna.send('GET', `/api/web/own/registration/${record.id}/calendar?accessToken=${anna.ticket}&code=${code}`);
  await anna.send('GET', '/api/web/regist/info/existMobile/13800138000');
  await anna.send('POST', '/api/visit/regist/info/en/insert', { email, code });
  await site.database.close();
  // An internal error is logged completely.
  expect((await anna.request('visitorEnFindByEmail', { query: { email } })).code).toBeGreaterThanOrEqual(500);
  await site.app.close();

  const log = lines.join('');
  expect(lines.length).toBeGreaterThan(10);
  const secrets = {
    email,
    encoded: encodeURIComponent(email),
    code: `"${code}"`,
    query: `code=${code}`,
    ticket: anna.ticket ?? '',
    session: anna.cookie?.split('=')[1] ?? '',
    mobile: '13800138000',
  };
  expect(Object.entries(secrets).filter(([, secret]) => secret === '' || log.includes(secret))).toEqual([]);
  expect(findPersonalData(log)).toEqual([]);
  // The control: the log search of the end-to-end tests finds the values used here.
  const url = `?email=${secrets.encoded}&code=${code} ${email} 13800138000 11010519491231002X "${secrets.ticket}" ${secrets.session}`;
  expect(findPersonalData(url).map((found) => found.replace(/: .*/, ''))).toEqual([
    'an e-mail address',
    'an e-mail address',
    'a mobile number',
    'a number of an ID card',
    'a session or ticket',
    'a session or ticket',
    'a code in a query',
  ]);
});
