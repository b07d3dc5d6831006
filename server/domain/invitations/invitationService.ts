/** Exhibitors' guests: the invitation by its code, a text message code, and free registration. */
import { localise } from '../../../src/rules/locales';
import type { HandlerResponse, Input } from '../../http/contract';
import { DomainError } from '../../http/envelope';
import type { RequestContext } from '../../http/context';
import type { InvitationRepository, InvitationRow } from './codeRepository';
import { channels } from '../visitors/channels';
import type { LookupService } from '../visitors/lookupService';
import type { SavedRegistration } from '../visitors/registrationResponses';
import type { SharedDeps } from '../sharedDeps';

interface Deps extends Pick<SharedDeps, 'edition' | 'verification' | 'registration' | 'clock'> {
  invitations: InvitationRepository;
  lookup: LookupService;
}

export class InvitationService {
  constructor(private readonly deps: Deps) {}

  /** An invitation, and whether its guest is registered. The registration itself is shown to the guest only. */
  async show(
    { invitationCode, mobile }: Input<'exhibitorMyRegist'>['body'],
    context: RequestContext,
  ): Promise<HandlerResponse<'exhibitorMyRegist'>> {
    const { verification, lookup } = this.deps;
    await verification.countExistenceQuery(context);
    const row = await this.byCode(invitationCode);
    const invitation = {
      code: row.code,
      exhibitorId: row.exhibitor_id,
      exhibitorName: localise(row.exhibitor_name, context.locale),
      booths: row.booths,
      validUntil: row.valid_until.toISOString(),
    };
    if (mobile !== undefined) return { invitation, ...(await lookup.ofMobile(mobile, context)) };
    const { registration } = await lookup.findCurrent(context);
    return { invitation, exists: registration !== null, registration };
  }

  /** Sends a code, or verifies one. */
  async sendOrVerifyCode(
    { mobile, code }: Input<'exhibitorSmsCodeValid'>['body'],
    context: RequestContext & { session: string },
  ): Promise<HandlerResponse<'exhibitorSmsCodeValid'>> {
    const { verification } = this.deps;
    if (code === undefined) {
      const sendResult = await verification.send({ kind: 'sms', to: mobile, purpose: 'invitation' }, context);
      return { state: 'sent', ...sendResult, proofExpiresAt: null };
    }
    const { proofExpiresAt } = await verification.check({ to: mobile, purpose: 'invitation', code }, context);
    return { state: 'verified', resendAfter: null, expiresIn: null, proofExpiresAt };
  }

  async register(body: Input<'exhibitorRegist'>['body'], context: RequestContext): Promise<SavedRegistration> {
    const { code } = await this.byCode(body.invitationCode);
    return this.deps.registration.insert(channels.exhibitor, body, context, { invitationCode: code });
  }

  private async byCode(code: string): Promise<InvitationRow> {
    const { invitations, edition, clock } = this.deps;
    const { number } = await edition.current();
    const row = await invitations.find(code, number, clock.now());
    if (!row) throw new DomainError('invitation.notFound');
    return row;
  }
}
