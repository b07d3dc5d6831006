/**
 * A connection to PostgreSQL that does not wait for ever. The server ends a statement that takes too long and says so; a server that says nothing
 * at all (a firewall that drops packets, a stopped process, a dead machine) is given up a moment later, and the connection with it: what
 * it still says would be taken for the answer to another question.
 */
import type pg from 'pg';
import { ReleasingClient } from './releasingClient';

/** What a server that works needs to say that it has ended a statement. */
const MOMENT_MS = 1_000;

/** How long a connection that is closed in order may take for it. */
const END_MS = 1_000;

/** Nothing came back. What was asked for may have been done all the same: only the answer is missing. */
export class DatabaseSilent extends Error {
  override name = 'DatabaseSilent';
  readonly code = 'ETIMEDOUT';
  constructor() {
    super('The database did not answer in time.');
  }
}

/** pg's own, which its types leave out. */
interface WithStream {
  connection: { stream: { destroy(error?: Error): void } };
}

const dropped = (client: unknown, error?: Error) => (client as WithStream).connection.stream.destroy(error);

/**
 * Makes the class of a pool's connections.
 * @param limitMs After so long the server ends a statement; null: neither it nor the client does.
 * @param onSilent Told when a server has said nothing.
 */
export function limitedClient(
  limitMs: number | null,
  onSilent: () => void,
): new (config?: pg.ClientConfig) => pg.Client {
  class LimitedClient extends ReleasingClient {
    /** Why it was given up: whoever still holds it, to take a transaction back, hears the same. */
    private silent: DatabaseSilent | null = null;

    override query(...words: never[]): never {
      if (this.silent) return Promise.reject(this.silent) as never;
      const answer = (super.query as (...given: never[]) => unknown)(...words);
      if (limitMs !== null && answer instanceof Promise) this.awaited(answer, limitMs + MOMENT_MS);
      return answer as never;
    }

    override end(...words: never[]): never {
      const late = setTimeout(() => dropped(this), END_MS).unref();
      this.once('end', () => clearTimeout(late));
      return (super.end as (...given: never[]) => unknown)(...words) as never;
    }

    private awaited(answer: Promise<unknown>, ms: number): void {
      const late = setTimeout(() => {
        this.silent = new DatabaseSilent();
        dropped(this, this.silent);
        onSilent();
      }, ms);
      const clear = () => clearTimeout(late);
      answer.then(clear, clear);
    }
  }
  return LimitedClient;
}

/** Connections of a pool that nobody uses now. */
export function idleOnes(pool: pg.Pool): Set<pg.PoolClient> {
  const idle = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => idle.delete(client));
  pool.on('release', (_error, client) => idle.add(client));
  pool.on('remove', (client) => idle.delete(client));
  return idle;
}

/** Drops them: with one that is silent the others are, and each would cost a request its whole time. */
export function dropAll(idle: Set<pg.PoolClient>): void {
  for (const client of idle) dropped(client, new DatabaseSilent());
}
