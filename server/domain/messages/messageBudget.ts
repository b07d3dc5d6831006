/** The messages that the site sends in a day: in all, for a purpose, and for a network. */
import { networksOf, type ClientNetwork } from '../../networks';
import type { Bound, LimitService } from '../limits/limitService';
import { policies, type Purpose } from './purposes';

export interface Spending {
  kind: 'mail' | 'sms';
  purpose: Purpose;
  /** Address of the client that caused the message; null for the site's own work. */
  client: string | null;
}

/** The part of a day's budget that the people of one network can spend. */
const shares: Record<ClientNetwork['size'], number> = { subscriber: 0.05, site: 0.1, organisation: 0.2 };
/** A hall or a company has many people, and still leaves a part for the others. */
const SHARED_NETWORK_FACTOR = 4;

/** A spent budget: the site's or a network's, and the limit that was reached. */
export interface Spent {
  of: 'site' | 'network';
  who: string;
  bound: Bound;
}

export class MessageBudget {
  constructor(private readonly limits: LimitService) {}

  /** Which budget has no room for one more message; null when all have. */
  async spent(spending: Spending): Promise<Spent | null> {
    for (const [of, who, bound] of this.bounds(spending))
      if (!(await this.limits.hasRoom(who, bound))) return { of, who, bound };
    return null;
  }

  /** Counts a message. What an earlier budget counted before a later one refused stays counted. */
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
