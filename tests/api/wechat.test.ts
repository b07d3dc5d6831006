/**
 * WeChat: signatures, sign-in on a page and by scanning, codes and links, with a sandbox that implements its
 * protocol.
 */
import sharp from 'sharp';
import { jsSignature, WechatApi } from '../../server/gateways/wechat/wechat';
import { startWechatSandbox, type WechatSandbox } from '../../server/gateways/wechat/sandbox';
import { registerVisitor } from '../support/factories';
import { buildTestApp, OPEN, errorOf, type TestApp, type TestVisitor } from '../support/testApp';
import { testClock } from '../support/testClock';
import { startSignIn, consent } from '../support/wechatSignIn';

let site: TestApp;
let platform: WechatSandbox;
beforeAll(async () => {
  platform = await startWechatSandbox(testClock(OPEN));
  const wechat = new WechatApi(() => Promise.resolve(platform.settings), testClock(OPEN));
  site = await buildTestApp({ wechat });
});
afterAll(async () => {
  await site.close();
  await platform.close();
});

const visitor = () => site.visitor({ locale: 'zh-cn' });

interface SignedIn {
  user: { id: string; nickname: string | null; wechatBound: boolean; registrationId: string | null };
  returnTo: string | null;
}

const login = (client: TestVisitor, { searchParams }: URL, changes: { code?: string; state?: string } = {}) => {
  const { code = searchParams.get('code') ?? '', state = searchParams.get('state') ?? '' } = changes;
  return client.request('wxLogin', { path: { code }, query: { state } });
};
const scan = (client: TestVisitor, { searchParams }: URL) =>
  client.request('wxScanLogin', {
    query: { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' },
  });
const stateWrong = { code: 400, reason: 'wx.stateWrong', fields: ['/query/state'] };

describe('the JS-SDK', () => {
  test('gets a signature of our page without its fragment, with a cached jsapi_ticket', async () => {
    const url = 'http://127.0.0.1:8080/zh-cn/news?page=2';
    const ticketRequests = () => platform.requestCounts.get('/cgi-bin/ticket/getticket') ?? 0;
    const before = ticketRequests();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => visitor().request('wxSignature', { body: { url: `${url}#top` } })),
    );
    expect(ticketRequests() - before).toBe(1);
    const { ticket } = await new WechatApi(() => Promise.resolve(platform.settings), site.clock).jsTicket();
    for (const { data } of answers) {
      const { appId, timestamp, nonceStr, signature } = data as Record<string, string> & { timestamp: number };
      expect({ appId, timestamp }).toEqual({ appId: platform.settings.account.appId, timestamp: 1773108000 });
      expect(signature).toBe(jsSignature({ ticket, nonceStr: nonceStr ?? '', timestamp, url }));
    }
  });

  test.each(['https://evil.example/zh-cn', 'http://127.0.0.1:8080.evil.example/', 'http://u@evil.example/'])(
    'gets none for %s',
    async (url) => {
      expect(errorOf(await visitor().request('wxSignature', { body: { url } }))).toEqual({
        code: 400,
        reason: 'wx.foreignUrl',
        fields: ['/body/url'],
      });
    },
  );
});

describe('signing in', () => {
  test('within WeChat returns a ticket, the nickname and the return path', async () => {
    const li = visitor();
    const begun = await startSignIn(li);
    expect(begun.url).toMatch(
      /\/connect\/oauth2\/authorize\?appid=wxsandboxaccount&redirect_uri=http%3A%2F%2F127\.0\.0\.1%3A8080%2Fwx-redirect&response_type=code&scope=snsapi_userinfo&state=[\w-]{43}#wechat_redirect$/,
    );
    const { code, data } = await login(li, await consent(begun));
    expect(code).toBe(200);
    const signedIn = data as SignedIn;
    expect(signedIn).toMatchObject({
      user: { nickname: '小明', wechatBound: true, registrationId: null },
      returnTo: '/zh-cn/meeting',
    });
    expect((await li.request('verifyLoginUser')).data).toEqual(signedIn.user);
  });

  test('by scanning on a desktop is the same person', async () => {
    const [phone, desk] = [visitor(), visitor()];
    const one = (await login(phone, await consent(await startSignIn(phone), '小红'))).data as SignedIn;
    const begun = await startSignIn(desk, { phone: false });
    expect(begun.url).toMatch(/\/connect\/qrconnect\?appid=wxsandboxwebsite&.*scope=snsapi_login/);
    const back = await consent(begun, '小红');
    expect(back.pathname).toBe('/scan/callback');
    const other = (await scan(desk, back)).data as SignedIn;
    expect(other.user).toEqual(one.user);
  });

  test('on the visitor’s phone links WeChat to the ticket’s person', async () => {
    const anna = visitor();
    const { id } = await registerVisitor(anna);
    const { user } = (await login(anna, await consent(await startSignIn(anna), 'Anna'))).data as SignedIn;
    expect(user).toMatchObject({ registrationId: id, wechatBound: true });
    const desk = visitor();
    const found = (await scan(desk, await consent(await startSignIn(desk, { phone: false }), 'Anna'))).data as SignedIn;
    expect(found.user.registrationId).toBe(id);
  });

  test('fails with the state of another session, a forged one, none, or a second use', async () => {
    const [li, thief] = [visitor(), visitor()];
    const back = await consent(await startSignIn(li));
    await startSignIn(thief);
    expect(errorOf(await login(thief, back))).toEqual(stateWrong);
    expect(errorOf(await login(li, back, { state: 'x'.repeat(43) }))).toEqual(stateWrong);
    const code = back.searchParams.get('code') ?? '';
    expect(errorOf(await li.request('wxLogin', { path: { code } }))).toEqual(stateWrong);
    expect(errorOf(await scan(li, back))).toEqual(stateWrong);
    expect(errorOf(await visitor().request('wxLogin', { path: { code }, query: { state: 'x'.repeat(43) } }))).toEqual(
      stateWrong,
    );
    expect((await login(li, back)).code).toBe(200);
    expect(errorOf(await login(li, back))).toEqual(stateWrong);
    expect(thief.ticket).toBeUndefined();
  });

  test('fails with an unknown or used WeChat code', async () => {
    const li = visitor();
    const used = await consent(await startSignIn(li));
    await login(li, used);
    const before = await site.database.db.selectFrom('person').select('id').orderBy('id').execute();
    for (const code of ['madeup', used.searchParams.get('code') ?? '']) {
      const { state } = await startSignIn(li);
      expect(errorOf(await login(li, used, { code, state }))).toEqual({
        code: 400,
        reason: 'wx.codeWrong',
        fields: ['/path/code'],
      });
    }
    expect(await site.database.db.selectFrom('person').select('id').orderBy('id').execute()).toEqual(before);
  });

  test('expires after a quarter of an hour', async () => {
    const li = visitor();
    const back = await consent(await startSignIn(li));
    site.clock.advance({ minutes: 15 });
    expect(errorOf(await login(li, back))).toEqual(stateWrong);
    site.clock.set(OPEN);
  });

  test.each([
    '//evil.example',
    'https://evil.example',
    '/%2f%2fevil.example',
    'javascript:alert(1)',
    '/\\evil.example',
  ])('never redirects to %s', async (f) => {
    expect(errorOf(await visitor().request('wxAuthorizationUrl', { body: { f } }))).toEqual({
      code: 400,
      reason: 'wx.foreignPath',
      fields: ['/body/f'],
    });
  });
});

