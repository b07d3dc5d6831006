/** The second database that services are given: what is the same for every reader, from replicas where there are any. */
import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely';
import { CONNECTION_OPTIONS, kindOf, type Db, type OpenDatabase, type QueryWatcher } from '../connect';
import type { Database } from '../schema';
import { PrimaryWatch } from './primaryWatch';
import { isWriting, Replica, type ReplicaReport } from './replica';

export interface ReadingSettings {
  /** The primary; null for the embedded database, which has no replicas and one process. */
  databaseUrl: string | null;
  databaseReadUrls: string[];
  databaseReadLagMs: number;
}

export interface Reading {
  /** For reading alone: a statement that writes fails, and so does a transaction. */
  db: Db;
  replicas(): ReplicaReport[];
  /** Told when the content has changed; from then on nothing older is read. */
  whenContentChanges(tell: () => void): void;
  /** Told when a replica is left out or taken back. */
  whenReplicaChanges(tell: (report: ReplicaReport) => void): void;
  /** Told of each query on a replica, and of each reading by where it was answered. */
  watch(parts: { query: QueryWatcher; read(where: 'replica' | 'primary'): void }): void;
  /** Looks at all servers now. */
  look(): Promise<void>;
  close(): Promise<void>;
}

/** Connections to each replica; as many as a process has to the primary. */
const CONNECTIONS = 10;
/** What is remembered of the primary's log: more than a replica may be behind. */
const REMEMBERED_MORE_MS = 60_000;

/** Opens what is read from; of a replica that is away nothing is heard but in its report. */
export async function openReading(
  { databaseUrl, databaseReadUrls, databaseReadLagMs: lagMs }: ReadingSettings,
  primary: Pick<OpenDatabase, 'db'>,
  { everyMs, connections = CONNECTIONS }: { everyMs?: number; connections?: number } = {},
): Promise<Reading> {
  if (databaseUrl === null) return readingOfOne(primary);
  const watch = new PrimaryWatch(databaseUrl, { rememberMs: lagMs + REMEMBERED_MORE_MS, everyMs });
  const options = { lagMs, connections, options: CONNECTION_OPTIONS, everyMs };
  const replicas = databaseReadUrls.map((url) => new Replica(url, watch, options));
  await watch.start();
  await Promise.all(replicas.map((replica) => replica.start()));
  const choice = new Choice(primary.db, replicas);
  return {
    db: replicas.length > 0 ? overDriver(choice) : primary.db,
    replicas: () => replicas.map((replica) => replica.report()),
    whenContentChanges: (tell) => (watch.onContent = tell),
    whenReplicaChanges(tell) {
      for (const replica of replicas) replica.onState = tell;
    },
    watch: (parts) => (choice.watcher = parts),
    async look() {
      await watch.look();
      await Promise.all(replicas.map((replica) => replica.look()));
    },
    async close() {
      await watch.close();
      await Promise.all(replicas.map((replica) => replica.close()));
    },
  };
}

const readingOfOne = ({ db }: Pick<OpenDatabase, 'db'>): Reading => ({
  db,
  replicas: () => [],
  whenContentChanges: () => undefined,
  whenReplicaChanges: () => undefined,
  watch: () => undefined,
  look: () => Promise.resolve(),
  close: () => Promise.resolve(),
});

const overDriver = (driver: Driver): Db =>
  new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });

const noTransactions = () =>
  Promise.reject(new Error('What is read from replicas has no transactions: take the primary.'));

/** Sends each statement by itself: to the replicas in turn, and to the primary where a replica cannot answer. */
class Choice implements Driver, DatabaseConnection {
  watcher: Parameters<Reading['watch']>[0] | null = null;
  private turn = 0;

  constructor(
    private readonly primary: Db,
    private readonly replicas: Replica[],
  ) {}

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const replica = this.next();
    if (replica) {
      try {
        return await this.onReplica(replica, query);
      } catch (error) {
        // Reading can be asked again: a server that went away, a query that its recovery cancelled, a table that it does not have yet.
        if (isWriting(error)) throw error;
      }
    }
    this.watcher?.read('primary');
    return this.primary.executeQuery<R>(query);
  }

  private async onReplica<R>(replica: Replica, query: CompiledQuery): Promise<QueryResult<R>> {
    const began = performance.now();
    const tell = (failed: boolean) => this.watcher?.query(kindOf(query), performance.now() - began, failed);
    try {
      const { rows } = await replica.query(query.sql, query.parameters);
      tell(false);
      this.watcher?.read('replica');
      return { rows: rows as R[] };
    } catch (error) {
      tell(true);
      throw error;
    }
  }

  private next(): Replica | undefined {
    const well = this.replicas.filter(({ isWell }) => isWell);
    this.turn = (this.turn + 1) % Number.MAX_SAFE_INTEGER;
    return well[this.turn % well.length];
  }

  acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve(this);
  }

  async *streamQuery(): AsyncIterableIterator<never> {
    await noTransactions();
  }

  init = () => Promise.resolve();
  releaseConnection = () => Promise.resolve();
  destroy = () => Promise.resolve();
  beginTransaction = noTransactions;
  commitTransaction = noTransactions;
  rollbackTransaction = noTransactions;
}
