/** Opens the one database: PostgreSQL where DATABASE_URL says so, otherwise PGlite in the data folder. Both speak through pg's pool. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
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
const CONNECT_TIMEOUT_MS = 3_000;

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

/** Connects to a PostgreSQL server by its URL. */
export function openPostgres(url: string, max = MAX_CONNECTIONS): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    options: CONNECTION_OPTIONS,
  });
  surviveLoss(pool);
  const { db, ...watched } = watchable(pool);
  return { db, kind: 'postgres', ...watched, close: () => db.destroy() };
}

/** Kysely on a pool, whose queries can be watched. */
function watchable(pool: pg.Pool): Pick<OpenDatabase, 'db' | 'pool' | 'watch'> {
  let watcher: QueryWatcher | null = null;
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ level, query, queryDurationMillis }) =>
      watcher?.(query.query.kind.replace(/(Query)?Node$/, '').toLowerCase(), queryDurationMillis, level === 'error'),
  });
  return {
    db,
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
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
  const pool = new pg.Pool({ ...createPgConfig(pglite), max: 1 } as pg.PoolConfig);
  surviveLoss(pool);
  const { db, ...watched } = watchable(pool);
  return {
    db,
    kind: 'pglite',
    ...watched,
    async close() {
      await db.destroy();
      await pglite.close();
    },
  };
}
