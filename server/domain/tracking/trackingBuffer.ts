/** Buffers tracking records and writes them in batches. The buffer is bounded; a killed process loses a quarter of a second. */
import type { TrackedRow } from './trackingRepository';

const EVERY_MS = 250;
/** Written by one statement. */
const BATCH = 500;
/** Some ten megabytes at most. */
const MOST_WAITING = 20_000;
const LONGEST_PAUSE_MS = 30_000;

export class TrackingBuffer {
  private waiting: TrackedRow[] = [];
  private timer: NodeJS.Timeout | null = null;
  private writing: Promise<void> | null = null;
  private failures = 0;
  private lost = 0;

  constructor(
    private readonly write: (rows: TrackedRow[]) => Promise<void>,
    /** Gets how many records were left out since its last call; called at most once a round of writing. */
    private readonly onLost: (records: number) => void,
    private readonly most = MOST_WAITING,
  ) {}

  /** Takes a record without waiting for anything; false when too many wait. */
  add(row: TrackedRow): boolean {
    if (this.waiting.length >= this.most) {
      this.lost += 1;
      return false;
    }
    this.waiting.push(row);
    // While the database is away, only the timer tries.
    if (this.waiting.length >= BATCH && this.failures === 0) void this.flush();
    else this.wait(EVERY_MS);
    return true;
  }

  /** Writes what waits, once. When the database is away it goes on waiting, and is tried again after a growing pause. */
  flush(): Promise<void> {
    this.writing ??= this.writeAll().finally(() => {
      this.writing = null;
    });
    return this.writing;
  }

  /** Writes what waits for the last time; what cannot be written now is lost, and said. */
  async close(): Promise<void> {
    await this.flush();
    // What came while the last round was already failing or done.
    if (this.waiting.length > 0) await this.flush();
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.lost += this.waiting.splice(0).length;
    this.tell();
  }

  private wait(milliseconds: number): void {
    this.timer ??= setTimeout(() => {
      this.timer = null;
      void this.flush();
    }, milliseconds).unref();
  }

  private async writeAll(): Promise<void> {
    while (this.waiting.length > 0) {
      const rows = this.waiting.splice(0, BATCH);
      try {
        await this.write(rows);
        this.failures = 0;
      } catch (error) {
        // The database refused a value: again would be refused again.
        if (/^2[23]/.test(String((error as { code?: unknown }).code))) this.lost += rows.length;
        else {
          this.waiting.unshift(...rows);
          this.failures += 1;
          this.wait(Math.min(EVERY_MS * 2 ** this.failures, LONGEST_PAUSE_MS));
          break;
        }
      }
    }
    this.tell();
  }

  private tell(): void {
    if (this.lost > 0) this.onLost(this.lost);
    this.lost = 0;
  }
}
