/** Delegations and their members in the database. What changes members locks the group's row first. */
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Db } from '../../db/connect';
import type { ExcelImportTable, GroupUserTable, VisitorGroupTable } from '../../db/tables/groups';
import { claimForMembers, isDocumentTaken, moveClaim } from '../documents/documentClaimRepository';
import { violates } from '../../db/violations';

export type GroupRow = Selectable<VisitorGroupTable>;
export type GroupUserRow = Selectable<GroupUserTable>;
/** When and in which edition a document is claimed. */
interface Place {
  edition: number;
  now: Date;
}

export type NewGroupUser = Insertable<GroupUserTable>;

/** A member's mobile number that another member has. */
export class MemberExists extends Error {}

/** Members whose document another record of the edition holds. */
export class DocumentsTaken extends Error {
  constructor(readonly memberIds: string[]) {
    super('documents are taken');
  }
}

export class GroupRepository {
  constructor(private readonly db: Db) {}

  byId(id: string): Promise<GroupRow | undefined> {
    return this.db.selectFrom('visitor_group').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** The group that a number made in an edition, or of which its owner is the master. */
  byMobile(edition: number, mobile: string): Promise<GroupRow | undefined> {
    return this.db
      .selectFrom('visitor_group')
      .leftJoin('group_user', 'group_user.id', 'visitor_group.master_id')
      .selectAll('visitor_group')
      .where('edition', '=', edition)
      .where((eb) => eb.or([eb('contact_mobile', '=', mobile), eb('group_user.mobile', '=', mobile)]))
      .orderBy((eb) => eb('contact_mobile', '<>', mobile))
      .orderBy('visitor_group.created_at')
      .limit(1)
      .executeTakeFirst();
  }

  /** All groups that a person made. */
  ofPerson(personId: string): Promise<GroupRow[]> {
    return this.db
      .selectFrom('visitor_group')
      .selectAll()
      .where('person_id', '=', personId)
      .orderBy('created_at')
      .execute();
  }

  /** The members in the order in which they came. */
  users(groupId: string, db: Db = this.db): Promise<GroupUserRow[]> {
    return db.selectFrom('group_user').selectAll().where('group_id', '=', groupId).orderBy('position').execute();
  }

  user(id: string): Promise<GroupUserRow | undefined> {
    return this.db.selectFrom('group_user').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** Where somebody is a member, by proved numbers and addresses. */
  memberships(contacts: readonly string[]): Promise<GroupUserRow[]> {
    if (contacts.length === 0) return Promise.resolve([]);
    return this.db
      .selectFrom('group_user')
      .selectAll()
      .where((eb) => eb.or([eb('mobile', 'in', [...contacts]), eb('email', 'in', [...contacts])]))
      .execute();
  }

  /** Stores a group; null when its number has one already. */
  async add(row: Insertable<VisitorGroupTable>): Promise<GroupRow | null> {
    try {
      return await this.db.insertInto('visitor_group').values(row).returningAll().executeTakeFirstOrThrow();
    } catch (error) {
      if (violates(error, 'visitor_group_mobile')) return null;
      throw error;
    }
  }

  /** Changes the facts of a group. */
  change(id: string, change: Updateable<VisitorGroupTable>): Promise<GroupRow> {
    return this.db
      .updateTable('visitor_group')
      .set(change)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  /** Does something with the members of a group while nobody else does: one transaction, in which only `tx` may be asked. */
  async changing<T>(id: string, work: (tx: Db, group: GroupRow) => Promise<T>): Promise<T> {
    try {
      return await this.db.transaction().execute(async (tx) => work(tx, await this.lock(tx, id)));
    } catch (error) {
      if (violates(error, 'group_user_mobile')) throw new MemberExists();
      throw error;
    }
  }

  /** The row of a group, which others wait for until the transaction ends. */
  lock(tx: Db, id: string): Promise<GroupRow> {
    return tx.selectFrom('visitor_group').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
  }

  /** Stores members and claims their documents, given as hashes by member id. */
  async addUsers(tx: Db, rows: NewGroupUser[], documents: ReadonlyMap<string, string>, place: Place): Promise<void> {
    if (rows.length > 0) await tx.insertInto('group_user').values(rows).execute();
    const taken = await claimForMembers(tx, documents, place);
    if (taken.length > 0) throw new DocumentsTaken(taken);
  }

  async changeUser(tx: Db, id: string, change: Updateable<GroupUserTable>): Promise<void> {
    await tx.updateTable('group_user').set(change).where('id', '=', id).execute();
  }

  /** Makes a member hold this document, given as its hash, and no other. */
  async moveDocument(tx: Db, id: string, document: string | undefined, place: Place): Promise<void> {
    try {
      await moveClaim(tx, { member_id: id }, document === undefined ? undefined : { hash: document }, place);
    } catch (error) {
      throw isDocumentTaken(error) ? new DocumentsTaken([id]) : error;
    }
  }

  async removeUser(tx: Db, id: string): Promise<void> {
    await tx.deleteFrom('group_user').where('id', '=', id).execute();
  }

  /** Names the master, or nobody for a group without members: one statement, which the foreign key holds against its members. */
  async nameMaster(tx: Db, groupId: string, userId: string | null, now: Date): Promise<void> {
    await tx
      .updateTable('visitor_group')
      .set({ master_id: userId, updated_at: now })
      .where('id', '=', groupId)
      .execute();
  }

  /** Makes a group a delegation and gives these members their numbers; false when one of the numbers was given before. */
  async number(tx: Db, groupId: string, numbers: Map<string, string>): Promise<boolean> {
    const given = [...numbers.values()];
    const taken = await tx
      .insertInto('registration_number')
      .values(given.map((number) => ({ number })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('number')
      .execute();
    if (taken.length < given.length) return false;
    await tx.updateTable('visitor_group').set({ state: 'delegation' }).where('id', '=', groupId).execute();
    await sql`update group_user set number = given.number
      from (select unnest(${[...numbers.keys()]}::text[]) as id, unnest(${given}::text[]) as number) as given
      where group_user.id = given.id`.execute(tx);
    return true;
  }

  /** Keeps a checked workbook; those that are over are removed. */
  async keepImport(row: Insertable<ExcelImportTable>, now: Date): Promise<void> {
    await this.db.deleteFrom('excel_import').where('expires_at', '<=', now).execute();
    await this.db.insertInto('excel_import').values(row).execute();
  }

  /** Takes a checked workbook out: it is good once. */
  takeImport(tx: Db, { id, groupId, now }: { id: string; groupId: string; now: Date }) {
    return tx
      .deleteFrom('excel_import')
      .where('id', '=', id)
      .where('group_id', '=', groupId)
      .where('expires_at', '>', now)
      .returning('sealed')
      .executeTakeFirst();
  }
}
