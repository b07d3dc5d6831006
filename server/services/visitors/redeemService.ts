/** Free codes: checked for a number that was proved, and a use held for it until the registration spends it. */
import type { Answer } from '../../http/contract';
import { DomainError, fieldError } from '../../http/envelope';
import type { RequestContext } from '../../http/context';
import type { RedeemCodeRepository } from '../../repositories/redeemCodes';
import type { Purpose } from '../identity/verificationService';
import type { Bound } from '../identity/limitService';
import type { SharedParts } from '../parts';

interface Parts extends Pick<SharedParts, 'verification' | 'limits' | 'clock'> {
  codes: RedeemCodeRepository;
}

const HOLD_MS = 30 * 60_000;
const CHECKS: Bound = { name: 'redeem code', max: 10, per: 'hour' };
const PURPOSES: Purpose[] = ['registration', 'find', 'landing', 'me', 'invitation'];

const reasons = { unknown: 'redeem.unknown', expired: 'redeem.expired', spent: 'redeem.spent' } as const;

export class RedeemService {
  constructor(private readonly parts: Parts) {}

  async hold(
    { code, mobile }: { code: string; mobile: string },
    context: RequestContext,
  ): Promise<Answer<'visitorRedeemCode'>> {
    const { codes, verification, limits, clock } = this.parts;
    if (!(await verification.hasProof(context.session, mobile, PURPOSES)))
      throw fieldError('verify.proofMissing', '/path/mobile');
    await limits.holdClient(context.client, CHECKS);
    const now = clock.now();
    const until = new Date(now.getTime() + HOLD_MS);
    const row = await codes.hold({ code, mobile, now }, until);
    if (typeof row === 'string') throw new DomainError(reasons[row], [{ pointer: '/path/code' }]);
    return {
      code,
      accepted: true,
      usesLeft: row.uses_left,
      validUntil: row.valid_until.toISOString(),
      heldUntil: until.toISOString(),
    };
  }
}
