/** The rows of a person, and those whose time is over, as conditions of SQL: from the registry of personal data (server/db/personal). */
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../db/connect';
import { personalTables, type Ends, type PersonalTable } from '../db/personal';

/** Somebody as the tables know them. */
export interface Known {
  /** Null where nobody has proved the contacts. */
  personId: string | null;
  /** Numbers and addresses. */
  contacts: readonly string[];
}

type Condition = RawBuilder<boolean>;
const any = (conditions: Condition[]): Condition => sql`(${sql.join(conditions, sql` or `)})`;

/** Which rows of a table are somebody's; null where nothing leads to them. */
export function rowsOf({ owned }: PersonalTable, known: Known): Condition | null {
  const { personId, contacts } = known;
  const conditions: Condition[] = [];
  if (owned?.person && personId !== null) conditions.push(sql`${sql.ref(owned.person)} = ${personId}`);
  if (contacts.length > 0)
    for (const column of owned?.contacts ?? [])
      conditions.push(sql`${sql.ref(column)} in (${sql.join([...contacts])})`);
  for (const table of owned?.of?.tables ?? []) {
    const theirs = personalTables
      .filter((entry) => entry.table === table)
      .flatMap((entry) => rowsOf(entry, known) ?? []);
    if (owned?.of && theirs.length > 0)
      conditions.push(sql`${sql.ref(owned.of.column)} in (select id from ${sql.table(table)} where ${any(theirs)})`);
  }
  return conditions.length > 0 ? any(conditions) : null;
}

/** What is over. */
export type Over = { before: Date } | { edition: number; end: Date };

/** Which rows of a table end with that; null where they end by something else. */
export function rowsOver({ from, where }: Ends, over: Over): Condition | null {
  const ended = endedWith(from, over);
  if (!ended || !where) return ended;
  const column = sql.ref(where.column);
  if ('isNot' in where) return sql`${ended} and ${column} <> ${where.isNot}`;
  return where.is === null ? sql`${ended} and ${column} is null` : sql`${ended} and ${column} = ${where.is}`;
}

function endedWith(from: Ends['from'], over: Over): Condition | null {
  if ('before' in over) return 'time' in from ? sql`${sql.ref(from.time)} < ${over.before}` : null;
  if ('edition' in from) return sql`${sql.ref(from.edition)} = ${over.edition}`;
  if ('editionOf' in from)
    return sql`${sql.ref(from.editionOf)} in (select id from ${sql.table(from.table)} where edition = ${over.edition})`;
  return 'editionUntil' in from ? sql`${sql.ref(from.editionUntil)} <= ${over.end}` : null;
}

/** Takes rows away as the registry says: deletes them, or leaves them without what names a person. */
export async function takeAway(tx: Db, { table, erase }: PersonalTable, rows: Condition): Promise<void> {
  if (erase !== 'delete' && 'set' in erase) {
    const changes = Object.entries(erase.set);
    const set = sql.join(changes.map(([column, value]) => sql`${sql.ref(column)} = ${value}`));
    const named = any(changes.map(([column, value]) => sql`${sql.ref(column)} is distinct from ${value}`));
    await sql`update ${sql.table(table)} set ${set} where ${rows} and ${named}`.execute(tx);
  } else await sql`delete from ${sql.table(table)} where ${rows}`.execute(tx);
}
