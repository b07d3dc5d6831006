/** Captchas: work of the browser, then five digits to be read or heard. One is good for one check; a solved one leaves a pass for one message. */
import type { Answer, FileAnswer, Input } from '../../http/contract';
import type { RequestContext } from '../../http/context';
import { DomainError, fieldError } from '../../http/envelope';
import type { CaptchaRepository, CaptchaRow } from './captchaRepository';
import { newId } from '../../lib/ids';
import { speakCaptcha } from './captchaAudio';
import { drawCaptcha } from './captchaImage';
import { isWorkDone, solveWorkNow, type Work } from '../../../src/rules/work';
import type { Bound, LimitService } from '../limits/limitService';
import type { SharedParts } from '../parts';

interface CaptchaLevel {
  isHard: boolean;
  /** Leading zero bits of each puzzle. */
  bits: number;
}

/** Many small puzzles instead of a few large ones: of 100 clients the slowest takes a third longer than average. */
const PUZZLES = 64;
/** Each step makes four times the work. */
const STEP_BITS = 2;
/** Captchas of the whole site in a minute. */
const BUSY_A_MINUTE = 120;
const FULL_A_MINUTE = 600;
/** Parts of a client's captchas of an hour. */
const BUSY_PART = 1 / 8;
const HARD_PART = 1 / 4;

const UNLIMITED = 1_000_000_000;

const CHALLENGED: Bound = { name: 'challenged', max: 1, per: 'hour' };
const ofSite = (max: number): Bound => ({ name: 'captcha load', max, per: 'minute' });

/** For an hour the captchas of this client are hard: it went over a limit, which others of its network may have used up. */
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
  if (isChallenged || (await hasUsed(HARD_PART)) || !(await limits.hasRoom('site', ofSite(FULL_A_MINUTE))))
    return { isHard: true, bits: usual + 2 * STEP_BITS };
  const isBusy = (await hasUsed(BUSY_PART)) || !(await limits.hasRoom('site', ofSite(BUSY_A_MINUTE)));
  return { isHard: false, bits: usual + (isBusy ? STEP_BITS : 0) };
}

const DIGITS = 5;
const GOOD_FOR_SECONDS = 300;
const DAY_MS = 86_400_000;

interface Parts extends Pick<SharedParts, 'limits' | 'signer' | 'clock'> {
  captchas: CaptchaRepository;
}

/** How often beyond a limit a hard captcha is taken instead. */
const BEYOND = 10;

const workOf = (id: string, bits: number): Work => ({ prefix: id, puzzles: PUZZLES, bits });

export interface Solution {
  code: string;
  work: number[];
}

type Asking = Pick<RequestContext, 'session' | 'client' | 'locale'>;

export class CaptchaService {
  constructor(private readonly parts: Parts) {}