describe('the mini-program', () => {
  const code = { page: 'pages/task/index', scene: 'id=V27-7K2M-Q9XD' };

  test('returns codes as pictures', async () => {
    const { data } = await visitor().request('wxMiniQrCode', { body: { ...code, width: 300 } });
    const { image, ...rest } = data as { image: string };
    expect(rest).toEqual(code);
    const picture = await sharp(Buffer.from(image.split(',')[1] ?? '', 'base64')).metadata();
    expect(picture).toMatchObject({ format: 'png', width: 300 });
  });

  test('returns links that expire', async () => {
    const { data } = await visitor().request('wxUrlLink', { body: { path: '/pages/task/index', expireDays: 7 } });
    expect(data).toEqual({
      urlLink: expect.stringMatching(/^https:\/\/wxaurl\.example\/\w+$/) as string,
      expiresAt: '2026-03-17T02:00:00.000Z',
    });
  });

  test('recovers if the platform has forgotten our token', async () => {
    await visitor().request('wxUrlLink', { body: { path: '/pages/task/index' } });
    platform.invalidateTokens();
    expect((await visitor().request('wxUrlLink', { body: { path: '/pages/task/index' } })).code).toBe(200);
    platform.invalidateTokens();
    expect((await visitor().request('wxMiniQrCode', { body: code })).code).toBe(200);
  });

  test('rejects unsupported pages and names them', async () => {
    const response = await visitor().request('wxMiniQrCode', { body: { page: 'pages/../etc', scene: '', width: 10 } });
    expect(errorOf(response)).toEqual({
      code: 400,
      reason: 'request.invalid',
      fields: ['/body/scene', '/body/page', '/body/width'],
    });
    expect(errorOf(await visitor().request('wxUrlLink', { body: { path: 'a', expireDays: 31 } }))).toMatchObject({
      fields: ['/body/expireDays'],
    });
  });

  test('returns sixty an hour to a client', async () => {
    const one = visitor();
    for (let count = 0; count < 60; count++)
      expect((await one.request('wxUrlLink', { body: { path: '/pages/task/index' } })).code).toBe(200);
    expect(errorOf(await one.request('wxUrlLink', { body: { path: '/pages/task/index' } }))).toEqual({
      code: 429,
      reason: 'limit.exceeded',
    });
  });
});

test('returns 503 while WeChat is unavailable, and begins nothing', async () => {
  const away = new WechatApi(
    () => Promise.resolve({ ...platform.settings, api: 'http://127.0.0.1:9' }),
    testClock(OPEN),
  );
  const lonely = await buildTestApp({ wechat: away });
  const li = lonely.visitor();
  const unavailable = { code: 503, reason: 'server.unavailable' };
  expect(errorOf(await li.request('wxSignature', { body: { url: 'http://127.0.0.1:8080/en' } }))).toEqual(unavailable);
  expect(errorOf(await li.request('wxUrlLink', { body: { path: '/pages/task/index' } }))).toEqual(unavailable);
  await lonely.close();
});

test('starts a sandbox platform on first use if no credentials are configured', async () => {
  const sandbox = await buildTestApp();
  const li = sandbox.visitor();
  expect((await li.request('wxSignature', { body: { url: 'http://127.0.0.1:8080/en' } })).code).toBe(200);
  await sandbox.close();
});
