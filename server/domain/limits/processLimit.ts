/** An in-memory limit per address, for cases in which an exact count across processes is not worth a database write. */
import type { Clock } from '../../../src/rules/clock';
import { DomainError } from '../../http/envelope';
import { SHARED_FACTOR } from '../../limits';
import { networksOf, sharedBy, SITE_ADDRESS, WIDER, type ClientNetwork } from '../../networks';

const WINDOW_MS = { minute: 60_000, hour: 3_600_000 } as const;
/** With more addresses in one window, all counts restart. This bounds memory and allows slightly more requests. */
const MAX_ADDRESSES = 100_000;

export class ProcessLimit {
  private window = -1;
  private counts = new Map<string, number>();
  private readonly isShared: (address: string) => boolean;

  constructor(
    private readonly clock: Clock,
    private readonly bound: { max: number; per: keyof typeof WINDOW_MS },
    sharedNetworks: readonly string[],
  ) {
    this.isShared = sharedBy(sharedNetworks);
  }

  /** Counts one; false, without counting, beyond the limit. */
  take(client: string): boolean {
    if (client === SITE_ADDRESS) return true;
    const { max, per } = this.bound;
    const window = Math.floor(this.clock.now().getTime() / WINDOW_MS[per]);
    const networks = networksOf(client);
    if (window !== this.window || this.counts.size + networks.length > MAX_ADDRESSES) {
      this.window = window;
      this.counts = new Map();
    }
    const countOf = (name: string) => this.counts.get(name) ?? 0;
    const isFull = ({ name, size }: ClientNetwork) =>
      countOf(name) >= max * WIDER[size] &&
      countOf(name) >= max * WIDER[size] * (this.isShared(client) ? SHARED_FACTOR : 1);
    if (networks.some(isFull)) return false;
    for (const { name } of networks) this.counts.set(name, countOf(name) + 1);
    return true;
  }

  /**
   * Like `take`, with an error that has the waiting time.
   * @throws DomainError `limit.exceeded`
   */
  hold(client: string): void {
    if (this.take(client)) return;
    const length = WINDOW_MS[this.bound.per];
    const left = length - (this.clock.now().getTime() % length);
    throw new DomainError('limit.exceeded', [], { seconds: Math.max(1, Math.ceil(left / 1000)) });
  }
}
