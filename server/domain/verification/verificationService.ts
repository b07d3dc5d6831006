/** Codes by mail or text message and their proofs, with the limits of security.md. */
import type { Locale } from '../../../src/rules/locales';
import type { Input } from '../../http/contract';
import { DomainError, fieldError } from '../../http/envelope';
import type { RequestContext } from '../../http/context';
import { SessionRepository } from '../identity/sessionRepository';
import { VerificationRepository } from './verificationRepository';
import { newId } from '../../lib/ids';
import { newCode } from '../../lib/secrets';
import type { Bound } from '../limits/limitService';
import type { SharedDeps } from '../parts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const CODE_MINUTES = 10;
const PROOF_MINUTES = 30;
const TRIES = 5;

export type Purpose = NonNullable<Input<'verifySmsCode'>['body']['purpose']>;

export interface CodeRequest {
  kind: 'mail' | 'sms';
  to: string;
  purpose: Purpose;
}

/** The requester of a code. */
export interface Asker {
  session: string;
  client: string;
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
   * Sends a code by mail or text message. The response does not reveal whether the address is known.
   * @param pay spends the message's captcha, by default a pass of the session
   * @throws DomainError
   */
  async send(request: CodeRequest, by: Asker, pay = () => this.deps.captcha.pay(by, this.ofClient)) {
    const { db, codes, gate, limits, mailer, signer, clock } = this.deps;
    const { resendAfterSeconds } = limits.limits;
    const now = clock.now();
    const address = normaliseEmail(request.to);
    const spending = { kind: request.kind, purpose: 'code', client: by.client } as const;
    await gate.mustHaveRoom(spending);
    await this.mustHaveRoom(address, now);
    // Errors until here do not cost the visitor's captcha.
    await pay();
    const id = newId();
    const code = newCode();
    // One statement each, so that concurrent requests are counted.
    if (!(await codes.takeTurn(address, now, new Date(now.getTime() - resendAfterSeconds * SECOND))))
      throw new DomainError('limit.tooSoon', [], { seconds: resendAfterSeconds });
    await gate.spendBudget(spending);
    const goodUntil = new Date(now.getTime() + CODE_MINUTES * MINUTE);
    const values = { code, minutes: CODE_MINUTES };
    const message = { to: address, locale: by.locale, values, goodUntil, client: by.client, isBudgeted: true };
    const row = {
      id,
      address,
      purpose: request.purpose,
      session: by.session,
      code_hash: signer.sign(`code:${id}`, code),
      sent_at: now,
      expires_at: goodUntil,
      client: by.client,
    };
    await db.transaction().execute(async (tx) => {
      await new VerificationRepository(tx).saveCode(row);
      if (request.kind === 'mail') await mailer.within(tx).send({ ...message, template: 'emailCode' });
      else await mailer.within(tx).sendSms({ ...message, template: 'smsCode' });
    });
    return { resendAfter: resendAfterSeconds, expiresIn: CODE_MINUTES * 60 };
  }

  /**
   * Spends the session's latest captcha for a code that is sent next.
   * @throws DomainError
   */
  payByLast(
    solved: { code: string; work: number[] | undefined; pointer: string },
    by: Pick<RequestContext, 'session' | 'client'>,
  ): Promise<void> {
    const { captcha } = this.deps;
    return captcha.pay(by, this.ofClient, (mustBeHard) => captcha.spendLast(solved, by, mustBeHard));
  }

