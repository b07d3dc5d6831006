/** The database connection through a pg pool: a PostgreSQL server, or PGlite (pglite.ts). */
import { AsyncLocalStorage } from 'node:async_hooks';
import {
  Kysely,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type PostgresPool,
  type Transaction,
} from 'kysely';
import pg from 'pg';
import type { Database } from './schema';

const longTimeoutScope = new AsyncLocalStorage<true>();

/**
 * Runs work that may take minutes, such as migrations, imports and backups. Its statements have a timeout of 15 minutes
 * instead of that of requests.
 */
export const withLongTimeout = <T>(work: () => Promise<T>): Promise<T> => longTimeoutScope.run(true, work);

/** The database or a transaction: repositories work with either. */
export type Db = Kysely<Database>;

/** An open transaction, for writes that belong to a caller's transaction. */
export type Tx = Transaction<Database>;

export type QueryListener = (kind: string, milliseconds: number, failed: boolean) => void;

export type RunQuery = (text: string, values?: readonly unknown[]) => Promise<pg.QueryResult>;

export interface OpenDatabase {
  db: Db;
  /** 'pglite' has one connection and needs no server; 'postgres' has a pool. */
  kind: 'pglite' | 'postgres';
  /** Runs one statement without Kysely, on a separate connection. */
  query: RunQuery;
  /** The number of connections and of waiting requests. */
  pool(): { total: number; idle: number; waiting: number };
  /** Calls the listener for each further query with its kind and duration. */
  onQuery(listener: QueryListener): void;
  close(): Promise<void>;
}

// pg returns int8 as strings by default. Values here are far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const MAX_CONNECTIONS = 10;
const MAX_LONG_CONNECTIONS = 3;
/** The timeout of a statement of `withLongTimeout`. After it, the server is considered lost. */
const LONG_TIMEOUT_MS = 15 * 60_000;
const CONNECT_TIMEOUT_MS = 3_000;

/**
 * A server may close connections at any time. The query fails and the pool opens a new one, but an unhandled 'error'
 * event would end the process.
 */
export function ignoreConnectionErrors(pool: pg.Pool): void {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
}

/**
 * Statements of requests take milliseconds, so parallel workers and JIT would cost more than they save. `options` in
 * the URL override this.
 */
export const CONNECTION_OPTIONS = '-c max_parallel_workers_per_gather=0 -c jit=off';

/** Timeouts of idle transactions (ms), which release the locks of a crashed process. */
const IDLE_IN_TRANSACTION = { short: 30_000, long: 600_000 };

/** TCP keep-alive detects a lost peer while nothing is sent. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

interface PoolOptions {
  max?: number;
  /**
   * The server cancels a statement after this time (ms), and the client drops the connection a moment later. Null:
   * never. `withLongTimeout` has 15 minutes.
   */
  timeoutMs?: number | null;
  /** How long a request waits for a connection (ms) before it fails. */
  waitMs?: number;
  /** Settings of each connection, as in PGOPTIONS. */
  options?: string;
}

/** A running server needs at most this long to report a cancelled statement. */
const CANCEL_GRACE_MS = 1_000;

export function createPool(
  url: string,
  { max, timeoutMs, waitMs, options, idleMs }: Required<PoolOptions> & { idleMs: number },
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    ...KEEP_ALIVE,
    connectionTimeoutMillis: waitMs,
    ...(timeoutMs !== null && { statement_timeout: timeoutMs, query_timeout: timeoutMs + CANCEL_GRACE_MS }),
    idle_in_transaction_session_timeout: idleMs,
    options,
    // On shutdown, don't wait for an unresponsive server to close idle connections.
    allowExitOnIdle: true,
  });
  ignoreConnectionErrors(pool);
  return pool;
}

/**
 * Connects to a PostgreSQL server by its URL. `withLongTimeout` has a separate pool, which opens connections on
 * demand.
 */
export function openPostgres(
  url: string,
  {
    max = MAX_CONNECTIONS,
    timeoutMs = null,
    waitMs = CONNECT_TIMEOUT_MS,
    options = CONNECTION_OPTIONS,
  }: PoolOptions = {},
): OpenDatabase {
  const { short, long: idleMs } = IDLE_IN_TRANSACTION;
  const pool = createPool(url, { max, timeoutMs, waitMs, options, idleMs: timeoutMs === null ? idleMs : short });
  if (timeoutMs === null) return databaseOnPools('postgres', pool);
  const long = createPool(url, { max: MAX_LONG_CONNECTIONS, timeoutMs: LONG_TIMEOUT_MS, waitMs, options, idleMs });
  return databaseOnPools('postgres', pool, long);
}

/** The kind of a query for metrics: select, insert, raw, … */
const kindOf = ({ query }: CompiledQuery): string => query.kind.replace(/(Query)?Node$/, '').toLowerCase();

/** Preserves the original error of a transaction when a lost connection makes the rollback fail, too. */
class Driver extends PostgresDriver {
  override async rollbackTransaction(...args: Parameters<PostgresDriver['rollbackTransaction']>): Promise<void> {
    await super.rollbackTransaction(...args).catch(() => undefined);
  }
}

interface Connection {
  query(text: string, values: readonly unknown[]): Promise<pg.QueryResult>;
  release(destroy?: boolean): void;
}

/** The parts of pg's pool that Kysely needs. Cursors are not used. */
interface StatementPool {
  connect(): Promise<Connection>;
  end(): Promise<void>;
}

/** Creates Kysely on a pool, with a hook for query metrics. */
export function createKysely(pool: StatementPool, DriverClass = Driver): Pick<OpenDatabase, 'db' | 'onQuery'> {
  let listener: QueryListener | null = null;
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DriverClass({ pool: pool as unknown as PostgresPool }),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ level, query, queryDurationMillis }) => listener?.(kindOf(query), queryDurationMillis, level === 'error'),
  });
  return { db, onQuery: (next) => (listener = next) };
}

/**
 * A connection for Kysely. After a query without a response it is closed: otherwise pg would reuse it with that
 * response still pending.
 */
function closeOnLoss(client: pg.PoolClient): Connection {
  let connectionError: Error | null = null;
  return {
    async query(text, values) {
      if (connectionError) throw connectionError;
      try {
        return await client.query(text, [...values]);
      } catch (error) {
        if (!(error instanceof pg.DatabaseError)) connectionError = error as Error;
        throw error;
      }
    },
    release: (destroy) => client.release(connectionError ?? destroy),
  };
}

/** @param long the pool for `withLongTimeout` */
export function databaseOnPools(kind: OpenDatabase['kind'], pool: pg.Pool, long = pool): OpenDatabase {
  const currentPool = () => (longTimeoutScope.getStore() ? long : pool);
  // PGlite always responds, and closing its only session would not roll back an open transaction.
  const wrap = kind === 'postgres' ? closeOnLoss : (client: pg.PoolClient): Connection => client;
  const { db, onQuery } = createKysely({
    connect: async () => wrap(await currentPool().connect()),
    end: async () => void (await Promise.all([...new Set([pool, long])].map((one) => one.end()))),
  });
  return {
    db,
    kind,
    onQuery,
    query: (text, values = []) => currentPool().query(text, [...values]),
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => db.destroy(),
  };
}
