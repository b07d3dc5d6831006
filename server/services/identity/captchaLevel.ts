/** How much a captcha costs its client: more while many are asked for, most for a network that went over a limit. */
import type { Bound, LimitService } from './limitService';

export interface CaptchaLevel {
  isHard: boolean;
  /** Leading zero bits of each puzzle. */
  bits: number;
}

/** Many small puzzles instead of a few large ones: of 100 clients the slowest takes a third longer than average. */
export const PUZZLES = 64;
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
export const challenge = async (limits: LimitService, client: string): Promise<void> => {
  await limits.takeOfClient(client, CHALLENGED);
};

export async function captchaLevel(limits: LimitService, client: string): Promise<CaptchaLevel> {
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
