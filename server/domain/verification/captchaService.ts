/**
 * Captchas: proof of work by the browser, then five digits as picture or audio. Each can be checked once. A solved
 * captcha gives the session a pass for one message.
 */
import type { HandlerResponse, FileResponse, Input } from '../../http/contract';
import type { RequestContext } from '../../http/context';
import { DomainError, fieldError } from '../../http/envelope';
import type { CaptchaRepository, CaptchaRow } from './captchaRepository';
import { newId } from '../../lib/ids';
import { renderCaptchaAudio } from './captchaAudio';
import { renderCaptchaImage } from './captchaImage';
import { isSolved, solveWorkSync, type ProofOfWork } from '../../../src/rules/proofOfWork';
import type { RateLimit, LimitService } from '../limits/limitService';
import type { SharedDeps } from '../sharedDeps';

interface CaptchaLevel {
  isHard: boolean;
  /** Leading zero bits of each puzzle. */
  bits: number;
}

/**
 * Many small puzzles instead of a few large ones reduce the variance: the slowest of 100 clients takes a third longer
 * than average.
 */
const PUZZLES = 64;
/** Two bits more are four times the work. */
const STEP_BITS = 2;
/** Thresholds of the whole site's captchas per minute. */
const BUSY_PER_MINUTE = 120;
const FULL_PER_MINUTE = 600;
/** Thresholds as fractions of a client's hourly captchas. */
const BUSY_FRACTION = 1 / 8;
const HARD_FRACTION = 1 / 4;

const UNLIMITED = 1_000_000_000;

const CHALLENGE_LIMIT: RateLimit = { name: 'challenged', max: 1, per: 'hour' };
const siteLimit = (max: number): RateLimit => ({ name: 'captcha load', max, per: 'minute' });

/**
 * Makes this client's captchas hard for an hour after it exceeded a limit. Others in its network may have caused
 * that.
 */
const requireHardCaptchas = async (limits: LimitService, clientIp: string): Promise<void> => {
  await limits.consumeForIp(clientIp, CHALLENGE_LIMIT);
};

async function chooseLevel(limits: LimitService, clientIp: string): Promise<CaptchaLevel> {
  const { captchasPerHourForIp, captchaWorkBits: baseBits } = limits.limits;
  const hasUsedFraction = async (fraction: number) =>
    !(await limits.hasRoomForIp(clientIp, {
      name: 'captcha',
      max: Math.max(1, Math.floor(captchasPerHourForIp * fraction)),
      per: 'hour',
    }));
  await limits.consume('site', siteLimit(UNLIMITED));
  const isChallenged = !(await limits.hasRoomForIp(clientIp, CHALLENGE_LIMIT));
  if (
    isChallenged ||
    (await hasUsedFraction(HARD_FRACTION)) ||
    !(await limits.hasRoom('site', siteLimit(FULL_PER_MINUTE)))
  )
    return { isHard: true, bits: baseBits + 2 * STEP_BITS };
  const isBusy = (await hasUsedFraction(BUSY_FRACTION)) || !(await limits.hasRoom('site', siteLimit(BUSY_PER_MINUTE)));
  return { isHard: false, bits: baseBits + (isBusy ? STEP_BITS : 0) };
}

const DIGITS = 5;
const LIFETIME_SECONDS = 300;
const DAY_MS = 86_400_000;

interface Deps extends Pick<SharedDeps, 'limits' | 'signer' | 'clock'> {
  captchas: CaptchaRepository;
}

/** Up to this multiple of a limit, clients may continue with hard captchas. */
const CEILING_FACTOR = 10;

const workOf = (id: string, bits: number): ProofOfWork => ({ prefix: id, puzzles: PUZZLES, bits });

export interface Solution {
  code: string;
  work: number[];
}

type CaptchaContext = Pick<RequestContext, 'session' | 'clientIp' | 'locale'>;

export class CaptchaService {
  constructor(private readonly deps: Deps) {}

