/** Removes what nobody can use any more, as the registry of personal data says. */
import { sql } from 'kysely';
import type { Db } from '../db/connect';
import { personalTables, type Retention } from '../db/personal';
import { rowsOver, takeAway, type Over } from './personalRows';

export class SweepRepository {
  constructor(private readonly db: Db) {}

  /** What a period ends that began before an instant, or with an edition: all of it or nothing. */
  async remove(period: Retention, over: Over): Promise<void> {
    await this.db.transaction().execute(async (tx) => {
      for (const entry of personalTables) {
        const rows = entry.ends?.after === period ? rowsOver(entry.ends, over) : null;
        if (rows) await takeAway(tx, entry, rows);
      }
    });
  }

  /** Uses of codes that were held and never spent: the code has them again, and the number that held them is gone. */
  async giveBackHolds(before: Date): Promise<void> {
    await sql`
      with over as (delete from redeem_hold where held_until < ${before} returning code),
        counted as (select code, count(*)::int as uses from over group by code)
      update redeem_code set uses_left = uses_left + counted.uses from counted where redeem_code.code = counted.code
    `.execute(this.db);
  }

  /**
   * Persons from before an instant of whom nothing is left. Booth reservations and payments stay as long as the law asks, and with them those
   * whom they name.
   */
  async removePersons(until: Date): Promise<void> {
    await sql`delete from person where created_at <= ${until}
      and not exists (select from visitor_registration where person_id = person.id)
      and not exists (select from visitor_group where person_id = person.id)
      and not exists (select from booth_reservation where person_id = person.id)
      and not exists (select from payment where person_id = person.id)
      and not exists (select from ticket where person_id = person.id)`.execute(this.db);
  }
}
