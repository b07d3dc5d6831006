/** What only counted for a while is removed: tickets, proofs, codes, captchas, counts. They name persons and addresses. */
import type { Clock } from '../../../src/rules/clock';
import type { SweepRepository } from '../../repositories/sweep';

/** The longest limit counts a day. */
const KEPT_MS = 2 * 86_400_000;
const EVERY_MS = 3_600_000;

export class SweepService {
  private lastAt = -Infinity;

  constructor(
    private readonly rows: SweepRepository,
    private readonly clock: Clock,
  ) {}

  /** Sweeps at most once an hour, however often it is asked. */
  async run(): Promise<void> {
    const now = this.clock.now().getTime();
    if (now - this.lastAt < EVERY_MS) return;
    await this.rows.removeBefore(new Date(now - KEPT_MS));
    this.lastAt = now;
  }
}
