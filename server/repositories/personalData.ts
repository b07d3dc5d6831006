/** Everything that is stored about a person: read, or taken away in one transaction, as the registry of personal data says. */
import { sql } from 'kysely';
import type { Db } from '../db/connect';
import { personalTables, type PersonalTable } from '../db/personal';
import { rowsOf, takeAway, type Known } from './personalRows';

/** A row as it stands, of the columns that the registry names. */
export interface PersonalRecord {
  entry: PersonalTable;
  fields: Record<string, unknown>;
}

export class PersonalDataRepository {
  constructor(private readonly db: Db) {}

  /** The newsletter's rows of these addresses. */
  subscriptions(contacts: readonly string[]) {
    return this.db
      .selectFrom('newsletter_subscription')
      .selectAll()
      .where('email', 'in', contacts.length > 0 ? [...contacts] : [''])
      .execute();
  }

  /** The rows that an export shows as they stand, at most `limit` of a table. */
  async records(known: Known, limit: number): Promise<PersonalRecord[]> {
    const found: PersonalRecord[] = [];
    for (const entry of personalTables) {
      const rows = entry.export === 'records' ? rowsOf(entry, known) : null;
      if (!rows) continue;
      const columns = sql.join(entry.columns.map((column) => sql.ref(column)));
      const answer = await sql<Record<string, unknown>>`
        select ${columns} from ${sql.table(entry.table)} where ${rows} limit ${limit}`.execute(this.db);
      found.push(...answer.rows.map((fields) => ({ entry, fields })));
    }
    return found;
  }

  /**
   * Erases somebody. What others need in order to count stays without a name: the fact of a registration, of a place in a meeting, of a
   * payment.
   */
  async erase(known: Known): Promise<void> {
    await this.db.transaction().execute(async (tx) => {
      // A person has a number, an address or this; nobody else could have it.
      if (known.personId !== null)
        await sql`update person set open_id = ${`erased:${known.personId}`} where id = ${known.personId}`.execute(tx);
      for (const entry of personalTables) {
        const rows = 'kept' in Object(entry.erase) ? null : rowsOf(entry, known);
        if (rows) await takeAway(tx, entry, rows);
      }
    });
  }
}
