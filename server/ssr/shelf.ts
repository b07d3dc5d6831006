/** Answers that are ready to be given, those that were put there last at the end. */
export interface Ready {
  /** Names and values in turn, as node writes them. */
  head: string[];
  body: Buffer;
  /** Instant in ms. */
  freshUntil: number;
}

export interface Room {
  entries: number;
  /** Of all bodies together. */
  bytes: number;
}

export class Shelf {
  /** By address, the oldest first. */
  private readonly ready = new Map<string, Ready>();
  private bytes = 0;

  constructor(private readonly room: Room) {}

  /** One for the same address goes, and then the oldest, until there is room. What nobody asked for again and is not fresh goes, too. */
  put(url: string, page: Ready, now: number): void {
    this.drop(url);
    if (page.body.length > this.room.bytes) return;
    for (const [oldest, { freshUntil }] of this.ready) {
      const fits = this.ready.size < this.room.entries && this.bytes + page.body.length <= this.room.bytes;
      if (fits && freshUntil > now) break;
      this.drop(oldest);
    }
    this.ready.set(url, page);
    this.bytes += page.body.length;
  }

  /** The answer for an address while it is fresh. */
  find(url: string, now: number): Ready | undefined {
    const page = this.ready.get(url);
    if (!page || page.freshUntil > now) return page;
    this.drop(url);
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
