/** Checks of external services: the database with schema and clock, and the mail server. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import nodemailer from 'nodemailer';
import type { Config } from '../../config';
import type { OpenDatabase, Db } from '../../db/connect';
import { isServed } from '../../db/lock';
import { migrations } from '../../db/migrations';
import { openAsItIs, openForCommand } from '../../db/open';
import { bad, good, mind, type Finding } from './finding';

/** With fewer counts the check is not meaningful. */
const MIN_REQUESTS = 200;
const SUSPICIOUS_SHARE = 0.8;

/** Checks whether limits can distinguish clients: behind a proxy that hides addresses, all are counted as one. */
export async function lookAtClients(db: Db): Promise<Finding[]> {
  // Only rows that count networks: an IPv4 address, or IPv6 groups with a prefix length.
  const { rows } = await sql<{ who: string; count: number }>`
    select who, sum(count)::int as count from limit_count
    where who ~ '^[0-9]+\\.[0-9]+\\.[0-9]+\\.[0-9]+$' or who ~ '^[0-9a-f:]+/[0-9]+$'
    group by who order by count desc`.execute(db);
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  const [most] = rows;
  if (!most || total < MIN_REQUESTS) return [];
  const share = most.count / total;
  if (share < SUSPICIOUS_SHARE) return [good('Limits tell readers of different networks apart.')];
  return [
    mind(
      `${Math.round(share * 100)} % of what limits counted is of one client, ${most.who}: is that a proxy or CDN in front of nginx?`,
      'Name its networks in deploy/real-ip.conf, or set TRUST_PROXY to the number of proxies.',
    ),
  ];
}

const MIN_VERSION = 150_000;
const CLOCK_MS = 2_000;
/** Connections of a process. */
const CONNECTIONS = 10;
const MAIL_TIMEOUT_MS = 5_000;

async function lookInside({ db, kind }: OpenDatabase, now: () => Date): Promise<Finding[]> {
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
  const [found] = rows;
  if (!found) return [bad('The database gave no answer.', 'Look at its log.')];
  const findings: Finding[] = [];
  findings.push(
    found.version >= MIN_VERSION
      ? good(`The database answers: PostgreSQL ${found.name}${kind === 'pglite' ? ' (PGlite)' : ''}.`)
      : bad(`PostgreSQL ${found.name} is too old.`, 'Version 15 or newer is needed.'),
  );
  if (found.encoding !== 'UTF8')
    findings.push(
      bad(`The database's encoding is ${found.encoding}.`, "Make it again: create database … encoding 'UTF8'."),
    );
  const skew = Math.abs(found.now.getTime() - requestedAt.getTime());
  findings.push(
    skew <= CLOCK_MS
      ? good(`The clocks of machine and database differ by ${skew} ms.`)
      : bad(
          `The clocks of machine and database differ by ${Math.round(skew / 1000)} s.`,
          'Let both follow a time server (timedatectl set-ntp true).',
        ),
  );
  if (kind === 'postgres')
    findings.push(
      found.connections >= 3 * CONNECTIONS
        ? good(`It allows ${found.connections} connections: ${Math.floor(found.connections / CONNECTIONS)} replicas.`)
        : mind(
            `It allows ${found.connections} connections; a replica takes up to ${CONNECTIONS}.`,
            'Raise max_connections.',
          ),
    );
  return [...findings, ...(await lookAtSchema(db, found.made)), ...(found.made ? await lookAtClients(db) : [])];
}

async function lookAtSchema(db: OpenDatabase['db'], isMade: boolean): Promise<Finding[]> {
  if (!isMade) return [good('It is empty: the first start makes the tables and imports the content.')];
  const done = new Set((await db.selectFrom('migration').select('name').execute()).map(({ name }) => name));
  const known = new Set(migrations.map(({ name }) => name));
  const newer = [...done].filter((name) => !known.has(name));
  const pending = [...known].filter((name) => !done.has(name));
  if (newer.length > 0)
    return [
      bad(
        `The database is of a newer version of the site (${newer.join(', ')}).`,
        'Run that version, or restore a backup of before.',
      ),
    ];
  if (pending.length > 0)
    return [
      mind(
        `${pending.length} migrations are pending (${pending.join(', ')}).`,
        'The next start applies them: npm run backup first.',
      ),
    ];
  return [good('Its schema is up to date.')];
}

/** Checks the database. PGlite's folder is not opened while a running site holds it. */
export async function lookAtDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  now: () => Date = () => new Date(),
): Promise<Finding[]> {
  if (!config.databaseUrl) {
    if (await isServed(config.dataDir)) return [good('The running site has the database open.')];
    if (!existsSync(join(config.dataDir, 'pg'))) return [good('There is no database yet: the first start makes it.')];
  }
  let database: OpenDatabase | null = null;
  try {
    database = await openForCommand(config, openAsItIs);
    return await lookInside(database, now);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // Never print the URL, which contains the password.
    return [
      bad(
        `The database cannot be used (${code ?? message}).`,
        'Is the server up, and are host, port, user and password of DATABASE_URL right?',
      ),
    ];
  } finally {
    await database?.close();
  }
}

/** Signs in to the mail server without sending anything. */
export async function lookAtMail({ smtp }: Pick<Config, 'smtp'>): Promise<Finding[]> {
  if (!smtp) return [];
  const times = {
    connectionTimeout: MAIL_TIMEOUT_MS,
    greetingTimeout: MAIL_TIMEOUT_MS,
    socketTimeout: MAIL_TIMEOUT_MS,
  };
  const transport = nodemailer.createTransport({ url: smtp.url, ...times });
  try {
    await transport.verify();
    return [good('The mail server lets us in.')];
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return [
      bad(
        `The mail server does not let us in (${code ?? 'unknown'}).`,
        'Look at SMTP_URL: host, port, user and password, each encoded as in a URL.',
      ),
    ];
  } finally {
    transport.close();
  }
}
