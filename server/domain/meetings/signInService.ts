/** Sign-in at the entrance: idempotent, by code or mobile number, or for walk-ins. */
import { shanghaiDate, shanghaiInstant } from '../../../src/rules/shanghai';
import type { HandlerResponse, Input } from '../../http/contract';
import type { RequestContext } from '../../http/context';
import { DomainError, fieldError } from '../../http/envelope';
import type { EnrolmentRow } from './enrolmentRepository';
import type { StaffDeviceRow } from './staffDeviceRepository';
import { normaliseAttendeeNumber } from '../../lib/ids';
import { normaliseEmail } from '../verification/verificationService';
import { enrolmentResponse, type Enrolment } from './responses';
import { shanghaiMinute } from './enrolmentMessages';
import type { MeetingService } from './meetingService';
import { servesMeeting } from './staffService';
import { outcomeOf } from './states';
import type { SharedDeps } from '../sharedDeps';
import { consentOf } from '../personalData/privacy';
import { contactsOf } from '../visitors/personDetails';

const MINUTE = 60_000;
/** Owners may sign themselves in this long before the start. */
const EARLY_SIGN_IN_MINUTES = 60;
/** The longest plausible time that a device was offline. */
const OFFLINE_GRACE_MS = 12 * 60 * MINUTE;
/** Enrolments per page. */
const PAGE_SIZE = 500;

interface Deps extends Pick<
  SharedDeps,
  'enrolments' | 'enrolment' | 'places' | 'staff' | 'tickets' | 'visitors' | 'edition' | 'signer' | 'clock'
> {
  meetings: MeetingService;
}

export class SignInService {
  constructor(private readonly deps: Deps) {}

  /** Signs in by a staff device, or by the owner's ticket shortly before the meeting. */
  async sign(id: string, context: RequestContext): Promise<HandlerResponse<'meetingSign'>> {
    if (context.staffDevice === null) {
      const row = await this.deps.enrolment.ownedBy(context, id);
      return this.signIn(row, new Date(row.starts_at.getTime() - EARLY_SIGN_IN_MINUTES * MINUTE), context);
    }
    const device = await this.deps.staff.deviceOf(context);
    return this.signInByDevice(device, await this.deps.enrolments.byId(id), context);
  }

  /** Signs in by a code that a device scanned or that was typed. */
  async scan(
    { meetingId, qrContent, scannedAt }: Input<'ownStaffSign'>['body'],
    context: RequestContext,
  ): Promise<Enrolment> {
    const device = await this.deps.staff.deviceOf(context);
    const meeting = await this.deps.meetings.find(meetingId);
    if (!servesMeeting(device, meeting.id)) throw new DomainError('meeting.notFound');
    const text = qrContent.trim();
    const row = await (/^1\d{10}$/.test(text)
      ? this.findByContact(text, meeting.id)
      : this.findByCode(text, meeting.id));
    const at = scannedAt === undefined ? undefined : new Date(scannedAt);
    return this.signInByDevice(device, row?.meeting_id === meeting.id ? row : undefined, context, at);
  }

  /** Enrols a walk-in and signs them in, while there are seats. A person who is enrolled already is only signed in. */
  async enrolWalkIn(body: Input<'meetingEnrollNoStatus'>['body'], context: RequestContext): Promise<Enrolment> {
    const device = await this.deps.staff.deviceOf(context);
    const meeting = await this.deps.meetings.find(body.meetingId);
    if (!servesMeeting(device, meeting.id)) throw new DomainError('meeting.notFound');
    if (!body.privacyAgreed) throw fieldError('visitor.privacyMissing', '/body/privacyAgreed');
    const email = body.email === undefined ? null : normaliseEmail(body.email);
    const contact = body.mobile ?? email;
    if (contact === null) throw fieldError('enrolment.contactMissing', '/body/mobile');
    const now = this.deps.clock.now();
    if (meeting.cancelled || meeting.ends_at <= now) throw new DomainError('meeting.over');
    const existing = await this.findByContact(contact, meeting.id);
    if (existing && existing.state !== 'waiting') return this.signInByDevice(device, existing, context);
    if (meeting.price > 0) throw new DomainError('meeting.charged');
    const row = await this.deps.places.enrolWalkIn(
      meeting,
      {
        contact,
        name: body.name,
        mobile: body.mobile ?? null,
        email,
        company: body.company ?? null,
        jobTitle: body.jobTitle ?? null,
        locale: context.locale,
        form: null,
        answers: {},
        consent: consentOf(now, context.locale),
        source: body.source ?? null,
      },
      existing,
      (await this.deps.edition.current()).number,
    );
    return enrolmentResponse(row, context.locale, this.deps.signer);
  }

