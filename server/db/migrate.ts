/** Applies the numbered migrations, forward only, under an advisory lock, so that replicas may start concurrently. */
import { sql } from 'kysely';
import type { Db } from './connect';
import { migrations, type Migration } from './migrations';

// An arbitrary number that is the same in all replicas.
const LOCK_KEY = 27_2026_0331;

/** Waits for other schema changes. The lock is released when the transaction ends. */
export const LOCK_SCHEMA = `select pg_advisory_xact_lock(${LOCK_KEY})`;

export async function lockSchema(tx: Db): Promise<void> {
  await sql.raw(LOCK_SCHEMA).execute(tx);
}

/** Updates the schema. Returns the names of the applied migrations in order. */
export async function migrate(db: Db, list: readonly Migration[] = migrations): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    await lockSchema(tx);
    return applyMigrations(tx, list);
  });
}

/** Applies migrations in the caller's transaction, which must hold the schema lock. */
export async function applyMigrations(tx: Db, list: readonly Migration[]): Promise<string[]> {
  await sql`create table if not exists migration (
    name text primary key,
    applied_at timestamptz not null default now()
  )`.execute(tx);
  const appliedNames = new Set((await tx.selectFrom('migration').select('name').execute()).map((row) => row.name));
  const applied: string[] = [];
  for (const { name, statements } of list) {
    if (appliedNames.has(name)) continue;
    for (const statement of statements) await sql.raw(statement).execute(tx);
    await tx.insertInto('migration').values({ name }).execute();
    applied.push(name);
  }
  return applied;
}
