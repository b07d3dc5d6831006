/** Partners: colleagues whom a visitor lists and invites, by text message in Chinese, otherwise by mail. */
import type { HandlerResponse, Input } from '../../http/contract';
import { DomainError, fieldError } from '../../http/envelope';
import type { ErrorReason } from '../../http/reasons';
import type { RequestContext } from '../../http/context';
import { PartnerRepository, type PartnerRow } from './partnerRepository';
import type { VisitorRow } from '../visitors/visitorRepository';
import { isSafeInMessages } from '../../../src/rules/messageText';
import type { RateLimit } from '../limits/limitService';
import { normaliseEmail } from '../verification/verificationService';
import { newShortToken } from '../../lib/secrets';
import { newId } from '../../lib/ids';
import { nameOf } from '../visitors/personDetails';
import type { BasicDeps, SharedDeps } from '../sharedDeps';

type List = HandlerResponse<'visitorAddPartners'>;

type Deps = BasicDeps & Pick<SharedDeps, 'partners' | 'registration' | 'mails'>;

/** The client whose existence queries are counted. */
type Requester = Pick<RequestContext, 'session' | 'clientIp'>;

interface PartnerDetails {
  name: string;
  email: string | null;
  mobile: string | null;
  company?: string;
}

const MAX_PARTNERS = 50;
const OPEN_LIMIT: RateLimit = { name: 'invitation link', max: 60, per: 'hour' };
/** Per registration, so that replacing partners does not reset the limit. */
const INVITATION_LIMIT: RateLimit = { name: 'invitations of registration', max: 30, per: 'day' };

export const describePartner = (partner: PartnerRow): List['partners'][number] => ({
  id: partner.id,
  registrationId: partner.registration_id,
  name: partner.name,
  ...(partner.email && { email: partner.email }),
  ...(partner.mobile && { mobile: partner.mobile }),
  ...(partner.company && { company: partner.company }),
  state: partner.state,
  invitedAt: partner.invited_at?.toISOString() ?? null,
  createdAt: partner.created_at.toISOString(),
});

export class PartnerService {
  constructor(private readonly deps: Deps) {}

  async add(body: Input<'visitorAddPartners'>['body'], context: RequestContext): Promise<List> {
    const visitorRow = await this.deps.registration.requireOwnedActive(body.registrationId, context, 'zh');
    return this.store(
      visitorRow,
      body.partners.map((partner) => ({ ...partner, email: null })),
      body.invite,
      context,
    );
  }

  async addEn(body: Input<'visitorEnAddPartner'>['body'], context: RequestContext): Promise<List> {
    const visitorRow = await this.deps.registration.requireOwnedActive(body.registrationId, context, 'en');
    const details = body.partners.map(({ firstName, lastName, email, company }) => ({
      name: `${firstName} ${lastName}`,
      email: normaliseEmail(email),
      mobile: null,
      company,
    }));
    return this.store(visitorRow, details, body.invite, context);
  }

  /** The partners of a registration in any channel; without an id, of the ticket's registration. */
  async list(registrationId: string | undefined, context: RequestContext): Promise<HandlerResponse<'visitorPartners'>> {
    const { tickets, registration, partners } = this.deps;
    await tickets.requirePerson(context);
    const row =
      registrationId === undefined
        ? await tickets.registrationOf(context)
        : await registration.requireOwned(registrationId, context);
    if (!row) throw new DomainError('visitor.notFound');
    return (await partners.ofRegistration(row.id)).map(describePartner);
  }

  /** Removes a partner from the person's own registration. A registered partner cannot be removed. */
  async remove(id: string, context: RequestContext): Promise<HandlerResponse<'visitorDeletePartner'>> {
    const { tickets, partners } = this.deps;
    const person = await tickets.requirePerson(context);
    if (!(await partners.ofPerson(id, person.id))) throw new DomainError('partner.notFound');
    if (!(await partners.remove(id))) throw new DomainError('partner.registered');
    return { id, deleted: true };
  }

