/** Change links and badge links. Tokens are stored as hashes. */
import type { Insertable } from 'kysely';
import type { Db } from '../../db/connect';
import type { BadgeLinkTable, ChangeLinkTable } from '../../db/tables/registrations';
import type { VisitorRow } from '../visitors/visitorRepository';

/** Links that open a registration for a change. Each works once. */
export class ChangeLinkRepository {
  constructor(private readonly db: Db) {}

  async add(row: Insertable<ChangeLinkTable>): Promise<void> {
    await this.db.insertInto('change_link').values(row).execute();
  }

  find(hash: string) {
    return this.db.selectFrom('change_link').selectAll().where('token_hash', '=', hash).executeTakeFirst();
  }

  /** Marks a link as used; false when it was used already. */
  async markUsed(hash: string, now: Date): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('change_link')
      .set({ used_at: now })
      .where('token_hash', '=', hash)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }
}

/** Links that open a badge on any device. */
export class BadgeLinkRepository {
  constructor(private readonly db: Db) {}

  async add(row: Insertable<BadgeLinkTable>): Promise<void> {
    await this.db.insertInto('badge_link').values(row).execute();
  }

  /** The registration of a link. */
  registrationOf(hash: string): Promise<VisitorRow | undefined> {
    return this.db
      .selectFrom('badge_link')
      .innerJoin('visitor_registration', 'visitor_registration.id', 'registration_id')
      .selectAll('visitor_registration')
      .where('token_hash', '=', hash)
      .executeTakeFirst();
  }

  /** Removes all links of a registration and returns their number. */
  async removeByRegistration(registrationId: string): Promise<number> {
    const { numDeletedRows } = await this.db
      .deleteFrom('badge_link')
      .where('registration_id', '=', registrationId)
      .executeTakeFirst();
    return Number(numDeletedRows);
  }
}
