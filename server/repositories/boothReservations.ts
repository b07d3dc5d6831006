/** Reservations of booths, as exhibitors ask for them. */
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../db/connect';
import type { BoothReservationTable } from '../db/tables/registrations';
import { addOnce, sameOf } from './once';

export type BoothReservationRow = Selectable<BoothReservationTable>;

/** The bar of the Chinese landing pages, which asks for a number alone. */
export const LANDING_BAR = 'landing-bar';

export class BoothReservationRepository {
  constructor(private readonly db: Db) {}

  /** Stores a reservation, or gives the same one that was made before: an index lets one in. */
  async add(
    row: Insertable<BoothReservationTable> & { fingerprint: string },
    follow: (tx: Db) => Promise<void>,
  ): Promise<BoothReservationRow> {
    const added = await addOnce(this.db, 'booth_reservation', row, follow);
    const stored = added ?? (await this.same(row.edition, row.fingerprint));
    if (!stored) throw new Error('A reservation was neither stored nor there.');
    return stored;
  }

  same(edition: number, fingerprint: string): Promise<BoothReservationRow | undefined> {
    return sameOf(this.db, 'booth_reservation', edition, fingerprint);
  }

  /** Stores an application of the landing bar, or gives the one that the number made before: an index lets one in. */
  async addOnce(
    row: Insertable<BoothReservationTable> & { mobile: string },
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
