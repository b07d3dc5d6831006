/** Enrolment in meetings: seats, waiting list, payment deadlines, cancellation (docs/concepts.md). */
import type { Locale } from '../../../src/rules/locales';
import type { HandlerResponse, Input } from '../../http/contract';
import type { RequestContext } from '../../http/context';
import { DomainError, fieldError } from '../../http/envelope';
import type { EnrolmentRow } from './enrolmentRepository';
import type { MeetingRow } from './meetingRepository';
import { normaliseEmail } from '../verification/verificationService';
import { enrolmentResponse, meetingState, meetingSummary, type Enrolment } from './responses';
import type { MeetingService } from './meetingService';
import type { Applicant } from './places';
import { outcomeOf } from './states';
import type { SharedDeps } from '../sharedDeps';
import { consentOf } from '../personalData/privacy';
import { contactsOf, nameOf } from '../visitors/personDetails';

type Single = Input<'meetingEnroll'>['body'];
type Batch = Input<'meetingEnrollBatch'>['body'];

interface Deps extends Pick<
  SharedDeps,
  'db' | 'enrolments' | 'places' | 'forms' | 'edition' | 'tickets' | 'verification' | 'signer' | 'clock'
> {
  meetings: MeetingService;
}

export class EnrolmentService {
  constructor(private readonly deps: Deps) {}

  async enrol(body: Single, context: RequestContext): Promise<HandlerResponse<'meetingEnroll'>> {
    const meeting = await this.meeting(body.meetingId, '/body/meetingId');
    const [enrolment] = await this.enrolPerson([meeting], body, context);
    if (!enrolment) throw new DomainError('server.error');
    return { enrolment, next: enrolment.state === 'awaitingPayment' ? 'payment' : 'result' };
  }

  /** Enrols in a list of meetings, all or none. */
  async enrolBatch(body: Batch, context: RequestContext): Promise<HandlerResponse<'meetingEnrollBatch'>> {
    return { enrolments: await this.enrolPerson(await this.meetingsOf(body), body, context) };
  }

  /** Enrols a registered visitor, who needs no other form. */
  async enrolVisitor(
    body: Input<'visitorEnrollMeeting'>['body'],
    context: RequestContext,
  ): Promise<HandlerResponse<'visitorEnrollMeeting'>> {
    const registration = await this.registrationOf(context, body.registrationId);
    if (registration.state === 'cancelled') throw new DomainError('visitor.cancelled');
    const meetings = await this.meetingsOf(body);
    const { company, jobTitle } = registration.core;
    const contact = registration.mobile ?? registration.email;
    if (!contact) throw new DomainError('visitor.notFound');
    const applicant: Applicant = {
      contact,
      name: nameOf(registration),
      mobile: registration.mobile,
      email: registration.email,
      company: company === undefined ? null : String(company),
      jobTitle: jobTitle === undefined ? null : String(jobTitle),
      locale: context.locale,
      form: null,
      answers: {},
      consent: registration.consent,
      source: body.source ?? null,
    };
    const { db, places, edition } = this.deps;
    const { number } = await edition.current();
    const enrolments = await db.transaction().execute((tx) => places.assign(tx, meetings, applicant, number));
    return { enrolments: enrolments.map((row) => this.describe(row, context.locale)) };
  }

  /** The enrolment of a mobile number in a meeting, after its code was verified. The response carries a ticket. */
  async findByMobile(
    { mobile, smsCode }: Input<'meetingEnrollByMobile'>['path'],
    meetingId: string,
    context: RequestContext,
  ): Promise<HandlerResponse<'meetingEnrollByMobile'>> {
    const meeting = await this.meeting(meetingId, '/body/meetingId');
    const { verification, tickets, enrolments } = this.deps;
    const codeCheck = { to: mobile, purpose: 'meeting' as const, code: smsCode, pointer: '/path/smsCode' };
    await verification.checkAccessCode(codeCheck, context);
    await tickets.issueFor({ mobile }, context);
    const all = await enrolments.ofContacts([mobile], { withCancelled: true });
    const currentEnrolment = all.find(({ meeting_id, state }) => meeting_id === meeting.id && state !== 'cancelled');
    const latest = all.at(-1);
    return {
      exists: currentEnrolment !== undefined,
      enrolment: currentEnrolment ? this.describe(currentEnrolment, context.locale) : null,
      person: latest
        ? {
            name: latest.name,
            ...(latest.company && { company: latest.company }),
            ...(latest.job_title && { jobTitle: latest.job_title }),
            ...(latest.email && { email: latest.email }),
          }
        : null,
    };
  }

  /**
   * The requester's enrolments, optionally by a mobile number. For another person's number the list is empty and thus
   * reveals nothing.
   */
  async listByMobile(
    mobile: string | undefined,
    context: RequestContext,
  ): Promise<HandlerResponse<'meetingOtherEnrolls'>> {
    const contacts = await this.ownContacts(mobile, context);
    return (await this.deps.enrolments.ofContacts(contacts)).map((row) => this.describe(row, context.locale));
  }

  private async ownContacts(mobile: string | undefined, context: RequestContext): Promise<string[]> {
    const { tickets, verification } = this.deps;
    const person = await tickets.findCurrentPerson(context);
    if (mobile === undefined) return contactsOf(person);
    const isOwn =
      person?.mobile === mobile ||
      (await verification.isVerified(context.session, mobile, ['meeting', 'find', 'registration']));
    return isOwn ? [mobile] : [];
  }

