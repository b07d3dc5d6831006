/** Visitor registrations and their partners in the database. */
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../db/connect';
import type { PartnerTable, VisitorRegistrationTable } from '../db/schema';

export type VisitorRow = Selectable<VisitorRegistrationTable>;

/** PostgreSQL's code for a violated unique constraint. */
const UNIQUE_VIOLATION = '23505';

const violates = (error: unknown, index: string): boolean =>
  (error as { code?: string }).code === UNIQUE_VIOLATION &&
  String((error as { constraint?: string; message?: string }).constraint ?? (error as Error).message).includes(index);

export class VisitorRepository {
  constructor(private readonly db: Db) {}

  byId(id: string): Promise<VisitorRow | undefined> {
    return this.db.selectFrom('visitor_registration').selectAll().where('id', '=', id).executeTakeFirst();
  }

  byNumber(number: string): Promise<VisitorRow | undefined> {
    return this.db.selectFrom('visitor_registration').selectAll().where('number', '=', number).executeTakeFirst();
  }

  /** The registration of an address in an edition that is not cancelled. */
  byEmail(edition: number, email: string): Promise<VisitorRow | undefined> {
    return this.db
      .selectFrom('visitor_registration')
      .selectAll()
      .where('edition', '=', edition)
      .where('email', '=', email)
      .where('state', '<>', 'cancelled')
      .executeTakeFirst();
  }

  /** A registration of a mobile number that has its number: it is confirmed and not cancelled. */
  withNumberByMobile(edition: number, mobile: string): Promise<VisitorRow | undefined> {
    return this.db
      .selectFrom('visitor_registration')
      .selectAll()
      .where('edition', '=', edition)
      .where('mobile', '=', mobile)
      .where('number', 'is not', null)
      .where('state', '<>', 'cancelled')
      .orderBy('created_at')
      .executeTakeFirst();
  }

  /** Stores a registration; null when its address is registered already. */
  async insert(row: Insertable<VisitorRegistrationTable>): Promise<VisitorRow | null> {
    try {
      return await this.db.insertInto('visitor_registration').values(row).returningAll().executeTakeFirstOrThrow();
    } catch (error) {
      if (violates(error, 'visitor_registration_email')) return null;
      throw error;
    }
  }

  /**
   * Changes a registration; 'emailExists' and 'numberExists' name the unique value that another row holds.
   * @param alongside what belongs to the change, such as its mail: both are written, or neither
   */
  async update(
    id: string,
    change: Updateable<VisitorRegistrationTable>,
    alongside: (row: VisitorRow, tx: Db) => Promise<void> = () => Promise.resolve(),
  ): Promise<VisitorRow | 'emailExists' | 'numberExists'> {
    try {
      return await this.db.transaction().execute(async (tx) => {
        const row = await tx
          .updateTable('visitor_registration')
          .set(change)
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow();
        await alongside(row, tx);
        return row;
      });
    } catch (error) {
      if (violates(error, 'visitor_registration_email')) return 'emailExists';
      if (violates(error, 'number')) return 'numberExists';
      throw error;
    }
  }

  /** A person's registration of an edition: one that stands before one that was cancelled, then the newest. */
  ofPerson(personId: string, edition: number): Promise<VisitorRow | undefined> {
    return this.db
      .selectFrom('visitor_registration')
      .selectAll()
      .where('person_id', '=', personId)
      .where('edition', '=', edition)
      .orderBy((eb) => eb('state', '=', 'cancelled'))
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst();
  }

  partners(registrationId: string): Promise<Selectable<PartnerTable>[]> {
    return this.db
      .selectFrom('partner')
      .selectAll()
      .where('registration_id', '=', registrationId)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
  }

  /** Adds partners, all or none; false when one of them is on the list already. */
  async addPartners(rows: Insertable<PartnerTable>[]): Promise<boolean> {
    try {
      await this.db.insertInto('partner').values(rows).execute();
      return true;
    } catch (error) {
      if (violates(error, 'partner_email')) return false;
      throw error;
    }
  }
}
