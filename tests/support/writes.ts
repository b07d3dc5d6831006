/** The tables that a call has written, recorded by triggers, including updates without a change. */
import { sql } from 'kysely';
import type { Db } from '../../server/db/connect';

/**
 * Tables that a rejected call may write: counters of requests, attempts and captcha use, without which limits would not
 * work. And the list of migrations.
 */
const IGNORED_TABLES = new Set([
  'limit_count',
  'existence_query',
  'captcha',
  'verification_code',
  'wechat_state',
  'keyword_search',
  'content_view',
  // Written in batches after the response: tests/api/tracking.test.ts covers rejected records.
  'tracking_record',
  'migration',
]);

export async function recordWrites(db: Db): Promise<void> {
  await sql`create table written (name text not null)`.execute(db);
  await sql`create function note_write() returns trigger language plpgsql as $$
    begin insert into written values (tg_table_name); return null; end $$`.execute(db);
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'written'`.execute(db);
  for (const { name } of rows)
    if (!IGNORED_TABLES.has(name))
      await sql`create trigger note_write after insert or update or delete on ${sql.table(name)}
        for each row execute function note_write()`.execute(db);
}

/** The tables that were written since the last call. */
export async function drainWrites(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with cleared as (delete from written returning name) select distinct name from cleared order by name`.execute(db);
  return rows.map(({ name }) => name);
}
