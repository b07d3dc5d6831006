/** Records that are stored once: another one with the same content is not: a unique index over edition and fingerprint lets one in. */
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../db/connect';
import type { Database } from '../../db/schema';

type Once = 'application' | 'booth_reservation' | 'visa_letter';
type Row<Table extends Once> = Selectable<Database[Table]>;

export type ApplicationRow = Row<'application'>;
export type VisaLetterRow = Row<'visa_letter'>;
export type BoothReservationRow = Row<'booth_reservation'>;

/** The bar of the Chinese landing pages, which has one field, the mobile number. */
export const LANDING_BAR = 'landing-bar';

class OnceRepository<Table extends Once> {
  constructor(
    protected readonly db: Db,
    private readonly table: Table,
  ) {}

  /** Stores a record and runs `follow` in its transaction; returns the stored one where there was one with the same content. */
  async add(row: Insertable<Database[Table]>, follow: (tx: Db) => Promise<void>): Promise<Row<Table>> {
    const values = row as Insertable<Database['application']>;
    const added = await this.db.transaction().execute(async (tx) => {
      const stored = await tx
        .insertInto(this.like)
        .values(values)
        .onConflict((conflict) => conflict.columns(['edition', 'fingerprint']).doNothing())
        .returningAll()
        .executeTakeFirst();
      if (stored) await follow(tx);
      return stored as Row<Table> | undefined;
    });
    const stored = added ?? (await this.same(values.edition, values.fingerprint));
    if (!stored) throw new Error('The record was neither stored nor there.');
    return stored;
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

  /** The records that name one of these addresses, the newest first. */
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

  /** The columns used here are the same in all three tables, which their union type does not show. */
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

/** Invitation letters for visas. */
export class VisaLetterRepository extends OnceRepository<'visa_letter'> {
  constructor(db: Db) {
    super(db, 'visa_letter');
  }
}

/** Reservations of booths, as exhibitors send them. */
export class BoothReservationRepository extends OnceRepository<'booth_reservation'> {
  constructor(db: Db) {
    super(db, 'booth_reservation');
  }

  /** Stores an application of the landing bar, or gives the one that the number made before: an index lets one in. */
  async addOfBar(
    row: Insertable<Database['booth_reservation']> & { mobile: string },
    follow: (tx: Db) => Promise<void>,
  ): Promise<BoothReservationRow> {
    const added = await this.db.transaction().execute(async (tx) => {
      const stored = await tx
        .insertInto('booth_reservation')
        .values(row)
        .onConflict((conflict) =>
          conflict.columns(['edition', 'mobile']).where('form_id', '=', LANDING_BAR).doNothing(),
        )
        .returningAll()
        .executeTakeFirst();
      if (stored) await follow(tx);
      return stored;
    });
    if (added) return added;
    return this.db
      .selectFrom('booth_reservation')
      .selectAll()
      .where('edition', '=', row.edition)
      .where('mobile', '=', row.mobile)
      .where('form_id', '=', LANDING_BAR)
      .executeTakeFirstOrThrow();
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
