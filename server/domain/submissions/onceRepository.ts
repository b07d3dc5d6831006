/** Records that are stored only once: a unique index over edition and fingerprint prevents duplicates. */
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../db/connect';
import type { Database } from '../../db/schema';

type Once = 'application' | 'booth_reservation' | 'visa_letter';
type Row<Table extends Once> = Selectable<Database[Table]>;

export type ApplicationRow = Row<'application'>;
export type VisaLetterRow = Row<'visa_letter'>;
export type BoothReservationRow = Row<'booth_reservation'>;

/** A stored record, and whether this call stored it. */
interface Added<Record> {
  record: Record;
  isNew: boolean;
}

/** The form of the Chinese landing pages; its one field is the mobile number. */
export const LANDING_BAR = 'landing-bar';

class OnceRepository<Table extends Once> {
  constructor(
    protected readonly db: Db,
    private readonly table: Table,
  ) {}

  /** Stores a record, or returns the stored one with the same content. */
  async add(row: Insertable<Database[Table]>): Promise<Added<Row<Table>>> {
    const values = row as Insertable<Database['application']>;
    const added = await this.db
      .insertInto(this.like)
      .values(values)
      .onConflict((conflict) => conflict.columns(['edition', 'fingerprint']).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (added) return { record: added as Row<Table>, isNew: true };
    const record = await this.same(values.edition, values.fingerprint);
    if (!record) throw new Error('The record was neither stored nor there.');
    return { record, isNew: false };
  }

  /** The record with the same content. */
  same(edition: number, fingerprint: string): Promise<Row<Table> | undefined> {
    return this.db
      .selectFrom(this.like)
      .selectAll()
      .where('edition', '=', edition)
      .where('fingerprint', '=', fingerprint)
      .executeTakeFirst() as Promise<Row<Table> | undefined>;
  }

  /** The records of these addresses, newest first. */
  async ofContacts(contacts: string[], limit: number): Promise<Row<Table>[]> {
    if (contacts.length === 0) return [];
    const query = this.db.selectFrom(this.like).selectAll().where('email', 'in', contacts);
    return (await query.orderBy('created_at', 'desc').limit(limit).execute()) as Row<Table>[];
  }

  byId(id: string): Promise<Row<Table> | undefined> {
    return this.db.selectFrom(this.like).selectAll().where('id', '=', id).executeTakeFirst() as Promise<
      Row<Table> | undefined
    >;
  }

  /** All three tables have the columns used here, but their union type does not express that. */
  private get like() {
    return this.table as 'application';
  }
}

/** Applications to the organiser: media cards, and requests for an advertising place. */
export class ApplicationRepository extends OnceRepository<'application'> {
  constructor(db: Db) {
    super(db, 'application');
  }
}

/** Visa invitation letters. */
export class VisaLetterRepository extends OnceRepository<'visa_letter'> {
  constructor(db: Db) {
    super(db, 'visa_letter');
  }
}

/** Booth reservations. */
export class BoothReservationRepository extends OnceRepository<'booth_reservation'> {
  constructor(db: Db) {
    super(db, 'booth_reservation');
  }

  /**
   * Stores a reservation of a landing page, or returns the earlier one with this number. A unique index prevents
   * duplicates.
   */
  async addOfBar(
    row: Insertable<Database['booth_reservation']> & { mobile: string },
  ): Promise<Added<BoothReservationRow>> {
    const added = await this.db
      .insertInto('booth_reservation')
      .values(row)
      .onConflict((conflict) => conflict.columns(['edition', 'mobile']).where('form_id', '=', LANDING_BAR).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (added) return { record: added, isNew: true };
    const record = await this.db
      .selectFrom('booth_reservation')
      .selectAll()
      .where('edition', '=', row.edition)
      .where('mobile', '=', row.mobile)
      .where('form_id', '=', LANDING_BAR)
      .executeTakeFirstOrThrow();
    return { record, isNew: false };
  }

  ofPerson(personId: string): Promise<BoothReservationRow[]> {
    return this.db
      .selectFrom('booth_reservation')
      .selectAll()
      .where('person_id', '=', personId)
      .orderBy('created_at')
      .execute();
  }
}
