/** Checks of external services: the database with schema and clock, and the mail server. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import nodemailer from 'nodemailer';
import type { Config } from '../../config';
import type { OpenDatabase, Db } from '../../db/connect';
import { isFolderInUse } from '../../db/lock';
import { migrations } from '../../db/migrations';
import { openUnmigrated, openForCommand } from '../../db/open';
import { pingClamd } from '../../gateways/clamd/clamd';
import { failure, ok, warning, type Diagnostic } from './diagnostic';

/** With fewer counts the check is not meaningful. */
const MIN_REQUESTS = 200;
const SUSPICIOUS_SHARE = 0.8;

/** Checks whether limits can distinguish clients: behind a proxy that hides addresses, all are counted as one. */
export async function checkClients(db: Db): Promise<Diagnostic[]> {
  // Only rows that count networks: an IPv4 address, or IPv6 groups with a prefix length.
  const { rows } = await sql<{ who: string; count: number }>`
    select who, sum(count)::int as count from limit_count
    where who ~ '^[0-9]+\\.[0-9]+\\.[0-9]+\\.[0-9]+$' or who ~ '^[0-9a-f:]+/[0-9]+$'
    group by who order by count desc`.execute(db);
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  const [topClient] = rows;
  if (!topClient || total < MIN_REQUESTS) return [];
  const share = topClient.count / total;
  if (share < SUSPICIOUS_SHARE) return [ok('Rate limits distinguish clients of different networks.')];
  return [
    warning(
      `${Math.round(share * 100)} % of the counted requests come from one client, ${topClient.who}: is that a proxy or CDN in front of nginx?`,
      'Name its networks in deploy/real-ip.conf, or set TRUST_PROXY to the number of proxies.',
    ),
  ];
}

const MIN_VERSION = 150_000;
const MAX_CLOCK_SKEW_MS = 2_000;
/** Connections of a process. */
const CONNECTIONS_PER_PROCESS = 10;
const MAIL_TIMEOUT_MS = 5_000;

async function inspectDatabase({ db, kind }: OpenDatabase, now: () => Date): Promise<Diagnostic[]> {
  const requestedAt = now();
  const { rows } = await sql<{
    version: number;
    name: string;
    encoding: string;
    connections: number;
    now: Date;
    made: boolean;
  }>`
    select current_setting('server_version_num')::int as version, current_setting('server_version') as name,
      current_setting('server_encoding') as encoding, current_setting('max_connections')::int as connections,
      clock_timestamp() as now, to_regclass('migration') is not null as made`.execute(db);
  const [row] = rows;
  if (!row) return [failure('The database returned no result.', 'Check its log.')];
  const diagnostics: Diagnostic[] = [];
  diagnostics.push(
    row.version >= MIN_VERSION
      ? ok(`The database responds: PostgreSQL ${row.name}${kind === 'pglite' ? ' (PGlite)' : ''}.`)
      : failure(`PostgreSQL ${row.name} is too old.`, 'Version 15 or newer is needed.'),
  );
  if (row.encoding !== 'UTF8')
    diagnostics.push(
      failure(`The database's encoding is ${row.encoding}.`, "Create it again: create database … encoding 'UTF8'."),
    );
  const skew = Math.abs(row.now.getTime() - requestedAt.getTime());
  diagnostics.push(
    skew <= MAX_CLOCK_SKEW_MS
      ? ok(`The clocks of machine and database differ by ${skew} ms.`)
      : failure(
          `The clocks of machine and database differ by ${Math.round(skew / 1000)} s.`,
          'Synchronise both with a time server (timedatectl set-ntp true).',
        ),
  );
  if (kind === 'postgres')
    diagnostics.push(
      row.connections >= 3 * CONNECTIONS_PER_PROCESS
        ? ok(
            `It allows ${row.connections} connections: ${Math.floor(row.connections / CONNECTIONS_PER_PROCESS)} replicas.`,
          )
        : warning(
            `It allows ${row.connections} connections; a replica takes up to ${CONNECTIONS_PER_PROCESS}.`,
            'Raise max_connections.',
          ),
    );
  return [...diagnostics, ...(await checkSchema(db, row.made)), ...(row.made ? await checkClients(db) : [])];
}

async function checkSchema(db: OpenDatabase['db'], hasSchema: boolean): Promise<Diagnostic[]> {
  if (!hasSchema) return [ok('It is empty: the first start creates the tables and imports the content.')];
  const applied = new Set((await db.selectFrom('migration').select('name').execute()).map(({ name }) => name));
  const knownNames = new Set(migrations.map(({ name }) => name));
  const unknownNames = [...applied].filter((name) => !knownNames.has(name));
  const pending = [...knownNames].filter((name) => !applied.has(name));
  if (unknownNames.length > 0)
    return [
      failure(
        `The database is of a newer version of the site (${unknownNames.join(', ')}).`,
        'Run that version, or restore an earlier backup.',
      ),
    ];
  if (pending.length > 0)
    return [
      warning(
        `${pending.length} migrations are pending (${pending.join(', ')}).`,
        'The next start applies them: npm run backup first.',
      ),
    ];
  return [ok('Its schema is up to date.')];
}

/** Checks the database. PGlite's folder is not opened while a running site has locked it. */
export async function checkDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  now: () => Date = () => new Date(),
): Promise<Diagnostic[]> {
  if (!config.databaseUrl) {
    if (await isFolderInUse(config.dataDir)) return [ok('The running site has the database open.')];
    if (!existsSync(join(config.dataDir, 'pg'))) return [ok('There is no database yet: the first start creates it.')];
  }
  let database: OpenDatabase | null = null;
  try {
    database = await openForCommand(config, openUnmigrated);
    return await inspectDatabase(database, now);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // Never print the URL, which contains the password.
    return [
      failure(
        `The database cannot be used (${code ?? message}).`,
        'Check that the server runs. Check host, port, user and password of DATABASE_URL.',
      ),
    ];
  } finally {
    await database?.close();
  }
}

/** Signs in to the mail server without sending anything. */
export async function checkMail({ smtp }: Pick<Config, 'smtp'>): Promise<Diagnostic[]> {
  if (!smtp) return [];
  const timeouts = {
    connectionTimeout: MAIL_TIMEOUT_MS,
    greetingTimeout: MAIL_TIMEOUT_MS,
    socketTimeout: MAIL_TIMEOUT_MS,
  };
  const transport = nodemailer.createTransport({ url: smtp.url, ...timeouts });
  try {
    await transport.verify();
    return [ok('Signing in to the mail server works.')];
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return [
      failure(
        `Signing in to the mail server failed (${code ?? 'unknown'}).`,
        'Check SMTP_URL: host, port, user and password, each encoded as in a URL.',
      ),
    ];
  } finally {
    transport.close();
  }
}

/** Pings the virus scanner of uploads. */
export async function checkScanner({ clamd }: Pick<Config, 'clamd'>): Promise<Diagnostic[]> {
  if (!clamd) return [];
  return [
    (await pingClamd(clamd))
      ? ok('The virus scanner responds.')
      : failure('The virus scanner does not respond: no file can be uploaded.', 'Check CLAMD_ADDRESS and clamd.'),
  ];
}
