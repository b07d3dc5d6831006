/** Deletes personal data whose retention period has ended, as the personal-data registry says. */
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { personalTables, type RetentionPeriod } from '../../db/personal';
import { expiredRows, removeRows, type ExpiryThreshold } from './personalRows';

export class RetentionRepository {
  constructor(private readonly db: Db) {}

  /** Removes the rows of all tables with this retention period that expired before the threshold. */
  async remove(period: RetentionPeriod, threshold: ExpiryThreshold): Promise<void> {
    for (const entry of personalTables) {
      const rows = entry.expiry?.after === period ? expiredRows(entry.expiry, threshold) : null;
      if (rows) await removeRows(this.db, entry, rows);
    }
  }

  /** Deletes expired holds of redeem codes, which contain mobile numbers, and gives the codes their uses back. */
  async releaseRedeemHolds(before: Date): Promise<void> {
    await sql`
      with over as (delete from redeem_hold where held_until < ${before} returning code),
        counted as (select code, count(*)::int as uses from over group by code)
      update redeem_code set uses_left = uses_left + counted.uses from counted where redeem_code.code = counted.code
    `.execute(this.db);
  }

  /** Removes old persons without records. Booth reservations and payments are retained by law, with their persons. */
  async removePersons(until: Date): Promise<void> {
    await sql`delete from person where created_at <= ${until}
      and not exists (select from visitor_registration where person_id = person.id)
      and not exists (select from visitor_group where person_id = person.id)
      and not exists (select from booth_reservation where person_id = person.id)
      and not exists (select from payment where person_id = person.id)
      and not exists (select from ticket where person_id = person.id)`.execute(this.db);
  }
}