  /** Creates a captcha for the session. */
  async make(context: CaptchaContext): Promise<HandlerResponse<'verifyCaptchaImage'>> {
    const { id, level } = await this.add(context);
    const image = await renderCaptchaImage(this.digitsOf(id), level);
    return {
      captchaId: id,
      image: `data:image/png;base64,${image.toString('base64')}`,
      audioUrl: `/api/web/own/captcha/${id}/audio?locale=${context.locale}`,
      expiresIn: LIFETIME_SECONDS,
      work: workOf(id, level.bits),
    };
  }

  /** Creates a captcha as picture only. It is checked as the session's latest one. */
  async picture(context: CaptchaContext): Promise<FileResponse> {
    const { id, level } = await this.add(context);
    return { contentType: 'image/png', body: await renderCaptchaImage(this.digitsOf(id), level) };
  }

  /** The audio of a captcha in the request's language. */
  async audio(id: string, { session, clientIp, locale }: RequestContext): Promise<FileResponse> {
    await this.deps.limits.enforceForIp(clientIp, this.clientLimit('captcha audio'));
    const row = await this.deps.captchas.byId(id);
    if (!row || row.session !== session || !this.isOpen(row)) throw new DomainError('record.notFound');
    return {
      contentType: 'audio/wav',
      body: await renderCaptchaAudio(this.digitsOf(id), locale, { isHard: row.is_hard }),
    };
  }

  /**
   * Checks a solution. A correct one gives the session a pass.
   * @throws DomainError
   */
  async check(
    { captchaId, code, work }: Input<'verifyCaptchaCheck'>['body'],
    { session }: Pick<RequestContext, 'session'>,
  ): Promise<HandlerResponse<'verifyCaptchaCheck'>> {
    const { captchas, clock } = this.deps;
    const row = await captchas.byId(captchaId);
    const passUntil = new Date(clock.now().getTime() + LIFETIME_SECONDS * 1000);
    // The work is checked first: without it the response reveals nothing about the digits, and the captcha stays valid.
    this.assertWorkDone(row, work, '/body/work');
    const isCorrect = code === this.digitsOf(captchaId);
    await this.markChecked(row, session, isCorrect ? { pass_expires_at: passUntil } : {}, '/body/code');
    if (!isCorrect) throw fieldError('captcha.wrong', '/body/code');
    return { passed: true, expiresAt: passUntil.toISOString() };
  }

  /**
   * Checks the session's latest captcha and uses it up at once.
   * @throws DomainError
   */
  async consumeLatest(
    { code, work, pointer }: { code: string; work: number[] | undefined; pointer: string },
    { session }: Pick<RequestContext, 'session'>,
    mustBeHard = false,
  ): Promise<void> {
    const row = session === null ? undefined : await this.deps.captchas.newestOf(session);
    // The client is challenged by now, so its next picture is hard.
    if (mustBeHard && !row?.is_hard) throw fieldError('captcha.expired', pointer);
    this.assertWorkDone(row, work, '/body/work');
    await this.markChecked(row, session, { spent_at: this.deps.clock.now() }, pointer);
    if (row && code !== this.digitsOf(row.id)) throw fieldError('captcha.wrong', pointer);
  }

  /**
   * Uses up a pass of this session. One solved captcha allows one message.
   * @throws DomainError `captcha.required`
   */
  async consumePass({ session }: Pick<RequestContext, 'session'>, mustBeHard = false): Promise<void> {
    if (session === null || !(await this.deps.captchas.consumePass(session, this.deps.clock.now(), mustBeHard)))
      throw new DomainError('captcha.required');
  }

