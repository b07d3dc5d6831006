/** Links that are stored as hashes. */
import type { Insertable } from 'kysely';
import type { Db } from '../../db/connect';
import type { BadgeLinkTable, ChangeLinkTable } from '../../db/tables/registrations';
import type { VisitorRow } from '../visitors/visitorRepository';

/** Links by which a registration is opened for a change: good once, stored as hashes. */
export class ChangeLinkRepository {
  constructor(private readonly db: Db) {}

  async add(row: Insertable<ChangeLinkTable>): Promise<void> {
    await this.db.insertInto('change_link').values(row).execute();
  }

  find(hash: string) {
    return this.db.selectFrom('change_link').selectAll().where('token_hash', '=', hash).executeTakeFirst();
  }

  /** Spends a link; false when it was spent before. */
  async use(hash: string, now: Date): Promise<boolean> {
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

  /** The registration that a link belongs to. */
  registrationOf(hash: string): Promise<VisitorRow | undefined> {
    return this.db
      .selectFrom('badge_link')
      .innerJoin('visitor_registration', 'visitor_registration.id', 'registration_id')
      .selectAll('visitor_registration')
      .where('token_hash', '=', hash)
      .executeTakeFirst();
  }

  /** Ends all links of a registration; gives how many there were. */
  async removeOf(registrationId: string): Promise<number> {
    const { numDeletedRows } = await this.db
      .deleteFrom('badge_link')
      .where('registration_id', '=', registrationId)
      .executeTakeFirst();
    return Number(numDeletedRows);
  }
}
