/** Codes that the organiser creates by a command, used by visitors. */
import { runCodeRequest } from '../../server/commands/codes';
import { makeChineseBody, newMobile } from '../support/factories';
import { buildTestApp, type TestApp } from '../support/testApp';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());

test('a created free code is valid for the given number of people', async () => {
  const lines = await runCodeRequest(site.app.services.codes, { action: 'free', count: 3, uses: 1 });
  expect(lines).toHaveLength(3);
  expect(new Set(lines).size).toBe(3);
  const [code = ''] = lines;
  expect(code).toMatch(/^[0-9A-Z]{10}$/);
  const first = site.visitor({ locale: 'zh-cn' });
  const mobile = newMobile();
  await first.verifyMobile(mobile);
  expect((await first.request('visitorRedeemCode', { path: { code, mobile } })).data).toMatchObject({
    accepted: true,
    validUntil: '2026-03-30T01:00:00.000Z',
  });
  const body = makeChineseBody(mobile, { redeemCode: code });
  expect(await first.request('visitorInsert', { body })).toMatchObject({ code: 200 });
  const second = site.visitor({ locale: 'zh-cn' });
  const other = newMobile();
  await second.verifyMobile(other);
  expect(await second.request('visitorRedeemCode', { path: { code, mobile: other } })).toMatchObject({
    code: 409,
    data: { reason: 'redeem.spent' },
  });
});

test('an invitation shows sender and destination, and expires on its day', async () => {
  const { slug, id } = await site.database.db
    .selectFrom('exhibitor')
    .select(['slug', 'id'])
    .orderBy('slug')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { codes } = site.app.services;
  const [code = ''] = await runCodeRequest(codes, { action: 'invitation', exhibitor: slug, until: '2026-03-12' });
  const showInvitation = () => site.visitor().request('exhibitorMyRegist', { body: { invitationCode: code } });
  expect((await showInvitation()).data).toMatchObject({
    invitation: { code, exhibitorId: id, validUntil: '2026-03-12T16:00:00.000Z' },
    exists: false,
  });
  site.clock.set('2026-03-13T00:00:00+08:00');
  expect(await showInvitation()).toMatchObject({ code: 404 });
  // By its id: the same exhibitor.
  const [byId = ''] = await runCodeRequest(codes, { action: 'invitation', exhibitor: id });
  expect((await site.visitor().request('exhibitorMyRegist', { body: { invitationCode: byId } })).data).toMatchObject({
    invitation: { exhibitorId: id },
  });
  await expect(runCodeRequest(codes, { action: 'invitation', exhibitor: 'nobody-at-all' })).rejects.toThrow(
    'Exhibitor or product not found',
  );
});