  /** A page of a meeting's enrolments: all of them for a staff device, otherwise those of the ticket's person. */
  async ofMeeting(
    { meetingId, current = 1, size = PAGE_SIZE }: Input<'meetingEnrollsOf'>['query'],
    context: RequestContext,
  ): Promise<HandlerResponse<'meetingEnrollsOf'>> {
    const device = context.staffDevice === null ? null : await this.deps.staff.deviceOf(context);
    const person = device ? undefined : await this.deps.tickets.findCurrentPerson(context);
    if (!device && !person) throw new DomainError('record.notFound');
    const meeting = await this.deps.meetings.find(meetingId);
    if (device && !servesMeeting(device, meeting.id)) throw new DomainError('meeting.notFound');
    const { enrolments, signer } = this.deps;
    const offset = (current - 1) * size;
    const rows = device
      ? await enrolments.ofMeeting(meeting.id, { limit: size, offset })
      : (await enrolments.ofContacts(contactsOf(person), { meetingId: meeting.id })).slice(offset, offset + size);
    return rows.map((row) => enrolmentResponse(row, context.locale, signer));
  }

  private async signInByDevice(
    device: StaffDeviceRow,
    row: EnrolmentRow | undefined,
    context: RequestContext,
    scannedAt?: Date,
  ) {
    if (!row || !servesMeeting(device, row.meeting_id)) throw new DomainError('enrolment.notFound');
    return this.signIn(row, shanghaiInstant(shanghaiDate(row.starts_at)), context, scannedAt);
  }

  private async signIn(
    row: EnrolmentRow,
    opensAt: Date,
    context: RequestContext,
    scannedAt?: Date,
  ): Promise<Enrolment> {
    const outcome = outcomeOf('signIn', row);
    if ('error' in outcome) throw new DomainError(outcome.error, [], { position: row.waiting_position ?? 0 });
    const now = this.plausibleTime(scannedAt);
    if (row.state !== 'signedIn') {
      if (now < opensAt) throw new DomainError('meeting.notYet', [], { from: shanghaiMinute(opensAt) });
      if (now >= row.ends_at) throw new DomainError('meeting.over');
      await this.deps.places.signIn(row, now);
    }
    const signedInRow = await this.deps.enrolments.byId(row.id);
    if (!signedInRow) throw new DomainError('enrolment.notFound');
    return enrolmentResponse(signedInRow, context.locale, this.deps.signer);
  }

  /** The time of an offline scan. Implausible times are replaced by the current time. */
  private plausibleTime(scannedAt: Date | undefined): Date {
    const now = this.deps.clock.now();
    if (!scannedAt) return now;
    const age = now.getTime() - scannedAt.getTime();
    return age >= 0 && age <= OFFLINE_GRACE_MS ? scannedAt : now;
  }

  private async findByContact(contact: string, meetingId: string): Promise<EnrolmentRow | undefined> {
    return (await this.deps.enrolments.ofContacts([contact], { meetingId }))[0];
  }

  /**
   * The enrolment of a code, which is an enrolment number or a visitor's number. If the code is signed, the signature
   * must be valid.
   */
  private async findByCode(text: string, meetingId: string): Promise<EnrolmentRow | undefined> {
    const [typedNumber = ''] = text.split('.');
    const number = normaliseAttendeeNumber(typedNumber);
    if (!number || (text.includes('.') && text !== this.deps.signer.qrContent(number))) return undefined;
    if (number.startsWith('M')) return this.deps.enrolments.byNumber(number);
    const visitor = await this.deps.visitors.byNumber(number);
    const contact = visitor?.mobile ?? visitor?.email;
    return contact ? this.findByContact(contact, meetingId) : undefined;
  }
}
