/** Records without duplicates: a unique index over edition and fingerprint prevents them. */
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Db } from '../../db/connect';
import type { Database } from '../../db/schema';

type DeduplicatedTable = 'application' | 'booth_reservation' | 'form_submission' | 'problem_report' | 'visa_letter';
type Row<Table extends DeduplicatedTable> = Selectable<Database[Table]>;

export type ApplicationRow = Row<'application'>;
export type VisaLetterRow = Row<'visa_letter'>;
export type ProblemReportRow = Row<'problem_report'>;
export type BoothReservationRow = Row<'booth_reservation'>;

/** A stored record, and whether this call inserted it. */
interface InsertResult<Record> {
  record: Record;
  isNew: boolean;
}

/** The form of the Chinese landing pages; its one field is the mobile number. */
export const LANDING_FORM_ID = 'landing-bar';

class DeduplicatedRepository<Table extends DeduplicatedTable> {
  constructor(
    protected readonly db: Db,
    private readonly table: Table,
  ) {}

  /** Stores a record, or returns the stored one with the same content. */
  async add(row: Insertable<Database[Table]>): Promise<InsertResult<Row<Table>>> {
    const values = row as Insertable<Database['application']>;
    const insertedRow = await this.db
      .insertInto(this.typedTable)
      .values(values)
      .onConflict((conflict) => conflict.columns(['edition', 'fingerprint']).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (insertedRow) return { record: insertedRow as Row<Table>, isNew: true };
    const record = await this.findDuplicate(values.edition, values.fingerprint);
    if (!record) throw new Error('The record was neither inserted nor found.');
    return { record, isNew: false };
  }

  /** The record with the same content. */
  findDuplicate(edition: number, fingerprint: string): Promise<Row<Table> | undefined> {
    return this.db
      .selectFrom(this.typedTable)
      .selectAll()
      .where('edition', '=', edition)
      .where('fingerprint', '=', fingerprint)
      .executeTakeFirst() as Promise<Row<Table> | undefined>;
  }

  /** The records of these contacts, newest first. */
  async ofContacts(contacts: string[], limit: number): Promise<Row<Table>[]> {
    if (contacts.length === 0) return [];
    const query = this.db.selectFrom(this.typedTable).selectAll().where('email', 'in', contacts);
    return (await query.orderBy('created_at', 'desc').limit(limit).execute()) as Row<Table>[];
  }

  byId(id: string): Promise<Row<Table> | undefined> {
    return this.db.selectFrom(this.typedTable).selectAll().where('id', '=', id).executeTakeFirst() as Promise<
      Row<Table> | undefined
    >;
  }

  /** All of these tables have the columns used here, which their union type does not express. */
  private get typedTable() {
    return this.table as 'application';
  }
}

/** Applications to the organiser: media cards, and requests for an advertising place. */
export class ApplicationRepository extends DeduplicatedRepository<'application'> {
  constructor(db: Db) {
    super(db, 'application');
  }
}

/** Visa invitation letters. */
export class VisaLetterRepository extends DeduplicatedRepository<'visa_letter'> {
  constructor(db: Db) {
    super(db, 'visa_letter');
  }
}

/** Reports about problems of the site. */
export class ProblemReportRepository extends DeduplicatedRepository<'problem_report'> {
  constructor(db: Db) {
    super(db, 'problem_report');
  }
}

/** Answers to forms with a page of their own. */
export class FormSubmissionRepository extends DeduplicatedRepository<'form_submission'> {
  constructor(db: Db) {
    super(db, 'form_submission');
  }

  /** Lets one submission of this form at a time count the places, on all replicas, until the transaction ends. */
  async lockPlaces(formId: string): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtext(${`places ${formId}`}))`.execute(this.db);
  }

  /** The number of submissions of a form in an edition. */
  async count(formId: string, edition: number): Promise<number> {
    const { count } = await this.db
      .selectFrom('form_submission')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('form_id', '=', formId)
      .where('edition', '=', edition)
      .executeTakeFirstOrThrow();
    return Number(count);
  }
}

/** Booth reservations. */
export class BoothReservationRepository extends DeduplicatedRepository<'booth_reservation'> {
  constructor(db: Db) {
    super(db, 'booth_reservation');
  }

  /**
   * Stores a reservation of a landing page, or returns the earlier one with this number. A unique index prevents
   * duplicates.
   */
  async addFromLanding(
    row: Insertable<Database['booth_reservation']> & { mobile: string },
  ): Promise<InsertResult<BoothReservationRow>> {
    const insertedRow = await this.db
      .insertInto('booth_reservation')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['edition', 'mobile']).where('form_id', '=', LANDING_FORM_ID).doNothing(),
      )
      .returningAll()
      .executeTakeFirst();
    if (insertedRow) return { record: insertedRow, isNew: true };
    const record = await this.db
      .selectFrom('booth_reservation')
      .selectAll()
      .where('edition', '=', row.edition)
      .where('mobile', '=', row.mobile)
      .where('form_id', '=', LANDING_FORM_ID)
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
