/** Reading pages that were drawn already: the same for every reader, so drawn once a minute at most. */
import type { Clock } from '../../src/rules/clock';

export interface DrawnPage {
  status: number;
  html: string;
  /** The same bytes as brotli. */
  compressed: Buffer;
  headers: Record<string, string>;
}

/** As long as a CDN keeps a page (Cache-Control: s-maxage): what changed elsewhere is seen after that. */
export const KEPT_S = 60;
const SHANGHAI_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;

interface Entry {
  page: Promise<DrawnPage>;
  bytes: number;
  until: number;
}

/** The least recently used go first, by number and by size. Two readers of the same page at the same time have it drawn once. */
export class PageCache {
  private entries = new Map<string, Entry>();
  private bytes = 0;

  constructor(
    private readonly clock: Clock,
    private readonly most = { entries: 2_000, bytes: 200 * 1024 * 1024 },
  ) {}

  /** The page of a key, drawn when it is not there. One that failed, or is no page of status 200, is not kept. */
  async get(key: string, draw: () => Promise<DrawnPage>): Promise<DrawnPage> {
    const now = this.clock.now().getTime();
    const known = this.entries.get(key);
    if (known && known.until > now) {
      // The last in the map is the one that was used last.
      this.entries.delete(key);
      this.entries.set(key, known);
      return known.page;
    }
    this.drop(key);
    const entry: Entry = { page: draw(), bytes: 0, until: Math.min(now + KEPT_S * 1_000, nextMidnight(now)) };
    this.entries.set(key, entry);
    try {
      const page = await entry.page;
      if (page.status !== 200) this.dropEntry(key, entry);
      else if (this.entries.get(key) === entry) this.weigh(entry, page);
      return page;
    } catch (error) {
      this.dropEntry(key, entry);
      throw error;
    }
  }

  /** The content has changed. */
  clear(): void {
    this.entries = new Map();
    this.bytes = 0;
  }

  private weigh(entry: Entry, { html, compressed }: DrawnPage): void {
    entry.bytes = html.length * 2 + compressed.length;
    this.bytes += entry.bytes;
    for (const oldest of this.entries.keys()) {
      if (this.entries.size <= this.most.entries && this.bytes <= this.most.bytes) break;
      this.drop(oldest);
    }
  }

  private drop(key: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    this.bytes -= entry.bytes;
    this.entries.delete(key);
  }

  private dropEntry(key: string, entry: Entry): void {
    if (this.entries.get(key) === entry) this.drop(key);
  }
}

/** The next day of Shanghai begins: what a page says of today ends. */
const nextMidnight = (now: number): number => (Math.floor((now + SHANGHAI_MS) / DAY_MS) + 1) * DAY_MS - SHANGHAI_MS;
