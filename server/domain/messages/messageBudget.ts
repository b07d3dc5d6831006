/** The budget of messages per day: in total, per purpose, and per network. */
import { networksOf, type ClientNetwork } from '../../networks';
import type { RateLimit, LimitService } from '../limits/limitService';
import { policies, type Purpose } from './purposes';

export interface BudgetRequest {
  kind: 'mail' | 'sms';
  purpose: Purpose;
  /** The IP of the client that caused the message; null for background work. */
  clientIp: string | null;
}

/** The share of a day's budget that one network may spend. */
const networkShares: Record<ClientNetwork['size'], number> = { subscriber: 0.05, site: 0.1, organisation: 0.2 };
/** A shared network, such as a hall's or a company's, has many users, but must not use up the whole budget. */
const SHARED_NETWORK_FACTOR = 4;

/** An exhausted budget: of the site or of a network, with its limit. */
export interface ExhaustedBudget {
  scope: 'site' | 'network';
  key: string;
  limit: RateLimit;
}

export class MessageBudget {
  constructor(private readonly limits: LimitService) {}

  /** The first exhausted budget for a message, or null. */
  async findExhausted(request: BudgetRequest): Promise<ExhaustedBudget | null> {
    for (const [scope, key, limit] of this.budgetLimits(request))
      if (!(await this.limits.hasRoom(key, limit))) return { scope, key, limit };
    return null;
  }

  /** Counts a message. When a later budget is exhausted, earlier ones stay counted. */
  async consume(request: BudgetRequest): Promise<ExhaustedBudget | null> {
    for (const [scope, key, limit] of this.budgetLimits(request))
      if (!(await this.limits.consume(key, limit))) return { scope, key, limit };
    return null;
  }

  /** The spent share of the day's budget by kind, from 0 to 1. */
  async usedShares(): Promise<{ kind: 'mail' | 'sms'; share: number }[]> {
    const { smsPerDay, mailsPerDay } = this.limits.limits;
    const shareOf = async (kind: 'mail' | 'sms', max: number) => ({
      kind,
      share: max === 0 ? 1 : (await this.limits.currentCount('site', { name: kind, per: 'day' })) / max,
    });
    return [await shareOf('mail', mailsPerDay), await shareOf('sms', smsPerDay)];
  }

  private *budgetLimits({
    kind,
    purpose,
    clientIp,
  }: BudgetRequest): Iterable<[ExhaustedBudget['scope'], string, RateLimit]> {
    const { smsPerDay, mailsPerDay } = this.limits.limits;
    const max = kind === 'sms' ? smsPerDay : mailsPerDay;
    const portionOf = (share: number) => Math.ceil(max * share);
    const { share } = policies[purpose];
    if (clientIp !== null)
      for (const { name, size } of networksOf(clientIp)) {
        const networkShare = networkShares[size] * (this.limits.isShared(clientIp) ? SHARED_NETWORK_FACTOR : 1);
        yield ['network', name, { name: `${kind} of network`, max: portionOf(networkShare), per: 'day' }];
      }
    if (share < 1) yield ['site', purpose, { name: kind, max: portionOf(share), per: 'day' }];
    yield ['site', 'site', { name: kind, max, per: 'day' }];
  }
}