  /** Makes a captcha, bound to the session. */
  async make(context: Asking): Promise<Answer<'verifyCaptchaImage'>> {
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

  /** Makes one as a picture alone: the session's last is the one that is meant. */
  async picture(context: Asking): Promise<FileAnswer> {
    const { id, level } = await this.add(context);
    return { contentType: 'image/png', body: await drawCaptcha(this.digitsOf(id), level) };
  }

  /** The same captcha to listen to, in the reader's language. */
  async audio(id: string, { session, client, locale }: RequestContext): Promise<FileAnswer> {
    await this.parts.limits.holdClient(client, this.bound('captcha audio'));
    const row = await this.parts.captchas.byId(id);
    if (!row || row.session !== session || !this.isOpen(row)) throw new DomainError('record.notFound');
    return { contentType: 'audio/wav', body: await speakCaptcha(this.digitsOf(id), locale, { isHard: row.is_hard }) };
  }

  /** Checks what was read or heard; the right digits leave a pass in the session. */
  async check(
    { captchaId, code, work }: Input<'verifyCaptchaCheck'>['body'],
    { session }: Pick<RequestContext, 'session'>,
  ): Promise<Answer<'verifyCaptchaCheck'>> {
    const { captchas, clock } = this.parts;
    const row = await captchas.byId(captchaId);
    const passUntil = new Date(clock.now().getTime() + GOOD_FOR_SECONDS * 1000);
    // Before the digits: whoever did not work is not told whether they are right, and has not used the captcha up.
    this.mustHaveWorked(row, work, '/body/work');
    const isRight = code === this.digitsOf(captchaId);
    await this.use(row, session, isRight ? { pass_expires_at: passUntil } : {}, '/body/code');
    if (!isRight) throw fieldError('captcha.wrong', '/body/code');
    return { passed: true, expiresAt: passUntil.toISOString() };
  }

  /** Checks the session's last captcha and spends it at once. */
  async spendLast(
    { code, work, pointer }: { code: string; work: number[] | undefined; pointer: string },
    { session }: Pick<RequestContext, 'session'>,
    mustBeHard = false,
  ): Promise<void> {
    const row = session === null ? undefined : await this.parts.captchas.newestOf(session);
    // The client is challenged by now, so the next picture is hard.
    if (mustBeHard && !row?.is_hard) throw fieldError('captcha.expired', pointer);
    this.mustHaveWorked(row, work, '/body/work');
    await this.use(row, session, { spent_at: this.parts.clock.now() }, pointer);
    if (row && code !== this.digitsOf(row.id)) throw fieldError('captcha.wrong', pointer);
  }

  /** Spends a pass of this session: one solved captcha is good for one message. */
  async spend({ session }: Pick<RequestContext, 'session'>, mustBeHard = false): Promise<void> {
    if (session === null || !(await this.parts.captchas.spend(session, this.parts.clock.now(), mustBeHard)))
      throw new DomainError('captcha.required');
  }

  /**
   * Spends a pass for something that is limited for a client's network. Carriers and companies share addresses: beyond the limit the captcha
   * must be a hard one, and only far beyond it the call is refused.
   * @param spend Uses up the captcha; the session's pass by default.
   */
  async pay(
    by: Pick<RequestContext, 'session' | 'client'>,
    bound: Bound,
    spend = (mustBeHard: boolean) => this.spend(by, mustBeHard),
  ): Promise<void> {
    const { limits } = this.parts;
    const ceiling = { ...bound, name: `${bound.name} at all`, max: bound.max * BEYOND };
    if (!(await limits.clientHasRoom(by.client, ceiling))) throw await limits.exceededByClient(by.client, ceiling);
    const isBeyond = !(await limits.clientHasRoom(by.client, bound));
    if (isBeyond) await challenge(limits, by.client);
    await spend(isBeyond);
    await limits.takeOfClient(by.client, bound);
    await limits.holdClient(by.client, ceiling);
  }

  /** The work of the session's last captcha, for a picture that came alone. */
  async work({ session }: Pick<RequestContext, 'session'>): Promise<Answer<'ownCaptchaWork'>> {
    const row = session === null ? undefined : await this.parts.captchas.newestOf(session);
    return { work: row && this.isOpen(row) ? workOf(row.id, row.work_bits ?? 0) : null };
  }

  /** Digits and work of a captcha that is still open: for testers of a sandbox only. */
  async solution(id: string): Promise<Solution | null> {
    return this.solutionOf(await this.parts.captchas.byId(id));
  }

  /** The answer of a session's last captcha while it is open: for testers of a sandbox only. */
  async lastSolution(session: string): Promise<Solution | null> {
    return this.solutionOf(await this.parts.captchas.newestOf(session));
  }

  private solutionOf(row: CaptchaRow | undefined): Solution | null {
    if (!row || !this.isOpen(row)) return null;
    return { code: this.digitsOf(row.id), work: solveWorkNow(workOf(row.id, row.work_bits ?? 0)) };
  }

  private mustHaveWorked(row: CaptchaRow | undefined, work: number[] | undefined, pointer: string): void {
    // One of a process of the version before, while both run.
    if (!row || row.work_bits === null) return;
    if (!isWorkDone(workOf(row.id, row.work_bits), work ?? [])) throw fieldError('captcha.workMissing', pointer);
  }

  private async add({ session, client }: Asking): Promise<{ id: string; level: CaptchaLevel }> {
    const { captchas, clock, limits } = this.parts;
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

  /** Uses up the one check of a captcha; a session's own, in time and not checked before. */
  private async use(
    row: CaptchaRow | undefined,
    session: string | null,
    expected: { pass_expires_at?: Date; spent_at?: Date },
    pointer: string,
  ): Promise<void> {
    const isOwn = row !== undefined && row.session === session && this.isOpen(row);
    if (!isOwn || !(await this.parts.captchas.check(row.id, this.parts.clock.now(), expected)))
      throw fieldError('captcha.expired', pointer);
  }

  private isOpen({ expires_at, checked_at }: CaptchaRow): boolean {
    return checked_at === null && expires_at > this.parts.clock.now();
  }

  /** The digits of a captcha follow from its id by the site's secret: nobody else can tell them, and they stand nowhere. */
  private digitsOf(id: string): string {
    return this.parts.signer.digits('captcha', id, DIGITS);
  }

  private bound(name: string) {
    return { name, max: this.parts.limits.limits.captchasAnHourForClient, per: 'hour' } as const;
  }
}
