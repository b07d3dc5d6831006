/** Queries of delegations and their members. Changes of members must lock the group's row first. */
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Db } from '../../db/connect';
import type { ExcelImportTable, GroupUserTable, VisitorGroupTable } from '../../db/tables/groups';
import { claimForMembers, isDocumentInUse, replaceClaim } from '../documents/documentClaimRepository';
import { isViolation } from '../../db/violations';

export type GroupRow = Selectable<VisitorGroupTable>;
export type GroupUserRow = Selectable<GroupUserTable>;
/** When and in which edition a document is claimed. */
interface ClaimContext {
  edition: number;
  now: Date;
}

export type NewGroupUser = Insertable<GroupUserTable>;

/** Thrown when another member has the mobile number. PostgreSQL has aborted the transaction. */
export class MemberExists extends Error {}

/** Thrown when other records of the edition have claimed the documents of members. */
export class DocumentsInUse extends Error {
  constructor(readonly memberIds: string[]) {
    super('documents are in use');
  }
}

async function mapMobileConflict(statement: Promise<unknown>): Promise<void> {
  try {
    await statement;
  } catch (error) {
    throw isViolation(error, 'group_user_mobile') ? new MemberExists() : error;
  }
}

export class GroupRepository {
  constructor(private readonly db: Db) {}

  byId(id: string): Promise<GroupRow | undefined> {
    return this.db.selectFrom('visitor_group').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** The group of an edition that a mobile number created, or whose master has this number. */
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

  /** All groups that a person created. */
  ofPerson(personId: string): Promise<GroupRow[]> {
    return this.db
      .selectFrom('visitor_group')
      .selectAll()
      .where('person_id', '=', personId)
      .orderBy('created_at')
      .execute();
  }

  /** The members in the order in which they were added. */
  users(groupId: string): Promise<GroupUserRow[]> {
    return this.db.selectFrom('group_user').selectAll().where('group_id', '=', groupId).orderBy('position').execute();
  }

  user(id: string): Promise<GroupUserRow | undefined> {
    return this.db.selectFrom('group_user').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** Memberships by verified mobile numbers and addresses, in the order in which their groups are locked. */
  memberships(contacts: readonly string[]): Promise<GroupUserRow[]> {
    if (contacts.length === 0) return Promise.resolve([]);
    return this.db
      .selectFrom('group_user')
      .selectAll()
      .where((eb) => eb.or([eb('mobile', 'in', [...contacts]), eb('email', 'in', [...contacts])]))
      .orderBy('group_id')
      .execute();
  }

  /** Stores a group; null when its mobile number has one already. */
  async add(row: Insertable<VisitorGroupTable>): Promise<GroupRow | null> {
    try {
      return await this.db.insertInto('visitor_group').values(row).returningAll().executeTakeFirstOrThrow();
    } catch (error) {
      if (isViolation(error, 'visitor_group_mobile')) return null;
      throw error;
    }
  }

  /** Updates a group. */
  change(id: string, change: Updateable<VisitorGroupTable>): Promise<GroupRow> {
    return this.db
      .updateTable('visitor_group')
      .set(change)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  /** Locks a group's row until the transaction ends. */
  lock(id: string): Promise<GroupRow> {
    return this.db.selectFrom('visitor_group').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
  }

  /**
   * Stores members and claims their documents, which are hashes by member id.
   * @throws MemberExists, DocumentsInUse
   */
  async addUsers(
    rows: NewGroupUser[],
    documents: ReadonlyMap<string, string>,
    claimContext: ClaimContext,
  ): Promise<void> {
    if (rows.length > 0) await mapMobileConflict(this.db.insertInto('group_user').values(rows).execute());
    const conflicts = await claimForMembers(this.db, documents, claimContext);
    if (conflicts.length > 0) throw new DocumentsInUse(conflicts);
  }

  /** @throws MemberExists */
  async changeUser(id: string, change: Updateable<GroupUserTable>): Promise<void> {
    await mapMobileConflict(this.db.updateTable('group_user').set(change).where('id', '=', id).execute());
  }

  /**
   * Replaces the document claim of a member; `document` is a hash.
   * @throws DocumentsInUse
   */
  async replaceDocumentClaim(id: string, document: string | undefined, claimContext: ClaimContext): Promise<void> {
    try {
      await replaceClaim(
        this.db,
        { member_id: id },
        document === undefined ? undefined : { hash: document },
        claimContext,
      );
    } catch (error) {
      throw isDocumentInUse(error) ? new DocumentsInUse([id]) : error;
    }
  }

  async removeUser(id: string): Promise<void> {
    await this.db.deleteFrom('group_user').where('id', '=', id).execute();
  }

  /** Sets the master, or null for a group without members. The foreign key requires that the master is a member. */
  async setMaster(groupId: string, userId: string | null, now: Date): Promise<void> {
    await this.db
      .updateTable('visitor_group')
      .set({ master_id: userId, updated_at: now })
      .where('id', '=', groupId)
      .execute();
  }

  /** Makes a group a delegation and stores its members' numbers; false when one of the numbers exists already. */
  async assignNumbers(groupId: string, numbers: Map<string, string>): Promise<boolean> {
    const values = [...numbers.values()];
    const insertedNumbers = await this.db
      .insertInto('registration_number')
      .values(values.map((number) => ({ number })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('number')
      .execute();
    if (insertedNumbers.length < values.length) return false;
    await this.db.updateTable('visitor_group').set({ state: 'delegation' }).where('id', '=', groupId).execute();
    await sql`update group_user set number = numbered.number
      from (select unnest(${[...numbers.keys()]}::text[]) as id, unnest(${values}::text[]) as number) as numbered
      where group_user.id = numbered.id`.execute(this.db);
    return true;
  }

  /** Stores a checked workbook and removes expired ones. */
  async saveImport(row: Insertable<ExcelImportTable>, now: Date): Promise<void> {
    await this.db.deleteFrom('excel_import').where('expires_at', '<=', now).execute();
    await this.db.insertInto('excel_import').values(row).execute();
  }

  /** Removes and returns a checked workbook, which can be saved once. */
  consumeImport({ id, groupId, now }: { id: string; groupId: string; now: Date }) {
    return this.db
      .deleteFrom('excel_import')
      .where('id', '=', id)
      .where('group_id', '=', groupId)
      .where('expires_at', '>', now)
      .returning('sealed')
      .executeTakeFirst();
  }
}
