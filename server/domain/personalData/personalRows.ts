/** SQL conditions from the personal-data registry: the rows of a data subject, and the rows that have expired. */
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/connect';
import { personalTables, type ExpiryRule, type PersonalTable } from '../../db/personal';

/** A person whose data is exported or erased. */
export interface DataSubject {
  /** Null when no person has verified the contacts. */
  personId: string | null;
  /** Mobile numbers and email addresses. */
  contacts: readonly string[];
}

type Condition = RawBuilder<boolean>;
const anyOf = (conditions: Condition[]): Condition => sql`(${sql.join(conditions, sql` or `)})`;

/** Condition for the subject's rows of a table; null where they cannot be found. */
export function rowsOfSubject({ owner }: PersonalTable, subject: DataSubject): Condition | null {
  const { personId, contacts } = subject;
  const conditions: Condition[] = [];
  if (owner?.person && personId !== null) conditions.push(sql`${sql.ref(owner.person)} = ${personId}`);
  if (contacts.length > 0)
    for (const column of owner?.contacts ?? [])
      conditions.push(sql`${sql.ref(column)} in (${sql.join([...contacts])})`);
  for (const table of owner?.via?.tables ?? []) {
    const ownerConditions = personalTables
      .filter((entry) => entry.table === table)
      .flatMap((entry) => rowsOfSubject(entry, subject) ?? []);
    if (owner?.via && ownerConditions.length > 0)
      conditions.push(
        sql`${sql.ref(owner.via.column)} in (select id from ${sql.table(table)} where ${anyOf(ownerConditions)})`,
      );
  }
  return conditions.length > 0 ? anyOf(conditions) : null;
}

/** The threshold of a retention period: an instant, or an edition that has ended. */
export type ExpiryThreshold = { before: Date } | { edition: number; end: Date };

/** Condition for the expired rows of a table; null when its retention period has another start. */
export function expiredRows({ from, where }: ExpiryRule, threshold: ExpiryThreshold): Condition | null {
  const expired = expiryCondition(from, threshold);
  if (!expired || !where) return expired;
  const column = sql.ref(where.column);
  if ('isNot' in where) return sql`${expired} and ${column} <> ${where.isNot}`;
  return where.is === null ? sql`${expired} and ${column} is null` : sql`${expired} and ${column} = ${where.is}`;
}

function expiryCondition(from: ExpiryRule['from'], threshold: ExpiryThreshold): Condition | null {
  if ('before' in threshold) return 'time' in from ? sql`${sql.ref(from.time)} < ${threshold.before}` : null;
  const { edition, end } = threshold;
  if ('edition' in from) return sql`${sql.ref(from.edition)} = ${edition}`;
  if ('editionOf' in from)
    return sql`${sql.ref(from.editionOf)} in (select id from ${sql.table(from.table)} where edition = ${edition})`;
  return 'editionUntil' in from ? sql`${sql.ref(from.editionUntil)} <= ${end}` : null;
}

/** Deletes rows, or overwrites their personal columns where the registry says so. */
export async function removeRows(tx: Db, { table, erase }: PersonalTable, rows: Condition): Promise<void> {
  if (erase !== 'delete' && 'set' in erase) {
    const changes = Object.entries(erase.set);
    const set = sql.join(changes.map(([column, value]) => sql`${sql.ref(column)} = ${value}`));
    const isDistinct = anyOf(changes.map(([column, value]) => sql`${sql.ref(column)} is distinct from ${value}`));
    await sql`update ${sql.table(table)} set ${set} where ${rows} and ${isDistinct}`.execute(tx);
  } else await sql`delete from ${sql.table(table)} where ${rows}`.execute(tx);
}
