/** Verifies e-mail addresses and mobile numbers by codes, with the limits of security.md. */
import type { Locale } from '../../../src/rules/locales';
import type { Input } from '../../http/contract';
import { DomainError, fieldError } from '../../http/envelope';
import type { RequestContext } from '../../http/context';
import { SessionRepository } from '../identity/sessionRepository';
import { VerificationRepository } from './verificationRepository';
import { newId } from '../../lib/ids';
import { newCode } from '../../lib/secrets';
import type { RateLimit } from '../limits/limitService';
import type { SharedDeps } from '../sharedDeps';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const CODE_MINUTES = 10;
const VERIFICATION_MINUTES = 30;
const MAX_ATTEMPTS = 5;

export type Purpose = NonNullable<Input<'verifySmsCode'>['body']['purpose']>;

export interface CodeRequest {
  kind: 'mail' | 'sms';
  to: string;
  purpose: Purpose;
}

/** The requester of a code. */
export interface CodeRequester {
  session: string;
  clientIp: string;
  locale: Locale;
}

/** Normalises an e-mail address. Mailboxes practically never differ by case only. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

interface Deps extends Pick<SharedDeps, 'db' | 'mailer' | 'gate' | 'captcha' | 'limits' | 'signer' | 'clock'> {
  codes: VerificationRepository;
}

export class VerificationService {
  constructor(private readonly deps: Deps) {}

  /**
   * Sends a code by mail or text message. The response does not reveal whether the recipient is known.
   * @param consumeCaptcha spends the message's captcha, by default a pass of the session
   * @throws DomainError
   */
  async send(
    request: CodeRequest,
    requester: CodeRequester,
    consumeCaptcha = () => this.deps.captcha.consumeWithinLimit(requester, this.clientLimit),
  ) {
    const { db, codes, gate, limits, mailer, signer, clock } = this.deps;
    const { resendAfterSeconds } = limits.limits;
    const now = clock.now();
    const recipient = normaliseEmail(request.to);
    const budgetRequest = { kind: request.kind, purpose: 'code', clientIp: requester.clientIp } as const;
    await gate.assertCapacity(budgetRequest);
    await this.enforceRecipientLimit(recipient, now);
    // Errors until here do not cost the visitor's captcha.
    await consumeCaptcha();
    const id = newId();
    const code = newCode();
    // Single statements, so that concurrent requests are counted correctly.
    if (!(await codes.reserveSendSlot(recipient, now, new Date(now.getTime() - resendAfterSeconds * SECOND))))
      throw new DomainError('limit.tooSoon', [], { seconds: resendAfterSeconds });
    await gate.consumeBudget(budgetRequest);
    const expiresAt = new Date(now.getTime() + CODE_MINUTES * MINUTE);
    const values = { code, minutes: CODE_MINUTES };
    const message = {
      to: recipient,
      locale: requester.locale,
      values,
      expiresAt,
      clientIp: requester.clientIp,
      isBudgeted: true,
    };
    const row = {
      id,
      address: recipient,
      purpose: request.purpose,
      session: requester.session,
      code_hash: signer.sign(`code:${id}`, code),
      sent_at: now,
      expires_at: expiresAt,
      client: requester.clientIp,
    };
    await db.transaction().execute(async (tx) => {
      await new VerificationRepository(tx).saveCode(row);
      if (request.kind === 'mail') await mailer.within(tx).send({ ...message, template: 'emailCode' });
      else await mailer.within(tx).sendSms({ ...message, template: 'smsCode' });
    });
    return { resendAfter: resendAfterSeconds, expiresIn: CODE_MINUTES * 60 };
  }

  /**
   * Uses up the session's latest captcha for the next code.
   * @throws DomainError
   */
  consumeLatestCaptcha(
    solution: { code: string; work: number[] | undefined; pointer: string },
    requester: Pick<RequestContext, 'session' | 'clientIp'>,
  ): Promise<void> {
    const { captcha } = this.deps;
    return captcha.consumeWithinLimit(requester, this.clientLimit, (mustBeHard) =>
      captcha.consumeLatest(solution, requester, mustBeHard),
    );
  }

  /**
   * Checks a code that was sent for one of these purposes. A correct code verifies the recipient for the session.
   * @throws DomainError
   */
  async check(
    request: { to: string; purpose: Purpose | readonly Purpose[]; code: string; pointer?: string },
    requester: Pick<RequestContext, 'session' | 'nextSession' | 'renewSession'>,
  ) {
    const { db, codes, signer, clock } = this.deps;
    const { session } = requester;
    const now = clock.now();
    const recipient = normaliseEmail(request.to);
    const pointer = request.pointer ?? '/body/code';
    // Codes belong to a session: without a session there is no code.
    const codeRow = session === null ? undefined : await codes.newestCode(recipient, [request.purpose].flat(), session);
    if (session === null || !codeRow) throw fieldError('verify.codeWrong', pointer);
    if (codeRow.used_at) throw fieldError('verify.codeSpent', pointer);
    if (codeRow.expires_at <= now || !(await codes.countAttempt(codeRow.id, MAX_ATTEMPTS)))
      throw fieldError('verify.codeExpired', pointer);
    if (!signer.matches(`code:${codeRow.id}`, request.code, codeRow.code_hash))
      throw fieldError('verify.codeWrong', pointer);
    const expiresAt = new Date(now.getTime() + VERIFICATION_MINUTES * MINUTE);
    await db.transaction().execute(async (tx) => {
      const verification = { session, recipient, purpose: codeRow.purpose, expiresAt };
      if (!(await new VerificationRepository(tx).useCode(codeRow.id, verification, now)))
        throw fieldError('verify.codeSpent', pointer);
      // An attacker may have fixated the old session, so the verification moves to a new one.
      await new SessionRepository(tx).move(session, requester.nextSession());
    });
    requester.renewSession();
    return { verified: true as const, proofExpiresAt: expiresAt.toISOString() };
  }

  /** Whether this session has verified the recipient. */
  async isVerified(session: string | null, recipient: string, purposes: readonly Purpose[]): Promise<boolean> {
    const { codes, clock } = this.deps;
    return session !== null && (await codes.isVerified(session, normaliseEmail(recipient), [...purposes], clock.now()));
  }

  /** Whether this session created the registration, also before its id was renewed. */
  async hasCreated(session: string | null, registrationId: string): Promise<boolean> {
    return session !== null && (await this.deps.codes.wasUsedFor(registrationId, session));
  }

  /** The mobile numbers that this session has verified, for any purpose. */
  async verifiedMobiles(session: string | null): Promise<string[]> {
    const { codes, clock } = this.deps;
    if (session === null) return [];
    return (await codes.verifiedRecipients(session, clock.now())).filter((recipient) => !recipient.includes('@'));
  }

  /**
   * Checks a code that gives access to the owner's own data. Only a wrong code counts as an existence query.
   * @throws DomainError
   */
  async checkAccessCode(code: Parameters<VerificationService['check']>[0], context: RequestContext): Promise<void> {
    try {
      await this.check(code, context);
    } catch (error) {
      await this.countExistenceQuery(context);
      throw error;
    }
  }

  /**
   * Counts a query whether an e-mail address or number is registered. Beyond the limits each needs a solved captcha.
   * @throws DomainError
   */
  async countExistenceQuery(requester: { session: string | null; clientIp: string }): Promise<void> {
    const { limits, captcha } = this.deps;
    const { existenceChecksPerHourForIp, existenceChecksPerDayForSession } = limits.limits;
    const hourly: RateLimit = { name: 'existence', max: existenceChecksPerHourForIp, per: 'hour' };
    const daily: RateLimit = { name: 'existence of session', max: existenceChecksPerDayForSession, per: 'day' };
    const session = requester.session ?? requester.clientIp;
    const isWithinLimits =
      (await limits.hasRoomForIp(requester.clientIp, hourly)) && (await limits.hasRoom(session, daily));
    const isCounted =
      isWithinLimits &&
      (await limits.consumeForIp(requester.clientIp, hourly)) &&
      (await limits.consume(session, daily));
    if (!isCounted) await captcha.consumePass(requester);
  }

  /** The limit of a client's network with normal captchas. */
  get clientLimit(): RateLimit {
    return { name: 'codes', max: this.deps.limits.limits.codesPerHourForIp, per: 'hour' };
  }

  private async enforceRecipientLimit(recipient: string, now: Date): Promise<void> {
    const { codes, limits } = this.deps;
    const { resendAfterSeconds, codesPerDayForRecipient } = limits.limits;
    const sentTimes = await codes.sentSince(recipient, new Date(now.getTime() - DAY));
    const elapsedMs = sentTimes[0] ? now.getTime() - sentTimes[0].getTime() : Infinity;
    const waitSeconds = Math.ceil(resendAfterSeconds - elapsedMs / SECOND);
    if (waitSeconds > 0) throw new DomainError('limit.tooSoon', [], { seconds: waitSeconds });
    // Newest first: the next code is allowed when this one is a day old.
    const last = sentTimes[codesPerDayForRecipient - 1];
    if (last)
      throw new DomainError('limit.exceeded', [], {
        seconds: Math.ceil((last.getTime() + DAY - now.getTime()) / SECOND),
      });
  }
}
