/**
 * Buffers tracking records and writes them in batches. The buffer is bounded; a killed process loses up to a quarter
 * of a second.
 */
import type { TrackingRow } from './trackingRepository';

const FLUSH_INTERVAL_MS = 250;
/** Records per statement. */
const BATCH_SIZE = 500;
/** About ten megabytes at most. */
const MAX_BUFFERED = 20_000;
const MAX_DELAY_MS = 30_000;

export class TrackingBuffer {
  private buffered: TrackingRow[] = [];
  private timer: NodeJS.Timeout | null = null;
  private writing: Promise<void> | null = null;
  private failures = 0;
  private lostCount = 0;

  constructor(
    private readonly write: (rows: TrackingRow[]) => Promise<void>,
    /** Called at most once per write with the number of lost records since the last call. */
    private readonly onLost: (records: number) => void,
    private readonly maxBuffered = MAX_BUFFERED,
  ) {}

  /** Adds a record without waiting; false when the buffer is full. */
  add(row: TrackingRow): boolean {
    if (this.buffered.length >= this.maxBuffered) {
      this.lostCount += 1;
      return false;
    }
    this.buffered.push(row);
    // While the database is unavailable, only the timer retries.
    if (this.buffered.length >= BATCH_SIZE && this.failures === 0) void this.flush();
    else this.scheduleFlush(FLUSH_INTERVAL_MS);
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
    if (this.buffered.length > 0) await this.flush();
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.lostCount += this.buffered.splice(0).length;
    this.reportLost();
  }

  private scheduleFlush(milliseconds: number): void {
    this.timer ??= setTimeout(() => {
      this.timer = null;
      void this.flush();
    }, milliseconds).unref();
  }

  private async writeAll(): Promise<void> {
    while (this.buffered.length > 0) {
      const rows = this.buffered.splice(0, BATCH_SIZE);
      try {
        await this.write(rows);
        this.failures = 0;
      } catch (error) {
        // The database rejected a value; a retry would fail again.
        if (/^2[23]/.test(String((error as { code?: unknown }).code))) this.lostCount += rows.length;
        else {
          this.buffered.unshift(...rows);
          this.failures += 1;
          this.scheduleFlush(Math.min(FLUSH_INTERVAL_MS * 2 ** this.failures, MAX_DELAY_MS));
          break;
        }
      }
    }
    this.reportLost();
  }

  private reportLost(): void {
    if (this.lostCount > 0) this.onLost(this.lostCount);
    this.lostCount = 0;
  }
}
