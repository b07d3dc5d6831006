/** Partners: colleagues whom a visitor lists and invites. */
import type { Insertable, QueryCreator, Selectable } from 'kysely';
import type { Db } from '../../db/connect';
import type { Database, PartnerTable } from '../../db/schema';

export type PartnerRow = Selectable<PartnerTable>;

export class PartnerRepository {
  constructor(private readonly db: Db) {}

  ofRegistration(registrationId: string): Promise<PartnerRow[]> {
    return this.db
      .selectFrom('partner')
      .selectAll()
      .where('registration_id', '=', registrationId)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
  }

  /** Locks a registration, so that no other transaction adds partners to it. */
  async lockRegistration(id: string): Promise<void> {
    await this.db.selectFrom('visitor_registration').select('id').where('id', '=', id).forUpdate().execute();
  }

  /** Adds partners, or marks listed ones as invited; false when one of them is listed already. */
  async add(rows: Insertable<PartnerTable>[]): Promise<boolean> {
    const contactColumn = rows[0]?.mobile ? ('mobile' as const) : ('email' as const);
    const writtenRows = await this.db
      .insertInto('partner')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['registration_id', contactColumn])
          .where(contactColumn, 'is not', null)
          .doUpdateSet({
            state: 'invited',
            invited_at: (eb) => eb.ref('excluded.invited_at'),
            token_hash: (eb) => eb.ref('excluded.token_hash'),
          })
          .where('partner.state', '=', 'added')
          .where('excluded.state', '=', 'invited'),
      )
      .returning('id')
      .execute();
    return writtenRows.length === rows.length;
  }

  /** A partner of a registration that this person owns. */
  ofPerson(id: string, personId: string): Promise<PartnerRow | undefined> {
    return this.db
      .selectFrom('partner')
      .innerJoin('visitor_registration', 'visitor_registration.id', 'partner.registration_id')
      .selectAll('partner')
      .where('partner.id', '=', id)
      .where('visitor_registration.person_id', '=', personId)
      .executeTakeFirst();
  }

  /** The partner of an invitation link who has not registered in this edition yet. */
  byLink(hash: string, edition: number): Promise<PartnerRow | undefined> {
    return this.db
      .selectFrom('partner')
      .innerJoin('visitor_registration', 'visitor_registration.id', 'partner.registration_id')
      .selectAll('partner')
      .where('partner.token_hash', '=', hash)
      .where('partner.state', '=', 'invited')
      .where('visitor_registration.edition', '=', edition)
      .executeTakeFirst();
  }

  /** Removes a partner who has not registered; false when a concurrent request was faster. */
  async remove(id: string): Promise<boolean> {
    const { numDeletedRows } = await this.db
      .deleteFrom('partner')
      .where('id', '=', id)
      .where('state', '<>', 'registered')
      .executeTakeFirst();
    return numDeletedRows === 1n;
  }
}

/** A part of the statement that stores a registration: marks the visitor as registered on the lists of colleagues. */
export function markRegistered(
  tx: QueryCreator<Database>,
  edition: number,
  contact: { mobile: string } | { email: string },
) {
  const [column, value] =
    'mobile' in contact ? (['mobile', contact.mobile] as const) : (['email', contact.email] as const);
  return tx
    .updateTable('partner')
    .set({ state: 'registered' })
    .where(column, '=', value)
    .where('state', '<>', 'registered')
    .where('registration_id', 'in', (eb) =>
      eb.selectFrom('visitor_registration').select('id').where('edition', '=', edition),
    )
    .returning('partner.id');
}
