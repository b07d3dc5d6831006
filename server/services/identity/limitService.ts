/** Limits: how often a client, a session or an address may do something (security.md). */
import type { Clock } from '../../../src/rules/clock';
import { DomainError } from '../../http/envelope';
import { SHARED_FACTOR, type Limits } from '../../limits';
import { networksOf, sharedBy, WIDER } from '../../networks';
import type { LimitRepository } from '../../repositories/limits';

const SECONDS = { minute: 60, hour: 3_600, day: 86_400 } as const;

/** A limit: its name, and so many a minute, an hour or a day. */
export interface Bound {
  name: string;
  max: number;
  per: keyof typeof SECONDS;
}

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

  /** Counts one for somebody; false, and nothing counted, beyond the limit. */
  take(who: string, { name, max, per }: Bound): Promise<boolean> {
    return this.counts.take({ name, who, max, windowMs: SECONDS[per] * 1000 }, this.clock.now());
  }

  /** Counts one for each network of a client's address. What a smaller network counted before a larger one refused stays counted. */
  async takeOfClient(client: string, bound: Bound): Promise<boolean> {
    for (const [network, its] of this.boundsOf(client, bound)) if (!(await this.take(network, its))) return false;
    return true;
  }

  /** The same as a refusal: raises limit.exceeded beyond the limit. */
  async holdClient(client: string, bound: Bound): Promise<void> {
    if (!(await this.takeOfClient(client, bound))) throw this.exceeded(bound);
  }

  /** Counts one for somebody, or raises limit.exceeded; what is only a minute too early is said so. */
  async hold(who: string, bound: Bound): Promise<void> {
    if (await this.take(who, bound)) return;
    throw bound.per === 'minute'
      ? new DomainError('limit.tooSoon', [], { seconds: SECONDS.minute })
      : this.exceeded(bound);
  }

  /** Whether one more would be within the limit; nothing is counted. */
  async hasRoom(who: string, bound: Bound): Promise<boolean> {
    return (await this.counted(who, bound)) < bound.max;
  }

  /** How many are counted for somebody now. */
  counted(who: string, { name, per }: Omit<Bound, 'max'>): Promise<number> {
    return this.counts.counted({ name, who, windowMs: SECONDS[per] * 1000 }, this.clock.now());
  }

  async clientHasRoom(client: string, bound: Bound): Promise<boolean> {
    for (const [network, its] of this.boundsOf(client, bound)) if (!(await this.hasRoom(network, its))) return false;
    return true;
  }

  exceeded({ per }: Pick<Bound, 'per'>): DomainError {
    return new DomainError('limit.exceeded', [], { seconds: SECONDS[per] });
  }

  private boundsOf(client: string, bound: Bound): [string, Bound][] {
    const factor = this.isShared(client) ? SHARED_FACTOR : 1;
    return networksOf(client).map(({ name, size }) => [name, { ...bound, max: bound.max * factor * WIDER[size] }]);
  }
}
