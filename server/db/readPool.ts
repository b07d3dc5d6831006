/** The read pool: content is read from `DATABASE_READ_URL` if set (decisions/0015). It also detects content changes. */
import { PostgresDriver, sql } from 'kysely';
import pg from 'pg';
import type { Config } from '../config';
import {
  CONNECTION_OPTIONS,
  createKysely,
  createPool,
  type Db,
  type OpenDatabase,
  type QueryListener,
  type RunQuery,
} from './connect';

const CHECK_INTERVAL_MS = 1_000;
/** As many connections as a process has to the primary. */
const MAX_CONNECTIONS = 10;
/** A read takes milliseconds; after this time the primary runs it instead. */
const LIMITS = { timeoutMs: 4_000, waitMs: 1_000, idleMs: 30_000 };

/** Increments the content version in the transaction that changes content, so that processes see both or neither. */
export async function incrementContentVersion(tx: Db): Promise<void> {
  await sql`update content_version set version = version + 1, changed_at = now()`.execute(tx);
}

async function contentVersion(query: RunQuery): Promise<number> {
  const { rows } = await query('select version from content_version');
  return (rows[0] as { version: number }).version;
}

/** Transactions are rejected, because two statements may run on two servers. */
class ReadDriver extends PostgresDriver {
  override beginTransaction(): Promise<void> {
    return Promise.reject(new Error('The read pool has no transactions: use the primary.'));
  }
}

const READ_ONLY_TRANSACTION = '25006';

export interface ReadPool {
  /** Read-only: statements that write fail, and so do transactions. */
  db: Db;
  /** Calls the listeners for each statement, and for the server that ran it. */
  listen(listeners: { query: QueryListener; read(server: 'replica' | 'primary'): void }): void;
  close(): Promise<void>;
}

interface Options {
  /** Called when the content has changed. From then on, older content is not read. */
  onContentChange?: () => void;
  /** Called when the use of the read endpoint starts or stops. */
  onUse?: (isUsed: boolean) => void;
  intervalMs?: number;
}

/** Runs `run` at once and then at intervals, one run at a time. Returns a function that stops it. */
async function runPeriodically(run: () => Promise<void>, intervalMs: number): Promise<() => Promise<void>> {
  let running: Promise<void> | null = null;
  const runOnce = () => (running ??= run().finally(() => (running = null)));
  await runOnce();
  const timer = setInterval(() => void runOnce(), intervalMs).unref();
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
  const primaryOnly = { db: primary.db, listen: () => undefined, close: () => Promise.resolve() };
  // The embedded database has one process, which runs its imports itself.
  if (primary.kind === 'pglite') return primaryOnly;
  const pool = databaseReadUrl
    ? createPool(databaseReadUrl, {
        max: MAX_CONNECTIONS,
        ...LIMITS,
        options: `${CONNECTION_OPTIONS} -c default_transaction_read_only=on`,
      })
    : null;
  let version: number | null = null;
  let changedAt = 0;
  let isUsed = false;
  const setUsed = (next: boolean) => {
    if (next !== isUsed) onUse?.(next);
    isUsed = next;
  };

  async function checkPrimary(): Promise<void> {
    // While the primary is unavailable, nothing changes.
    const latest = await contentVersion(primary.query).catch(() => version);
    if (latest === version) return;
    const isFirst = version === null;
    [version, changedAt] = [latest, performance.now()];
    setUsed(false);
    if (!isFirst) onContentChange?.();
  }

  /**
   * With more than one standby at the endpoint, the next read may reach an older one. So all of them get the
   * configured lag to catch up.
   */
  async function checkEndpoint(query: RunQuery): Promise<void> {
    const latest = await contentVersion(query).catch(() => -1);
    setUsed(version !== null && latest >= version && performance.now() - changedAt >= databaseReadLagMs);
  }

  const stopPrimary = await runPeriodically(checkPrimary, intervalMs);
  if (!pool) return { ...primaryOnly, close: stopPrimary };
  const queryEndpoint: RunQuery = (text, values = []) => pool.query(text, [...values]);
  const stopEndpoint = await runPeriodically(() => checkEndpoint(queryEndpoint), intervalMs);

  let onRead: ((server: 'replica' | 'primary') => void) | null = null;
  /** Reads can be repeated: if the endpoint fails, the primary runs the statement. */
  async function query(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    if (isUsed) {
      try {
        const result = await queryEndpoint(text, values);
        onRead?.('replica');
        return result;
      } catch (error) {
        if (error instanceof pg.DatabaseError) {
          if (error.code === READ_ONLY_TRANSACTION) throw error;
        } else setUsed(false); // No response: the next check tries it again.
      }
    }
    onRead?.('primary');
    return primary.query(text, values);
  }
  const connect = () => Promise.resolve({ query, release: () => undefined });
  const { db, onQuery } = createKysely({ connect, end: () => pool.end() }, ReadDriver);
  return {
    db,
    listen(listeners) {
      onQuery(listeners.query);
      onRead = listeners.read;
    },
    async close() {
      await Promise.all([stopPrimary(), stopEndpoint()]);
      await pool.end();
    },
  };
}
