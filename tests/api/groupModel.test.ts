/**
 * A delegation with members added and removed in any order: exactly one master; five members make a delegation.
 *
 * @jest-environment ./tests/support/zoneEnvironment.cjs
 */
import fc from 'fast-check';
import { makeMemberBody, signInForGroup, type Group } from '../support/factories';
import { command, checkModel } from '../support/models';
import { buildTestApp, errorOf, type TestApp, type TestVisitor } from '../support/testApp';
import { setTimeZone, ZONES } from '../support/zones';

interface Model {
  /** Ids of the members in order of creation. */
  users: string[];
  master: string | null;
  /** Once it had five members it is a delegation: its members have numbers, which stay. */
  wasFive: boolean;
}
interface Real {
  id: string;
  /** The group in the server's last response. */
  group: Group;
}

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
  contact = site.visitor({ locale: 'zh-cn' });
  await signInForGroup(contact);
});
afterAll(() => site.close());

let sequences = 0;
let contact: TestVisitor;

async function begin() {
  sequences += 1;
  // Every third sequence in each of the zones.
  setTimeZone(ZONES[sequences % ZONES.length] ?? 'Asia/Shanghai');
  // A number has one group, so the previous sequence's is removed. Signing in again would cost more than all the
  // rest.
  await site.database.db.updateTable('visitor_group').set({ master_id: null }).execute();
  await site.database.db.deleteFrom('group_user').execute();
  await site.database.db.deleteFrom('visitor_group').execute();
  const body = { company: '深圳市示例机械有限公司', contactName: '王小明', privacyAgreed: true };
  const group = (await contact.request('groupUpdate', { body })).data as Group;
  return { model: { users: [], master: null, wasFive: false } as Model, real: { id: group.id, group } as Real };
}

const reloadGroup = async (real: Real) =>
  (real.group = (await contact.request('groupFindById', { path: { id: real.id } })).data as Group);

const joins = fc.integer({ min: 1, max: 3 }).map((count) =>
  command<Model, Real>(`${count} join`, async (model, real) => {
    const users = Array.from({ length: count }, () => makeMemberBody());
    const { code, data } = await contact.request('groupBatchSave', { body: { groupId: real.id, users } });
    expect(code).toBe(200);
    real.group = (data as { group: Group }).group;
    const added = real.group.users.map(({ id }) => id).filter((id) => !model.users.includes(id));
    expect(added).toHaveLength(count);
    model.users.push(...added);
    model.master ??= real.group.masterId;
    model.wasFive ||= model.users.length >= 5;
  }),
);
const memberIndex = fc.nat({ max: 9 });
const leaves = memberIndex.map((at) =>
  command<Model, Real>(
    `member ${at} leaves`,
    async (model, real) => {
      const id = model.users[at % model.users.length] ?? '';
      const response = await contact.request('groupDeleteUser', { path: { id } });
      // The master can be removed only as the last member.
      if (id === model.master && model.users.length > 1)
        expect(errorOf(response)).toMatchObject({ reason: 'group.masterStays' });
      else {
        expect(response.code).toBe(200);
        model.users = model.users.filter((user) => user !== id);
        if (id === model.master) model.master = null;
      }
      await reloadGroup(real);
    },
    ({ users }) => users.length > 0,
  ),
);
const leads = memberIndex.map((at) =>
  command<Model, Real>(
    `member ${at} becomes the master`,
    async (model, real) => {
      const userId = model.users[at % model.users.length] ?? '';
      const { code, data } = await contact.request('groupUpdateMaster', { path: { groupId: real.id, userId } });
      expect(code).toBe(200);
      model.master = userId;
      real.group = data as Group;
    },
    ({ users }) => users.length > 0,
  ),
);

test('a group with members has exactly one master, and is a delegation from its fifth member on', async () => {
  await checkModel({
    create: begin,
    commands: [joins, leaves, leads],
    length: 8,
    checkInvariants({ users, master, wasFive }, { group }) {
      expect(group.users.map(({ id }) => id).sort()).toEqual([...users].sort());
      expect(group.users.filter(({ isMaster }) => isMaster).map(({ id }) => id)).toEqual(
        users.length > 0 ? [master] : [],
      );
      expect(group.masterId).toBe(master);
      expect(group.missing).toBe(Math.max(0, 5 - users.length));
      expect(group.state === 'delegation').toBe(wasFive);
      expect(group.users.every(({ number }) => (number !== null) === wasFive)).toBe(true);
    },
  });
});
