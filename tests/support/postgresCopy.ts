/**
 * Databases on a real PostgreSQL server: a template is filled before all tests; each test file gets its own copy,
 * dropped at the end.
 */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { CONNECTION_OPTIONS, openPostgres, type Db, type OpenDatabase } from '../../server/db/connect';

const TEMPLATE = 'tests_template';
// An arbitrary lock number, shared by all workers of a run.
const LOCK_KEY = 72_026;

async function withAdmin<T>(url: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

/** A test database; `readDb` is the same database on read-only connections, like those to a replica. */
export interface TestDatabase extends OpenDatabase {
  readDb?: Db;
}

const READ_ONLY = `${CONNECTION_OPTIONS} -c default_transaction_read_only=on`;

export const databaseUrl = (url: string, database: string): string =>
  Object.assign(new URL(url), { pathname: `/${database}` }).href;

/** Creates the template database unless the server has it. Called before the tests, so no timeout applies. */
export async function fillTemplate(url: string, fill: (db: Db) => Promise<void>): Promise<void> {
  await withAdmin(url, async (admin) => {
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [TEMPLATE]);
    if (rowCount !== 0) return;
    await admin.query(`create database ${TEMPLATE}_part`);
    const { db, close } = openPostgres(databaseUrl(url, `${TEMPLATE}_part`));
    await fill(db).finally(close);
    // Only a complete one gets the final name.
    await admin.query(`alter database ${TEMPLATE}_part rename to ${TEMPLATE}`);
  });
}

/**
 * Fifty concurrent tests share a few connections, and a busy machine may be slow. Only tests of rejection use the
 * site's own limits.
 */
const WAIT_MS = 60_000;

interface CopyOptions {
  connections?: number;
  /** The port to connect to; by default the server's own. */
  port?: number;
  /** Statement timeout in ms; none by default. */
  timeoutMs?: number;
}

/** A copy of the template database. */
export async function copyOnServer(
  url: string,
  { connections = 4, port, timeoutMs }: CopyOptions = {},
): Promise<TestDatabase & { url: string }> {
  const name = `tests_${randomBytes(6).toString('hex')}`;
  await withAdmin(url, async (admin) => {
    // PostgreSQL cannot copy a template in two sessions at once.
    await admin.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    await admin.query(`create database ${name} template ${TEMPLATE}`);
  });
  const copyUrl = databaseUrl(url, name);
  const connectionUrl = port === undefined ? copyUrl : Object.assign(new URL(copyUrl), { port }).href;
  const limits = { max: connections, ...(timeoutMs === undefined ? { waitMs: WAIT_MS } : { timeoutMs }) };
  const primary = openPostgres(connectionUrl, limits);
  const replica = openPostgres(connectionUrl, { ...limits, options: READ_ONLY });
  return {
    ...primary,
    url: copyUrl,
    readDb: replica.db,
    async close() {
      await Promise.all([primary.close(), replica.close()]);
      await withAdmin(url, (admin) =>
        admin.query(`drop database if exists ${name} with (force)`).then(() => undefined),
      );
    },
  };
}
