/**
 * Members of a delegation. Exactly one is the master. From five members on it is a delegation, whose members have
 * numbers.
 */
import type { ReferenceDates } from '../../../src/rules/referenceDates';
import { issueText } from '../../../src/rules/messages/issueText';
import type { Tx } from '../../db/connect';
import type { HandlerResponse, Input } from '../../http/contract';
import { DomainError, fieldError, type FieldFault } from '../../http/envelope';
import type { RequestContext } from '../../http/context';
import {
  DocumentsInUse,
  GroupRepository,
  MemberExists,
  type GroupRow,
  type GroupUserRow,
  type NewGroupUser,
} from './groupRepository';
import { newId, newRegistrationNumber } from '../../lib/ids';
import type { FormFault } from '../forms/formService';
import type { IdentityDocument } from '../documents/documents';
import { MAXIMUM, MINIMUM, type Group, type GroupAnswers, MEMBER_FORM, type MemberInput } from './groupAnswers';
import { memberIssues } from '../../../src/rules/member';
import type { SharedDeps } from '../parts';

interface Deps extends Pick<
  SharedDeps,
  'db' | 'groups' | 'group' | 'forms' | 'documents' | 'edition' | 'verification' | 'clock'
> {
  answers: GroupAnswers;
}

const NUMBER_TRIES = 5;

/** Thrown with the indexes of members whose documents other records have claimed. */
export class MembersRefused extends Error {
  constructor(readonly places: number[]) {
    super('documents of members are in use');
  }
}

export class MemberService {
  constructor(private readonly deps: Deps) {}

  async save(
    { groupId, ...member }: Input<'groupSaveUser'>['body'],
    context: RequestContext,
  ): Promise<HandlerResponse<'groupSaveUser'>> {
    const group = await this.deps.group.changeable(groupId, context);
    const [user] = await this.add(group, [member], () => '/body', context);
    return user as HandlerResponse<'groupSaveUser'>;
  }

  /** Adds a list of members, all or none. */
  async saveAll(
    { groupId, users }: Input<'groupBatchSave'>['body'],
    context: RequestContext,
  ): Promise<HandlerResponse<'groupBatchSave'>> {
    const group = await this.deps.group.changeable(groupId, context);
    const saved = await this.add(group, users, (index) => `/body/users/${index}`, context);
    return { saved: saved.length, group: await this.again(groupId) };
  }

  /** Replaces a member. Only the number of an unchanged document may be omitted. */
  async change(
    { id, ...member }: Input<'groupUpdateUser'>['body'],
    context: RequestContext,
  ): Promise<HandlerResponse<'groupUpdateUser'>> {
    const { db, groups, answers, clock, edition, forms } = this.deps;
    const { user, group } = await this.ownedUser(id, context);
    const complete = this.withStoredDocument(user, member);
    this.check(complete, '/body', await edition.judgingDays(), await forms.judge(MEMBER_FORM));
    const now = clock.now();
    await db
      .transaction()
      .execute(async (tx) => {
        const rows = new GroupRepository(tx);
        await rows.lock(group.id);
        await rows.changeUser(id, { ...this.rowOf(complete, id), updated_at: now });
        await rows.moveDocument(id, this.hashOf(complete), { edition: group.edition, now });
      })
      .catch((error: unknown) => this.refuse(error, context, [complete], () => '/body'));
    const changed = await groups.user(id);
    if (!changed) throw new DomainError('group.userNotFound');
    return answers.user(changed, group);
  }

  /** Removes a member. The master can be removed last only: before that, another master must be named. */
  async remove(id: string, context: RequestContext): Promise<HandlerResponse<'groupDeleteUser'>> {
    const { db, clock } = this.deps;
    const { group: found } = await this.ownedUser(id, context);
    await db.transaction().execute(async (tx) => {
      const groups = new GroupRepository(tx);
      const group = await groups.lock(found.id);
      const users = await groups.users(group.id);
      if (!users.some((user) => user.id === id)) throw new DomainError('group.userNotFound');
      if (group.master_id === id && users.length > 1) throw new DomainError('group.masterStays');
      if (group.master_id === id) await groups.nameMaster(group.id, null, clock.now());
      await groups.removeUser(id);
    });
    return { id, deleted: true };
  }

