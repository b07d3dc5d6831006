/** Reads and erases all data of a person, driven by the personal-data registry. */
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { personalTables, type PersonalTable } from '../../db/personal';
import { rowsOfSubject, removeRows, type DataSubject } from './personalRows';

/** A stored row, restricted to the columns of its registry entry. */
export interface PersonalRecord {
  entry: PersonalTable;
  fields: Record<string, unknown>;
}

const isRetained = ({ erase }: PersonalTable): boolean => erase !== 'delete' && 'retained' in erase;

export class PersonalDataRepository {
  constructor(private readonly db: Db) {}

  /** The newsletter subscriptions of these addresses. */
  subscriptions(contacts: readonly string[]) {
    return this.db
      .selectFrom('newsletter_subscription')
      .selectAll()
      .where('email', 'in', contacts.length > 0 ? [...contacts] : [''])
      .execute();
  }

  /** The rows that an export includes as `records`, at most `limit` per table. */
  async records(subject: DataSubject, limit: number): Promise<PersonalRecord[]> {
    const records: PersonalRecord[] = [];
    for (const entry of personalTables) {
      const rows = entry.export === 'records' ? rowsOfSubject(entry, subject) : null;
      if (!rows) continue;
      const columns = sql.join(entry.columns.map((column) => sql.ref(column)));
      const result = await sql<Record<string, unknown>>`
        select ${columns} from ${sql.table(entry.table)} where ${rows} limit ${limit}`.execute(this.db);
      records.push(...result.rows.map((fields) => ({ entry, fields })));
    }
    return records;
  }

  /** Erases a person, in a transaction. Registrations, enrolments and payments become anonymous rows for statistics. */
  async erase(subject: DataSubject): Promise<void> {
    const { personId } = subject;
    // The table requires a mobile number, an email address or an open_id.
    if (personId !== null)
      await sql`update person set open_id = ${`erased:${personId}`} where id = ${personId}`.execute(this.db);
    for (const entry of personalTables) {
      const rows = rowsOfSubject(entry, subject);
      if (rows && !isRetained(entry)) await removeRows(this.db, entry, rows);
    }
  }
}
