/** Newsletter with double opt-in: an address is pending until its link is opened. */
import { localise, type Locale } from '../../../src/rules/locales';
import type { HandlerResponse, Input } from '../../http/contract';
import { DomainError } from '../../http/envelope';
import { SubscriptionRepository, type SubscriptionRow } from './subscriptionRepository';
import { newId } from '../../lib/ids';
import { maskEmail } from '../../lib/masking';
import { newToken } from '../../lib/secrets';
import { normaliseEmail } from '../verification/verificationService';
import type { SharedDeps } from '../sharedDeps';

const RESEND_AFTER_SECONDS = 60;
const MAX_SUBSCRIPTIONS_PER_HOUR = 15;
/** Unconfirmed subscriptions expire after this. */
const PENDING_DAYS = 7;
const DAY_MS = 86_400_000;

interface Deps extends Pick<SharedDeps, 'db' | 'edition' | 'mailer' | 'limits' | 'signer' | 'clock' | 'origin'> {
  subscriptions: SubscriptionRepository;
}

export class SubscriptionService {
  constructor(private readonly deps: Deps) {}

  /**
   * Sends a confirmation mail. The response is the same for new, pending and confirmed addresses, so that it reveals
   * nothing.
   */
  async subscribe(
    { email, language }: Input<'configSubscribe'>['body'],
    { locale, clientIp }: { locale: Locale; clientIp: string },
  ): Promise<HandlerResponse<'configSubscribe'>> {
    const { db, subscriptions, edition, mailer, limits, clock, origin } = this.deps;
    const token = newToken();
    const now = clock.now();
    const recipient = normaliseEmail(email);
    await subscriptions.removePending(new Date(now.getTime() - PENDING_DAYS * DAY_MS));
    await limits.enforceForIp(clientIp, { name: 'newsletter', max: MAX_SUBSCRIPTIONS_PER_HOUR, per: 'hour' });
    const row = {
      id: newId(),
      email: recipient,
      language,
      locale,
      state: 'pending' as const,
      token_hash: this.hash(token),
      asked_at: now,
      client: clientIp,
    };
    const exhibition = localise((await edition.current()).name, locale);
    const url = `${origin}/${locale}/newsletter/confirm?token=${token}`;
    const mail = {
      to: recipient,
      template: 'newsletterConfirm',
      locale,
      values: { exhibition, url },
      clientIp,
    } as const;
    const notAfter = new Date(now.getTime() - RESEND_AFTER_SECONDS * 1000);
    await db.transaction().execute(async (tx) => {
      if (await new SubscriptionRepository(tx).requestConfirmation(row, notAfter)) await mailer.within(tx).send(mail);
    });
    return { state: 'pending', resendAfter: RESEND_AFTER_SECONDS };
  }

  /** Confirms by the token of a mail. Idempotent. */
  async confirm(token: string): Promise<HandlerResponse<'ownConfirmSubscription'>> {
    const row = await this.find(token);
    if (row.state === 'unsubscribed') throw new DomainError('subscription.unsubscribed');
    if (row.state === 'confirmed') return describe(row);
    return describe(
      await this.deps.subscriptions.update(row.id, { state: 'confirmed', confirmed_at: this.deps.clock.now() }),
    );
  }

  /** Unsubscribes by the token of a mail. Idempotent. */
  async unsubscribe(token: string): Promise<HandlerResponse<'ownUnsubscribe'>> {
    const row = await this.find(token);
    return describe(
      row.state === 'unsubscribed' ? row : await this.deps.subscriptions.update(row.id, { state: 'unsubscribed' }),
    );
  }

  private async find(token: string): Promise<SubscriptionRow> {
    const row = await this.deps.subscriptions.byToken(this.hash(token));
    if (!row) throw new DomainError('link.notFound');
    return row;
  }

  private hash(token: string): string {
    return this.deps.signer.sign('newsletter', token);
  }
}

const describe = (row: SubscriptionRow): HandlerResponse<'ownConfirmSubscription'> => ({
  state: row.state,
  emailMasked: maskEmail(row.email),
  language: row.language as 1 | 2,
  confirmedAt: row.confirmed_at?.toISOString() ?? null,
});
