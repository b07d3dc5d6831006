/**
 * Cross-site requests (security.md): a page of another site can cause no write of the contract, whatever cookies and
 * headers are sent. Writes by GET, which an image or a link can cause, are tried with existing records.
 */
import { operationTable, type OperationId } from '../../server/http/contract';
import { startWechatSandbox, type WechatSandbox } from '../../server/gateways/wechat/sandbox';
import { WechatApi } from '../../server/gateways/wechat/wechat';
import { operationOf, ids, urlOf } from '../contract/contract';
import { newMobile } from '../support/factories';
import { ownedWorld, type OwnedWorld } from '../support/ownedWorld';
import { buildTestApp, OPEN, errorOf, type TestApp, type TestVisitor } from '../support/testApp';
import { testClock } from '../support/testClock';
import { startSignIn, consent } from '../support/wechatSignIn';
import { drainWrites, recordWrites } from '../support/writes';

let site: TestApp;
let world: OwnedWorld;
let platform: WechatSandbox;
/** A redeem code. */
let free: string;

beforeAll(async () => {
  platform = await startWechatSandbox(testClock(OPEN));
  site = await buildTestApp({ wechat: new WechatApi(() => Promise.resolve(platform.settings), testClock(OPEN)) });
  world = await ownedWorld(site);
  [free = ''] = await site.app.services.codes.makeFree({ count: 1, uses: 3 });
  await recordWrites(site.database.db);
});
afterAll(async () => {
  await site.close();
  await platform.close();
});

const refused = { code: 400, reason: 'request.crossSite' };
const writes = ids.filter((id) => operationTable[id].kind === 'write');
const byGet = writes.filter((id) => operationTable[id].method === 'GET');

/** Headers that a script of the site sends; a form, an image or a link of another site cannot. */
const ownHeaders = (by: TestVisitor) => ({ 'x-locale': 'zh-cn', ...(by.ticket && { 'access-token': by.ticket }) });

test.each(writes)('%s is rejected for a cross-site request, with or without our headers', async (id) => {
  const { method, contentType } = operationTable[id];
  const example = Object.values(operationOf(id).requestBody?.content ?? {})[0]?.example;
  await drainWrites(site.database.db);
  const response = await site.app.inject({
    method: method as 'GET',
    url: urlOf(id),
    headers: {
      'sec-fetch-site': 'cross-site',
      cookie: world.zh.cookie ?? '',
      ...(contentType && { 'content-type': contentType }),
      ...ownHeaders(world.zh),
    },
    ...(contentType === 'application/json' && { payload: JSON.stringify(example ?? {}) }),
    ...(contentType === 'application/x-www-form-urlencoded' && {
      payload: new URLSearchParams(example as Record<string, string>).toString(),
    }),
  });
  expect(errorOf(response.json())).toEqual(refused);
  expect(await drainWrites(site.database.db)).toEqual([]);
});

interface WritingGet {
  by: TestVisitor;
  path?: Record<string, string>;
  query?: Record<string, string>;
}

async function solveCaptchaFor(by: TestVisitor): Promise<TestVisitor> {
  await by.solveCaptcha();
  return by;
}

