/** A delegation for page tests. The fake server stores it, so that a page shows the result of its calls. */
import type { Group, GroupUser } from '@/api';
import { errorResponse, type FakeResponses } from './fakeResponses';
import { formInfo } from './formInfo';
import { renderStep } from './registrationFlow';
import { NOW } from './visitors';

const ID = '01HZX3K8Q4N6T2V9B7M5C1D0EF';

export const member = (index: number, changes: Partial<GroupUser> = {}): GroupUser => ({
  id: `01HZX3K8Q4N6T2V9B7M5C1D0M${index}`,
  groupId: ID,
  name: `Member ${'ABCDEFGHIJ'.charAt(index)}`,
  mobile: `1390013900${index}`,
  isMaster: index === 0,
  number: null,
  createdAt: NOW,
  updatedAt: NOW,
  ...changes,
});

const members = (count: number): GroupUser[] => Array.from({ length: count }, (_, index) => member(index));

/** A group with this many members; with five they have numbers. */
export function groupOf(count: number, changes: Partial<Group> = {}): Group {
  const users = members(count).map((user) => ({ ...user, number: count < 5 ? null : `V27-7K2M-Q9X${user.id.at(-1)}` }));
  return {
    id: ID,
    state: count < 5 ? 'forming' : 'delegation',
    company: 'Example Machinery',
    contactName: 'Wang Xiaoming',
    contactMobile: '13800138000',
    users,
    carNos: [],
    masterId: users[0]?.id ?? null,
    minimum: 5,
    missing: Math.max(0, 5 - count),
    locksAt: '2026-03-30T01:00:00.000Z',
    createdAt: NOW,
    updatedAt: NOW,
    ...changes,
  };
}

/** Renders a page of the delegation. `change` applies a call to the server's group. */
export async function renderGroup(
  group: Group | null,
  makeResponses: (change: (next: Group) => Group) => FakeResponses = () => ({}),
  at = '/en/audience/register/group-add',
  options: Parameters<typeof renderStep>[2] = {},
) {
  let currentGroup = group;
  const change = (next: Group) => (currentGroup = next);
  return renderStep(
    at,
    {
      ownFormCurrent: ({ url }) => formInfo(url.split('/').at(-1) ?? '', 1),
      ownGroup: ({ headers }) => ({ group: headers['access-token'] ? currentGroup : null }),
      groupFindById: () => currentGroup ?? errorResponse('record.notFound'),
      ...makeResponses(change),
    },
    { ticket: 'ticket-1', ...options },
  );
}
