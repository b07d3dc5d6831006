/** Headers, cross-site requests and what the logs say (security.md). */
import pino from 'pino';
import { confirmed, newAddress } from '../support/factories';
import { buildHandmade } from '../support/handmadeApp';
import { buildTestApp, type TestApp } from '../support/testApp';

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
    '/forms/visitor-en/2.json',
  ])('%s loads nothing, is not framed, is not guessed at and opens no door to other windows', async (url) => {
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

  test('over HTTPS a browser is told to stay there, and the session’s cookie too', async () => {
    const response = await https.visitor().answerOf('visitorEnExistEmail', { body: { email: newAddress() } });
    expect(response.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(response.headers['set-cookie']).toMatch(
      /^sid=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  test('the session begins with the first POST of the API, and stays', async () => {
    const anna = site.visitor();
    expect((await anna.answerOf('configMenu')).headers['set-cookie']).toBeUndefined();
    const first = await anna.answerOf('visitorEnExistEmail', { body: { email: newAddress() } });
    expect(first.headers['set-cookie']).toMatch(/^sid=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(
      (await anna.answerOf('visitorEnExistEmail', { body: { email: newAddress() } })).headers['set-cookie'],
    ).toBeUndefined();
  });

  test('an answer of the API is not kept by any cache', async () => {
    expect((await site.visitor().answerOf('configMenu')).headers['cache-control']).toBe('no-store');
    expect((await site.app.inject('/api/nothing')).headers['cache-control']).toBe('no-store');
  });

  test('x-forwarded-for is believed only of as many proxies as are configured', async () => {
    const ipBehind = async (trustProxy: number) => {
      const proxied = await buildTestApp({ database: site.database, trustProxy });
      const response = await proxied.app.inject({
        url: '/api/web/own/client',
        remoteAddress: '10.0.0.1',
        headers: { 'x-forwarded-for': '203.0.113.9, 198.51.100.4' },
      });
      await proxied.app.close();
      return response.json<{ data: { ip: string } }>().data.ip;
    };
    expect(await ipBehind(0)).toBe('10.0.0.0');
    expect(await ipBehind(1)).toBe('198.51.100.0');
    expect(await ipBehind(2)).toBe('203.0.113.0');
  });
});

describe('a write', () => {
  test('by GET cannot be caused by a page of another site', async () => {
    let written = 0;
    const app = await buildHandmade({
      visitorRedeemCode: () => {
        written += 1;
        return {
          code: 'FREE2026',
          accepted: true,
          usesLeft: 3,
          validUntil: '2026-03-30T01:00:00Z',
          heldUntil: '2026-03-01T02:30:00Z',
        };
      },
    });
    const redeem = (headers: Record<string, string>) =>
      app.inject({ url: '/api/web/redeem/code/verification/FREE2026/13800138000', headers });
    const refused = { statusCode: 400, reason: 'request.crossSite' };
    const shortOf = async (headers: Record<string, string>) => {
      const response = await redeem(headers);
      return { statusCode: response.statusCode, reason: response.json<{ data: { reason: string } }>().data.reason };
    };
    // An image or a link of another site: no header of ours.
    expect(await shortOf({ 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' })).toEqual(refused);
    expect(await shortOf({})).toEqual(refused);
    expect(await shortOf({ 'x-locale': 'not a language' })).toEqual(refused);
    // A form or script of another site: headers of ours do not help it.
    expect(await shortOf({ 'sec-fetch-site': 'cross-site', 'x-locale': 'en', 'access-token': 'x' })).toEqual(refused);
    expect(written).toBe(0);
    for (const [name, value] of [
      ['x-locale', 'en'],
      ['access-token', 'a ticket'],
    ] as const)
      expect((await redeem({ 'sec-fetch-site': 'same-origin', [name]: value })).statusCode).toBe(200);
    expect(written).toBe(2);
    await app.close();
  });

  test('by POST is refused when the browser says that it comes from another site', async () => {
    const site = await buildTestApp();
    const email = newAddress();
    const anna = site.visitor();
    const response = await anna.answerOf(
      'ownSendEmailCode',
      { body: { email, purpose: 'registration' } },
      { 'sec-fetch-site': 'cross-site' },
    );
    expect(response.json()).toMatchObject({ code: 400, data: { reason: 'request.crossSite' } });
    expect(await anna.mails(email)).toEqual([]);
    await site.close();
  });
});

test('logs hold no address, code or ticket of a visitor, and no secret of the session', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const site = await buildTestApp({ logger });
  const anna = site.visitor();
  const email = newAddress();
  await anna.proveEmail(email);
  const code = await anna.codeFor(email);
  site.clock.advance({ minutes: 2 });
  const record = await confirmed(anna, email);
  await anna.ask('visitorEnFindByEmail', { query: { email } });
  await anna.send('GET', `/api/web/own/registration/${record.id}/calendar?accessToken=${anna.ticket}&code=${code}`);
  await anna.send('GET', '/api/web/regist/info/existMobile/13800138000');
  await anna.send('POST', '/api/visit/regist/info/en/insert', { email, code });
  await site.database.close();
  // Something that fails inside: its error is logged whole.
  expect((await anna.ask('visitorEnFindByEmail', { query: { email } })).code).toBeGreaterThanOrEqual(500);
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
});
