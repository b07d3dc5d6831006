/** The database through pg's pool: a PostgreSQL server, or PGlite (pglite.ts). */
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

const longWorkScope = new AsyncLocalStorage<true>();

/** Runs work that may take minutes, such as migrations, imports and backups: its statements have 15 minutes instead of seconds. */
export const longWork = <T>(work: () => Promise<T>): Promise<T> => longWorkScope.run(true, work);

/** The database, or a transaction of it: repositories work on either. */
export type Db = Kysely<Database>;

/** An open transaction, for writes that belong to a caller's transaction. */
export type Tx = Transaction<Database>;

export type QueryWatcher = (kind: string, milliseconds: number, failed: boolean) => void;

export type RunQuery = (text: string, values?: readonly unknown[]) => Promise<pg.QueryResult>;

export interface OpenDatabase {
  db: Db;
  /** 'pglite' has one connection and needs no server; 'postgres' has a pool. */
  kind: 'pglite' | 'postgres';
  /** Runs one statement outside of Kysely, on a connection of its own. */
  query: RunQuery;
  /** Connections now, and who waits for one. */
  pool(): { total: number; idle: number; waiting: number };
  /** Tells of each query from now on: what kind it was and how long it took. */
  watch(watcher: QueryWatcher): void;
  close(): Promise<void>;
}

// Whole numbers of PostgreSQL (int8) arrive as strings by default; ours stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const MAX_CONNECTIONS = 10;
const MAX_LONG_CONNECTIONS = 3;
/** What takes longer, beside requests, has lost its server. */
const LONG_TIMEOUT_MS = 15 * 60_000;
const WAIT_MS = 3_000;

/** The server may end a connection at any time. Its query fails and the pool opens another; the event must not end the process. */
export function surviveLoss(pool: pg.Pool): void {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
}

/** Statements of requests take milliseconds: parallel workers and JIT cost more than they save. `options` of the URL win. */
export const CONNECTION_OPTIONS = '-c max_parallel_workers_per_gather=0 -c jit=off';

/** A transaction whose process has gone without a word does not hold its rows for longer (ms). */
const IDLE_IN_TRANSACTION = { short: 30_000, long: 600_000 };

/** From the contract of TCP: who is gone without a word is noticed while nothing is sent. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

interface Limits {
  max?: number;
  /** The server ends a statement after this time (ms), the client gives its connection up a moment later; null: never. Long work has a quarter of an hour. */
  timeoutMs?: number | null;
  /** A request without a connection after this time (ms), because all are taken or none can be opened, fails. */
  waitMs?: number;
  /** Settings of each connection, as in PGOPTIONS. */
  options?: string;
}

/** A server that is up needs at most this to say that it has ended a statement. */
const MOMENT_MS = 1_000;

export function poolOf(
  url: string,
  { max, timeoutMs, waitMs, options, idleMs }: Required<Limits> & { idleMs: number },
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    ...KEEP_ALIVE,
    connectionTimeoutMillis: waitMs,
    ...(timeoutMs !== null && { statement_timeout: timeoutMs, query_timeout: timeoutMs + MOMENT_MS }),
    idle_in_transaction_session_timeout: idleMs,
    options,
    // A process that stops does not wait for a silent server to close its idle connections.
    allowExitOnIdle: true,
  });
  surviveLoss(pool);
  return pool;
}

/** Connects to a PostgreSQL server by its URL. Long work has its own connections, opened when there is some. */
export function openPostgres(
  url: string,
  { max = MAX_CONNECTIONS, timeoutMs = null, waitMs = WAIT_MS, options = CONNECTION_OPTIONS }: Limits = {},
): OpenDatabase {
  const { short, long: idleMs } = IDLE_IN_TRANSACTION;
  const pool = poolOf(url, { max, timeoutMs, waitMs, options, idleMs: timeoutMs === null ? idleMs : short });
  if (timeoutMs === null) return onPools('postgres', pool);
  const long = poolOf(url, { max: MAX_LONG_CONNECTIONS, timeoutMs: LONG_TIMEOUT_MS, waitMs, options, idleMs });
  return onPools('postgres', pool, long);
}

/** What a query is to those who measure: select, insert, raw, … */
const kindOf = ({ query }: CompiledQuery): string => query.kind.replace(/(Query)?Node$/, '').toLowerCase();

/** Throws the error that broke a transaction: that a lost connection cannot roll it back either says nothing more. */
class Driver extends PostgresDriver {
  override async rollbackTransaction(...args: Parameters<PostgresDriver['rollbackTransaction']>): Promise<void> {
    await super.rollbackTransaction(...args).catch(() => undefined);
  }
}

interface Connection {
  query(text: string, values: readonly unknown[]): Promise<pg.QueryResult>;
  release(destroy?: boolean): void;
}

/** What Kysely needs of a pool: nothing here reads by cursors of pg. */
interface StatementPool {
  connect(): Promise<Connection>;
  end(): Promise<void>;
}

/** Kysely on a pool, whose queries can be watched. */
export function kyselyOn(pool: StatementPool, DriverOf = Driver): Pick<OpenDatabase, 'db' | 'watch'> {
  let watcher: QueryWatcher | null = null;
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DriverOf({ pool: pool as unknown as PostgresPool }),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ level, query, queryDurationMillis }) => watcher?.(kindOf(query), queryDurationMillis, level === 'error'),
  });
  return { db, watch: (next) => (watcher = next) };
}

/** A connection for Kysely. One whose query got no response is closed: pg would pool it with that response still to come. */
function disposable(client: pg.PoolClient): Connection {
  let lost: Error | null = null;
  return {
    async query(text, values) {
      if (lost) throw lost;
      try {
        return await client.query(text, [...values]);
      } catch (error) {
        if (!(error instanceof pg.DatabaseError)) lost = error as Error;
        throw error;
      }
    },
    release: (destroy) => client.release(lost ?? destroy),
  };
}

/** @param long the pool of long work */
export function onPools(kind: OpenDatabase['kind'], pool: pg.Pool, long = pool): OpenDatabase {
  const chosen = () => (longWorkScope.getStore() ? long : pool);
  // PGlite cannot be silent, and keeps its one session, with a transaction that must be rolled back, when a connection is closed.
  const wrap = kind === 'postgres' ? disposable : (client: pg.PoolClient): Connection => client;
  const { db, watch } = kyselyOn({
    connect: async () => wrap(await chosen().connect()),
    end: async () => void (await Promise.all([...new Set([pool, long])].map((one) => one.end()))),
  });
  return {
    db,
    kind,
    watch,
    query: (text, values = []) => chosen().query(text, [...values]),
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => db.destroy(),
  };
}
