/** A limit of calls a minute for an address, kept by this process: for reading, where an exact count across processes is not worth a write. */
import type { Clock } from '../../src/rules/clock';
import { DomainError } from '../http/envelope';
import { SHARED_FACTOR, sharedBy } from '../limits';

const MINUTE_MS = 60_000;

export class MinuteLimit {
  private minute = 0;
  private counts = new Map<string, number>();

  private readonly isShared: (address: string) => boolean;

  constructor(
    private readonly clock: Clock,
    private readonly most: number,
    sharedNetworks: readonly string[],
  ) {
    this.isShared = sharedBy(sharedNetworks);
  }

  /** Counts a call; refuses it beyond the limit, and says how long to wait. */
  count(client: string): void {
    const now = this.clock.now().getTime();
    const minute = Math.floor(now / MINUTE_MS);
    if (minute !== this.minute) {
      this.minute = minute;
      this.counts = new Map();
    }
    const count = (this.counts.get(client) ?? 0) + 1;
    this.counts.set(client, count);
    if (count > this.most && count > this.most * (this.isShared(client) ? SHARED_FACTOR : 1)) {
      const seconds = Math.max(1, Math.ceil(((minute + 1) * MINUTE_MS - now) / 1000));
      throw new DomainError('limit.exceeded', [], { seconds });
    }
  }
}
