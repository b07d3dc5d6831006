/**
 * Every message is checked twice: before the outbox (limits) and before the provider (opt-out, budget). Tests enforce
 * this.
 */
import type { Db } from '../../db/connect';
import type { Delivery, MessageGateway, OutgoingMessage } from '../../gateways/delivery';
import { DomainError } from '../../http/envelope';
import { MessageRecipientRepository } from './messageRecipientRepository';
import type { OutboxRepository, OutboxRow } from './outboxRepository';
import { crockford } from '../../lib/ids';
import type { MessageBudget, Spending, Spent } from './messageBudget';
import { policies, type Purpose } from './purposes';
import type { SharedDeps } from '../parts';

interface Deps extends Pick<SharedDeps, 'limits' | 'signer' | 'clock'> {
  recipients: MessageRecipientRepository;
  outbox: OutboxRepository;
  budget: MessageBudget;
}

const KINDS = ['mail', 'sms'] as const;
const OPT_OUT_CODE_LENGTH = 13;

/** Normalises an address: mailboxes with a tag (`name+tag@`) are one recipient. */
const recipientOf = (address: string): string =>
  address
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');

export class OutboundGate {
  constructor(private readonly deps: Deps) {}

  /** The kinds of messages that the operator has not paused. */
  openKinds(): ('mail' | 'sms')[] {
    const { smsPaused, mailPaused } = this.deps.limits.limits;
    return KINDS.filter((kind) => !(kind === 'sms' ? smsPaused : mailPaused));
  }

  /**
   * Checks that a message could be sent now, without counting it. For messages that would be useless later.
   * @throws DomainError
   */
  async mustHaveRoom(spending: Spending): Promise<void> {
    if (!this.openKinds().includes(spending.kind)) throw new DomainError('server.unavailable');
    await this.refuse(await this.deps.budget.spent(spending));
  }

  /**
   * Counts a message before it is written, when it must not be accepted beyond the budget.
   * @throws DomainError
   */
  async spendBudget(spending: Spending): Promise<void> {
    await this.refuse(await this.deps.budget.take(spending));
  }

  /** Whether the recipient may receive one more message of this purpose. Counts it. */
  async admit(to: string, purpose: Purpose, tx?: Db): Promise<boolean> {
    const { ceiling, isForStranger } = policies[purpose];
    const recipients = tx ? new MessageRecipientRepository(tx) : this.deps.recipients;
    const hash = this.hash(to);
    if (isForStranger && (await recipients.hasOptedOut(hash))) return false;
    if (ceiling && !(await recipients.count(hash, purpose, ceiling, this.deps.clock.now()))) return false;
    if (isForStranger) await recipients.saveCode(hash, this.optOutCode(to), this.deps.clock.now());
    return true;
  }

  /**
   * The opt-out code, derived from the address and the site's secret. It is short, because text messages contain it.
   */
  optOutCode(to: string): string {
    const hash = Buffer.from(this.deps.signer.sign('opt-out code', recipientOf(to)), 'base64url');
    return crockford(hash, OPT_OUT_CODE_LENGTH);
  }

  /** Opts a recipient out by the code of a message's link. */
  async optOut(code: string): Promise<{ optedOut: true }> {
    if (!(await this.deps.recipients.optOut(code.toUpperCase(), this.deps.clock.now())))
      throw new DomainError('link.notFound');
    return { optedOut: true };
  }

  /** Sends a message by its provider, unless the recipient opted out meanwhile or the day's budget is spent. */
  async deliver(
    row: Pick<OutboxRow, 'id' | 'kind' | 'recipient' | 'purpose' | 'client' | 'is_budgeted'>,
    message: OutgoingMessage,
    gateway: MessageGateway,
  ): Promise<Delivery> {
    const { recipients, budget, outbox } = this.deps;
    const { kind, client } = row;
    const purpose = row.purpose ?? 'notice';
    if (!this.openKinds().includes(kind)) return { outcome: 'later', failure: 'paused' };
    if (policies[purpose].isForStranger && (await recipients.hasOptedOut(this.hash(row.recipient))))
      return { outcome: 'never', failure: 'opted out' };
    if (!row.is_budgeted) {
      const spent = await budget.take({ kind, purpose, client });
      if (spent) return { outcome: 'later', failure: `budget of ${spent.of}` };
      await outbox.markBudgeted(row.id);
    }
    return gateway.send(message);
  }

  private async refuse(spent: Spent | null): Promise<void> {
    if (spent?.of === 'network') throw await this.deps.limits.exceeded(spent.who, spent.bound);
    if (spent) throw new DomainError('server.unavailable');
  }

  private hash(address: string): string {
    return this.deps.signer.sign('message recipient', recipientOf(address));
  }
}
