/** Codes by mail or text message and the proofs they leave, with the limits of security.md. */
import type { Clock } from '../../../src/rules/clock';
import type { Locale } from '../../../src/rules/locales';
import type { Input } from '../../http/contract';
import { DomainError, fieldError } from '../../http/envelope';
import type { VerificationRepository } from '../../repositories/verification';
import { newId } from '../ids';
import type { Mailer } from '../messages/mailer';
import { newCode, type Signer } from '../secrets';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const limits = {
  resendAfterSeconds: 60,
  codeMinutes: 10,
  proofMinutes: 30,
  tries: 5,
  sendsADayForAddress: 8,
  sendsAnHourForClient: 15,
  existenceAnHourForClient: 10,
  existenceADayForSession: 30,
};

type Limits = typeof limits;

export type Purpose = NonNullable<Input<'verifySmsCode'>['body']['purpose']>;

/** Addresses are compared without case: nobody has two mailboxes that differ in it alone. */
export const sameAddress = (email: string): string => email.trim().toLowerCase();

export class VerificationService {
  constructor(
    private readonly codes: VerificationRepository,
    private readonly mailer: Mailer,
    private readonly signer: Signer,
    private readonly clock: Clock,
    private readonly bounds: Limits = limits,
  ) {}

  /** Sends a code by mail or text message. The answer does not say whether the address is known. */
  async send(
    request: { kind: 'mail' | 'sms'; to: string; purpose: Purpose },
    by: { session: string; client: string; locale: Locale },
  ) {
    const now = this.clock.now();
    const address = sameAddress(request.to);
    const sent = await this.codes.sentSince('address', address, new Date(now.getTime() - DAY));
    const waited = sent[0] ? now.getTime() - sent[0].getTime() : Infinity;
    const wait = Math.ceil(this.bounds.resendAfterSeconds - waited / SECOND);
    if (wait > 0) throw new DomainError('limit.tooSoon', [], { seconds: wait });
    const fromClient = await this.codes.sentSince('client', by.client, new Date(now.getTime() - HOUR));
    if (sent.length >= this.bounds.sendsADayForAddress || fromClient.length >= this.bounds.sendsAnHourForClient)
      throw new DomainError('limit.exceeded', [], { seconds: 3600 });
    const code = newCode();
    const id = newId();
    await this.codes.saveCode({
      id,
      address,
      purpose: request.purpose,
      session: by.session,
      code_hash: this.signer.sign(`code:${id}`, code),
      sent_at: now,
      expires_at: new Date(now.getTime() + this.bounds.codeMinutes * MINUTE),
      client: by.client,
    });
    const values = { code, minutes: this.bounds.codeMinutes };
    if (request.kind === 'mail')
      await this.mailer.send({ to: address, template: 'emailCode', locale: by.locale, values });
    else await this.mailer.sendSms({ to: address, template: 'smsCode', locale: by.locale, values });
    return { resendAfter: this.bounds.resendAfterSeconds, expiresIn: this.bounds.codeMinutes * 60 };
  }

  /** Checks a code; the right one leaves a proof in the session. */
  async check(request: { to: string; purpose: Purpose; code: string; pointer?: string }, session: string) {
    const now = this.clock.now();
    const address = sameAddress(request.to);
    const pointer = request.pointer ?? '/body/code';
    const sent = await this.codes.newestCode(address, request.purpose, session);
    if (!sent) throw fieldError('verify.codeWrong', pointer);
    if (sent.used_at) throw fieldError('verify.codeSpent', pointer);
    if (sent.expires_at <= now || !(await this.codes.countTry(sent.id, this.bounds.tries)))
      throw fieldError('verify.codeExpired', pointer);
    if (!this.signer.matches(`code:${sent.id}`, request.code, sent.code_hash))
      throw fieldError('verify.codeWrong', pointer);
    const expiresAt = new Date(now.getTime() + this.bounds.proofMinutes * MINUTE);
    const first = await this.codes.useCode(sent.id, { session, address, purpose: request.purpose, expiresAt }, now);
    if (!first) throw fieldError('verify.codeSpent', pointer);
    return { verified: true as const, proofExpiresAt: expiresAt.toISOString() };
  }

  /** Whether this session proved that the address is its own. */
  async hasProof(session: string | null, address: string, purposes: Purpose[]): Promise<boolean> {
    return session !== null && (await this.codes.hasProof(session, sameAddress(address), purposes, this.clock.now()));
  }

  /** Counts a question whether an address is registered; refuses it beyond the limits. */
  async countExistenceQuery(by: { session: string | null; client: string }): Promise<void> {
    const now = this.clock.now();
    const session = by.session ?? by.client;
    const [ofClient, ofSession] = await Promise.all([
      this.codes.existenceQueries('client', by.client, new Date(now.getTime() - HOUR)),
      this.codes.existenceQueries('session', session, new Date(now.getTime() - DAY)),
    ]);
    if (ofClient >= this.bounds.existenceAnHourForClient || ofSession >= this.bounds.existenceADayForSession)
      throw new DomainError('limit.exceeded', [], { seconds: 3600 });
    await this.codes.recordExistenceQuery(by.client, session, now);
  }
}
