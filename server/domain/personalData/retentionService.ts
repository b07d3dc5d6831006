/**
 * Removes expired personal data: codes, tickets, captchas, counts, messages, documents, and finally the records of an
 * edition.
 */
import type { Clock } from '../../../src/rules/clock';
import { endOf } from '../../../src/rules/phases';
import type { Db } from '../../db/connect';
import { retention, type RetentionPeriod } from '../../db/personal';
import type { EditionService } from '../content/editionService';
import type { ExpiryThreshold } from './personalRows';
import { RetentionRepository } from './retentionRepository';

const INTERVAL_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Periods that start at the end of an edition. */
const EDITION_PERIODS = ['documents', 'records'] as const;

export class RetentionService {
  private lastRunAt = -Infinity;

  constructor(
    private readonly db: Db,
    private readonly edition: EditionService,
    private readonly clock: Clock,
  ) {}

  /** Runs at most once an hour; other calls return at once. */
  async run(): Promise<void> {
    const now = this.clock.now().getTime();
    if (now - this.lastRunAt < INTERVAL_MS) return;
    for (const period of Object.keys(retention) as RetentionPeriod[])
      await this.remove(period, { before: cutoff(period, now) });
    const repository = new RetentionRepository(this.db);
    await repository.releaseRedeemHolds(cutoff('codes', now));
    for (const edition of await this.edition.all()) {
      const end = endOf(edition);
      for (const period of EDITION_PERIODS)
        if (cutoff(period, now) > end) await this.remove(period, { edition: edition.number, end });
      if (cutoff('records', now) > end) await repository.removePersons(end);
    }
    this.lastRunAt = now;
  }

  /** Removes the rows of one retention period in one transaction, because they reference each other. */
  private remove(period: RetentionPeriod, threshold: ExpiryThreshold): Promise<void> {
    return this.db.transaction().execute((tx) => new RetentionRepository(tx).remove(period, threshold));
  }
}

/** The instant before which rows of a period have expired. */
function cutoff(period: RetentionPeriod, now: number): Date {
  const { days = 0, months = 0, years = 0 }: { days?: number; months?: number; years?: number } = retention[period];
  const instant = new Date(now - days * DAY_MS);
  instant.setUTCMonth(instant.getUTCMonth() - months - 12 * years);
  return instant;
}
