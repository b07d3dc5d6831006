/** An in-memory rate limit per client IP, where an exact count across processes is not worth a database write. */
import type { Clock } from '../../../src/rules/clock';
import { DomainError } from '../../http/envelope';
import { SHARED_NETWORK_FACTOR } from '../../limits';
import { networksOf, networkMatcher, IN_PROCESS_IP, LIMIT_FACTORS, type ClientNetwork } from '../../networks';

const WINDOW_MS = { minute: 60_000, hour: 3_600_000 } as const;
/** With more networks in one window, all counts restart. This bounds memory and allows slightly more requests. */
const MAX_NETWORKS = 100_000;

export class InMemoryRateLimit {
  private window = -1;
  private counts = new Map<string, number>();
  private readonly isShared: (ip: string) => boolean;

  constructor(
    private readonly clock: Clock,
    private readonly limit: { max: number; per: keyof typeof WINDOW_MS },
    sharedNetworks: readonly string[],
  ) {
    this.isShared = networkMatcher(sharedNetworks);
  }

  /** Counts an attempt. Returns false, without counting, when the limit is reached. */
  consume(clientIp: string): boolean {
    if (clientIp === IN_PROCESS_IP) return true;
    const { max, per } = this.limit;
    const window = Math.floor(this.clock.now().getTime() / WINDOW_MS[per]);
    const networks = networksOf(clientIp);
    if (window !== this.window || this.counts.size + networks.length > MAX_NETWORKS) {
      this.window = window;
      this.counts = new Map();
    }
    const countOf = (name: string) => this.counts.get(name) ?? 0;
    const isExceeded = ({ name, size }: ClientNetwork) =>
      countOf(name) >= max * LIMIT_FACTORS[size] &&
      countOf(name) >= max * LIMIT_FACTORS[size] * (this.isShared(clientIp) ? SHARED_NETWORK_FACTOR : 1);
    if (networks.some(isExceeded)) return false;
    for (const { name } of networks) this.counts.set(name, countOf(name) + 1);
    return true;
  }

  /**
   * Like `consume`, but throws an error with the waiting time when the limit is reached.
   * @throws DomainError `limit.exceeded`
   */
  enforce(clientIp: string): void {
    if (this.consume(clientIp)) return;
    const windowMs = WINDOW_MS[this.limit.per];
    const remainingMs = windowMs - (this.clock.now().getTime() % windowMs);
    throw new DomainError('limit.exceeded', [], { seconds: Math.max(1, Math.ceil(remainingMs / 1000)) });
  }
}
