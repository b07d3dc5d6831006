/** Tells every process that the content has changed: by a version that each of them looks at, and a word to those who listen. */
import { sql } from 'kysely';
import type { Db } from '../connect';

/** The channel of PostgreSQL's NOTIFY. Its word says nothing: whoever hears it looks at the version. */
export const CONTENT_CHANNEL = 'content_changed';

/**
 * Counts the version up in the transaction that changes the content: what both did is seen together, or not at all.
 * @param tx the transaction of the change
 */
export async function announceContent(tx: Db): Promise<void> {
  // Where commits do not wait for the disk, what is visible could be missing in the log's position that replicas are asked for.
  await sql`select set_config('synchronous_commit', 'on', true) where current_setting('synchronous_commit') = 'off'`.execute(
    tx,
  );
  await sql`update content_version set version = version + 1`.execute(tx);
  await sql`select pg_notify(${CONTENT_CHANNEL}, '')`.execute(tx);
}
