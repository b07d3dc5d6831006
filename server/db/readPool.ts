/** The read pool: content comes from `DATABASE_READ_URL` where there is one (decisions/0044). It also notices content changes. */
import { PostgresDriver, sql } from 'kysely';
import pg from 'pg';
import type { Config } from '../config';
import {
  CONNECTION_OPTIONS,
  kyselyOn,
  poolOf,
  type Db,
  type OpenDatabase,
  type QueryWatcher,
  type RunQuery,
} from './connect';

const CHECK_INTERVAL_MS = 1_000;
/** As many connections as a process has to the primary. */
const MAX_CONNECTIONS = 10;
/** A read takes some milliseconds; after this time the primary runs it instead. */
const LIMITS = { timeoutMs: 4_000, waitMs: 1_000, idleMs: 30_000 };

/** Increments the version of the content in the transaction that changes it: processes see both, or neither. */
export async function incrementContentVersion(tx: Db): Promise<void> {
  await sql`update content_version set version = version + 1`.execute(tx);
}

async function contentVersion(query: RunQuery): Promise<number> {
  const { rows } = await query('select version from content_version');
  return (rows[0] as { version: number }).version;
}

/** The read pool commits nothing by itself, and two statements may run on two servers. */
class ReadDriver extends PostgresDriver {
  override beginTransaction(): Promise<void> {
    return Promise.reject(new Error('The read pool has no transactions: use the primary.'));
  }
}

const READ_ONLY_TRANSACTION = '25006';

export interface ReadPool {
  /** For reading alone: statements that write fail, and so do transactions. */
  db: Db;
  /** Reports each statement, and which of the servers answered it. */
  watch(watchers: { query: QueryWatcher; read(where: 'replica' | 'primary'): void }): void;
  close(): Promise<void>;
}

interface Options {
  /** Called when the content has changed: from then on nothing older is read. */
  onContentChange?: () => void;
  /** Called when the read endpoint is used from now on, or no longer. */
  onUse?: (isUsed: boolean) => void;
  intervalMs?: number;
}

/** Works once, and then again and again: one at a time. Gives what stops it. */
async function repeat(work: () => Promise<void>, intervalMs: number): Promise<() => Promise<void>> {
  let running: Promise<void> | null = null;
  const once = () => (running ??= work().finally(() => (running = null)));
  await once();
  const timer = setInterval(() => void once(), intervalMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

export async function openReadPool(
  { databaseReadUrl, databaseReadLagMs }: Pick<Config, 'databaseReadUrl' | 'databaseReadLagMs'>,
  primary: OpenDatabase,
  { onContentChange, onUse, intervalMs = CHECK_INTERVAL_MS }: Options = {},
): Promise<ReadPool> {
  const without = { db: primary.db, watch: () => undefined, close: () => Promise.resolve() };
  // The embedded database has one process, which runs its imports itself.
  if (primary.kind === 'pglite') return without;
  const pool = databaseReadUrl
    ? poolOf(databaseReadUrl, {
        max: MAX_CONNECTIONS,
        ...LIMITS,
        options: `${CONNECTION_OPTIONS} -c default_transaction_read_only=on`,
      })
    : null;
  let version: number | null = null;
  let changedAt = 0;
  let isUsed = false;
  const use = (next: boolean) => {
    if (next !== isUsed) onUse?.(next);
    isUsed = next;
  };

  async function checkPrimary(): Promise<void> {
    // While the primary is away nothing changes.
    const found = await contentVersion(primary.query).catch(() => version);
    if (found === version) return;
    const isFirst = version === null;
    [version, changedAt] = [found, performance.now()];
    use(false);
    if (!isFirst) onContentChange?.();
  }

  /** Of several standbys behind one endpoint the one that has this version is not the one that is read next: all get the time of the lag. */
  async function checkEndpoint(query: RunQuery): Promise<void> {
    const found = await contentVersion(query).catch(() => -1);
    use(version !== null && found >= version && performance.now() - changedAt >= databaseReadLagMs);
  }

  const stopPrimary = await repeat(checkPrimary, intervalMs);
  if (!pool) return { ...without, close: stopPrimary };
  const readPool: RunQuery = (text, values = []) => pool.query(text, [...values]);
  const stopEndpoint = await repeat(() => checkEndpoint(readPool), intervalMs);

  let watchRead: ((where: 'replica' | 'primary') => void) | null = null;
  /** A read can be repeated: where the endpoint fails, in whatever way, the primary runs the statement. */
  async function query(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    if (isUsed) {
      try {
        const result = await readPool(text, values);
        watchRead?.('replica');
        return result;
      } catch (error) {
        if (error instanceof pg.DatabaseError) {
          if (error.code === READ_ONLY_TRANSACTION) throw error;
        } else use(false); // It does not respond: the next check tries it again.
      }
    }
    watchRead?.('primary');
    return primary.query(text, values);
  }
  const connect = () => Promise.resolve({ query, release: () => undefined });
  const { db, watch } = kyselyOn({ connect, end: () => pool.end() }, ReadDriver);
  return {
    db,
    watch(watchers) {
      watch(watchers.query);
      watchRead = watchers.read;
    },
    async close() {
      await Promise.all([stopPrimary(), stopEndpoint()]);
      await pool.end();
    },
  };
}