async function startWechatSignIn(phone: boolean): Promise<{ by: TestVisitor; code: string; state: string }> {
  const by = site.visitor({ locale: 'zh-cn' });
  const { searchParams } = await consent(await startSignIn(by, { phone }));
  return { by, code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' };
}

/** For each write by GET, a call that would succeed. */
const writingGets: Partial<Record<OperationId, () => Promise<WritingGet>>> = {
  visitorDeletePartner: async () => ({ by: world.zh, path: { id: world.partnerId } }),
  groupUpdateMaster: async () => ({
    by: world.leader,
    path: { groupId: world.group.id, userId: world.group.users[2]?.id ?? '' },
  }),
  groupDeleteUser: async () => ({ by: world.leader, path: { id: world.group.users[4]?.id ?? '' } }),
  visitorRedeemCode: async () => {
    const by = site.visitor({ locale: 'zh-cn' });
    const mobile = newMobile();
    await by.verifyMobile(mobile);
    return { by, path: { code: free, mobile } };
  },
  verifySmsSend: async () => ({
    by: await solveCaptchaFor(site.visitor({ locale: 'zh-cn' })),
    path: { mobile: newMobile() },
  }),
  meSendCode: async () => ({
    by: await solveCaptchaFor(site.visitor({ locale: 'zh-cn' })),
    path: { mobile: newMobile() },
  }),
  verifySmsValidate: async () => {
    const by = await solveCaptchaFor(site.visitor({ locale: 'zh-cn' }));
    const mobile = newMobile();
    await by.request('verifySmsCode', { body: { mobile } });
    return { by, path: { mobile, code: await by.codeFor(mobile) } };
  },
  mediaExchangeMessage: async () => {
    const by = await solveCaptchaFor(site.visitor());
    const { data } = await by.request('mediaNewsPage', { body: { current: 1, size: 1 } });
    const newsId = (data as { records: { id: string }[] }).records[0]?.id ?? '';
    return { by, query: { newsId, name: 'Anna', email: 'anna@example.org', content: 'Where is hall 13?' } };
  },
  wxLogin: async () => {
    const { by, code, state } = await startWechatSignIn(true);
    return { by, path: { code }, query: { state } };
  },
  wxScanLogin: async () => {
    const { by, code, state } = await startWechatSignIn(false);
    return { by, query: { code, state } };
  },
};

test('covers every GET of the specification that writes', () => {
  expect(Object.keys(writingGets).sort()).toEqual([...byGet].sort());
});

test.each(Object.entries(writingGets))(
  '%s: an image, link or form of another site changes nothing, the site’s own page does',
  async (name, prepare) => {
    const id = name as OperationId;
    const { by, path = {}, query = {} } = await prepare();
    const pattern = operationTable[id].path.replace(/\{([^}]+)\}/g, (_place, key: string) =>
      encodeURIComponent(path[key] ?? ''),
    );
    const words = new URLSearchParams(query).toString();
    const url = `/api${pattern}${words && `?${words}`}`;
    const cookie = by.cookie ? { cookie: by.cookie } : {};
    await drainWrites(site.database.db);
    // A browser with fetch metadata; one that follows a link; one too old to send metadata.
    for (const headers of [
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' },
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-user': '?1' },
      { 'sec-fetch-site': 'cross-site', ...ownHeaders(by) },
      { 'sec-fetch-site': 'none' },
      {},
      { 'x-locale': 'not a language' },
    ]) {
      const response = await site.app.inject({ url, headers: { ...cookie, ...headers } });
      expect({ headers, ...(errorOf(response.json()) as object) }).toEqual({ headers, ...refused });
    }
    expect(await drainWrites(site.database.db)).toEqual([]);
    const { statusCode } = await by.requestRaw(id, { path, query }, { 'sec-fetch-site': 'same-origin' });
    expect(statusCode).toBe(200);
    expect(await drainWrites(site.database.db)).not.toEqual([]);
  },
);

test('blocks scripts of other sites: no response allows another origin and no preflight succeeds', async () => {
  const origin = 'https://evil.example';
  const preflight = await site.app.inject({
    method: 'OPTIONS',
    url: '/api/web/subscribe/subscribe',
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-locale' },
  });
  const response = await site.app.inject({ url: '/api/web/menu/menu', headers: { origin } });
  expect([preflight.statusCode, response.statusCode]).toEqual([404, 200]);
  for (const { headers } of [preflight, response])
    expect(Object.keys(headers).filter((header) => header.startsWith('access-control'))).toEqual([]);
});

test('a cross-site form, sent without the reader’s cookie, does not replace the browser’s session', async () => {
  const post = (from: string) =>
    site.app.inject({
      method: 'POST',
      url: '/api/visit/regist/info/en/existEmail',
      headers: { 'sec-fetch-site': from, 'content-type': 'application/json', 'x-locale': 'en' },
      payload: { email: 'anna@example.org' },
    });
  expect((await post('same-origin')).headers['set-cookie']).toMatch(/^sid=/);
  expect((await post('cross-site')).headers['set-cookie']).toBeUndefined();
});
