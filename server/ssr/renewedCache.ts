/**
 * What is the same for every reader and dear to make: kept for a while, then given on as it was while it is made anew behind the reader's back, and
 * longer when that fails (RFC 5861). Readers of the same thing at the same time have it made once.
 */
import type { Clock } from '../../src/rules/clock';

/** As long as a CDN keeps a page (Cache-Control: s-maxage): what changed elsewhere is asked for after that. */
export const FRESH_S = 60;
/** So long after that a page is given on as it was while it is made anew (stale-while-revalidate). */
export const BEHIND_S = 60;
/** And so long when making it anew fails, because the database is away (stale-if-error). */
export const ON_ERROR_S = 600;

/** Bytes of an address and of headers, about. */
export const BESIDES = 2_000;

/** What is worth keeping of what was answered with a status. */
export const worthOf = ({ status }: { status: number }): 'kept' | 'not kept' | 'fault' =>
  status === 200 ? 'kept' : status < 500 ? 'not kept' : 'fault';

interface Entry<T> {
  /** Instants in ms. */
  freshUntil: number;
  /** Until then it is given on while it is made anew. */
  behindUntil: number;
  value: Promise<T>;
  /** The value once it is there. */
  settled: T | undefined;
  bytes: number;
  onErrorUntil: number;
  /** The value that takes its place, or its own when that fails; null while nobody makes one. */
  renewal: Promise<T> | null;
}

/** Makes a value. It is told of the one before, which it gives again when nothing has changed. */
type Make<T> = (before?: T) => Promise<T>;

interface Options<T> {
  clock: Clock;
  most: { entries: number; bytes: number };
  /** What is not worth keeping is given to those who asked and not kept. A fault does not replace what was right before. */
  worth(value: T): 'kept' | 'not kept' | 'fault';
  bytesOf(value: T): number;
}

/** The least recently used go first, by number and by size. */
export class RenewedCache<T extends object> {
  private entries = new Map<string, Entry<T>>();
  private bytes = 0;

  constructor(private readonly options: Options<T>) {}

  /**
   * The value of a key, made when it is not there. One that failed is not kept, and does not replace one that is.
   * @param border The instant (ms) at which whatever was made before is wrong: a new day, another phase of the exhibition.
   */
  get(key: string, make: Make<T>, border: number): Promise<T> {
    const now = this.options.clock.now().getTime();
    const known = this.entries.get(key);
    if (!known || (known.settled !== undefined && known.onErrorUntil <= now)) return this.make(key, make, border);
    // The last in the map is the one that was used last.
    this.entries.delete(key);
    this.entries.set(key, known);
    if (known.settled === undefined || now < known.freshUntil) return known.value;
    known.renewal ??= this.renew(key, known, make, border);
    return now < known.behindUntil ? known.value : known.renewal;
  }

  /** What they were made of has changed. */
  clear(): void {
    this.entries = new Map();
    this.bytes = 0;
  }

  private async make(key: string, make: Make<T>, border: number): Promise<T> {
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

  /** Never fails: what was is better than nothing, and whoever comes next has it tried again. */
  private async renew(key: string, known: Entry<T>, make: Make<T>, border: number): Promise<T> {
    try {
      const renewed = this.entryOf(make(known.settled), border);
      const value = await renewed.value;
      if (this.options.worth(value) === 'fault') return await known.value;
      // Dropped meanwhile: it was made of what has changed.
      if (this.entries.get(key) === known) {
        this.drop(key);
        this.entries.set(key, renewed);
        this.settle(key, renewed, value);
      }
      return value;
    } catch {
      return await known.value;
    } finally {
      known.renewal = null;
    }
  }

  private entryOf(value: Promise<T>, border: number): Entry<T> {
    const now = this.options.clock.now().getTime();
    const until = (seconds: number) => Math.min(now + seconds * 1_000, border);
    return {
      value,
      settled: undefined,
      bytes: 0,
      renewal: null,
      freshUntil: until(FRESH_S),
      behindUntil: until(FRESH_S + BEHIND_S),
      onErrorUntil: until(FRESH_S + ON_ERROR_S),
    };
  }

  private settle(key: string, entry: Entry<T>, value: T): void {
    const { worth, bytesOf, most } = this.options;
    entry.settled = value;
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
