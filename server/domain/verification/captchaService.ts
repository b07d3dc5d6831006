/**
 * Captchas: proof of work by the browser, then five digits to be read or heard. Each can be checked once; a solved one
 * leaves a pass for one message.
 */
import type { HandlerResponse, FileResponse, Input } from '../../http/contract';
import type { RequestContext } from '../../http/context';
import { DomainError, fieldError } from '../../http/envelope';
import type { CaptchaRepository, CaptchaRow } from './captchaRepository';
import { newId } from '../../lib/ids';
import { speakCaptcha } from './captchaAudio';
import { drawCaptcha } from './captchaImage';
import { isWorkDone, solveWorkNow, type Work } from '../../../src/rules/work';
import type { Bound, LimitService } from '../limits/limitService';
import type { SharedDeps } from '../parts';

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
const BUSY_PART = 1 / 8;
const HARD_PART = 1 / 4;

const UNLIMITED = 1_000_000_000;

const CHALLENGED: Bound = { name: 'challenged', max: 1, per: 'hour' };
const ofSite = (max: number): Bound => ({ name: 'captcha load', max, per: 'minute' });

/**
 * Makes this client's captchas hard for an hour, after it exceeded a limit that others of its network may have used
 * up.
 */
const challenge = async (limits: LimitService, client: string): Promise<void> => {
  await limits.takeOfClient(client, CHALLENGED);
};

async function captchaLevel(limits: LimitService, client: string): Promise<CaptchaLevel> {
  const { captchasAnHourForClient, captchaWorkBits: usual } = limits.limits;
  const hasUsed = async (part: number) =>
    !(await limits.clientHasRoom(client, {
      name: 'captcha',
      max: Math.max(1, Math.floor(captchasAnHourForClient * part)),
      per: 'hour',
    }));
  await limits.take('site', ofSite(UNLIMITED));
  const isChallenged = !(await limits.clientHasRoom(client, CHALLENGED));
  if (isChallenged || (await hasUsed(HARD_PART)) || !(await limits.hasRoom('site', ofSite(FULL_PER_MINUTE))))
    return { isHard: true, bits: usual + 2 * STEP_BITS };
  const isBusy = (await hasUsed(BUSY_PART)) || !(await limits.hasRoom('site', ofSite(BUSY_PER_MINUTE)));
  return { isHard: false, bits: usual + (isBusy ? STEP_BITS : 0) };
}

const DIGITS = 5;
const GOOD_FOR_SECONDS = 300;
const DAY_MS = 86_400_000;

interface Deps extends Pick<SharedDeps, 'limits' | 'signer' | 'clock'> {
  captchas: CaptchaRepository;
}

/** Up to this multiple of a limit, a hard captcha is accepted. */
const BEYOND = 10;

const workOf = (id: string, bits: number): Work => ({ prefix: id, puzzles: PUZZLES, bits });

export interface Solution {
  code: string;
  work: number[];
}

type Asking = Pick<RequestContext, 'session' | 'client' | 'locale'>;

export class CaptchaService {
  constructor(private readonly deps: Deps) {}

  /** Creates a captcha for the session. */
  async make(context: Asking): Promise<HandlerResponse<'verifyCaptchaImage'>> {
    const { id, level } = await this.add(context);
    const image = await drawCaptcha(this.digitsOf(id), level);
    return {
      captchaId: id,
      image: `data:image/png;base64,${image.toString('base64')}`,
      audioUrl: `/api/web/own/captcha/${id}/audio?locale=${context.locale}`,
      expiresIn: GOOD_FOR_SECONDS,
      work: workOf(id, level.bits),
    };
  }

  /** Creates a captcha as picture only. It is checked as the session's latest one. */
  async picture(context: Asking): Promise<FileResponse> {
    const { id, level } = await this.add(context);
    return { contentType: 'image/png', body: await drawCaptcha(this.digitsOf(id), level) };
  }

  /** The audio of a captcha in the request's language. */
  async audio(id: string, { session, client, locale }: RequestContext): Promise<FileResponse> {
    await this.deps.limits.holdClient(client, this.bound('captcha audio'));
    const row = await this.deps.captchas.byId(id);
    if (!row || row.session !== session || !this.isOpen(row)) throw new DomainError('record.notFound');
    return { contentType: 'audio/wav', body: await speakCaptcha(this.digitsOf(id), locale, { isHard: row.is_hard }) };
  }

  /**
   * Checks a solution. A correct one leaves a pass in the session.
   * @throws DomainError
   */
  async check(
    { captchaId, code, work }: Input<'verifyCaptchaCheck'>['body'],
    { session }: Pick<RequestContext, 'session'>,
  ): Promise<HandlerResponse<'verifyCaptchaCheck'>> {
    const { captchas, clock } = this.deps;
    const row = await captchas.byId(captchaId);
    const passUntil = new Date(clock.now().getTime() + GOOD_FOR_SECONDS * 1000);
    // Checked before the digits: without the work nothing is revealed about them, and the captcha is not used up.
    this.mustHaveWorked(row, work, '/body/work');
    const isRight = code === this.digitsOf(captchaId);
    await this.use(row, session, isRight ? { pass_expires_at: passUntil } : {}, '/body/code');
    if (!isRight) throw fieldError('captcha.wrong', '/body/code');
    return { passed: true, expiresAt: passUntil.toISOString() };
  }