  private async store(
    visitorRow: VisitorRow,
    details: PartnerDetails[],
    invite: boolean,
    requester: Requester,
  ): Promise<List> {
    const { db, mails, clock } = this.deps;
    const keys = details.map(({ email, mobile }) => email ?? mobile);
    // One statement cannot write a row twice, so duplicates are reported at the second occurrence.
    const duplicateIndex = keys.findIndex((key, index) => keys.indexOf(key) !== index);
    if (duplicateIndex >= 0) throw fieldError('partner.exists', `/body/partners/${duplicateIndex}`);
    const ownContacts = [visitorRow.email, visitorRow.mobile, visitorRow.core.email, visitorRow.core.mobile];
    rejectMatching(keys, (key) => ownContacts.includes(key), 'partner.isSelf');
    if (invite) await this.mustBeInvitable(visitorRow, details, requester);
    const now = clock.now();
    const tokens = new Map(keys.map((key) => [key, newShortToken()]));
    const rows = details.map(({ company, ...partner }) => ({
      ...partner,
      id: newId(),
      registration_id: visitorRow.id,
      company: company ?? null,
      state: invite ? ('invited' as const) : ('added' as const),
      invited_at: invite ? now : null,
      token_hash: invite ? this.hashOf(tokens.get(partner.email ?? partner.mobile) ?? '') : null,
      created_at: now,
    }));
    const writeInvitation = invite ? await mails.invitation(visitorRow, requester.clientIp) : null;
    // Always in the same order: otherwise two transactions with the same recipients could deadlock.
    const sortedRows = rows.toSorted((one, other) =>
      (one.email ?? one.mobile)! < (other.email ?? other.mobile)! ? -1 : 1,
    );
    const list = await db.transaction().execute(async (tx) => {
      const partners = new PartnerRepository(tx);
      // Concurrent requests wait here, so that together they stay within the limit.
      await partners.lockRegistration(visitorRow.id);
      if (!(await partners.add(rows))) throw fieldError('partner.exists', '/body/partners');
      const all = await partners.ofRegistration(visitorRow.id);
      if (all.length > MAX_PARTNERS) throw new DomainError('partner.limit');
      if (writeInvitation)
        for (const row of sortedRows) await writeInvitation(tx, row, tokens.get(row.email ?? row.mobile) ?? '');
      return all;
    });
    return { partners: list.map(describePartner) };
  }

  /** Invitations are unsolicited: only a confirmed visitor may send them, and names must not contain messages. */
  private async mustBeInvitable(
    visitorRow: VisitorRow,
    details: PartnerDetails[],
    requester: Requester,
  ): Promise<void> {
    const { gate, limits } = this.deps;
    if (visitorRow.state !== 'confirmed') throw new DomainError('visitor.notConfirmed');
    const unsafeIndex = details.findIndex(({ name }) => !isSafeInMessages(name));
    if (unsafeIndex >= 0) throw fieldError('partner.nameNotAllowed', `/body/partners/${unsafeIndex}`);
    if (![nameOf(visitorRow), String(visitorRow.core.company ?? '')].every(isSafeInMessages))
      throw new DomainError('partner.senderNotAllowed');
    await this.mustBeUnregistered(visitorRow, details, requester);
    const kind = details[0]?.email ? 'mail' : 'sms';
    await gate.assertCapacity({ kind, purpose: 'invitation', clientIp: requester.clientIp });
    for (let count = 0; count < details.length; count++) await limits.enforce(visitorRow.id, INVITATION_LIMIT);
  }
  /** Rejects registered partners. The error reveals the registration, so it counts as an existence query. */
  private async mustBeUnregistered(
    { edition }: VisitorRow,
    details: PartnerDetails[],
    requester: Requester,
  ): Promise<void> {
    const { visitors, verification } = this.deps;
    const registrations = await Promise.all(
      details.map(({ email, mobile }) =>
        visitors.findActive(edition, email ? 'email' : 'mobile', email ?? mobile ?? ''),
      ),
    );
    for (const row of registrations) if (row) await verification.countExistenceQuery(requester);
    rejectMatching(registrations, (row) => row !== undefined, 'partner.alreadyRegistered');
  }

  /** The values that an invitation link prefills. Read-only, because mail scanners open links, too. */
  async prefill(token: string, { clientIp }: RequestContext): Promise<HandlerResponse<'ownInvitation'>> {
    const { partners, limits, edition } = this.deps;
    await limits.enforceForIp(clientIp, OPEN_LIMIT);
    const { number } = await edition.current();
    const row = await partners.byLink(this.hashOf(token), number);
    if (!row) throw new DomainError('link.notFound');
    const { name, email, mobile, company } = row;
    return { name, ...(email && { email }), ...(mobile && { mobile }), ...(company && { company }) };
  }

  private hashOf(token: string): string {
    return this.deps.signer.sign('invitation link', token);
  }
}

/** Throws the reason with a pointer to each matching item. */
function rejectMatching<Item>(items: readonly Item[], matches: (item: Item) => boolean, reason: ErrorReason): void {
  const errors = items.flatMap((item, index) => (matches(item) ? [{ pointer: `/body/partners/${index}` }] : []));
  if (errors.length > 0) throw new DomainError(reason, errors);
}
