/** Counts an hour for an address, kept by this process: for what is only left out beyond its limit. */
import type { Clock } from '../../src/rules/clock';
import { SHARED_FACTOR, sharedBy } from '../limits';

const HOUR_MS = 3_600_000;
/** More addresses than this in one hour begin anew: memory is bounded, and the limit a little wider for them. */
const MOST_ADDRESSES = 100_000;

export class HourLimit {
  private hour = 0;
  private counts = new Map<string, number>();
  private readonly isShared: (address: string) => boolean;

  constructor(
    private readonly clock: Clock,
    private readonly most: number,
    sharedNetworks: readonly string[],
  ) {
    this.isShared = sharedBy(sharedNetworks);
  }

  /** Counts one; false, and nothing counted, beyond the limit. */
  take(client: string): boolean {
    const hour = Math.floor(this.clock.now().getTime() / HOUR_MS);
    const count = this.counts.get(client) ?? 0;
    if (hour !== this.hour || (count === 0 && this.counts.size >= MOST_ADDRESSES)) {
      this.hour = hour;
      this.counts = new Map([[client, 1]]);
      return true;
    }
    if (count >= this.most && count >= this.most * (this.isShared(client) ? SHARED_FACTOR : 1)) return false;
    this.counts.set(client, count + 1);
    return true;
  }
}
