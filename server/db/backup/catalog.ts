/** Reads tables, columns and functions from the database's catalogue, so that backups need no list of them. */
import { sql } from 'kysely';
import type { Db } from '../connect';
import type { TableSchema } from './format';

/** Every table with its stored columns; generated columns are excluded. */
export async function tablesOf(db: Db): Promise<TableSchema[]> {
  const { rows } = await sql<TableSchema>`
    select c.relname as table,
      json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname collate "C"`.execute(db);
  return rows;
}

/** Identity and serial columns with their sequences. */
export async function sequencesOf(db: Db): Promise<{ table: string; column: string; sequence: string }[]> {
  const { rows } = await sql<{ table: string; column: string; sequence: string }>`
    select c.relname as table, a.attname as column,
      pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null`.execute(db);
  return rows;
}

/** The foreign keys of all tables. */
export async function foreignKeysOf(db: Db): Promise<{ table: string; name: string; definition: string }[]> {
  const { rows } = await sql<{ table: string; name: string; definition: string }>`
    select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and c.relnamespace = current_schema()::regnamespace
    order by c.relname, k.conname`.execute(db);
  return rows;
}

/** Drops every table and function of the schema. */
export const DROP_EVERYTHING = `do $$
  declare signature text;
  begin
    for signature in select oid::regclass from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r' loop
      execute 'drop table ' || signature || ' cascade';
    end loop;
    for signature in
      select p.oid::regprocedure from pg_proc p where p.pronamespace = current_schema()::regnamespace
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    loop
      execute 'drop function ' || signature || ' cascade';
    end loop;
  end $$`;

/** The number of other connections to this database. A running site has some. */
export async function countOtherConnections(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Sets the connection's text formats to fixed values, independent of the server's settings. */
export async function pinTextFormats(db: Db): Promise<void> {
  for (const [name, value] of [
    ['timezone', 'UTC'],
    ['datestyle', 'ISO, YMD'],
    ['intervalstyle', 'postgres'],
    ['bytea_output', 'hex'],
    ['extra_float_digits', '1'],
  ] as const)
    await sql`select set_config(${name}, ${value}, true)`.execute(db);
}
