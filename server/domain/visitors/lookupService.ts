/**
 * Visitors look up their own registration. For other visitors the response says only whether a contact is registered,
 * within limits (security.md).
 */
import type { Locale } from '../../../src/rules/locales';
import type { HandlerResponse } from '../../http/contract';
import { DomainError } from '../../http/envelope';
import type { RequestContext } from '../../http/context';
import type { VerifiedIdentifier } from '../identity/personRepository';
import type { VisitorRow } from './visitorRepository';
import { normaliseEmail, type Purpose } from '../verification/verificationService';
import { isRegistrationNumber } from '../../lib/ids';
import type { RateLimit } from '../limits/limitService';
import { calendarOf } from '../badges/calendar';
import { channels } from './channels';
import { nameOf } from './personDetails';
import type { SharedDeps } from '../sharedDeps';

type Deps = Pick<
  SharedDeps,
  | 'db'
  | 'visitors'
  | 'registration'
  | 'edition'
  | 'verification'
  | 'tickets'
  | 'answers'
  | 'limits'
  | 'signer'
  | 'staff'
>;

type LookupResult = HandlerResponse<'visitorFindByMobile'>;

const CARD_LIMIT: RateLimit = { name: 'visitor card', max: 60, per: 'hour' };
/** A verification for any of these purposes shows that the contact belongs to the requester. */
const OWNER_PURPOSES: Purpose[] = ['find', 'registration', 'me', 'landing', 'invitation'];

export class LookupService {
  constructor(private readonly deps: Deps) {}

  /** The signed-in person's registration; null when there is none. */
  async findCurrent(context: RequestContext): Promise<HandlerResponse<'visitorFindVisit'>> {
    const row = await this.deps.tickets.registrationOf(context);
    return { registration: row ? this.deps.answers.describe(row) : null };
  }

  async existsEmail(email: string, context: RequestContext): Promise<HandlerResponse<'visitorEnExistEmail'>> {
    await this.deps.verification.countExistenceQuery(context);
    return { exists: (await this.deps.registration.findActive(channels.en, normaliseEmail(email))) !== undefined };
  }

  async existsMobile(mobile: string, context: RequestContext): Promise<HandlerResponse<'visitorExistMobile'>> {
    await this.deps.verification.countExistenceQuery(context);
    return { exists: (await this.deps.registration.findActive(channels.zh, mobile)) !== undefined };
  }

  /**
   * Whether an e-mail address is registered. The registration is included only when it is verified, or with its
   * ticket.
   */
  async findByEmail(email: string, context: RequestContext): Promise<LookupResult> {
    const { verification, tickets, registration } = this.deps;
    const isVerified = await verification.isVerified(context.session, email, ['find', 'registration']);
    const row = await registration.findActive(channels.en, normaliseEmail(email));
    const signedInPerson = await tickets.findCurrentPerson(context);
    const isOwner = row !== undefined && row.person_id === signedInPerson?.id;
    if (!isVerified && !isOwner) {
      await verification.countExistenceQuery(context);
      return { exists: row !== undefined, registration: null };
    }
    // Anyone can type an e-mail address: only its verified owner gets the record.
    if (!row || !(isVerified ? await this.signIn({ email }, row, context) : isOwner))
      return { exists: row !== undefined, registration: null };
    return { exists: true, registration: this.deps.answers.describe(row) };
  }

  /** The registration of a mobile number after its code was verified, with a ticket. */
  async findByMobile(
    { mobile, code }: { mobile: string; code: string },
    purposes: Purpose[],
    context: RequestContext,
  ): Promise<LookupResult> {
    const { verification, registration } = this.deps;
    await verification.checkAccessCode({ to: mobile, purpose: purposes, code, pointer: '/path/code' }, context);
    const row = await registration.findActive(channels.zh, mobile);
    if (!row) return { exists: false, registration: null };
    if (!(await this.signIn({ mobile }, row, context))) return { exists: true, registration: null };
    return { exists: true, registration: this.deps.answers.describe(row) };
  }

  /** Whether a number is registered, and the registration for its owner. The caller counts the existence query. */
  async ofMobile(mobile: string, context: RequestContext): Promise<LookupResult> {
    const row = await this.deps.registration.findActive(channels.zh, mobile);
    const isOwner = row !== undefined && (await this.isOwn(row, context));
    return { exists: row !== undefined, registration: isOwner ? this.deps.answers.describe(row) : null };
  }

  /**
   * The details of a badge, for its owner by ticket or verification, or for the staff.
   * @throws DomainError `visitor.notFound`
   */
  async card(number: string, context: RequestContext): Promise<HandlerResponse<'visitorFindByCardNo'>> {
    await this.deps.limits.enforceForIp(context.clientIp, CARD_LIMIT);
    const row = isRegistrationNumber(number) ? await this.deps.visitors.byNumber(number) : undefined;
    if (!row || !((await this.isOwn(row, context)) || (await this.isStaff(context))))
      throw new DomainError('visitor.notFound');
    const { year } = await this.deps.edition.current();
    return {
      number,
      name: nameOf(row),
      company: String(row.core.company ?? ''),
      channel: row.channel,
      state: row.state,
      editionYear: year,
      qrContent: this.deps.signer.qrContent(number),
    };
  }

  /** The visit as a calendar file. The id serves as the secret: it has 128 random bits. */
  async calendar(id: string, locale: Locale) {
    const row = await this.deps.visitors.byId(id);
    if (!row || row.state === 'cancelled') throw new DomainError('visitor.notFound');
    if (!row.number) throw new DomainError('visitor.notConfirmed');
    const edition = await this.deps.edition.current();
    return calendarOf(edition, { number: row.number, locale, modifiedAt: row.updated_at });
  }

  /** Issues a ticket to the person of a verified identifier; false when the registration belongs to another person. */
  private async signIn(
    identifier: VerifiedIdentifier,
    { person_id: owner }: VisitorRow,
    context: RequestContext,
  ): Promise<boolean> {
    const { db, tickets } = this.deps;
    const ticket = await db.transaction().execute(async (tx) => {
      const person = await tickets.findOrCreatePerson(tx, identifier, context);
      return owner === person.id ? tickets.store(tx, person, context) : null;
    });
    if (ticket) tickets.send(ticket, context);
    return ticket !== null;
  }

  private async isStaff(context: RequestContext): Promise<boolean> {
    if (!context.staffDevice) return false;
    return (await this.deps.staff.deviceOf(context)) !== undefined;
  }

  private async isOwn(row: VisitorRow, context: RequestContext): Promise<boolean> {
    const person = await this.deps.tickets.findCurrentPerson(context);
    if (person && person.id === row.person_id) return true;
    const contact = row.mobile ?? row.email;
    return contact !== null && (await this.deps.verification.isVerified(context.session, contact, OWNER_PURPOSES));
  }
}
