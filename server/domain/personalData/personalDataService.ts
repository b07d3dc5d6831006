/** Exports or erases a person's own data (security.md, personal data). */
import type { Locale } from '../../../src/rules/locales';
import { shanghaiDate } from '../../../src/rules/shanghai';
import { retention } from '../../db/personal';
import type { HandlerResponse } from '../../http/contract';
import type { DataSubject } from './personalRows';
import { DomainError } from '../../http/envelope';
import type { RequestContext } from '../../http/context';
import { GroupRepository } from '../groups/groupRepository';
import type { PaymentRepository } from '../payments/paymentRepository';
import { PersonalDataRepository, type PersonalRecord } from './personalDataRepository';
import type { GroupService } from '../groups/groupService';
import type { RateLimit } from '../limits/limitService';
import type { Person } from '../identity/ticketService';
import { maskEmail } from '../../lib/masking';
import { enrolmentResponse } from '../meetings/responses';
import { statusOf } from '../payments/paymentService';
import { describeReservation } from '../submissions/boothService';
import { describeMediaCard } from '../submissions/mediaCardService';
import type { VisaLetterService } from '../documents/visaLetterService';
import { describePartner } from '../invitations/partnerService';
import type { BasicDeps, SharedDeps } from '../sharedDeps';
import { contactsOf } from '../visitors/personDetails';

interface Deps
  extends
    Omit<BasicDeps, 'payments'>,
    Pick<SharedDeps, 'persons' | 'partners' | 'enrolments' | 'booths' | 'applications' | 'change' | 'answers'> {
  data: PersonalDataRepository;
  groupRows: GroupRepository;
  groups: GroupService;
  payments: PaymentRepository;
  visaLetters: VisaLetterService;
}

/** An identifier of a person. */
export type Contact = { email: string } | { mobile: string } | { open_id: string };

const PER_DAY: RateLimit = { name: 'my data', max: 5, per: 'day' };
const MAX_RECORDS = 200;
const MAX_LENGTH = 5_000;

/** A stored row in an export: purpose, retention period and values. */
function describeRecord({ entry, fields }: PersonalRecord): HandlerResponse<'ownMyData'>['records'][number] {
  const text = (value: unknown) =>
    value === null ? null : (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, MAX_LENGTH);
  return {
    what: entry.table,
    purpose: entry.purpose,
    period: entry.expiry ? entry.expiry.after : null,
    fields: Object.entries(fields).map(([name, value]) => ({ name, value: text(value) })),
  };
}

export class PersonalDataService {
  constructor(private readonly deps: Deps) {}

  /** All stored data of the ticket's person, who must have verified a contact recently. */
  async exportOwn(context: RequestContext): Promise<HandlerResponse<'ownMyData'>> {
    const person = await this.requireVerifiedPerson(context);
    await this.deps.limits.enforce(person.id, PER_DAY);
    return this.collect(person, contactsOf(person), context.locale);
  }

  /** Erases the ticket's person. Active registrations and enrolments are cancelled first. */
  async erase(context: RequestContext): Promise<HandlerResponse<'ownEraseMyData'>> {
    return this.remove(await this.requireVerifiedPerson(context));
  }

  /** The data of a person for the organiser, who received a written request; undefined without such a person. */
  async exportFor(contact: Contact, locale: Locale): Promise<HandlerResponse<'ownMyData'> | undefined> {
    const person = await this.deps.persons.byIdentifier(contact);
    return person && this.collect(person, contactsOf(person), locale);
  }

  /**
   * Erases the person with this contact, and all other data with it. Undefined when no person has verified the contact.
   */
  async eraseFor(contact: Contact): Promise<HandlerResponse<'ownEraseMyData'> | undefined> {
    const person = await this.deps.persons.byIdentifier(contact);
    if (person) return this.remove(person);
    const contacts = 'open_id' in contact ? [] : Object.values(contact);
    await this.eraseSubject({ personId: null, contacts });
    return undefined;
  }

