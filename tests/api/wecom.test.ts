/**
 * The contact in WeCom: a personal code, and whether the contact was added, with a sandbox that implements its
 * protocol.
 */
import sharp from 'sharp';
import { startWecomSandbox, type WecomSandbox } from '../../server/gateways/wecom/sandbox';
import { WecomApi } from '../../server/gateways/wecom/wecom';
import { newMobile } from '../support/factories';
import { buildTestApp, errorOf, type TestApp, type TestVisitor } from '../support/testApp';
import { testClock, type TestClock } from '../support/testClock';
import { OPEN } from '../support/testApp';

let site: TestApp;
let wecom: WecomSandbox;
let clock: TestClock;
beforeEach(async () => {
  clock = testClock(OPEN);
  wecom = await startWecomSandbox(clock);
  site = await buildTestApp({ wecom: new WecomApi(() => Promise.resolve(wecom.settings), clock) });
});
afterEach(async () => {
  await Promise.all([site.close(), wecom.close()]);
});

const verifiedVisitor = async (): Promise<{ li: TestVisitor; phone: string }> => {
  const li = site.visitor({ locale: 'zh-cn' });
  const phone = newMobile();
  await li.verifyMobile(phone, 'find');
  return { li, phone };
};
const code = (client: TestVisitor, phone: string) => client.request('wecomQrCode', { query: { phone } });
const hasAdded = async (client: TestVisitor, phone: string) =>
  (await client.request('wecomAdded', { query: { phone } })).data;

test('a verified visitor gets a contact code, and the same one until it expires', async () => {
  const { li, phone } = await verifiedVisitor();
  const first = (await code(li, phone)).data as { image: string };
  expect(first).toMatchObject({ contactName: 'Visitor service', expiresAt: '2026-03-17T02:00:00.000Z' });
  const bytes = Buffer.from(first.image.split(',')[1] ?? '', 'base64');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 300 });
  expect((await code(li, phone)).data).toEqual(first);
  expect(wecom.contactWays.size).toBe(1);
  // The data sent to WeCom does not reveal the number.
  expect([...wecom.contactWays.values()].join()).not.toContain(phone);
});

test('replaces an expired code', async () => {
  const { li, phone } = await verifiedVisitor();
  await code(li, phone);
  const [old] = wecom.contactWays.keys();
  site.clock.advance({ days: 7 });
  await li.verifyMobile(phone, 'find');
  expect((await code(li, phone)).data).toMatchObject({ expiresAt: '2026-03-24T02:00:00.000Z' });
  expect(wecom.contactWays.size).toBe(1);
  expect(wecom.contactWays.has(old ?? '')).toBe(false);
});

test('returns no code for an unverified number', async () => {
  const { li, phone } = await verifiedVisitor();
  await code(li, phone);
  const missing = { code: 404, reason: 'visitor.notFound' };
  expect(errorOf(await code(site.visitor(), phone))).toEqual(missing);
  expect(errorOf(await code(li, newMobile()))).toEqual(missing);
  expect(wecom.contactWays.size).toBe(1);
  expect(errorOf(await code(li, '12345'))).toEqual({
    code: 400,
    reason: 'request.invalid',
    fields: ['/query/phone'],
  });
});

test('reports only to the owner whether the contact was added', async () => {
  const { li, phone } = await verifiedVisitor();
  expect(await hasAdded(li, phone)).toEqual({ added: false });
  await code(li, phone);
  // Earlier contacts fill more than one page of WeCom's list.
  for (let count = 0; count < 150; count++) wecom.add(`somebody${count}`);
  expect(await hasAdded(li, phone)).toEqual({ added: false });
  wecom.add([...wecom.contactWays.values()][0] ?? '');
  site.clock.advance({ seconds: 30 });
  expect(await hasAdded(li, phone)).toEqual({ added: true });
  expect(await hasAdded(site.visitor(), phone)).toEqual({ added: false });
});

test('returns no code while WeCom is unavailable, and preserves known contacts', async () => {
  const { li, phone } = await verifiedVisitor();
  await code(li, phone);
  wecom.add([...wecom.contactWays.values()][0] ?? '');
  await wecom.close();
  expect(errorOf(await code(li, phone))).toEqual({ code: 503, reason: 'server.unavailable' });
  expect(await hasAdded(li, phone)).toEqual({ added: false });
});
