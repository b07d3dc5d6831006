/** Checks the read endpoint: whether it responds, is read-only, and has the content of the primary. */
import pg from 'pg';
import type { Config } from '../../config';
import { bad, good, mind, type Finding } from './finding';

const TIMEOUT_MS = 3_000;
const LOOK = 'select version, pg_is_in_recovery() as "isStandby" from content_version';

interface Look {
  version: number;
  isStandby: boolean;
}

async function look(connectionString: string): Promise<Look> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: TIMEOUT_MS, query_timeout: TIMEOUT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(LOOK)).rows[0] as Look;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** An unavailable endpoint is only a warning, because the primary replaces it. */
export async function lookAtReadEndpoint({
  databaseUrl,
  databaseReadUrl,
}: Pick<Config, 'databaseUrl' | 'databaseReadUrl'>): Promise<Finding[]> {
  if (!databaseUrl || !databaseReadUrl) return [];
  try {
    const [primary, standby] = await Promise.all([look(databaseUrl), look(databaseReadUrl)]);
    if (!standby.isStandby)
      return [bad('The read endpoint leads to no standby.', 'Let DATABASE_READ_URL lead to standbys of DATABASE_URL.')];
    if (standby.version < primary.version)
      return [mind('The read endpoint has not the newest content.', 'Look at pg_stat_replication on the primary.')];
    return [good('The read endpoint leads to a standby with the content of the primary.')];
  } catch {
    return [
      mind(
        'The read endpoint or the primary does not answer.',
        'Is it up, does it let readers in (hot_standby), and are host, port, user and password of DATABASE_READ_URL right?',
      ),
    ];
  }
}
