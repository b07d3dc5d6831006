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

const crossSiteError = { code: 400, reason: 'request.crossSite' };
const writes = ids.filter((id) => operationTable[id].kind === 'write');
const byGet = writes.filter((id) => operationTable[id].method === 'GET');

/** Headers that a script of the site sends; a form, an image or a link of another site cannot. */
const ownHeaders = (client: TestVisitor) => ({
  'x-locale': 'zh-cn',
  ...(client.ticket && { 'access-token': client.ticket }),
});

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
  expect(errorOf(response.json())).toEqual(crossSiteError);
  expect(await drainWrites(site.database.db)).toEqual([]);
});

interface WritingGet {
  client: TestVisitor;
  path?: Record<string, string>;
  query?: Record<string, string>;
}

async function solveCaptchaFor(client: TestVisitor): Promise<TestVisitor> {
  await client.solveCaptcha();
  return client;
}

async function startWechatSignIn(phone: boolean): Promise<{ client: TestVisitor; code: string; state: string }> {
  const client = site.visitor({ locale: 'zh-cn' });
  const { searchParams } = await consent(await startSignIn(client, { phone }));
  return { client, code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' };
}

/** For each write by GET, a call that would succeed. */
const writingGets: Partial<Record<OperationId, () => Promise<WritingGet>>> = {
  visitorDeletePartner: async () => ({ client: world.zh, path: { id: world.partnerId } }),
  groupUpdateMaster: async () => ({
    client: world.leader,
    path: { groupId: world.group.id, userId: world.group.users[2]?.id ?? '' },
  }),
  groupDeleteUser: async () => ({ client: world.leader, path: { id: world.group.users[4]?.id ?? '' } }),
  visitorRedeemCode: async () => {
    const client = site.visitor({ locale: 'zh-cn' });
    const mobile = newMobile();
    await client.verifyMobile(mobile);
    return { client, path: { code: free, mobile } };
  },
  verifySmsSend: async () => ({
    client: await solveCaptchaFor(site.visitor({ locale: 'zh-cn' })),
    path: { mobile: newMobile() },
  }),
  meSendCode: async () => ({
    client: await solveCaptchaFor(site.visitor({ locale: 'zh-cn' })),
    path: { mobile: newMobile() },
  }),
  verifySmsValidate: async () => {
    const client = await solveCaptchaFor(site.visitor({ locale: 'zh-cn' }));
    const mobile = newMobile();
    await client.request('verifySmsCode', { body: { mobile } });
    return { client, path: { mobile, code: await client.codeFor(mobile) } };
  },
  mediaExchangeMessage: async () => {
    const client = await solveCaptchaFor(site.visitor());
    const { data } = await client.request('mediaNewsPage', { body: { current: 1, size: 1 } });
    const newsId = (data as { records: { id: string }[] }).records[0]?.id ?? '';
    return { client, query: { newsId, name: 'Anna', email: 'anna@example.org', content: 'Where is hall 13?' } };
  },
  wxLogin: async () => {
    const { client, code, state } = await startWechatSignIn(true);
    return { client, path: { code }, query: { state } };
  },
  wxScanLogin: async () => {
    const { client, code, state } = await startWechatSignIn(false);
    return { client, query: { code, state } };
  },
};

test('covers every GET of the specification that writes', () => {
  expect(Object.keys(writingGets).sort()).toEqual([...byGet].sort());
});

test.each(Object.entries(writingGets))(
  '%s: an image, link or form of another site changes nothing, the site’s own page does',
  async (name, prepare) => {
    const id = name as OperationId;
    const { client, path = {}, query = {} } = await prepare();
    const pattern = operationTable[id].path.replace(/\{([^}]+)\}/g, (_place, key: string) =>
      encodeURIComponent(path[key] ?? ''),
    );
    const queryString = new URLSearchParams(query).toString();
    const url = `/api${pattern}${queryString && `?${queryString}`}`;
    const cookie = client.cookie ? { cookie: client.cookie } : {};
    await drainWrites(site.database.db);
    // A browser with fetch metadata; one that follows a link; one too old to send metadata.
    for (const headers of [
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' },
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-user': '?1' },
      { 'sec-fetch-site': 'cross-site', ...ownHeaders(client) },
      { 'sec-fetch-site': 'none' },
      {},
      { 'x-locale': 'not a language' },
    ]) {
      const response = await site.app.inject({ url, headers: { ...cookie, ...headers } });
      expect({ headers, ...(errorOf(response.json()) as object) }).toEqual({ headers, ...crossSiteError });
    }
    expect(await drainWrites(site.database.db)).toEqual([]);
    const { statusCode } = await client.requestRaw(id, { path, query }, { 'sec-fetch-site': 'same-origin' });
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

test('a cross-site form, sent without the user’s cookie, does not replace the browser’s session', async () => {
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
