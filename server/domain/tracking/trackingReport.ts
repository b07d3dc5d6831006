/** What the tracking records of a day come to. */
import type { Db } from '../../db/connect';
import { retention } from '../../db/personal';
import type { Clock } from '../../../src/rules/clock';
import { shanghaiDate, shanghaiInstant } from '../../../src/rules/shanghai';
import { TrackingRepository, type TrackedDayRow } from './trackingRepository';

/** Single records are kept four weeks; the summary of a day has nothing that belongs to a person and stays. */
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

  /** Brings the summary up to now and removes old records. As often as one likes: it changes only what is new. */
  async run(): Promise<{ days: number; removed: number }> {
    const today = this.today();
    const { last, first } = await this.records.extent();
    // The day before the last once more: its last records may have been written after it ended.
    const since = last === null ? first && shanghaiDate(first) : after(last, -1);
    let days = 0;
    for (let day = since ?? today; day <= today; day = after(day, 1)) {
      const [from, until] = [shanghaiInstant(day), shanghaiInstant(after(day, 1))];
      await this.db.transaction().execute((tx) => new TrackingRepository(tx).summarise(day, from, until));
      days += 1;
    }
    // Whole days only: from a part of its records the summary of a day would be made smaller.
    return { days, removed: await this.records.removeBefore(shanghaiInstant(after(today, -RETENTION_DAYS))) };
  }

  /** The summary of a day, today's when none is named; brought up to now. */
  async ofDay(day = this.today()): Promise<{ day: string; rows: TrackedDayRow[] }> {
    await this.run();
    return { day, rows: await this.records.ofDay(day) };
  }

  private today(): string {
    return shanghaiDate(this.clock.now());
  }
}

const after = (day: string, days: number): string =>
  shanghaiDate(new Date(shanghaiInstant(day).getTime() + days * DAY_MS));
