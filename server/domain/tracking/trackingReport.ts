/** Daily summaries of tracking records. */
import type { Db } from '../../db/connect';
import { retention } from '../../db/personal';
import type { Clock } from '../../../src/rules/clock';
import { shanghaiDate, shanghaiInstant } from '../../../src/rules/shanghai';
import { TrackingRepository, type TrackingDayRow } from './trackingRepository';

/** Single records are deleted after four weeks; daily summaries contain nothing personal and are permanent. */
const RETENTION_DAYS = retention.visits.days;
const DAY_MS = 86_400_000;

export class TrackingReport {
  private readonly records: TrackingRepository;

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {
    this.records = new TrackingRepository(db);
  }

  /** Updates the summaries and removes old records. Idempotent. */
  async run(): Promise<{ days: number; removed: number }> {
    const today = this.today();
    const { last_day: lastDay, oldest_at: oldestAt } = await this.records.summaryBounds();
    // Includes the day before the last one, whose last records may have been written after midnight.
    const since = lastDay === null ? oldestAt && shanghaiDate(oldestAt) : addDays(lastDay, -1);
    let days = 0;
    for (let day = since ?? today; day <= today; day = addDays(day, 1)) {
      const [from, until] = [shanghaiInstant(day), shanghaiInstant(addDays(day, 1))];
      await this.db.transaction().execute((tx) => new TrackingRepository(tx).summarise(day, from, until));
      days += 1;
    }
    // Only whole days are removed, because a summary of a partial day would have lower counts.
    return { days, removed: await this.records.removeBefore(shanghaiInstant(addDays(today, -RETENTION_DAYS))) };
  }

  /** The updated summary of a day, today by default. */
  async ofDay(day = this.today()): Promise<{ day: string; rows: TrackingDayRow[] }> {
    await this.run();
    return { day, rows: await this.records.ofDay(day) };
  }

  private today(): string {
    return shanghaiDate(this.clock.now());
  }
}

const addDays = (day: string, days: number): string =>
  shanghaiDate(new Date(shanghaiInstant(day).getTime() + days * DAY_MS));
