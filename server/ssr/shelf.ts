/** Answers that are ready to be given, those that were put there last at the end. */
import type { Times } from './renewedCache';

export interface Ready extends Times {
  /** Names and values in turn, as node writes them. */
  head: string[];
  body: Buffer;
}

/** How often a page that is no longer fresh is looked for elsewhere. */
const LOOK_AGAIN_MS = 1_000;

interface Entry extends Ready {
  /** When it was last looked for elsewhere; instant in ms. */
  lookedAt: number;
}

export interface Room {
  entries: number;
  /** Of all bodies together. */
  bytes: number;
}

export class Shelf {
  /** By address, the oldest first. */
  private readonly ready = new Map<string, Entry>();
  private bytes = 0;

  constructor(private readonly room: Room) {}

  /** One for the same address goes, and then the oldest, until there is room. What nobody asked for again goes, too. */
  put(url: string, page: Ready, now: number): void {
    this.drop(url);
    if (page.body.length > this.room.bytes) return;
    for (const [oldest, { behindUntil }] of this.ready) {
      const fits = this.ready.size < this.room.entries && this.bytes + page.body.length <= this.room.bytes;
      if (fits && behindUntil > now) break;
      this.drop(oldest);
    }
    this.ready.set(url, { ...page, lookedAt: -Infinity });
    this.bytes += page.body.length;
  }

  /** The answer for an address while it is fresh, and while it may be given on; then one in a second gets none, so that a fresh one is put in its place. */
  find(url: string, now: number): Ready | undefined {
    const page = this.ready.get(url);
    if (!page || page.freshUntil > now) return page;
    if (page.behindUntil <= now) this.drop(url);
    else if (Math.abs(now - page.lookedAt) < LOOK_AGAIN_MS) return page;
    page.lookedAt = now;
    return undefined;
  }

  clear(): void {
    this.ready.clear();
    this.bytes = 0;
  }

  private drop(url: string): void {
    this.bytes -= this.ready.get(url)?.body.length ?? 0;
    this.ready.delete(url);
  }
}
