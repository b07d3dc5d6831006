/**
 * Buffers tracking records and writes them in batches. The buffer is bounded; a killed process loses up to a quarter
 * of a second.
 */
import type { TrackedRow } from './trackingRepository';

const FLUSH_INTERVAL_MS = 250;
/** Records per statement. */
const BATCH = 500;
/** About ten megabytes at most. */
const MAX_BUFFERED = 20_000;
const MAX_DELAY_MS = 30_000;

export class TrackingBuffer {
  private waiting: TrackedRow[] = [];
  private timer: NodeJS.Timeout | null = null;
  private writing: Promise<void> | null = null;
  private failures = 0;
  private lost = 0;

  constructor(
    private readonly write: (rows: TrackedRow[]) => Promise<void>,
    /** Called at most once per write with the number of lost records since the last call. */
    private readonly onLost: (records: number) => void,
    private readonly most = MAX_BUFFERED,
  ) {}

  /** Adds a record without waiting; false when the buffer is full. */
  add(row: TrackedRow): boolean {
    if (this.waiting.length >= this.most) {
      this.lost += 1;
      return false;
    }
    this.waiting.push(row);
    // While the database is unavailable, only the timer retries.
    if (this.waiting.length >= BATCH && this.failures === 0) void this.flush();
    else this.wait(FLUSH_INTERVAL_MS);
    return true;
  }

  /** Writes the buffered records. While the database is unavailable they stay buffered, and retries back off. */
  flush(): Promise<void> {
    this.writing ??= this.writeAll().finally(() => {
      this.writing = null;
    });
    return this.writing;
  }

  /** Writes the buffered records for the last time. Records that cannot be written are lost and reported. */
  async close(): Promise<void> {
    await this.flush();
    // Records that arrived while the last write was ending.
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
        // The database rejected a value; a retry would fail again.
        if (/^2[23]/.test(String((error as { code?: unknown }).code))) this.lost += rows.length;
        else {
          this.waiting.unshift(...rows);
          this.failures += 1;
          this.wait(Math.min(FLUSH_INTERVAL_MS * 2 ** this.failures, MAX_DELAY_MS));
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
