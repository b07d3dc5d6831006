/**
 * Removes expired personal data: codes, tickets, captchas, counts, messages, documents, and finally the records of an
 * edition.
 */
import type { Clock } from '../../../src/rules/clock';
import { endOf } from '../../../src/rules/phases';
import type { Db } from '../../db/connect';
import { retention, type Retention } from '../../db/personal';
import type { EditionService } from '../content/editionService';
import type { Expiry } from '../personalData/subjectRows';
import { SweepRepository } from './sweepRepository';

const INTERVAL_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Periods that start at the end of an edition. */
const EDITIONS = ['documents', 'records'] as const;

export class SweepService {
  private lastAt = -Infinity;

  constructor(
    private readonly db: Db,
    private readonly edition: EditionService,
    private readonly clock: Clock,
  ) {}

  /** Sweeps at most once an hour, however often it is called. */
  async run(): Promise<void> {
    const now = this.clock.now().getTime();
    if (now - this.lastAt < INTERVAL_MS) return;
    for (const period of Object.keys(retention) as Retention[])
      await this.remove(period, { before: before(period, now) });
    const rows = new SweepRepository(this.db);
    await rows.giveBackHolds(before('codes', now));
    for (const edition of await this.edition.all()) {
      const end = endOf(edition);
      for (const period of EDITIONS)
        if (before(period, now) > end) await this.remove(period, { edition: edition.number, end });
      if (before('records', now) > end) await rows.removePersons(end);
    }
    this.lastAt = now;
  }

  /** Removes the rows of one retention period in one transaction, because they refer to each other. */
  private remove(period: Retention, expiry: Expiry): Promise<void> {
    return this.db.transaction().execute((tx) => new SweepRepository(tx).remove(period, expiry));
  }
}

/** The instant before which rows of a period have expired. */
function before(period: Retention, now: number): Date {
  const { days = 0, months = 0, years = 0 }: { days?: number; months?: number; years?: number } = retention[period];
  const instant = new Date(now - days * DAY_MS);
  instant.setUTCMonth(instant.getUTCMonth() - months - 12 * years);
  return instant;
}
