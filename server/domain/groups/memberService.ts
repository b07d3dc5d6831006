/**
 * Members of a delegation. Exactly one is the master. A group with five members becomes a delegation, whose members
 * have numbers.
 */
import type { ReferenceDates } from '../../../src/rules/referenceDates';
import { formatIssue } from '../../../src/rules/messages/issueText';
import type { Tx } from '../../db/connect';
import type { HandlerResponse, Input } from '../../http/contract';
import { DomainError, fieldError, type FieldError } from '../../http/envelope';
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
import {
  MAX_MEMBERS,
  MIN_MEMBERS,
  type Group,
  type GroupResponses,
  MEMBER_FORM,
  type MemberInput,
} from './groupResponses';
import { memberIssues } from '../../../src/rules/member';
import type { SharedDeps } from '../sharedDeps';

interface Deps extends Pick<
  SharedDeps,
  'db' | 'groups' | 'group' | 'forms' | 'documents' | 'edition' | 'verification' | 'clock'
> {
  answers: GroupResponses;
}

const MAX_NUMBER_ATTEMPTS = 5;

/** Thrown with the indexes of members whose documents other records have claimed. */
export class MembersRejected extends Error {
  constructor(readonly indexes: number[]) {
    super('documents of members are in use');
  }
}

export class MemberService {
  constructor(private readonly deps: Deps) {}

  async save(
    { groupId, ...member }: Input<'groupSaveUser'>['body'],
    context: RequestContext,
  ): Promise<HandlerResponse<'groupSaveUser'>> {
    const group = await this.deps.group.requireChangeable(groupId, context);
    const [user] = await this.add(group, [member], () => '/body', context);
    return user as HandlerResponse<'groupSaveUser'>;
  }

  /** Adds a list of members, all or none. */
  async saveAll(
    { groupId, users }: Input<'groupBatchSave'>['body'],
    context: RequestContext,
  ): Promise<HandlerResponse<'groupBatchSave'>> {
    const group = await this.deps.group.requireChangeable(groupId, context);
    const saved = await this.add(group, users, (index) => `/body/users/${index}`, context);
    return { saved: saved.length, group: await this.reload(groupId) };
  }

  /** Replaces a member. Only the number of an unchanged document may be omitted. */
  async change(
    { id, ...member }: Input<'groupUpdateUser'>['body'],
    context: RequestContext,
  ): Promise<HandlerResponse<'groupUpdateUser'>> {
    const { db, groups, answers, clock, edition, forms } = this.deps;
    const { user, group } = await this.requireUser(id, context);
    const complete = this.withStoredDocument(user, member);
    this.check(complete, '/body', await edition.referenceDates(), await forms.makeValidator(MEMBER_FORM));
    const now = clock.now();
    await db
      .transaction()
      .execute(async (tx) => {
        const repository = new GroupRepository(tx);
        await repository.lock(group.id);
        await repository.changeUser(id, { ...this.rowOf(complete, id), updated_at: now });
        await repository.replaceDocumentClaim(id, this.hashOf(complete), { edition: group.edition, now });
      })
      .catch((error: unknown) => this.convertError(error, context, [complete], () => '/body'));
    const updatedUser = await groups.user(id);
    if (!updatedUser) throw new DomainError('group.userNotFound');
    return answers.user(updatedUser, group);
  }

  /** Removes a member. The master can be removed last only: before that, another master must be named. */
  async remove(id: string, context: RequestContext): Promise<HandlerResponse<'groupDeleteUser'>> {
    const { db, clock } = this.deps;
    const { group: ownedGroup } = await this.requireUser(id, context);
    await db.transaction().execute(async (tx) => {
      const groups = new GroupRepository(tx);
      const group = await groups.lock(ownedGroup.id);
      const users = await groups.users(group.id);
      if (!users.some((user) => user.id === id)) throw new DomainError('group.userNotFound');
      if (group.master_id === id && users.length > 1) throw new DomainError('group.masterStays');
      if (group.master_id === id) await groups.setMaster(group.id, null, clock.now());
      await groups.removeUser(id);
    });
    return { id, deleted: true };
  }

