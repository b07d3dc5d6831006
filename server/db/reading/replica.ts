/** One streaming replica: whether it may be read, and its connections. */
import pg from 'pg';
import { CONNECT_WITHIN_MS, Looker, REPLICA_LOOK, type ReplicaLook } from './look';
import type { PrimaryWatch } from './primaryWatch';

/**
 * Why a replica is read or left out; `behind` is one that lags too much or has not the content yet, `not compared` one of which nothing can be said before the
 * primary was heard of.
 */
export type ReplicaState = 'well' | 'away' | 'behind' | 'not compared' | 'not a standby' | 'another system';

export interface ReplicaReport {
  /** Host and port: what operators know it by. */
  name: string;
  state: ReplicaState;
  /** How far it is behind the primary (docs/operations.md); null as long as it has not said. */
  lagSeconds: number | null;
}

/** Says that a query was not run here, and why. */
export class LeftOut extends Error {
  constructor(readonly state: Exclude<ReplicaState, 'well'>) {
    super(`The replica is left out: ${state}.`);
    this.name = 'LeftOut';
  }
}

interface Options {
  /** A replica that is further behind is left out. */
  lagMs: number;
  connections: number;
  /** Settings of each connection, as in PGOPTIONS. */
  options: string;
  everyMs?: number;
}

/** A query of a reader takes some milliseconds; after this time the primary is asked. */
const ANSWER_WITHIN_MS = 5_000;

/** Errors of PostgreSQL that speak of the server and not of the query (appendix A: classes 08, 53, 57, 58, XX). */
const OF_THE_SERVER = /^(?:08|53|57|58|XX)/;

const codeOf = (error: unknown): string | undefined => {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
};

/** Whether a statement tried to write; it fails as it would anywhere else. */
export const isWriting = (error: unknown): boolean => codeOf(error) === '25006';

export class Replica {
  readonly name: string;
  /** Told when it is left out or taken back. */
  onState: (report: ReplicaReport) => void = () => undefined;

  private state: ReplicaState = 'away';
  private replayed: number | null = null;
  private readonly pool: pg.Pool;
  private readonly looker: Looker<ReplicaLook>;
  /** How far the log was replayed when this connection was last asked. Behind one address there may be several servers. */
  private readonly known = new WeakMap<pg.PoolClient, number>();
  /** Ends the waiting of each query that is under way. */
  private readonly underWay = new Set<(error: Error) => void>();

  constructor(
    url: string,
    private readonly primary: PrimaryWatch,
    private readonly options: Options,
  ) {
    this.name = new URL(url).host;
    this.looker = new Looker(url, REPLICA_LOOK);
    this.pool = new pg.Pool({
      connectionString: url,
      max: options.connections,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
      keepAlive: true,
      options: options.options,
      // Also when the server becomes a primary, or the address says otherwise.
      onConnect: async (client) => void (await client.query('set default_transaction_read_only = on')),
    });
    this.pool.on('error', () => undefined);
    this.pool.on('connect', (client) => client.on('error', () => undefined));
  }

  get isWell(): boolean {
    return this.state === 'well';
  }

  report(): ReplicaReport {
    const lag = this.replayed === null ? Infinity : this.primary.behind(this.replayed);
    return { name: this.name, state: this.state, lagSeconds: Number.isFinite(lag) ? lag / 1_000 : null };
  }

  /** Looks once and then goes on by itself, so that no reader has to find out. */
  async start(): Promise<void> {
    await this.look();
    this.looker.every(this.options.everyMs ?? 1_000, () => this.look());
  }

  async look(): Promise<void> {
    try {
      this.become(this.judge(await this.looker.look()));
    } catch {
      this.become('away');
    }
  }

  /**
   * Runs a query on one of its connections, which has the announced content.
   * @throws LeftOut when it has not; what PostgreSQL or the connection says otherwise
   */
  async query(sql: string, parameters: readonly unknown[]): Promise<pg.QueryResult> {
    const client = await this.connect();
    let broken = false;
    try {
      if ((this.known.get(client) ?? -1) < this.primary.needed) await this.hold(client);
      return await this.whileHere(client.query(sql, [...parameters]));
    } catch (error) {
      const code = codeOf(error);
      const isOfServer = code === undefined || OF_THE_SERVER.test(code);
      // A server that stands still says nothing: what was asked of it is still under way.
      broken = error instanceof LeftOut ? error.state === 'away' : isOfServer;
      if (broken) this.become('away');
      throw error;
    } finally {
      // Nobody may get a connection on which an answer is still to come.
      client.release(broken);
    }
  }

  async close(): Promise<void> {
    await this.looker.close();
    await this.pool.end();
  }

  private async connect(): Promise<pg.PoolClient> {
    const isFull = this.pool.totalCount >= this.options.connections;
    try {
      return await this.pool.connect();
    } catch (error) {
      // Who only waited too long for others' queries has learnt nothing of the server.
      if (!isFull) this.become('away');
      throw error;
    }
  }

  private async hold(client: pg.PoolClient): Promise<void> {
    const { rows } = await client.query<ReplicaLook>(REPLICA_LOOK);
    const [found] = rows;
    const state = found ? this.judge(found) : 'away';
    if (state !== 'well') {
      this.become(state);
      throw new LeftOut(state);
    }
    this.known.set(client, found?.position ?? -1);
  }

  private judge({ system, isStandby, position }: ReplicaLook): ReplicaState {
    this.replayed = position;
    if (this.primary.system === null) return 'not compared';
    if (system !== this.primary.system) return 'another system';
    if (!isStandby || position === null) return 'not a standby';
    if (position < this.primary.needed || this.primary.behind(position) > this.options.lagMs) return 'behind';
    return 'well';
  }

  /** Gives up waiting when the server is found to be away: the primary can still answer in time. */
  private whileHere<T>(answer: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.underWay.add(reject);
      void answer.then(resolve, reject).finally(() => this.underWay.delete(reject));
    });
  }

  private become(state: ReplicaState): void {
    if (state === this.state) return;
    this.state = state;
    if (state === 'away') for (const giveUp of this.underWay) giveUp(new LeftOut(state));
    this.onState(this.report());
  }
}