  /**
   * Checks the session's latest captcha and spends it at once.
   * @throws DomainError
   */
  async spendLast(
    { code, work, pointer }: { code: string; work: number[] | undefined; pointer: string },
    { session }: Pick<RequestContext, 'session'>,
    mustBeHard = false,
  ): Promise<void> {
    const row = session === null ? undefined : await this.deps.captchas.newestOf(session);
    // The client is marked by now, so its next picture is hard.
    if (mustBeHard && !row?.is_hard) throw fieldError('captcha.expired', pointer);
    this.mustHaveWorked(row, work, '/body/work');
    await this.use(row, session, { spent_at: this.deps.clock.now() }, pointer);
    if (row && code !== this.digitsOf(row.id)) throw fieldError('captcha.wrong', pointer);
  }

  /**
   * Spends a pass of this session. One solved captcha pays for one message.
   * @throws DomainError `captcha.required`
   */
  async spend({ session }: Pick<RequestContext, 'session'>, mustBeHard = false): Promise<void> {
    if (session === null || !(await this.deps.captchas.spend(session, this.deps.clock.now(), mustBeHard)))
      throw new DomainError('captcha.required');
  }

  /**
   * Spends a pass for an action that is limited per network. Carriers and companies share addresses: beyond the limit
   * the captcha must be hard, and only far beyond it the request is rejected.
   * @param spend uses up the captcha; the session's pass by default
   * @throws DomainError
   */
  async pay(
    by: Pick<RequestContext, 'session' | 'client'>,
    bound: Bound,
    spend = (mustBeHard: boolean) => this.spend(by, mustBeHard),
  ): Promise<void> {
    const { limits } = this.deps;
    const ceiling = { ...bound, name: `${bound.name} at all`, max: bound.max * BEYOND };
    if (!(await limits.clientHasRoom(by.client, ceiling))) throw await limits.exceededByClient(by.client, ceiling);
    const isBeyond = !(await limits.clientHasRoom(by.client, bound));
    if (isBeyond) await challenge(limits, by.client);
    await spend(isBeyond);
    await limits.takeOfClient(by.client, bound);
    await limits.holdClient(by.client, ceiling);
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
  async lastSolution(session: string): Promise<Solution | null> {
    return this.solutionOf(await this.deps.captchas.newestOf(session));
  }

  private solutionOf(row: CaptchaRow | undefined): Solution | null {
    if (!row || !this.isOpen(row)) return null;
    return { code: this.digitsOf(row.id), work: solveWorkNow(workOf(row.id, row.work_bits ?? 0)) };
  }

  private mustHaveWorked(row: CaptchaRow | undefined, work: number[] | undefined, pointer: string): void {
    // A captcha of an older version, while both versions run.
    if (!row || row.work_bits === null) return;
    if (!isWorkDone(workOf(row.id, row.work_bits), work ?? [])) throw fieldError('captcha.workMissing', pointer);
  }

  private async add({ session, client }: Asking): Promise<{ id: string; level: CaptchaLevel }> {
    const { captchas, clock, limits } = this.deps;
    if (session === null) throw new Error('A captcha needs a session.');
    await limits.holdClient(client, this.bound('captcha'));
    const now = clock.now();
    const id = newId();
    const expires = new Date(now.getTime() + GOOD_FOR_SECONDS * 1000);
    await captchas.removeMadeBefore(new Date(now.getTime() - DAY_MS));
    const level = await captchaLevel(limits, client);
    const cost = { work_bits: level.bits, is_hard: level.isHard };
    await captchas.add({ id, session, made_at: now, expires_at: expires, ...cost });
    return { id, level };
  }

  /**
   * Uses up the one check of a captcha, which must belong to the session and be open.
   * @throws DomainError
   */
  private async use(
    row: CaptchaRow | undefined,
    session: string | null,
    expected: { pass_expires_at?: Date; spent_at?: Date },
    pointer: string,
  ): Promise<void> {
    const isOwn = row !== undefined && row.session === session && this.isOpen(row);
    if (!isOwn || !(await this.deps.captchas.check(row.id, this.deps.clock.now(), expected)))
      throw fieldError('captcha.expired', pointer);
  }

  private isOpen({ expires_at, checked_at }: CaptchaRow): boolean {
    return checked_at === null && expires_at > this.deps.clock.now();
  }

  /** Derives the digits from the captcha's id and the site's secret, so that they are not stored. */
  private digitsOf(id: string): string {
    return this.deps.signer.digits('captcha', id, DIGITS);
  }

  private bound(name: string) {
    return { name, max: this.deps.limits.limits.captchasAnHourForClient, per: 'hour' } as const;
  }
}
