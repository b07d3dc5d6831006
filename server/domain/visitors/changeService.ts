/** Later changes of a registration: resend the confirmation, cancel, open by a link. */
import type { HandlerResponse, Input } from '../../http/contract';
import { DomainError } from '../../http/envelope';
import type { RequestContext } from '../../http/context';
import { ChangeLinkRepository } from '../badges/linkRepository';
import { releaseDocument } from '../documents/documentClaimRepository';
import { VisitorRepository, type VisitorRow } from './visitorRepository';
import { normaliseEmail } from '../verification/verificationService';
import type { RateLimit } from '../limits/limitService';
import { newToken } from '../../lib/secrets';
import { channels } from './channels';
import type { SavedRegistration } from './registrationResponses';
import { statesBefore } from './registrationStates';
import type { SharedDeps } from '../sharedDeps';

interface Deps extends Pick<
  SharedDeps,
  | 'db'
  | 'payments'
  | 'places'
  | 'visitors'
  | 'registration'
  | 'tickets'
  | 'answers'
  | 'mails'
  | 'captcha'
  | 'limits'
  | 'signer'
  | 'clock'
> {
  links: ChangeLinkRepository;
}

const RESEND_AFTER_SECONDS = 60;
const RESEND_LIMITS: RateLimit[] = [
  { name: 'registration resent a minute', max: 1, per: 'minute' },
  { name: 'registration resent a day', max: 8, per: 'day' },
];
const LINK_LIMITS: RateLimit[] = [
  { name: 'change link a minute', max: 1, per: 'minute' },
  { name: 'change link a day', max: 8, per: 'day' },
];
const CLIENT_LINK_LIMIT: RateLimit = { name: 'change link of client', max: 15, per: 'hour' };
const LINK_LIFETIME_MS = 86_400_000;

export class ChangeService {
  constructor(private readonly deps: Deps) {}

  /**
   * Sends the confirmation again.
   * @throws DomainError
   */
  async resend(id: string, context: RequestContext): Promise<HandlerResponse<'ownResendRegistration'>> {
    const { db, registration, mails, limits } = this.deps;
    const row = await registration.requireOwned(id, context);
    if (row.state === 'cancelled') throw new DomainError('visitor.cancelled');
    if (!row.number) throw new DomainError('visitor.notConfirmed');
    for (const limit of RESEND_LIMITS) await limits.enforce(row.id, limit);
    const writeMessages = await mails.confirmation();
    await db.transaction().execute((tx) => writeMessages(tx, row));
    return { channel: row.mobile ? 'sms' : 'email', resendAfter: RESEND_AFTER_SECONDS };
  }

  /** Cancels a registration. Idempotent. */
  async cancel(
    id: string,
    body: Input<'ownCancelRegistration'>['body'] | undefined,
    context: RequestContext,
  ): Promise<HandlerResponse<'ownCancelRegistration'>> {
    const { registration, answers } = this.deps;
    const row = await registration.requireOwned(id, context);
    return answers.describe(await this.cancelRow(row, body?.reason ?? null));
  }

  /**
   * Cancels a registration, its document claim, enrolments and payments in one transaction. The caller checks the
   * permission.
   */
  async cancelRow(row: VisitorRow, reason: string | null): Promise<VisitorRow> {
    const { db, visitors, payments, places, clock } = this.deps;
    if (row.state === 'admitted') throw new DomainError('visitor.admitted');
    if (row.state === 'cancelled') return row;
    const change = { state: 'cancelled' as const, cancel_reason: reason, updated_at: clock.now() };
    const result = await db.transaction().execute(async (tx) => {
      const ownOrders = row.amount_due > 0 ? await payments.lockOrders(tx, 'registration', [row.id]) : [];
      const cancelled = await new VisitorRepository(tx).update(row.id, change, statesBefore('cancelled'));
      if (!cancelled) return null;
      await releaseDocument(tx, { registration_id: row.id });
      const orders = await places.cancelAllOf(tx, cancelled);
      for (const order of ownOrders)
        orders.push(await payments.markForRefund(tx, order, 'The registration was cancelled.'));
      return { cancelled, orders };
    });
    if (!result) {
      const currentRow = await visitors.byId(row.id);
      if (currentRow?.state === 'cancelled') return currentRow;
      throw new DomainError('visitor.admitted');
    }
    for (const order of result.orders) await payments.refundOrClose(order);
    return result.cancelled;
  }

  /** Sends a change link to a registered e-mail address. The response does not reveal whether it is registered. */
  async sendLink(email: string, context: RequestContext): Promise<HandlerResponse<'ownSendChangeLink'>> {
    const { db, registration, captcha, limits, mails, signer, clock } = this.deps;
    const recipient = normaliseEmail(email);
    await captcha.consumeWithinLimit(context, CLIENT_LINK_LIMIT);
    for (const limit of LINK_LIMITS) await limits.enforce(recipient, limit);
    const row = await registration.findActive(channels.en, recipient);
    if (row) {
      const token = newToken();
      const now = clock.now();
      const link = {
        token_hash: signer.sign('change link', token),
        registration_id: row.id,
        created_at: now,
        expires_at: new Date(now.getTime() + LINK_LIFETIME_MS),
      };
      const writeMessage = await mails.changeLink(row, token);
      await db.transaction().execute(async (tx) => {
        await new ChangeLinkRepository(tx).add(link);
        await writeMessage(tx);
      });
    }
    return { resendAfter: RESEND_AFTER_SECONDS };
  }

  /**
   * Opens a registration by its link, which works once. The link verifies the e-mail address.
   * @throws DomainError
   */
  async openLink(token: string, context: RequestContext): Promise<SavedRegistration> {
    const { db, links, visitors, tickets, answers, signer, clock } = this.deps;
    const hash = signer.sign('change link', token);
    const link = await links.find(hash);
    const row = link && (await visitors.byId(link.registration_id));
    if (!link || !row?.email) throw new DomainError('link.notFound');
    if (link.used_at) throw new DomainError('link.spent');
    const now = clock.now();
    if (link.expires_at <= now || row.state === 'cancelled') throw new DomainError('link.expired');
    const { email } = row;
    const ticket = await db.transaction().execute(async (tx) => {
      if (!(await new ChangeLinkRepository(tx).markUsed(hash, now))) throw new DomainError('link.spent');
      return tickets.store(tx, await tickets.findOrCreatePerson(tx, { email }, context), context);
    });
    tickets.send(ticket, context);
    return answers.describeSaved(row);
  }
}
