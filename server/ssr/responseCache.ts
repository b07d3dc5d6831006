/**
 * An LRU cache with stale-while-revalidate and stale-if-error (RFC 5861) for responses that are the same for every
 * client.
 */
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../src/rules/clock';

export const STALE_IF_ERROR_S = 600;

const MAX_ENTRIES = 5_000;
/** The approximate size of a key and headers in bytes. */
const OVERHEAD_BYTES = 2_000;

/** Whether a response was fresh in the cache, stale in the cache, or fetched. */
export type CacheOutcome = 'hit' | 'stale' | 'miss';

interface Cacheable {
  status: number;
  bytes: number;
  /** Instants in ms. A response is never sent at or after `expiry`. */
  createdAt: number;
  expiry: number;
}

/** Wraps a response with another status than 200, which is sent but not stored. */
class UncacheableResponse<T extends Cacheable> extends Error {
  constructor(readonly response: T) {
    super(`A response with status ${response.status} is not stored.`);
  }
}

/** @param isRevalidation whether the cache has an older version */
type Fetch<T> = (isRevalidation: boolean) => Promise<T>;

export class ResponseCache<T extends Cacheable> {
  private entries: LRUCache<string, T, Fetch<T>>;

  constructor(
    private readonly clock: Clock,
    private readonly options: {
      maxBytes: number;
      /** How long (s) a response is sent without being fetched again. */
      freshS: number;
      /** How long (s) a stale response is sent while it is fetched again. */
      staleWhileRevalidateS: number;
    },
  ) {
    this.entries = this.create();
  }

  /** Returns the response for a key. Concurrent requests for a key share one fetch. */
  async get(key: string, fetch: Fetch<T>): Promise<{ response: T; outcome: CacheOutcome }> {
    const { entries } = this;
    const entry = entries.peek(key, { allowStale: true });
    const usableEntry = this.isUsable(entry, Infinity) ? entry : undefined;
    if (!usableEntry && entry) entries.delete(key);
    const status: LRUCache.Status<string, T, Fetch<T>> = {};
    try {
      const allowStale = this.isUsable(usableEntry, this.options.freshS + this.options.staleWhileRevalidateS);
      const response = await entries.forceFetch(key, { context: fetch, allowStale, status });
      return { response, outcome: status.fetch === 'hit' ? 'hit' : status.returnedStale ? 'stale' : 'miss' };
    } catch (error) {
      const fetched = error instanceof UncacheableResponse ? (error.response as T) : null;
      if (fetched && fetched.status < 500) entries.delete(key);
      else if (usableEntry && this.isUsable(usableEntry, this.options.freshS + STALE_IF_ERROR_S))
        return { response: usableEntry, outcome: 'stale' };
      if (!fetched) throw error;
      return { response: fetched, outcome: 'miss' };
    }
  }

  /** Empties the cache. A response that is being fetched is still sent, but not stored. */
  clear(): void {
    this.entries = this.create();
  }

  /** Whether a response is younger than `seconds` and has not expired. */
  private isUsable(response: T | undefined, seconds: number): boolean {
    const now = this.clock.now().getTime();
    return response !== undefined && now < Math.min(response.createdAt + seconds * 1_000, response.expiry);
  }

  private create(): LRUCache<string, T, Fetch<T>> {
    return new LRUCache({
      max: MAX_ENTRIES,
      maxSize: this.options.maxBytes,
      sizeCalculation: ({ bytes }) => bytes + OVERHEAD_BYTES,
      perf: { now: () => this.clock.now().getTime() },
      ttl: this.options.freshS * 1_000,
      ttlResolution: 0,
      noDeleteOnFetchRejection: true,
      async fetchMethod(_key, stale, { context: fetch }) {
        const response = await fetch(stale !== undefined);
        if (response.status !== 200) throw new UncacheableResponse(response);
        return response;
      },
    });
  }
}