  /** All meetings with the visitor's own enrolments. */
  async forVisitor(
    registrationId: string | undefined,
    context: RequestContext,
  ): Promise<HandlerResponse<'visitorFindMeeting'>> {
    const registration = await this.registrationOf(context, registrationId);
    const { meetings, enrolments } = this.deps;
    const [all, ownEnrolments] = await Promise.all([meetings.all(), enrolments.ofContacts(contactsOf(registration))]);
    const now = this.deps.clock.now();
    return all.map((row) => {
      const enrolment = ownEnrolments.find(({ meeting_id }) => meeting_id === row.id);
      return {
        meeting: meetingSummary(row, context.locale, now),
        enrolment: enrolment ? this.describe(enrolment, context.locale) : null,
      };
    });
  }

  /** Cancels an enrolment and promotes the first on the waiting list. Idempotent. */
  async cancel(id: string, context: RequestContext): Promise<HandlerResponse<'ownCancelEnrolment'>> {
    const row = await this.ownedBy(context, id);
    const outcome = outcomeOf('cancel', row);
    if ('error' in outcome) throw new DomainError(outcome.error);
    if (row.state !== 'cancelled') await this.deps.places.cancel(row);
    return this.describe(await this.reload(row.id), context.locale);
  }

  /**
   * The enrolment of the ticket's person.
   * @throws DomainError `enrolment.notFound`, also for another person's enrolment
   */
  async ownedBy(context: RequestContext, id: string): Promise<EnrolmentRow> {
    const [person, row] = await Promise.all([
      this.deps.tickets.findCurrentPerson(context),
      this.deps.enrolments.byId(id),
    ]);
    if (!row?.contact || !contactsOf(person).includes(row.contact)) throw new DomainError('enrolment.notFound');
    return row;
  }

  describe(row: EnrolmentRow, locale: Locale): Enrolment {
    return enrolmentResponse(row, locale, this.deps.signer);
  }

  /**
   * The registration of the ticket.
   * @throws DomainError when it is not the one with this id
   */
  private async registrationOf(context: RequestContext, id: string | undefined) {
    const person = await this.deps.tickets.findCurrentPerson(context);
    if (!person) throw new DomainError('auth.wechatSignInMissing');
    const registration = await this.deps.tickets.registrationOf(context);
    if (!registration || (id !== undefined && id !== registration.id)) throw new DomainError('visitor.notFound');
    return registration;
  }

  private async reload(id: string): Promise<EnrolmentRow> {
    const row = await this.deps.enrolments.byId(id);
    if (!row) throw new DomainError('enrolment.notFound');
    return row;
  }

  private meetingsOf({ meetingIds }: { meetingIds: string[] }): Promise<MeetingRow[]> {
    return Promise.all(meetingIds.map((id, index) => this.meeting(id, `/body/meetingIds/${index}`)));
  }

  private async meeting(id: string, pointer: string): Promise<MeetingRow> {
    const row = await this.deps.meetings.find(id).catch((error: unknown) => {
      throw error instanceof DomainError ? fieldError(error.reason, pointer) : error;
    });
    const state = meetingState(row, this.deps.clock.now());
    if (state !== 'open' && state !== 'full') throw fieldError('meeting.closed', pointer);
    return row;
  }

  private async enrolPerson(
    meetings: MeetingRow[],
    body: Single | Batch,
    context: RequestContext,
  ): Promise<Enrolment[]> {
    if (!body.privacyAgreed) throw fieldError('visitor.privacyMissing', '/body/privacyAgreed');
    const email = body.email === undefined ? null : normaliseEmail(body.email);
    const contact = body.mobile ?? email;
    if (contact === null) throw fieldError('enrolment.contactMissing', '/body/mobile');
    const { db, places, edition, tickets, verification, forms, clock } = this.deps;
    const person = await tickets.findCurrentPerson(context);
    const isHolder = contactsOf(person).includes(contact);
    if (!isHolder && !(await verification.isVerified(context.session, contact, ['meeting', 'registration'])))
      throw fieldError('verify.proofMissing', body.mobile === undefined ? '/body/email' : '/body/mobile');
    const { name, mobile, company, jobTitle, privacyAgreed } = body;
    for (const { form } of meetings)
      await forms.check({
        formId: body.formId,
        formVersion: body.formVersion,
        expected: form?.formId ?? '',
        core: Object.fromEntries(
          Object.entries({ name, mobile, email: body.email, company, jobTitle, privacyAgreed }).filter(
            ([, value]) => value !== undefined,
          ),
        ),
        answers: body.answers,
      });
    const now = clock.now();
    const applicant = {
      contact,
      name,
      mobile: mobile ?? null,
      email,
      company: company ?? null,
      jobTitle: jobTitle ?? null,
      locale: context.locale,
      form: { formId: body.formId, formVersion: body.formVersion },
      answers: body.answers,
      consent: consentOf(now, context.locale),
      source: body.source ?? null,
    };
    const identifier = mobile === undefined ? { email: contact } : { mobile };
    const { number } = await edition.current();
    const { rows, ticket } = await db.transaction().execute(async (tx) => ({
      rows: await places.assign(tx, meetings, applicant, number),
      // The ticket lets the new owner open the enrolment later.
      ticket: isHolder
        ? null
        : await tickets.store(tx, await tickets.findOrCreatePerson(tx, identifier, context), context),
    }));
    if (ticket) tickets.send(ticket, context);
    return rows.map((row) => this.describe(row, context.locale));
  }
}
