/**
 * What this process knows of the primary: which content it has, and how far its log was at which moment. It looks once a second, and at once when an import tells
 * (NOTIFY); a pooler that swallows the word costs that second.
 */
import { CONTENT_CHANNEL } from './announce';
import { Looker, PRIMARY_LOOK, type PrimaryLook } from './look';

interface Options {
  /** How often it looks. */
  everyMs?: number;
  /** So old may what is remembered of the log be. */
  rememberMs: number;
  /** A clock that only goes on, in milliseconds. */
  steady?: () => number;
}

export class PrimaryWatch {
  /** The system that replicas must be of; null until the primary has answered. */
  system: string | null = null;
  /** A replica that has not replayed so much of the log does not have the content that is announced. */
  needed = Infinity;
  /** Told when the content has changed, after `needed` has. */
  onContent: () => void = () => undefined;

  private version: number | null | undefined;
  /** How far the log was at which moment, oldest first. */
  private seen: { at: number; position: number }[] = [];
  private readonly looker: Looker<PrimaryLook>;
  private readonly steady: () => number;

  constructor(
    url: string,
    private readonly options: Options,
  ) {
    this.steady = options.steady ?? (() => performance.now());
    this.looker = new Looker(url, PRIMARY_LOOK, async (client) => {
      client.on('notification', () => void this.look());
      await client.query(`listen ${CONTENT_CHANNEL}`);
    });
  }

  /** Looks once and then goes on by itself. */
  async start(): Promise<void> {
    await this.look();
    this.looker.every(this.options.everyMs ?? 1_000, () => this.look());
  }

  /** Never fails: a primary that is away is told by the queries that need it. */
  async look(): Promise<void> {
    // Before it is asked: everything that was written by now lies before the position of the answer.
    const at = this.steady();
    const found = await this.looker.look().catch(() => null);
    if (!found) return;
    const { system, version, position } = found;
    this.system = system;
    this.seen.push({ at, position });
    while (this.seen.length > 1 && (this.seen[0]?.at ?? at) < at - this.options.rememberMs) this.seen.shift();
    if (version === this.version) return;
    const isFirst = this.version === undefined;
    this.version = version;
    this.needed = position;
    if (!isFirst) this.onContent();
  }

  /**
   * How long ago (ms) the primary was where a replica is that has replayed so much: at most a look's time for one that has everything, and more and more while
   * nobody hears of the primary. One that is further behind than is remembered is behind by at least that.
   */
  behind(replayed: number): number {
    const found = this.seen.findLast(({ position }) => position <= replayed) ?? this.seen[0];
    return found ? this.steady() - found.at : Infinity;
  }

  close(): Promise<void> {
    return this.looker.close();
  }
}
