/** A delegation belongs to its contact: nobody else can read, change or detect it. */
import { createGroup, makeMemberBody, type Group } from '../support/factories';
import { buildTestApp, OPEN, errorOf, type TestApp } from '../support/testApp';
import type { OperationId } from '../../server/http/contract';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());
afterEach(() => site.clock.set(OPEN));

const visitor = () => site.visitor({ locale: 'zh-cn' });
const GROUP = { company: '深圳市示例机械有限公司', contactName: '王小明', privacyAgreed: true };

describe('another’s group', () => {
  let group: Group;
  beforeAll(async () => {
    group = await createGroup(visitor(), 5);
  });
  const user = () => group.users[1]?.id ?? '';
  const calls: [OperationId, () => object, string][] = [
    ['groupFindById', () => ({ path: { id: group.id } }), 'group.notFound'],
    ['groupUpdate', () => ({ body: { ...GROUP, id: group.id } }), 'group.notFound'],
    ['groupSaveUser', () => ({ body: { groupId: group.id, ...makeMemberBody() } }), 'group.notFound'],
    ['groupBatchSave', () => ({ body: { groupId: group.id, users: [makeMemberBody()] } }), 'group.notFound'],
    ['groupUpdateUser', () => ({ body: { id: user(), ...makeMemberBody() } }), 'group.userNotFound'],
    ['groupDeleteUser', () => ({ path: { id: user() } }), 'group.userNotFound'],
    ['groupUpdateMaster', () => ({ path: { groupId: group.id, userId: user() } }), 'group.notFound'],
    ['groupAddCarNos', () => ({ body: { groupId: group.id } }), 'group.notFound'],
    ['groupQrCode', () => ({ query: { visitGroupUserId: user() } }), 'group.userNotFound'],
    ['groupExportQrCode', () => ({ query: { groupId: group.id } }), 'group.notFound'],
    ['groupExcelSave', () => ({ body: { groupId: group.id, importId: group.id } }), 'group.notFound'],
  ];

  test.each(calls)(
    '%s requires sign-in from an anonymous visitor and returns 404 to another visitor',
    async (id, request, reason) => {
      expect(errorOf(await visitor().request(id, request()))).toEqual({
        code: 403,
        reason: 'auth.wechatSignInMissing',
      });
      const other = visitor();
      await createGroup(other, 1);
      expect(errorOf(await other.request(id, request()))).toEqual({ code: 404, reason });
    },
  );
});
