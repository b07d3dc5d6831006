/** What names persons is removed when its time is over: codes, tickets, captchas, counts, messages, documents, and at last the records of an edition. */
import type { Clock } from '../../../src/rules/clock';
import { endOf } from '../../../src/rules/phases';
import type { EditionService } from '../content/editionService';
import type { SweepRepository } from '../../repositories/sweep';

/** The longest limit counts a day. */
const KEPT_MS = 2 * 86_400_000;
const EVERY_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** How long after the exhibition the numbers of documents are kept (security.md), and how long messages that have left. */
const DOCUMENTS_DAYS = 30;
const MESSAGES_DAYS = 180;
/** What the page on privacy promises (content/pages/privacy.json). */
const PENDING_DAYS = 7;
const RECORDS_MONTHS = 24;

export class SweepService {
  private lastAt = -Infinity;

  constructor(
    private readonly rows: SweepRepository,
    private readonly edition: EditionService,
    private readonly clock: Clock,
  ) {}

  /** Sweeps at most once an hour, however often it is asked. */
  async run(): Promise<void> {
    const now = this.clock.now().getTime();
    if (now - this.lastAt < EVERY_MS) return;
    await this.rows.removeBefore(new Date(now - KEPT_MS));
    await this.rows.removeMessages(new Date(now - MESSAGES_DAYS * DAY_MS));
    await this.rows.removePendingSubscriptions(new Date(now - PENDING_DAYS * DAY_MS));
    await this.rows.removeEnquiries(monthsBefore(new Date(now), RECORDS_MONTHS));
    for (const edition of await this.edition.all()) {
      const end = endOf(edition);
      if (now > end.getTime() + DOCUMENTS_DAYS * DAY_MS) await this.rows.removeDocuments(edition.number);
      if (monthsBefore(new Date(now), RECORDS_MONTHS) > end) await this.rows.removePersonsOf(edition.number, end);
    }
    this.lastAt = now;
  }
}

function monthsBefore(instant: Date, months: number): Date {
  const before = new Date(instant);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}
