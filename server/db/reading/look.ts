/** What servers of PostgreSQL are asked about themselves. Positions in the log are numbers of bytes since its beginning. */
import pg from 'pg';

/** A server on this network answers in a millisecond; after this time it is as good as away. */
export const CONNECT_WITHIN_MS = 1_000;
const ANSWER_WITHIN_MS = 1_000;

/** The same for a primary and its streaming replicas, and for nobody else: the system, and the database within it. */
const SYSTEM = `(select system_identifier from pg_control_system()) || ' ' ||
  (select oid from pg_database where datname = current_database()) as system`;

export interface PrimaryLook {
  system: string;
  /** Of the content; null before the first migration that knows it. */
  version: number | null;
  /** How far the log is written: everything that can be seen lies before it. */
  position: number;
}

export const PRIMARY_LOOK = `select ${SYSTEM}, (select version from content_version) as version,
  pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::float8 as position`;

export interface ReplicaLook {
  system: string;
  isStandby: boolean;
  /** How far the log of the primary is replayed; null where there is none. */
  position: number | null;
}

export const REPLICA_LOOK = `select ${SYSTEM}, pg_is_in_recovery() as "isStandby",
  pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 as position`;

/** A connection of its own for looking: it never waits behind the queries that it judges. */
export async function connectToLook(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
    keepAlive: true,
  });
  // It says so by an event when the server ends it; the next look fails and connects anew.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

/** Looks again and again over one connection, which is made anew after a failure. */
export class Looker<T> {
  private client: pg.Client | null = null;
  private last: Promise<unknown> = Promise.resolve();
  private timer: NodeJS.Timeout | null = null;
  private isClosed = false;

  /** @param prepare runs once a connection */
  constructor(
    private readonly url: string,
    private readonly question: string,
    private readonly prepare: (client: pg.Client) => Promise<void> = () => Promise.resolve(),
  ) {}

  /**
   * What the server says now: looks follow each other, so that none tells of a moment before it was asked for.
   * @throws what the connection or the server says
   */
  look(): Promise<T> {
    const look = this.last.then(() => this.ask());
    this.last = look.catch(() => undefined);
    return look;
  }

  /** Calls `then` so often, and again only when it has ended. */
  every(milliseconds: number, then: () => Promise<void>): void {
    if (this.isClosed) return;
    this.timer = setTimeout(() => void then().finally(() => this.every(milliseconds, then)), milliseconds);
    this.timer.unref();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    if (this.timer) clearTimeout(this.timer);
    await this.last;
    await this.client?.end().catch(() => undefined);
    this.client = null;
  }

  private async ask(): Promise<T> {
    if (this.isClosed) throw new Error('Nobody looks any more.');
    try {
      if (!this.client) {
        const client = await connectToLook(this.url);
        this.client = client;
        await this.prepare(client);
      }
      const { rows } = await this.client.query(this.question);
      return rows[0] as T;
    } catch (error) {
      // A question that was not answered in time would be in the way of the next one.
      const { client } = this;
      this.client = null;
      void client?.end().catch(() => undefined);
      throw error;
    }
  }
}