  /** Makes a member the master. */
  async setMaster(groupId: string, userId: string, context: RequestContext): Promise<Group> {
    const { db, group: service, clock } = this.deps;
    const { id } = await service.requireChangeable(groupId, context);
    await db.transaction().execute(async (tx) => {
      const groups = new GroupRepository(tx);
      await groups.lock(id);
      const users = await groups.users(id);
      if (!users.some((user) => user.id === userId)) throw new DomainError('group.userNotFound');
      await groups.setMaster(id, userId, clock.now());
    });
    return this.reload(id);
  }

  /**
   * Saves members under the group's lock; with `shouldUpdate`, members with known mobile numbers are updated. Sets the
   * first master. Five members make a delegation.
   */
  async saveInTransaction(tx: Tx, group: GroupRow, members: MemberInput[], shouldUpdate: boolean): Promise<string[]> {
    const groups = new GroupRepository(tx);
    const now = this.deps.clock.now();
    const existingUsers = new Map((await groups.users(group.id)).map((user) => [user.mobile, user]));
    const findExisting = (member: MemberInput) => (shouldUpdate ? existingUsers.get(member.mobile) : undefined);
    const ids = members.map((member) => findExisting(member)?.id ?? newId());
    const claimContext = { edition: group.edition, now };
    const newUsers: NewGroupUser[] = [];
    const hashes = new Map<string, string>();
    try {
      for (const [index, member] of members.entries()) {
        const id = ids[index] ?? '';
        const row = this.rowOf(member, id);
        const hash = this.hashOf(member);
        if (findExisting(member)) {
          await groups.changeUser(id, { ...withoutNulls(row), updated_at: now });
          if (hash !== undefined) await groups.replaceDocumentClaim(id, hash, claimContext);
          continue;
        }
        newUsers.push({ ...row, id, group_id: group.id, number: null, created_at: now, updated_at: now });
        if (hash !== undefined) hashes.set(id, hash);
      }
      if (existingUsers.size + newUsers.length > MAX_MEMBERS)
        throw new DomainError('group.full', [], { limit: MAX_MEMBERS });
      await groups.addUsers(newUsers, hashes, claimContext);
    } catch (error) {
      throw error instanceof DocumentsInUse
        ? new MembersRejected(error.memberIds.map((id) => ids.indexOf(id)).toSorted((one, other) => one - other))
        : error;
    }
    if (group.master_id === null && existingUsers.size === 0 && ids[0]) await groups.setMaster(group.id, ids[0], now);
    await assignNumbers(groups, group);
    return ids;
  }

  /**
   * Validates a member.
   * @throws DomainError with the faults of its fields
   */
  private check(
    member: Partial<MemberInput>,
    pointer: string,
    days: ReferenceDates,
    validate: (member: Record<string, unknown>) => FormFault[],
  ): void {
    const issues = memberIssues(member, days);
    const minor = issues.find(({ id }) => id === 'idCard.under18');
    if (minor) throw fieldError('visitor.under18', `${pointer}/${minor.field}`);
    const memberFaults: FormFault[] = issues.map(({ field, ...issue }) => ({
      field,
      id: issue.id,
      text: (locale) => formatIssue(issue, locale),
    }));
    const faultyFields = new Set(memberFaults.map(({ field }) => field));
    const faults = [...memberFaults, ...validate(member).filter(({ field }) => !faultyFields.has(field))].map(
      ({ field, ...issue }): FieldError => ({ pointer: `${pointer}/${field}`, issue }),
    );
    if (faults.length > 0) throw new DomainError('request.invalid', faults);
  }

