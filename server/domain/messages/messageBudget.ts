/** The budget of messages per day: in total, per purpose, and per network. */
import { networksOf, type ClientNetwork } from '../../networks';
import type { Bound, LimitService } from '../limits/limitService';
import { policies, type Purpose } from './purposes';

export interface Spending {
  kind: 'mail' | 'sms';
  purpose: Purpose;
  /** The address of the client that caused the message; null for background work. */
  client: string | null;
}

/** The share of a day's budget that one network may spend. */
const shares: Record<ClientNetwork['size'], number> = { subscriber: 0.05, site: 0.1, organisation: 0.2 };
/** A shared network, such as a hall's or a company's, has many people, but must leave a part for others. */
const SHARED_NETWORK_FACTOR = 4;

/** An exhausted budget: of the site or of a network, with its limit. */
export interface Spent {
  of: 'site' | 'network';
  who: string;
  bound: Bound;
}

export class MessageBudget {
  constructor(private readonly limits: LimitService) {}

  /** The first budget without room for one more message, or null. */
  async spent(spending: Spending): Promise<Spent | null> {
    for (const [of, who, bound] of this.bounds(spending))
      if (!(await this.limits.hasRoom(who, bound))) return { of, who, bound };
    return null;
  }

  /** Counts a message. When a later budget is exhausted, earlier ones stay counted. */
  async take(spending: Spending): Promise<Spent | null> {
    for (const [of, who, bound] of this.bounds(spending))
      if (!(await this.limits.take(who, bound))) return { of, who, bound };
    return null;
  }

  /** The spent share of the day's budget by kind, from 0 to 1. */
  async spentShares(): Promise<{ kind: 'mail' | 'sms'; share: number }[]> {
    const { smsADay, mailsADay } = this.limits.limits;
    const shareOf = async (kind: 'mail' | 'sms', max: number) => ({
      kind,
      share: max === 0 ? 1 : (await this.limits.counted('site', { name: kind, per: 'day' })) / max,
    });
    return [await shareOf('mail', mailsADay), await shareOf('sms', smsADay)];
  }

  private *bounds({ kind, purpose, client }: Spending): Iterable<[Spent['of'], string, Bound]> {
    const { smsADay, mailsADay } = this.limits.limits;
    const max = kind === 'sms' ? smsADay : mailsADay;
    const part = (share: number) => Math.ceil(max * share);
    const { share } = policies[purpose];
    if (client !== null)
      for (const { name, size } of networksOf(client)) {
        const most = shares[size] * (this.limits.isShared(client) ? SHARED_NETWORK_FACTOR : 1);
        yield ['network', name, { name: `${kind} of network`, max: part(most), per: 'day' }];
      }
    if (share < 1) yield ['site', purpose, { name: kind, max: part(share), per: 'day' }];
    yield ['site', 'site', { name: kind, max, per: 'day' }];
  }
}
