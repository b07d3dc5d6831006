/** Opens the configured database: locks the folder and updates the schema. */
import { createServer } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import type { Config } from '../config';
import { withLongTimeout, openPostgres, type OpenDatabase } from './connect';
import { lockFolder } from './lock';
import { migrate } from './migrate';

const loadPglite = () => import(/* webpackMode: "eager" */ './pglite');

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** Opens the database for requests, with a statement timeout. The caller has locked the data folder. */
export async function openForRequests(
  config: DatabaseConfig & Pick<Config, 'databaseTimeoutMs'>,
): Promise<OpenDatabase> {
  const { databaseUrl, databaseTimeoutMs } = config;
  const database = databaseUrl
    ? openPostgres(databaseUrl, { timeoutMs: databaseTimeoutMs })
    : await (await loadPglite()).openPglite(config.dataDir);
  await withLongTimeout(() => migrate(database.db));
  return database;
}

/** Opens the database for a command, without statement timeouts. The caller has locked the data folder. */
async function openConfigured(config: DatabaseConfig): Promise<OpenDatabase> {
  const database = config.databaseUrl
    ? openPostgres(config.databaseUrl)
    : await (await loadPglite()).openPglite(config.dataDir);
  await migrate(database.db);
  return database;
}

/** Opens the database on an existing PGlite. Closing the result does not close PGlite. */
export async function openOnPglite(pglite: PGlite): Promise<OpenDatabase> {
  const database = (await loadPglite()).fromPglite(pglite);
  await migrate(database.db);
  return { ...database, close: () => database.db.destroy() };
}

/** Opens the database without migrating it, with one connection, for backup, restore and diagnostics. */
export async function openUnmigrated({ databaseUrl, dataDir }: DatabaseConfig): Promise<OpenDatabase> {
  return databaseUrl ? openPostgres(databaseUrl, { max: 1 }) : (await loadPglite()).openPglite(dataDir);
}

/** Opens the database for a command and keeps the data folder locked while the command runs. */
export async function openForCommand(config: DatabaseConfig, open = openConfigured): Promise<OpenDatabase> {
  if (config.databaseUrl) return open(config);
  const lock = await lockFolder(
    config.dataDir,
    createServer((socket) => socket.destroy()),
  );
  const release = () => new Promise<void>((resolve) => lock.close(() => resolve()));
  try {
    const database = await open(config);
    return {
      ...database,
      async close() {
        await database.close();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}