  /** Makes a member the master. */
  async nameMaster(groupId: string, userId: string, context: RequestContext): Promise<Group> {
    const { db, group: service, clock } = this.deps;
    const { id } = await service.changeable(groupId, context);
    await db.transaction().execute(async (tx) => {
      const groups = new GroupRepository(tx);
      await groups.lock(id);
      const users = await groups.users(id);
      if (!users.some((user) => user.id === userId)) throw new DomainError('group.userNotFound');
      await groups.nameMaster(id, userId, clock.now());
    });
    return this.again(id);
  }

  /**
   * Saves members under the group's lock; with `update`, known mobile numbers are updated. Sets the first master. Five
   * members make a delegation.
   */
  async saveWithin(tx: Tx, group: GroupRow, members: MemberInput[], update: boolean): Promise<string[]> {
    const groups = new GroupRepository(tx);
    const now = this.deps.clock.now();
    const present = new Map((await groups.users(group.id)).map((user) => [user.mobile, user]));
    const known = (member: MemberInput) => (update ? present.get(member.mobile) : undefined);
    const ids = members.map((member) => known(member)?.id ?? newId());
    const place = { edition: group.edition, now };
    const added: NewGroupUser[] = [];
    const hashes = new Map<string, string>();
    try {
      for (const [index, member] of members.entries()) {
        const id = ids[index] ?? '';
        const row = this.rowOf(member, id);
        const hash = this.hashOf(member);
        if (known(member)) {
          await groups.changeUser(id, { ...withoutNulls(row), updated_at: now });
          if (hash !== undefined) await groups.moveDocument(id, hash, place);
          continue;
        }
        added.push({ ...row, id, group_id: group.id, number: null, created_at: now, updated_at: now });
        if (hash !== undefined) hashes.set(id, hash);
      }
      if (present.size + added.length > MAXIMUM) throw new DomainError('group.full', [], { limit: MAXIMUM });
      await groups.addUsers(added, hashes, place);
    } catch (error) {
      throw error instanceof DocumentsInUse
        ? new MembersRefused(error.memberIds.map((id) => ids.indexOf(id)).toSorted((one, other) => one - other))
        : error;
    }
    if (group.master_id === null && present.size === 0 && ids[0]) await groups.nameMaster(group.id, ids[0], now);
    await giveNumbers(groups, group);
    return ids;
  }

  /**
   * Validates a member.
   * @throws DomainError with the faults of its fields
   */
  private check(
    member: Partial<MemberInput>,
    at: string,
    days: ReferenceDates,
    judge: (member: Record<string, unknown>) => FormFault[],
  ): void {
    const issues = memberIssues(member, days);
    const minor = issues.find(({ id }) => id === 'idCard.under18');
    if (minor) throw fieldError('visitor.under18', `${at}/${minor.field}`);
    const own: FormFault[] = issues.map(({ field, ...issue }) => ({
      field,
      id: issue.id,
      text: (locale) => issueText(issue, locale),
    }));
    const named = new Set(own.map(({ field }) => field));
    const faults = [...own, ...judge(member).filter(({ field }) => !named.has(field))].map(
      ({ field, ...issue }): FieldFault => ({ pointer: `${at}/${field}`, issue }),
    );
    if (faults.length > 0) throw new DomainError('request.invalid', faults);
  }

