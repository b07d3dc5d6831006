/** Inserts many rows at once: one array parameter per column instead of one parameter per value. */
import { sql } from 'kysely';
import type { Db } from '../db/connect';
import type { Row } from './sync';

type BulkTable = 'exhibitor' | 'exhibit' | 'exhibit_parameter' | 'search_document' | 'facet_bitmap' | 'search_posting';

const toText = (value: Row[string] | undefined): string | null =>
  value === null || value === undefined ? null : value instanceof Date ? value.toISOString() : String(value);

/** The types of a table's columns, for casts from text. */
async function columnTypes(db: Db, table: BulkTable): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; type: string }>`
    select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped
  `.execute(db);
  return new Map(rows.map(({ name, type }) => [name, type]));
}

/** Returns a function that inserts rows into `table`. */
export async function bulkWriter(db: Db, table: BulkTable): Promise<(rows: Row[]) => Promise<void>> {
  const types = await columnTypes(db, table);
  return async (rows) => {
    const columns = Object.keys(rows[0] ?? {});
    if (columns.length === 0) return;
    const values = columns.map((column) => sql`${rows.map((row) => toText(row[column]))}::text[]`);
    const casts = columns.map((column) => sql`input.${sql.ref(column)}::${sql.raw(types.get(column) ?? 'text')}`);
    const names = sql.join(columns.map((column) => sql.ref(column)));
    await sql`insert into ${sql.table(table)} (${names}) select ${sql.join(casts)} from unnest(${sql.join(values)}) as input (${names})`.execute(
      db,
    );
  };
}

/** Runs `work` without secondary indexes. Rebuilding a GIN index takes a tenth of the time of updating it. */
export async function withoutIndexes(db: Db, tables: string[], work: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = current_schema() and tablename = any(${tables}::text[])
      and not exists (select from pg_constraint where conname = indexname)
  `.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db);
  try {
    await work();
  } finally {
    for (const { definition } of rows) await sql.raw(definition).execute(db);
  }
}
