/** Creates the organiser's codes: free admission, and invitations on behalf of an exhibitor. */
import { randomInt } from 'node:crypto';
import { DomainError, fieldError } from '../../http/envelope';
import {
  ConcurrentHold,
  RedeemCodeRepository,
  RedeemRejected,
  type CodeRepository,
  type RedeemCodeRow,
} from './codeRepository';
import type { SharedDeps } from '../sharedDeps';
import type { HandlerResponse } from '../../http/contract';
import type { RequestContext } from '../../http/context';
import type { Purpose } from '../verification/verificationService';
import type { RateLimit } from '../limits/limitService';

// Without 0, O, 1 and I, because codes are typed from paper.
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 10;

interface Deps extends Pick<SharedDeps, 'edition' | 'clock'> {
  codes: CodeRepository;
}

/** Ten characters with about 50 random bits. */
const newCode = (): string => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

export class CodeService {
  constructor(private readonly deps: Deps) {}

  /**
   * Creates codes for free admission, each with `uses` uses. They are valid until pre-registration closes, or until an
   * instant.
   */
  async makeFree(options: { count: number; uses: number; until?: Date | undefined }): Promise<string[]> {
    const { number, preRegDeadline } = await this.deps.edition.current();
    const codes = Array.from({ length: options.count }, newCode);
    await this.deps.codes.addFree(
      codes.map((code) => ({
        code,
        edition: number,
        uses_left: options.uses,
        valid_until: options.until ?? new Date(preRegDeadline),
      })),
    );
    return codes;
  }

  /**
   * Creates an exhibitor's invitation.
   * @throws DomainError `exhibitor.notFound`
   */
  async makeInvitation(options: { exhibitor: string; until?: Date | undefined }): Promise<string> {
    const { codes, edition } = this.deps;
    const { number, preRegDeadline } = await edition.current();
    const exhibitor = await codes.exhibitor(options.exhibitor);
    if (!exhibitor) throw new DomainError('exhibitor.notFound');
    const code = newCode();
    await codes.addInvitation({
      code,
      edition: number,
      exhibitor_id: exhibitor.id,
      exhibitor_name: JSON.stringify(exhibitor.name),
      booths: JSON.stringify(exhibitor.booths),
      valid_until: options.until ?? new Date(preRegDeadline),
    });
    return code;
  }
}

type RedeemDeps = Pick<SharedDeps, 'db' | 'verification' | 'limits' | 'clock'>;

const RESERVATION_MS = 30 * 60_000;
const CHECK_LIMIT: RateLimit = { name: 'redeem code', max: 10, per: 'hour' };
const PURPOSES: Purpose[] = ['registration', 'find', 'landing', 'me', 'invitation'];

export const redeemReasons = { unknown: 'redeem.unknown', expired: 'redeem.expired', spent: 'redeem.spent' } as const;

/** Codes for free admission: checked for a verified number, and reserved until the registration consumes the use. */
export class RedeemService {
  constructor(private readonly deps: RedeemDeps) {}

  async reserve(
    { code, mobile }: { code: string; mobile: string },
    context: RequestContext,
  ): Promise<HandlerResponse<'visitorRedeemCode'>> {
    const { verification, limits, clock } = this.deps;
    if (!(await verification.isVerified(context.session, mobile, PURPOSES)))
      throw fieldError('verify.proofMissing', '/path/mobile');
    await limits.enforceForIp(context.clientIp, CHECK_LIMIT);
    const now = clock.now();
    const until = new Date(now.getTime() + RESERVATION_MS);
    const row = await this.holdWithRetry({ code, mobile, now }, until);
    return {
      code,
      accepted: true,
      usesLeft: row.uses_left,
      validUntil: row.valid_until.toISOString(),
      heldUntil: until.toISOString(),
    };
  }

  private async holdWithRetry(
    redemption: { code: string; mobile: string; now: Date },
    until: Date,
  ): Promise<RedeemCodeRow> {
    try {
      return await this.deps.db.transaction().execute((tx) => new RedeemCodeRepository(tx).hold(redemption, until));
    } catch (error) {
      if (error instanceof RedeemRejected) throw fieldError(redeemReasons[error.fault], '/path/code');
      // Two concurrent requests for the same number: the retry finds the other's hold.
      if (error instanceof ConcurrentHold) return this.holdWithRetry(redemption, until);
      throw error;
    }
  }
}
