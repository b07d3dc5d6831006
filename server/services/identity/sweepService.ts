/** What only counted for a while is removed: tickets, proofs, codes, captchas, counts, old messages, numbers of documents. They name persons. */
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
    const edition = await this.edition.current();
    if (now > endOf(edition).getTime() + DOCUMENTS_DAYS * DAY_MS) await this.rows.removeDocuments(edition.number);
    this.lastAt = now;
  }
}