  private async add(group: GroupRow, members: MemberInput[], at: (index: number) => string, context: RequestContext) {
    const { db, groups, answers, edition, forms } = this.deps;
    const [days, judge] = [await edition.judgingDays(), await forms.judge(MEMBER_FORM)];
    members.forEach((member, index) => this.check(member, at(index), days, judge));
    const mobiles = members.map(({ mobile }) => mobile);
    const again = mobiles.findIndex((mobile, index) => mobiles.indexOf(mobile) !== index);
    if (again >= 0) throw fieldError('group.userExists', `${at(again)}/mobile`);
    const known = new Set((await groups.users(group.id)).map(({ mobile }) => mobile));
    const duplicateIndex = Math.max(
      0,
      mobiles.findIndex((mobile) => known.has(mobile)),
    );
    const ids = await db
      .transaction()
      .execute(async (tx) => this.saveWithin(tx, await new GroupRepository(tx).lock(group.id), members, false))
      .catch((error: unknown) => this.refuse(error, context, members, (index) => at(index ?? duplicateIndex)));
    const now = await groups.byId(group.id);
    const users = await groups.users(group.id);
    return users.filter(({ id }) => ids.includes(id)).map((user) => answers.user(user, now ?? group));
  }

  /**
   * Converts a database conflict into the operation's error. A registered document counts as an existence query.
   * @throws DomainError
   */
  private async refuse(
    error: unknown,
    context: RequestContext,
    members: readonly MemberInput[],
    at: (index?: number) => string,
  ): Promise<never> {
    if (error instanceof MemberExists) throw fieldError('group.userExists', `${at()}/mobile`);
    const places = error instanceof MembersRefused ? error.places : error instanceof DocumentsInUse ? [0] : [];
    const [first] = places;
    if (first === undefined) throw error;
    await this.deps.verification.countExistenceQuery(context);
    const faults = places.map((place): FieldFault => ({ pointer: `${at(place)}/documentNumber` }));
    throw new DomainError('group.documentExists', faults, { name: members[first]?.name ?? '' });
  }

  private async ownedUser(id: string, context: RequestContext) {
    const { groups, group } = this.deps;
    const user = await groups.user(id);
    // Without a ticket the sign-in error comes first, whether the member exists or not.
    return {
      user: user as GroupUserRow,
      group: await group.changeable(user?.group_id ?? '', context, 'group.userNotFound'),
    };
  }

  private withStoredDocument(user: GroupUserRow, member: Omit<MemberInput, never>): MemberInput {
    const documentNumber = this.deps.documents.unchanged(member, user, user.id);
    return documentNumber === undefined ? member : { ...member, documentNumber };
  }

  private documentOf({ documentKind: kind, documentNumber: number }: MemberInput): IdentityDocument | undefined {
    return kind === undefined || number === undefined ? undefined : { kind, number };
  }

  private hashOf(member: MemberInput): string | undefined {
    return this.deps.documents.claim(this.documentOf(member))?.hash;
  }

  private rowOf(member: MemberInput, id: string) {
    const { document_kind, document_sealed } = this.deps.documents.store(this.documentOf(member), id);
    return {
      name: member.name,
      mobile: member.mobile,
      email: member.email ?? null,
      job_title: member.jobTitle ?? null,
      department: member.department ?? null,
      document_kind,
      document_sealed,
    };
  }

  private async again(groupId: string): Promise<Group> {
    const group = await this.deps.groups.byId(groupId);
    if (!group) throw new DomainError('group.notFound');
    return this.deps.group.describe(group);
  }
}

/** Assigns numbers to the members of a delegation. */
async function giveNumbers(groups: GroupRepository, group: GroupRow): Promise<void> {
  const users = await groups.users(group.id);
  const without = users.filter(({ number }) => number === null);
  if (without.length === 0 || (group.state === 'forming' && users.length < MINIMUM)) return;
  for (let attempt = 0; attempt < NUMBER_TRIES; attempt++) {
    const numbers = new Map(without.map(({ id }) => [id, newRegistrationNumber(group.edition)]));
    if (new Set(numbers.values()).size === without.length && (await groups.number(group.id, numbers))) return;
  }
  throw new Error('No free registration numbers were found.');
}

/** Removes null values: empty cells of a workbook don't overwrite existing values. */
const withoutNulls = <Row extends object>(row: Row): Partial<Row> =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Partial<Row>;
