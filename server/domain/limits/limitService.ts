/** Limits: how often a client, session or address may do something (security.md). */
import type { Clock } from '../../../src/rules/clock';
import { DomainError } from '../../http/envelope';
import { SHARED_FACTOR, type Limits } from '../../limits';
import { networksOf, sharedBy, WIDER } from '../../networks';
import type { LimitRepository } from './limitRepository';

const SECONDS = { minute: 60, hour: 3_600, day: 86_400 } as const;

/** A limit: its name, and its maximum per minute, hour or day. */
export interface Bound {
  name: string;
  max: number;
  per: keyof typeof SECONDS;
}

const tooMany = (seconds: number) => new DomainError('limit.exceeded', [], { seconds: Math.max(1, seconds) });

export class LimitService {
  /** Whether an address belongs to a network that many people share. */
  readonly isShared: (address: string) => boolean;

  constructor(
    private readonly counts: LimitRepository,
    private readonly clock: Clock,
    readonly limits: Limits,
  ) {
    this.isShared = sharedBy(limits.sharedNetworks);
  }

  /** Counts one for `who`; false, without counting, beyond the limit. */
  take(who: string, { name, max, per }: Bound): Promise<boolean> {
    return this.counts.take({ name, who, max, windowMs: SECONDS[per] * 1000 }, this.clock.now());
  }

  /**
   * Counts one for each network of a client's address. When a larger network is over its limit, the smaller ones stay
   * counted.
   */
  async takeOfClient(client: string, bound: Bound): Promise<boolean> {
    for (const [network, its] of this.boundsOf(client, bound)) if (!(await this.take(network, its))) return false;
    return true;
  }

  /**
   * Like `takeOfClient`, with an error.
   * @throws DomainError `limit.exceeded`
   */
  async holdClient(client: string, bound: Bound): Promise<void> {
    if (!(await this.takeOfClient(client, bound))) throw await this.exceededByClient(client, bound);
  }

  /**
   * Counts one for `who`.
   * @throws DomainError `limit.exceeded`, or `limit.tooSoon` for limits per minute
   */
  async hold(who: string, bound: Bound): Promise<void> {
    if (await this.take(who, bound)) return;
    const exceededLimit = await this.exceeded(who, bound);
    throw bound.per === 'minute' ? new DomainError('limit.tooSoon', [], exceededLimit.values) : exceededLimit;
  }

  /** Whether one more would be within the limit; nothing is counted. */
  async hasRoom(who: string, bound: Bound): Promise<boolean> {
    return (await this.counted(who, bound)) < bound.max;
  }

  /** The current count of `who`. */
  async counted(who: string, { name, per }: Omit<Bound, 'max'>): Promise<number> {
    const row = await this.counts.window({ name, who, windowMs: SECONDS[per] * 1000 }, this.clock.now());
    return row?.count ?? 0;
  }

  async clientHasRoom(client: string, bound: Bound): Promise<boolean> {
    for (const [network, its] of this.boundsOf(client, bound)) if (!(await this.hasRoom(network, its))) return false;
    return true;
  }

  /** The error beyond a limit, with the seconds until the next attempt. */
  async exceeded(who: string, bound: Bound): Promise<DomainError> {
    return tooMany(await this.secondsLeft(who, bound));
  }

  /** The error for a client, with the longest wait of its networks. */
  async exceededByClient(client: string, bound: Bound): Promise<DomainError> {
    const waits = await Promise.all(
      this.boundsOf(client, bound).map(([network, its]) => this.secondsLeft(network, its)),
    );
    return tooMany(Math.max(...waits));
  }

  /** Seconds until one more is within the limit. */
  private async secondsLeft(who: string, { name, max, per }: Bound): Promise<number> {
    const windowMs = SECONDS[per] * 1000;
    const now = this.clock.now();
    const row = await this.counts.window({ name, who, windowMs }, now);
    return row && row.count >= max ? Math.ceil((row.since.getTime() + windowMs - now.getTime()) / 1000) : 0;
  }

  private boundsOf(client: string, bound: Bound): [string, Bound][] {
    const factor = this.isShared(client) ? SHARED_FACTOR : 1;
    return networksOf(client).map(({ name, size }) => [name, { ...bound, max: bound.max * factor * WIDER[size] }]);
  }
}
