/** Links that open a badge on any device: stored as hashes. */
import type { Insertable } from 'kysely';
import type { Db } from '../db/connect';
import type { BadgeLinkTable } from '../db/tables/registrations';
import type { VisitorRow } from './visitors';

export class BadgeLinkRepository {
  constructor(private readonly db: Db) {}

  async add(row: Insertable<BadgeLinkTable>, db: Db = this.db): Promise<void> {
    await db.insertInto('badge_link').values(row).execute();
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
