/** Rate limits per client IP, session or recipient (security.md). */
import type { Clock } from '../../../src/rules/clock';
import { DomainError } from '../../http/envelope';
import { SHARED_NETWORK_FACTOR, type Limits } from '../../limits';
import { networksOf, networkMatcher, LIMIT_FACTORS } from '../../networks';
import type { LimitRepository } from './limitRepository';

const SECONDS = { minute: 60, hour: 3_600, day: 86_400 } as const;

/** A rate limit: its name, and its maximum per minute, hour or day. */
export interface RateLimit {
  name: string;
  max: number;
  per: keyof typeof SECONDS;
}

const limitExceeded = (seconds: number) => new DomainError('limit.exceeded', [], { seconds: Math.max(1, seconds) });

export class LimitService {
  /** Whether an IP belongs to a network that many people share. */
  readonly isShared: (ip: string) => boolean;

  constructor(
    private readonly counts: LimitRepository,
    private readonly clock: Clock,
    readonly limits: Limits,
  ) {
    this.isShared = networkMatcher(limits.sharedNetworks);
  }

  /** Counts an attempt of `key`. Returns false, without counting, when the limit is reached. */
  consume(key: string, { name, max, per }: RateLimit): Promise<boolean> {
    return this.counts.consume({ name, key, max, windowMs: SECONDS[per] * 1000 }, this.clock.now());
  }

  /**
   * Counts an attempt for each network of a client's IP. The counts of smaller networks remain when a larger
   * network has reached its limit.
   */
  async consumeForIp(clientIp: string, limit: RateLimit): Promise<boolean> {
    for (const [network, networkLimit] of this.networkLimits(clientIp, limit))
      if (!(await this.consume(network, networkLimit))) return false;
    return true;
  }

  /**
   * Like `consumeForIp`, but throws when the limit is reached.
   * @throws DomainError `limit.exceeded`
   */
  async enforceForIp(clientIp: string, limit: RateLimit): Promise<void> {
    if (!(await this.consumeForIp(clientIp, limit))) throw await this.exceededErrorForIp(clientIp, limit);
  }

  /**
   * Counts an attempt of `key`.
   * @throws DomainError `limit.exceeded`, or `limit.tooSoon` for limits per minute
   */
  async enforce(key: string, limit: RateLimit): Promise<void> {
    if (await this.consume(key, limit)) return;
    const error = await this.exceededError(key, limit);
    throw limit.per === 'minute' ? new DomainError('limit.tooSoon', [], error.values) : error;
  }

  /** Whether the limit allows another attempt. Counts nothing. */
  async hasRoom(key: string, limit: RateLimit): Promise<boolean> {
    return (await this.currentCount(key, limit)) < limit.max;
  }

  /** The current count of `key`. */
  async currentCount(key: string, { name, per }: Omit<RateLimit, 'max'>): Promise<number> {
    const row = await this.counts.window({ name, key, windowMs: SECONDS[per] * 1000 }, this.clock.now());
    return row?.count ?? 0;
  }

  async hasRoomForIp(clientIp: string, limit: RateLimit): Promise<boolean> {
    for (const [network, networkLimit] of this.networkLimits(clientIp, limit))
      if (!(await this.hasRoom(network, networkLimit))) return false;
    return true;
  }

  /** The error of a reached limit, with the seconds until the next attempt. */
  async exceededError(key: string, limit: RateLimit): Promise<DomainError> {
    return limitExceeded(await this.retryAfterSeconds(key, limit));
  }

  /** The error for a client IP, with the longest waiting time of its networks. */
  async exceededErrorForIp(clientIp: string, limit: RateLimit): Promise<DomainError> {
    const waits = await Promise.all(
      this.networkLimits(clientIp, limit).map(([network, networkLimit]) =>
        this.retryAfterSeconds(network, networkLimit),
      ),
    );
    return limitExceeded(Math.max(...waits));
  }

  /** The seconds until the limit allows another attempt. */
  private async retryAfterSeconds(key: string, { name, max, per }: RateLimit): Promise<number> {
    const windowMs = SECONDS[per] * 1000;
    const now = this.clock.now();
    const row = await this.counts.window({ name, key, windowMs }, now);
    return row && row.count >= max ? Math.ceil((row.since.getTime() + windowMs - now.getTime()) / 1000) : 0;
  }

  private networkLimits(clientIp: string, limit: RateLimit): [string, RateLimit][] {
    const factor = this.isShared(clientIp) ? SHARED_NETWORK_FACTOR : 1;
    return networksOf(clientIp).map(({ name, size }) => [
      name,
      { ...limit, max: limit.max * factor * LIMIT_FACTORS[size] },
    ]);
  }
}