  /**
   * Uses up a pass for an action that is limited per network. Carriers and companies share IPs: beyond the limit
   * the captcha must be hard, and only far beyond it the request is rejected.
   * @param consume uses up the captcha; the session's pass by default
   * @throws DomainError
   */
  async consumeWithinLimit(
    requester: Pick<RequestContext, 'session' | 'clientIp'>,
    limit: RateLimit,
    consume = (mustBeHard: boolean) => this.consumePass(requester, mustBeHard),
  ): Promise<void> {
    const { limits } = this.deps;
    const ceiling = { ...limit, name: `${limit.name} at all`, max: limit.max * CEILING_FACTOR };
    if (!(await limits.hasRoomForIp(requester.clientIp, ceiling)))
      throw await limits.exceededErrorForIp(requester.clientIp, ceiling);
    const isOverLimit = !(await limits.hasRoomForIp(requester.clientIp, limit));
    if (isOverLimit) await requireHardCaptchas(limits, requester.clientIp);
    await consume(isOverLimit);
    await limits.consumeForIp(requester.clientIp, limit);
    await limits.enforceForIp(requester.clientIp, ceiling);
  }

  /** The proof of work of the session's latest captcha, for one that was requested as picture only. */
  async work({ session }: Pick<RequestContext, 'session'>): Promise<HandlerResponse<'ownCaptchaWork'>> {
    const row = session === null ? undefined : await this.deps.captchas.newestOf(session);
    return { work: row && this.isOpen(row) ? workOf(row.id, row.work_bits ?? 0) : null };
  }

  /** The solution of an open captcha, for testers of a sandbox only. */
  async solution(id: string): Promise<Solution | null> {
    return this.solutionOf(await this.deps.captchas.byId(id));
  }

  /** The solution of a session's latest open captcha, for testers of a sandbox only. */
  async latestSolution(session: string): Promise<Solution | null> {
    return this.solutionOf(await this.deps.captchas.newestOf(session));
  }

  private solutionOf(row: CaptchaRow | undefined): Solution | null {
    if (!row || !this.isOpen(row)) return null;
    return { code: this.digitsOf(row.id), work: solveWorkSync(workOf(row.id, row.work_bits ?? 0)) };
  }

  private assertWorkDone(row: CaptchaRow | undefined, work: number[] | undefined, pointer: string): void {
    // Rolling update: the older version created captchas without work.
    if (!row || row.work_bits === null) return;
    if (!isSolved(workOf(row.id, row.work_bits), work ?? [])) throw fieldError('captcha.workMissing', pointer);
  }

  private async add({ session, clientIp }: CaptchaContext): Promise<{ id: string; level: CaptchaLevel }> {
    const { captchas, clock, limits } = this.deps;
    if (session === null) throw new Error('A captcha needs a session.');
    await limits.enforceForIp(clientIp, this.clientLimit('captcha'));
    const now = clock.now();
    const id = newId();
    const expires = new Date(now.getTime() + LIFETIME_SECONDS * 1000);
    await captchas.removeCreatedBefore(new Date(now.getTime() - DAY_MS));
    const level = await chooseLevel(limits, clientIp);
    const cost = { work_bits: level.bits, is_hard: level.isHard };
    await captchas.add({ id, session, made_at: now, expires_at: expires, ...cost });
    return { id, level };
  }

  /**
   * Uses up the one check of a captcha, which must belong to the session and be open.
   * @throws DomainError
   */
  private async markChecked(
    row: CaptchaRow | undefined,
    session: string | null,
    resultColumns: { pass_expires_at?: Date; spent_at?: Date },
    pointer: string,
  ): Promise<void> {
    const isOwn = row !== undefined && row.session === session && this.isOpen(row);
    if (!isOwn || !(await this.deps.captchas.markChecked(row.id, this.deps.clock.now(), resultColumns)))
      throw fieldError('captcha.expired', pointer);
  }

  private isOpen({ expires_at, checked_at }: CaptchaRow): boolean {
    return checked_at === null && expires_at > this.deps.clock.now();
  }

  /** Derives the digits from the captcha's id and the site's secret, so that they are not stored. */
  private digitsOf(id: string): string {
    return this.deps.signer.digits('captcha', id, DIGITS);
  }

  private clientLimit(name: string) {
    return { name, max: this.deps.limits.limits.captchasPerHourForIp, per: 'hour' } as const;
  }
}
