/**
 * What is the same for every reader and dear to make: kept for a while, given on for a longer while as it was, and meanwhile made anew behind the
 * reader's back (stale-while-revalidate, RFC 5861). Readers of the same thing at the same time have it made once.
 */
import type { Clock } from '../../src/rules/clock';

/** As long as a CDN keeps a page (Cache-Control: s-maxage): what changed elsewhere is asked for after that. */
export const FRESH_S = 60;
/** So long a page may be given on as it was while it is made anew, or when that fails because the database is away. */
export const STALE_S = 600;

interface Entry<T> {
  value: Promise<T>;
  /** False until the value is there. */
  settled: boolean;
  bytes: number;
  freshUntil: number;
  staleUntil: number;
  renewing: boolean;
}

interface Options<T> {
  clock: Clock;
  most: { entries: number; bytes: number };
  /** What is not worth keeping is given to those who asked and not kept. A fault does not replace what was right before. */
  worth(value: T): 'kept' | 'not kept' | 'fault';
  bytesOf(value: T): number;
}

/** The least recently used go first, by number and by size. */
export class RenewedCache<T> {
  private entries = new Map<string, Entry<T>>();
  private bytes = 0;

  constructor(private readonly options: Options<T>) {}

  /**
   * The value of a key, made when it is not there. One that failed is not kept, and does not replace one that is.
   * @param border The instant (ms) at which whatever was made before is wrong: a new day, another phase of the exhibition.
   */
  get(key: string, make: () => Promise<T>, border: number): Promise<T> {
    const now = this.options.clock.now().getTime();
    const known = this.entries.get(key);
    if (!known || (known.settled && known.staleUntil <= now)) return this.make(key, make, border);
    // The last in the map is the one that was used last.
    this.entries.delete(key);
    this.entries.set(key, known);
    if (known.settled && known.freshUntil <= now) this.renew(key, known, make, border);
    return known.value;
  }

  /** Until when (ms) the value of a key needs nobody's look; 0 when it is not there. */
  freshUntil(key: string): number {
    return this.entries.get(key)?.freshUntil ?? 0;
  }

  /** What they were made of has changed. */
  clear(): void {
    this.entries = new Map();
    this.bytes = 0;
  }

  private async make(key: string, make: () => Promise<T>, border: number): Promise<T> {
    this.drop(key);
    const entry = this.entryOf(make(), border);
    this.entries.set(key, entry);
    try {
      const value = await entry.value;
      this.settle(key, entry, value);
      return value;
    } catch (error) {
      this.dropEntry(key, entry);
      throw error;
    }
  }

  private renew(key: string, known: Entry<T>, make: () => Promise<T>, border: number): void {
    if (known.renewing) return;
    known.renewing = true;
    const renewed = this.entryOf(make(), border);
    renewed.value
      .then((value) => {
        // Dropped meanwhile: it was made of what has changed.
        if (this.entries.get(key) !== known) return;
        if (this.options.worth(value) === 'fault') throw new Error('What was made anew is a fault.');
        this.drop(key);
        this.entries.set(key, renewed);
        this.settle(key, renewed, value);
      })
      // Whoever comes next tries again; until then what was is better than nothing.
      .catch(() => (known.renewing = false));
  }

  private entryOf(value: Promise<T>, border: number): Entry<T> {
    const now = this.options.clock.now().getTime();
    const until = (seconds: number) => Math.min(now + seconds * 1_000, border);
    const times = { freshUntil: until(FRESH_S), staleUntil: until(FRESH_S + STALE_S) };
    return { value, settled: false, bytes: 0, renewing: false, ...times };
  }

  private settle(key: string, entry: Entry<T>, value: T): void {
    const { worth, bytesOf, most } = this.options;
    entry.settled = true;
    if (worth(value) !== 'kept') return this.dropEntry(key, entry);
    if (this.entries.get(key) !== entry) return;
    entry.bytes = bytesOf(value);
    this.bytes += entry.bytes;
    for (const oldest of this.entries.keys()) {
      if (this.entries.size <= most.entries && this.bytes <= most.bytes) break;
      this.drop(oldest);
    }
  }

  private drop(key: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    this.bytes -= entry.bytes;
    this.entries.delete(key);
  }

  private dropEntry(key: string, entry: Entry<T>): void {
    if (this.entries.get(key) === entry) this.drop(key);
  }
}