  /**
   * Checks a code that was sent for one of these purposes. A correct one leaves a proof in the session.
   * @throws DomainError
   */
  async check(
    request: { to: string; purpose: Purpose | readonly Purpose[]; code: string; pointer?: string },
    by: Pick<RequestContext, 'session' | 'nextSession' | 'renewSession'>,
  ) {
    const { db, codes, signer, clock } = this.deps;
    const { session } = by;
    const now = clock.now();
    const address = normaliseEmail(request.to);
    const pointer = request.pointer ?? '/body/code';
    // Codes belong to a session, so there is none without one.
    const sent = session === null ? undefined : await codes.newestCode(address, [request.purpose].flat(), session);
    if (session === null || !sent) throw fieldError('verify.codeWrong', pointer);
    if (sent.used_at) throw fieldError('verify.codeSpent', pointer);
    if (sent.expires_at <= now || !(await codes.countTry(sent.id, TRIES)))
      throw fieldError('verify.codeExpired', pointer);
    if (!signer.matches(`code:${sent.id}`, request.code, sent.code_hash)) throw fieldError('verify.codeWrong', pointer);
    const expiresAt = new Date(now.getTime() + PROOF_MINUTES * MINUTE);
    await db.transaction().execute(async (tx) => {
      const proof = { session, address, purpose: sent.purpose, expiresAt };
      if (!(await new VerificationRepository(tx).useCode(sent.id, proof, now)))
        throw fieldError('verify.codeSpent', pointer);
      // An attacker may have planted the old session, so the proof belongs to a new one.
      await new SessionRepository(tx).move(session, by.nextSession());
    });
    by.renewSession();
    return { verified: true as const, proofExpiresAt: expiresAt.toISOString() };
  }

  /** Whether this session has a proof of the address. */
  async hasProof(session: string | null, address: string, purposes: readonly Purpose[]): Promise<boolean> {
    const { codes, clock } = this.deps;
    return session !== null && (await codes.hasProof(session, normaliseEmail(address), [...purposes], clock.now()));
  }

  /** Whether this session created the registration, also before its id was renewed. */
  async hasCreated(session: string | null, registrationId: string): Promise<boolean> {
    return session !== null && (await this.deps.codes.wasUsedFor(registrationId, session));
  }

  /** The mobile numbers that this session proved, for any purpose. */
  async provedMobiles(session: string | null): Promise<string[]> {
    const { codes, clock } = this.deps;
    if (session === null) return [];
    return (await codes.provedBy(session, clock.now())).filter((address) => !address.includes('@'));
  }

  /**
   * Checks a code that gives access to the owner's own data. Only a wrong code counts as an existence query.
   * @throws DomainError
   */
  async checkOwn(code: Parameters<VerificationService['check']>[0], context: RequestContext): Promise<void> {
    try {
      await this.check(code, context);
    } catch (error) {
      await this.countExistenceQuery(context);
      throw error;
    }
  }

  /**
   * Counts a query whether an address is registered. Beyond the limits each needs a solved captcha.
   * @throws DomainError
   */
  async countExistenceQuery(by: { session: string | null; client: string }): Promise<void> {
    const { limits, captcha } = this.deps;
    const { existenceAnHourForClient, existenceADayForSession } = limits.limits;
    const hourly: Bound = { name: 'existence', max: existenceAnHourForClient, per: 'hour' };
    const daily: Bound = { name: 'existence of session', max: existenceADayForSession, per: 'day' };
    const session = by.session ?? by.client;
    const isWithin = (await limits.clientHasRoom(by.client, hourly)) && (await limits.hasRoom(session, daily));
    const isCounted = isWithin && (await limits.takeOfClient(by.client, hourly)) && (await limits.take(session, daily));
    if (!isCounted) await captcha.spend(by);
  }

  /** The limit of a client's network with normal captchas. */
  get ofClient(): Bound {
    return { name: 'codes', max: this.deps.limits.limits.codesAnHourForClient, per: 'hour' };
  }

  private async mustHaveRoom(address: string, now: Date): Promise<void> {
    const { codes, limits } = this.deps;
    const { resendAfterSeconds, codesADayForAddress } = limits.limits;
    const sent = await codes.sentSince(address, new Date(now.getTime() - DAY));
    const waited = sent[0] ? now.getTime() - sent[0].getTime() : Infinity;
    const wait = Math.ceil(resendAfterSeconds - waited / SECOND);
    if (wait > 0) throw new DomainError('limit.tooSoon', [], { seconds: wait });
    // Newest first: the next code is allowed when this one is a day old.
    const last = sent[codesADayForAddress - 1];
    if (last)
      throw new DomainError('limit.exceeded', [], {
        seconds: Math.ceil((last.getTime() + DAY - now.getTime()) / SECOND),
      });
  }
}