  private async collect(person: Person, contacts: string[], locale: Locale): Promise<HandlerResponse<'ownMyData'>> {
    const { data, visitors, partners, groupRows, groups, enrolments, payments, booths, tickets, answers } = this.deps;
    const { applications, submissions, visaLetters } = this.deps;
    const registrations = (await visitors.listByPerson(person.id)).slice(0, 50);
    const groupsOfPerson = await groupRows.ofPerson(person.id);
    const reservations = await booths.ofPerson(person.id);
    const partnerLists = await Promise.all(registrations.map(({ id }) => partners.ofRegistration(id)));
    const enrolmentRows = await enrolments.ofContacts(contacts, { withCancelled: true });
    const mediaCardRows = await applications.ofContacts(contacts, 50);
    const consents = [...registrations, ...groupsOfPerson, ...reservations, ...mediaCardRows].map(({ consent }) => ({
      kind: 'privacy' as const,
      textVersion: consent.textVersion,
      locale: consent.locale as Locale,
      agreedAt: consent.at,
    }));
    return {
      exportedAt: this.deps.clock.now().toISOString(),
      person: await tickets.describe(person),
      registrations: registrations.map((row) => answers.describe(row)),
      partners: partnerLists.flat().slice(0, 500).map(describePartner),
      groups: await Promise.all(groupsOfPerson.slice(0, 20).map((row) => groups.describe(row))),
      enrolments: enrolmentRows.map((row) => enrolmentResponse(row, locale, this.deps.signer)),
      payments: (await payments.ofPerson(person.id)).slice(0, 500).map(statusOf),
      boothReservations: await Promise.all(
        reservations
          .slice(0, 50)
          .map(async (row) => describeReservation(row, await submissions.numberOf('booth', row.id))),
      ),
      mediaCards: mediaCardRows.map(describeMediaCard),
      visaLetters: await visaLetters.lettersOf(contacts),
      subscriptions: (await data.subscriptions(contacts)).map((row) => ({
        state: row.state,
        emailMasked: maskEmail(row.email),
        language: row.language as 1 | 2,
        confirmedAt: row.confirmed_at?.toISOString() ?? null,
      })),
      consents: consents.slice(0, 500),
      records: (await data.records({ personId: person.id, contacts }, MAX_RECORDS)).slice(0, 2_000).map(describeRecord),
    };
  }

  /** Cancels active registrations and enrolments, then erases the person. */
  private async remove(person: Person): Promise<HandlerResponse<'ownEraseMyData'>> {
    const { visitors, payments, change, clock } = this.deps;
    const now = clock.now();
    const registrations = await visitors.listByPerson(person.id);
    const today = shanghaiDate(now);
    if (registrations.some(({ state, admitted_at: at }) => state === 'admitted' && at && shanghaiDate(at) === today))
      throw new DomainError('visitor.admittedToday');
    for (const row of registrations)
      if (row.state !== 'cancelled' && row.state !== 'admitted') await change.cancelRow(row, null);
    const orders = await payments.ofPerson(person.id);
    await this.eraseSubject({ personId: person.id, contacts: contactsOf(person) });
    const until = `${now.getUTCFullYear() + retention.orders.years}-12-31`;
    return {
      erasedAt: now.toISOString(),
      kept: orders.length > 0 ? [{ what: 'Payment orders', why: 'Tax law', until }] : [],
    };
  }

  /**
   * Erases a subject in one transaction. In other people's delegations the member is removed; if it was the master,
   * the next member becomes master.
   */
  private async eraseSubject(subject: DataSubject): Promise<void> {
    const { db, clock } = this.deps;
    await db.transaction().execute(async (tx) => {
      const groups = new GroupRepository(tx);
      for (const { id, group_id: groupId } of await groups.memberships(subject.contacts)) {
        const group = await groups.lock(groupId);
        const remainingUsers = (await groups.users(groupId)).filter((user) => user.id !== id);
        if (group.master_id === id) await groups.setMaster(groupId, remainingUsers[0]?.id ?? null, clock.now());
        await groups.removeUser(id);
      }
      await new PersonalDataRepository(tx).erase(subject);
    });
  }

  private async requireVerifiedPerson(context: RequestContext): Promise<Person> {
    const { tickets, verification } = this.deps;
    const person = await tickets.findCurrentPerson(context);
    if (!person) throw new DomainError('person.notFound');
    const contacts = contactsOf(person);
    // Without a verified contact, a recent WeChat sign-in is sufficient.
    if (contacts.length === 0 && (await tickets.isRecentlyIssued(context))) return person;
    for (const contact of contacts)
      if (await verification.isVerified(context.session, contact, ['myData'])) return person;
    throw new DomainError('verify.proofMissing');
  }
}
