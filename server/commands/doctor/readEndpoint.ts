/** Checks the read endpoint: whether it responds, is read-only, and has the content of the primary. */
import pg from 'pg';
import type { Config } from '../../config';
import { failure, ok, warning, type Diagnostic } from './diagnostic';

const TIMEOUT_MS = 3_000;
const STATE_QUERY = 'select version, pg_is_in_recovery() as "isStandby" from content_version';

interface EndpointState {
  version: number;
  isStandby: boolean;
}

async function readState(connectionString: string): Promise<EndpointState> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: TIMEOUT_MS, query_timeout: TIMEOUT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(STATE_QUERY)).rows[0] as EndpointState;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** An unavailable endpoint is only a warning, because the primary replaces it. */
export async function checkReadEndpoint({
  databaseUrl,
  databaseReadUrl,
}: Pick<Config, 'databaseUrl' | 'databaseReadUrl'>): Promise<Diagnostic[]> {
  if (!databaseUrl || !databaseReadUrl) return [];
  try {
    const [primary, standby] = await Promise.all([readState(databaseUrl), readState(databaseReadUrl)]);
    if (!standby.isStandby)
      return [failure('The read endpoint is not a standby.', 'Point DATABASE_READ_URL to standbys of DATABASE_URL.')];
    if (standby.version < primary.version)
      return [warning('The read endpoint lags behind the primary.', 'Check pg_stat_replication on the primary.')];
    return [ok('The read endpoint is a standby with the content of the primary.')];
  } catch {
    return [
      warning(
        'The read endpoint or the primary does not respond.',
        'Check that it runs and accepts reads (hot_standby). Check host, port, user and password of DATABASE_READ_URL.',
      ),
    ];
  }
}
