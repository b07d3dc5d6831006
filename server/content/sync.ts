/** Synchronises tables with rows, and counts the changes. Idempotent. */
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema';

export interface Changes {
  written: number;
  removed: number;
}

type ContentTable =
  | 'document'
  | 'content_type'
  | 'news_item'
  | 'seo_record'
  | 'country'
  | 'region'
  | 'exhibitor'
  | 'exhibit'
  | 'exhibit_parameter'
  | 'booth'
  | 'facet_bitmap'
  | 'search_document'
  | 'search_posting'
  | 'meeting_theme'
  | 'meeting'
  | 'meeting_dynamic'
  | 'video'
  | 'photo'
  | 'download';

const ROWS_PER_STATEMENT = 200;

/** A row by column. jsonb columns are JSON strings; arrays and tsvectors are PostgreSQL literals. */
export type Row = Record<string, string | number | boolean | Date | null>;

type Tx = Transaction<Database>;

/** Upserts rows by their key. Unchanged rows are not written, so that updated_at remains correct. */
export async function upsertRows(tx: Tx, table: ContentTable, key: string[], rows: Row[]): Promise<number> {
  const columns = Object.keys(rows[0] ?? {});
  const rest = columns.filter((column) => !key.includes(column));
  let written = 0;
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const values = rows
      .slice(start, start + ROWS_PER_STATEMENT)
      .map((row) => sql`(${sql.join(columns.map((column) => sql.val(row[column])))})`);
    const names = (list: string[], prefix = '') => sql.join(list.map((column) => sql.ref(prefix + column)));
    const result = await sql`
      insert into ${sql.table(table)} (${names(columns)}) values ${sql.join(values)}
      on conflict (${names(key)}) do update set ${sql.join(rest.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`))}
      where (${names(rest, `${table}.`)}) is distinct from (${names(rest, 'excluded.')})
    `.execute(tx);
    written += Number(result.numAffectedRows ?? 0n);
  }
  return written;
}

/** Deletes rows that are not in `rows`, with `scope` only those with this column's value. */
export async function deleteMissing(
  tx: Tx,
  table: ContentTable,
  key: string[],
  rows: Row[],
  scope?: { column: string; value: string },
): Promise<number> {
  const keys = rows.map((row) => key.map((column) => String(row[column])).join('\u0001'));
  const scopeCondition = scope ? sql`${sql.ref(scope.column)} = ${scope.value}` : sql`true`;
  const result = await sql`
    delete from ${sql.table(table)}
    where ${scopeCondition} and not (concat_ws(chr(1), ${sql.join(key.map((column) => sql.ref(column)))}) = any(${keys}))
  `.execute(tx);
  return Number(result.numAffectedRows ?? 0n);
}

/** Synchronises a table that no other table references. */
export async function syncTable(
  tx: Tx,
  table: ContentTable,
  key: string[],
  rows: Row[],
  scope?: { column: string; value: string },
): Promise<Changes> {
  return {
    written: await upsertRows(tx, table, key, rows),
    removed: await deleteMissing(tx, table, key, rows, scope),
  };
}
