/** Limits: how often a client, a session or an address may do something (security.md). */
import type { Clock } from '../../../src/rules/clock';
import { DomainError } from '../../http/envelope';
import { SHARED_FACTOR, sharedBy, type Limits } from '../../limits';
import type { LimitRepository } from '../../repositories/limits';

const SECONDS = { minute: 60, hour: 3_600, day: 86_400 } as const;

/** A limit: its name, and so many a minute, an hour or a day. */
export interface Bound {
  name: string;
  max: number;
  per: keyof typeof SECONDS;
}

export class LimitService {
  private readonly isShared: (address: string) => boolean;

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

  /** Counts one for a client's address, which many people of a shared network have. */
  takeOfClient(client: string, bound: Bound): Promise<boolean> {
    return this.take(client, { ...bound, max: this.maxOf(client, bound) });
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
  async hasRoom(who: string, { name, max, per }: Bound): Promise<boolean> {
    return (await this.counts.counted({ name, who, windowMs: SECONDS[per] * 1000 }, this.clock.now())) < max;
  }

  clientHasRoom(client: string, bound: Bound): Promise<boolean> {
    return this.hasRoom(client, { ...bound, max: this.maxOf(client, bound) });
  }

  exceeded({ per }: Pick<Bound, 'per'>): DomainError {
    return new DomainError('limit.exceeded', [], { seconds: SECONDS[per] });
  }

  private maxOf(client: string, { max }: Bound): number {
    return this.isShared(client) ? max * SHARED_FACTOR : max;
  }
}
