/**
 * Checks every message twice: before the outbox (limits) and before the provider (opt-out, budget). Tests enforce
 * this.
 */
import type { Db } from '../../db/connect';
import type { Delivery, MessageGateway, OutgoingMessage } from '../../gateways/delivery';
import { DomainError } from '../../http/envelope';
import { MessageRecipientRepository } from './messageRecipientRepository';
import type { OutboxRepository, OutboxRow } from './outboxRepository';
import { toCrockford } from '../../../src/rules/formats/crockford';
import type { MessageBudget, BudgetRequest, ExhaustedBudget } from './messageBudget';
import { policies, type Purpose } from './purposes';
import type { SharedDeps } from '../sharedDeps';

interface Deps extends Pick<SharedDeps, 'limits' | 'signer' | 'clock'> {
  recipients: MessageRecipientRepository;
  outbox: OutboxRepository;
  budget: MessageBudget;
}

const KINDS = ['mail', 'sms'] as const;
const OPT_OUT_CODE_LENGTH = 13;

/** Normalises a recipient: mailboxes with a tag (`name+tag@`) are one recipient. */
const normaliseRecipient = (recipient: string): string =>
  recipient
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
   * Checks that a message could be sent now, without counting it. For messages that must not be delayed.
   * @throws DomainError
   */
  async assertCapacity(request: BudgetRequest): Promise<void> {
    if (!this.openKinds().includes(request.kind)) throw new DomainError('server.unavailable');
    await this.throwIfExhausted(await this.deps.budget.findExhausted(request));
  }

  /**
   * Counts a message before it is written. Beyond the budget it is rejected.
   * @throws DomainError
   */
  async consumeBudget(request: BudgetRequest): Promise<void> {
    await this.throwIfExhausted(await this.deps.budget.consume(request));
  }

  /** Whether the recipient may receive one more message of this purpose. Counts it. */
  async admit(to: string, purpose: Purpose, tx?: Db): Promise<boolean> {
    const { recipientLimit, isUnsolicited } = policies[purpose];
    const recipients = tx ? new MessageRecipientRepository(tx) : this.deps.recipients;
    const hash = this.hash(to);
    if (isUnsolicited && (await recipients.hasOptedOut(hash))) return false;
    if (recipientLimit && !(await recipients.count(hash, purpose, recipientLimit, this.deps.clock.now()))) return false;
    if (isUnsolicited) await recipients.saveCode(hash, this.optOutCode(to), this.deps.clock.now());
    return true;
  }

  /**
   * The opt-out code, derived from the recipient and the site's secret. It is short, because text messages contain it.
   */
  optOutCode(to: string): string {
    const hash = Buffer.from(this.deps.signer.sign('opt-out code', normaliseRecipient(to)), 'base64url');
    return toCrockford(hash, OPT_OUT_CODE_LENGTH);
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
    if (policies[purpose].isUnsolicited && (await recipients.hasOptedOut(this.hash(row.recipient))))
      return { outcome: 'never', failure: 'opted out' };
    if (!row.is_budgeted) {
      const exhausted = await budget.consume({ kind, purpose, clientIp: client });
      if (exhausted) return { outcome: 'later', failure: `budget of ${exhausted.scope}` };
      await outbox.markBudgeted(row.id);
    }
    return gateway.send(message);
  }

  private async throwIfExhausted(exhausted: ExhaustedBudget | null): Promise<void> {
    if (exhausted?.scope === 'network') throw await this.deps.limits.exceededError(exhausted.key, exhausted.limit);
    if (exhausted) throw new DomainError('server.unavailable');
  }

  private hash(recipient: string): string {
    return this.deps.signer.sign('message recipient', normaliseRecipient(recipient));
  }
}
