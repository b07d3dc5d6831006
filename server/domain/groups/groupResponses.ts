/** A delegation's response for its contact (contract, Group). */
import type { Clock } from '../../../src/rules/clock';
import type { EditionEntry } from '../../content/schemas';
import type { HandlerResponse, Input } from '../../http/contract';
import type { GroupRow, GroupUserRow } from './groupRepository';
import type { Documents } from '../documents/documents';

export type MemberInput = Input<'groupBatchSave'>['body']['users'][number];

/** The form of a single member. */
export const MEMBER_FORM = 'group-member';

/** Minimum number of members of a delegation (specification, section 9). */
export const MIN_MEMBERS = 5;
/** Maximum number of members of a group (contract). */
export const MAX_MEMBERS = 1_000;

export type Group = HandlerResponse<'groupFindById'>;
type GroupUser = Group['users'][number];

export class GroupResponses {
  constructor(
    private readonly documents: Documents,
    private readonly clock: Clock,
  ) {}

  describe(group: GroupRow, users: GroupUserRow[], edition: EditionEntry): Group {
    const locksAt = new Date(edition.preRegDeadline);
    return {
      id: group.id,
      state: this.clock.now() >= locksAt ? 'locked' : group.state,
      company: group.company,
      contactName: group.contact_name,
      contactMobile: group.contact_mobile,
      ...(group.contact_email && { contactEmail: group.contact_email }),
      ...(group.visit_day && { visitDay: group.visit_day }),
      ...(group.remarks && { remarks: group.remarks }),
      users: users.map((user) => this.user(user, group)),
      carNos: group.car_nos,
      masterId: group.master_id,
      minimum: MIN_MEMBERS,
      missing: Math.max(0, MIN_MEMBERS - users.length),
      locksAt: locksAt.toISOString(),
      createdAt: group.created_at.toISOString(),
      updatedAt: group.updated_at.toISOString(),
    };
  }

  user(user: GroupUserRow, group: Pick<GroupRow, 'master_id'>): GroupUser {
    const documentMasked = this.documents.maskedNumber(user, user.id);
    return {
      id: user.id,
      groupId: user.group_id,
      name: user.name,
      mobile: user.mobile,
      ...(user.email && { email: user.email }),
      ...(user.job_title && { jobTitle: user.job_title }),
      ...(user.department && { department: user.department }),
      ...(user.document_kind && { documentKind: user.document_kind }),
      ...(documentMasked && { documentMasked }),
      isMaster: user.id === group.master_id,
      number: user.number,
      createdAt: user.created_at.toISOString(),
      updatedAt: user.updated_at.toISOString(),
    };
  }
}