  private async add(
    group: GroupRow,
    members: MemberInput[],
    pointerOf: (index: number) => string,
    context: RequestContext,
  ) {
    const { db, groups, answers, edition, forms } = this.deps;
    const [days, validate] = [await edition.referenceDates(), await forms.makeValidator(MEMBER_FORM)];
    members.forEach((member, index) => this.check(member, pointerOf(index), days, validate));
    const mobiles = members.map(({ mobile }) => mobile);
    const repeatedIndex = mobiles.findIndex((mobile, index) => mobiles.indexOf(mobile) !== index);
    if (repeatedIndex >= 0) throw fieldError('group.userExists', `${pointerOf(repeatedIndex)}/mobile`);
    const existingMobiles = new Set((await groups.users(group.id)).map(({ mobile }) => mobile));
    const duplicateIndex = Math.max(
      0,
      mobiles.findIndex((mobile) => existingMobiles.has(mobile)),
    );
    const ids = await db
      .transaction()
      .execute(async (tx) => this.saveInTransaction(tx, await new GroupRepository(tx).lock(group.id), members, false))
      .catch((error: unknown) =>
        this.convertError(error, context, members, (index) => pointerOf(index ?? duplicateIndex)),
      );
    const currentGroup = await groups.byId(group.id);
    const users = await groups.users(group.id);
    return users.filter(({ id }) => ids.includes(id)).map((user) => answers.user(user, currentGroup ?? group));
  }

  /**
   * Converts a database conflict into the operation's error. A registered document counts as an existence query.
   * @throws DomainError
   */
  private async convertError(
    error: unknown,
    context: RequestContext,
    members: readonly MemberInput[],
    pointerOf: (index?: number) => string,
  ): Promise<never> {
    if (error instanceof MemberExists) throw fieldError('group.userExists', `${pointerOf()}/mobile`);
    const indexes = error instanceof MembersRejected ? error.indexes : error instanceof DocumentsInUse ? [0] : [];
    const [first] = indexes;
    if (first === undefined) throw error;
    await this.deps.verification.countExistenceQuery(context);
    const faults = indexes.map((index): FieldError => ({ pointer: `${pointerOf(index)}/documentNumber` }));
    throw new DomainError('group.documentExists', faults, { name: members[first]?.name ?? '' });
  }

  private async requireUser(id: string, context: RequestContext) {
    const { groups, group } = this.deps;
    const user = await groups.user(id);
    // Without a ticket the sign-in error comes first, whether the member exists or not.
    return {
      user: user as GroupUserRow,
      group: await group.requireChangeable(user?.group_id ?? '', context, 'group.userNotFound'),
    };
  }

  private withStoredDocument(user: GroupUserRow, member: Omit<MemberInput, never>): MemberInput {
    const documentNumber = this.deps.documents.unchangedNumber(member, user, user.id);
    return documentNumber === undefined ? member : { ...member, documentNumber };
  }

  private documentOf({ documentKind: kind, documentNumber: number }: MemberInput): IdentityDocument | undefined {
    return kind === undefined || number === undefined ? undefined : { kind, number };
  }

  private hashOf(member: MemberInput): string | undefined {
    return this.deps.documents.claim(this.documentOf(member))?.hash;
  }

  private rowOf(member: MemberInput, id: string) {
    const { document_kind, document_sealed } = this.deps.documents.encrypt(this.documentOf(member), id);
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

  private async reload(groupId: string): Promise<Group> {
    const group = await this.deps.groups.byId(groupId);
    if (!group) throw new DomainError('group.notFound');
    return this.deps.group.describe(group);
  }
}

/** Assigns numbers to the members of a delegation. */
async function assignNumbers(groups: GroupRepository, group: GroupRow): Promise<void> {
  const users = await groups.users(group.id);
  const unnumbered = users.filter(({ number }) => number === null);
  if (unnumbered.length === 0 || (group.state === 'forming' && users.length < MIN_MEMBERS)) return;
  for (let attempt = 0; attempt < MAX_NUMBER_ATTEMPTS; attempt++) {
    const numbers = new Map(unnumbered.map(({ id }) => [id, newRegistrationNumber(group.edition)]));
    if (new Set(numbers.values()).size === unnumbered.length && (await groups.assignNumbers(group.id, numbers))) return;
  }
  throw new Error('No free registration numbers were found.');
}

/** Removes null values: empty cells of a workbook don't overwrite existing values. */
const withoutNulls = <Row extends object>(row: Row): Partial<Row> =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Partial<Row>;
