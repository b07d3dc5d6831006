/**
 * PGlite, the embedded database of a site without a PostgreSQL server. Imported lazily, so that replicas on PostgreSQL do not
 * load it.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { databaseOnPools, ignoreConnectionErrors, type OpenDatabase } from './connect';

/** Opens PGlite in `dataDir`/pg, or in memory (tests). The caller holds the folder's lock (lock.ts). */
export async function openPglite(dataDir?: string): Promise<OpenDatabase> {
  return fromPglite(await startPglite(dataDir));
}

/** Starts PGlite without a pool. */
export async function startPglite(dataDir?: string): Promise<PGlite> {
  if (dataDir) await mkdir(dataDir, { recursive: true });
  return PGlite.create(dataDir ? { dataDir: join(dataDir, 'pg') } : {});
}

/** Wraps an open PGlite. Closing the result closes it. */
export function fromPglite(pglite: PGlite): OpenDatabase {
  const pool = new pg.Pool({ ...createPgConfig(pglite), max: 1 } as pg.PoolConfig);
  ignoreConnectionErrors(pool);
  const database = databaseOnPools('pglite', pool);
  return {
    ...database,
    async close() {
      await database.close();
      await pglite.close();
    },
  };
}
