/** Opens the one database: PostgreSQL where DATABASE_URL says so, otherwise PGlite in the data folder. Both speak through pg's pool. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import {
  Kysely,
  PostgresDialect,
  PostgresDriver,
  type CompiledQuery,
  type Driver,
  type PostgresDialectConfig,
  type PostgresPool,
} from 'kysely';
import pg from 'pg';
import { dropAll, idleOnes, limitedClient } from './limitedClient';
import { isLongWork } from './longWork';
import { ReleasingClient } from './releasingClient';
import type { Database } from './schema';

export type Db = Kysely<Database>;

export type QueryWatcher = (kind: string, milliseconds: number, failed: boolean) => void;

export interface OpenDatabase {
  db: Db;
  /** 'pglite' has one connection and needs no server; 'postgres' has a pool. */
  kind: 'pglite' | 'postgres';
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

/**
 * A connection that the server ends says so by an event, idle or in the middle of a query; without a listener that would end
 * the process. The query itself fails, and the pool opens another connection for the next.
 */
function surviveLoss(pool: pg.Pool): void {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
}

/**
 * Requests come many at a time and each of their statements takes some milliseconds: to start helping processes for one, or to compile it,
 * takes longer than the statement itself. A URL with `options` of its own decides otherwise.
 */
export const CONNECTION_OPTIONS = '-c max_parallel_workers_per_gather=0 -c jit=off';

/** A transaction whose process has gone without a word does not hold its rows for longer (ms). */
const IDLE_IN_TRANSACTION = { short: 30_000, long: 600_000 };

/** From the contract of TCP: who is gone without a word is noticed while nothing is sent. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

interface Limits {
  max?: number;
  /** After so long a statement is ended (ms), and its connection when nothing is heard at all; null: never. Long work (longWork.ts) has a quarter of an hour. */
  timeoutMs?: number | null;
  /** Who has no connection after so long (ms), because all are taken or none can be opened, is told to come back. */
  waitMs?: number;
  /** Settings of each connection, as in PGOPTIONS. */
  options?: string;
}

interface PoolLimits extends Required<Limits> {
  idleMs: number;
}

function poolOf(url: string, { max, timeoutMs, waitMs, options, idleMs }: PoolLimits): pg.Pool {
  let idle = new Set<pg.PoolClient>();
  const pool = new pg.Pool({
    connectionString: url,
    max,
    ...KEEP_ALIVE,
    connectionTimeoutMillis: waitMs,
    options: `${options} -c statement_timeout=${timeoutMs ?? 0} -c idle_in_transaction_session_timeout=${idleMs}`,
    Client: limitedClient(timeoutMs, () => dropAll(idle)),
  });
  idle = idleOnes(pool);
  surviveLoss(pool);
  return pool;
}

/**
 * Connects to a PostgreSQL server by its URL.
 * Long work has connections of its own, opened when there is some: it neither waits for those of requests nor takes them.
 */
export function openPostgres(
  url: string,
  { max = MAX_CONNECTIONS, timeoutMs = null, waitMs = WAIT_MS, options = CONNECTION_OPTIONS }: Limits = {},
): OpenDatabase {
  const { short, long: idleMs } = IDLE_IN_TRANSACTION;
  const pool = poolOf(url, { max, timeoutMs, waitMs, options, idleMs: timeoutMs === null ? idleMs : short });
  const long =
    timeoutMs === null
      ? pool
      : poolOf(url, { max: MAX_LONG_CONNECTIONS, timeoutMs: LONG_TIMEOUT_MS, waitMs, options, idleMs });
  const both = {
    connect: () => (isLongWork() ? long : pool).connect(),
    end: async () => void (await Promise.all([...new Set([pool, long])].map((one) => one.end()))),
  };
  const { db, watch } = watchable(both);
  return { db, kind: 'postgres', watch, pool: () => standingOf(pool), close: () => db.destroy() };
}

const standingOf = (pool: pg.Pool) => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });

/** What a query is to those who measure: select, insert, raw, … */
export const kindOf = ({ query }: CompiledQuery): string => query.kind.replace(/(Query)?Node$/, '').toLowerCase();

/** What broke a transaction is what is told: that it could not be taken back either, on a connection that is gone, says nothing more. */
class TellingDriver extends PostgresDriver {
  override async rollbackTransaction(...given: Parameters<PostgresDriver['rollbackTransaction']>): Promise<void> {
    await super.rollbackTransaction(...given).catch(() => undefined);
  }
}

class TellingDialect extends PostgresDialect {
  constructor(private readonly given: PostgresDialectConfig) {
    super(given);
  }
  override createDriver(): Driver {
    return new TellingDriver(this.given);
  }
}

/** Kysely on a pool, whose queries can be watched. */
function watchable(pool: Pick<pg.Pool, 'connect' | 'end'>): Pick<OpenDatabase, 'db' | 'watch'> {
  let watcher: QueryWatcher | null = null;
  const db = new Kysely<Database>({
    dialect: new TellingDialect({ pool: pool as PostgresPool }),
    log: ({ level, query, queryDurationMillis }) => watcher?.(kindOf(query), queryDurationMillis, level === 'error'),
  });
  return {
    db,
    watch: (given) => (watcher = given),
  };
}

/**
 * Opens PGlite in `dataDir`/pg, or in memory when none is given (tests).
 * The caller must hold the folder's lock (lock.ts): PGlite itself does not keep a second process out.
 */
export async function openPglite(dataDir?: string): Promise<OpenDatabase> {
  return fromPglite(await startPglite(dataDir));
}

/** The same, as PGlite itself. */
export async function startPglite(dataDir?: string): Promise<PGlite> {
  if (dataDir) await mkdir(dataDir, { recursive: true });
  return PGlite.create(dataDir ? { dataDir: join(dataDir, 'pg') } : {});
}

/** Wraps an open PGlite; closing the result closes it. */
export function fromPglite(pglite: PGlite): OpenDatabase {
  const pool = new pg.Pool({ ...createPgConfig(pglite), max: 1, Client: ReleasingClient } as pg.PoolConfig);
  surviveLoss(pool);
  const { db, watch } = watchable(pool);
  return {
    db,
    kind: 'pglite',
    watch,
    pool: () => standingOf(pool),
    async close() {
      await db.destroy();
      await pglite.close();
    },
  };
}
