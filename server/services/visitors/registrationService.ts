/** Visitors register by e-mail: personal information, questionnaire, complete (specification, sections 3 to 5; domain.md, States). */
import type { Clock } from '../../../src/rules/clock';
import type { Locale } from '../../../src/rules/locales';
import type { AnswerValue, RegistrationState } from '../../db/schema';
import type { Answer, Input } from '../../http/contract';
import { DomainError, fieldError } from '../../http/envelope';
import type { RequestContext } from '../../http/context';
import type { VisitorRepository, VisitorRow } from '../../repositories/visitors';
import type { EditionService } from '../content/editionService';
import type { FormService } from '../content/formService';
import { newId, newRegistrationNumber } from '../ids';
import type { RegistrationMails } from './registrationMails';
import type { RegionService } from '../content/regionService';
import type { Signer } from '../secrets';
import type { TicketService } from '../identity/ticketService';
import { sameAddress, type VerificationService } from '../identity/verificationService';
import { calendarOf } from './calendar';

type Saved = Answer<'visitorEnInsert'>;
type Registration = Saved['registration'];
type Submission = Input<'visitorEnInsert'>['body'] | Input<'visitorEnUpdate'>['body'];

/** The text of the privacy notice that a visitor agreed to; raised when its words change. */
const PRIVACY_VERSION = '2026-01';
const FORM = 'visitor-en';
const QUESTIONNAIRE = 'questionnaire-en';
const NUMBER_TRIES = 5;
const MAX_PARTNERS = 50;

interface Parts {
  visitors: VisitorRepository;
  edition: EditionService;
  forms: FormService;
  regions: RegionService;
  verification: VerificationService;
  tickets: TicketService;
  mails: RegistrationMails;
  signer: Signer;
  clock: Clock;
}

export class RegistrationService {
  constructor(private readonly parts: Parts) {}

  async insert(body: Input<'visitorEnInsert'>['body'], context: RequestContext): Promise<Saved> {
    await this.mustBeOpen(context);
    const { core, answers, email } = await this.check(body);
    const { visitors, verification, edition, clock } = this.parts;
    const { number: editionNumber } = await edition.current();
    // The address' own owner may learn that it is registered; anyone else must prove it first.
    if (!(await verification.hasProof(context.session, email, ['registration'])))
      throw fieldError('verify.proofMissing', '/body/email');
    // The unique index decides; asking first spares the person of an address that will be refused.
    if (await this.byEmail(email)) throw fieldError('visitor.emailExists', '/body/email');
    const person = await this.parts.tickets.personFor({ email }, context);
    const now = clock.now();
    const row = await visitors.insert({
      id: newId(),
      person_id: person.id,
      edition: editionNumber,
      number: null,
      channel: 'en',
      state: 'submitted',
      email,
      mobile: null,
      locale: context.locale,
      form_id: body.formId,
      form_version: body.formVersion,
      core: JSON.stringify(core),
      answers: JSON.stringify(answers),
      questionnaire: null,
      consent: JSON.stringify({
        privacy: true,
        textVersion: PRIVACY_VERSION,
        at: now.toISOString(),
        locale: context.locale,
      }),
      source: body.source ?? null,
      created_at: now,
      updated_at: now,
    });
    if (!row) throw fieldError('visitor.emailExists', '/body/email');
    await this.parts.tickets.issue(person, context);
    return this.saved(row);
  }

  /** Replaces the record: what is absent is cleared. */
  async update(body: Input<'visitorEnUpdate'>['body'], context: RequestContext): Promise<Saved> {
    const owned = await this.owned(body.id, context);
    await this.mustBeOpen(context);
    const { core, answers, email } = await this.check(body);
    const { visitors, verification, clock } = this.parts;
    const moved = email !== owned.email;
    if (moved && !(await verification.hasProof(context.session, email, ['registration'])))
      throw fieldError('verify.proofMissing', '/body/email');
    if (moved && (await this.byEmail(email))) throw fieldError('visitor.emailExists', '/body/email');
    // Whoever proves the new address finds the registration by it; the old one leads to it no longer.
    const person = moved ? await this.parts.tickets.personFor({ email }, context) : null;
    const row = await visitors.update(owned.id, {
      email,
      ...(person && { person_id: person.id }),
      form_id: body.formId,
      form_version: body.formVersion,
      core: JSON.stringify(core),
      answers: JSON.stringify(answers),
      updated_at: clock.now(),
    });
    if (row === 'emailExists') throw fieldError('visitor.emailExists', '/body/email');
    if (row === 'numberExists') throw new DomainError('server.error');
    if (person) await this.parts.tickets.issue(person, context);
    return this.saved(row);
  }

  /** Stores the questionnaire; the first time it confirms the registration, which gets its number and a mail. */
  async submitQuestionnaire(body: Input<'visitorEnSubmitQuestion'>['body'], context: RequestContext): Promise<Saved> {
    const owned = await this.owned(body.registrationId, context);
    await this.mustBeOpen(context);
    const { clock, forms } = this.parts;
    await forms.check({
      formId: body.formId,
      formVersion: body.formVersion,
      expected: QUESTIONNAIRE,
      core: {},
      answers: body.answers,
    });
    const now = clock.now();
    const questionnaire = JSON.stringify({
      formId: body.formId,
      formVersion: body.formVersion,
      answers: body.answers,
      submittedAt: now.toISOString(),
    });
    if (owned.state !== 'submitted') {
      const row = await this.parts.visitors.update(owned.id, { questionnaire, updated_at: now });
      if (typeof row === 'string') throw new DomainError('server.error');
      return this.saved(row);
    }
    return this.saved(await this.confirm(owned, { questionnaire, updated_at: now }));
  }

  /** The registration of the request's ticket, null without one. */
  async mine(context: RequestContext): Promise<Answer<'visitorFindVisit'>> {
    const row = await this.parts.tickets.registrationOf(context);
    return { registration: row ? this.describe(row) : null };
  }

  async existsEmail(email: string, context: RequestContext): Promise<Answer<'visitorEnExistEmail'>> {
    await this.parts.verification.countExistenceQuery(context);
    return { exists: (await this.byEmail(email)) !== undefined };
  }

  /** Yes or no; the record only for who proved the address or holds its ticket. */
  async findByEmail(email: string, context: RequestContext): Promise<Answer<'visitorEnFindByEmail'>> {
    const { verification, tickets } = this.parts;
    const proved = await verification.hasProof(context.session, email, ['find', 'registration']);
    const row = await this.byEmail(email);
    const holder = await tickets.personOf(context);
    const owns = row !== undefined && row.person_id === holder?.id;
    if (!proved && !owns) {
      await verification.countExistenceQuery(context);
      return { exists: row !== undefined, registration: null };
    }
    const person = proved && row ? await tickets.personFor({ email }, context) : holder;
    // An address in somebody else's registration is not yet a claim to it: only its proved owner's record is shown.
    if (!row || row.person_id !== person?.id) return { exists: row !== undefined, registration: null };
    if (proved) await tickets.issue(person, context);
    return { exists: true, registration: this.describe(row) };
  }

  async addPartners(
    body: Input<'visitorEnAddPartner'>['body'],
    context: RequestContext,
  ): Promise<Answer<'visitorEnAddPartner'>> {
    const owned = await this.owned(body.registrationId, context);
    const { visitors, clock } = this.parts;
    const present = await visitors.partners(owned.id);
    if (present.length + body.partners.length > MAX_PARTNERS) throw new DomainError('partner.limit');
    const now = clock.now();
    const rows = body.partners.map(({ firstName, lastName, email, company }) => ({
      id: newId(),
      registration_id: owned.id,
      name: `${firstName} ${lastName}`,
      email: sameAddress(email),
      mobile: null,
      company: company ?? null,
      state: body.invite ? ('invited' as const) : ('added' as const),
      invited_at: body.invite ? now : null,
      created_at: now,
    }));
    if (!(await visitors.addPartners(rows))) throw fieldError('partner.exists', '/body/partners');
    if (body.invite) for (const row of rows) await this.parts.mails.invite(owned, row);
    const partners = await visitors.partners(owned.id);
    return {
      partners: partners.map((partner) => ({
        id: partner.id,
        registrationId: partner.registration_id,
        name: partner.name,
        ...(partner.email && { email: partner.email }),
        ...(partner.company && { company: partner.company }),
        state: partner.state,
        invitedAt: partner.invited_at?.toISOString() ?? null,
        createdAt: partner.created_at.toISOString(),
      })),
    };
  }

  /** The visit as a calendar file. The id is the secret: it has 128 random bits. */
  async calendar(id: string, locale: Locale) {
    const row = await this.parts.visitors.byId(id);
    if (!row || row.state === 'cancelled') throw new DomainError('record.notFound');
    if (!row.number) throw new DomainError('visitor.notConfirmed');
    const edition = await this.parts.edition.current();
    return calendarOf(edition, { number: row.number, locale, stamp: row.updated_at });
  }

  private async mustBeOpen(context: RequestContext): Promise<void> {
    const { edition } = this.parts;
    if (await edition.registrationOpen(context.preFlag)) return;
    throw new DomainError((await edition.phase()) === 'before' ? 'registration.notOpen' : 'registration.closed');
  }

  /** The record of the ticket, when it is the one asked for; another's answers as if it did not exist. */
  private async owned(id: string, context: RequestContext): Promise<VisitorRow> {
    const person = await this.parts.tickets.personOf(context);
    const row = person && (await this.parts.visitors.byId(id));
    if (!row || row.person_id !== person.id) throw new DomainError('visitor.notFound');
    if (row.state === 'cancelled') throw new DomainError('visitor.cancelled');
    if (row.state === 'admitted') throw new DomainError('visitor.admitted');
    return row;
  }

  private async check(body: Submission) {
    const { formId, formVersion, answers, privacyAgreed, ...rest } = body;
    const { id: _id, source: _source, ...core } = rest as Record<string, unknown>;
    await this.parts.forms.check({ formId, formVersion, expected: FORM, core: { ...core, privacyAgreed }, answers });
    if (!(await this.parts.regions.isCountry(body.country))) throw fieldError('field.notAllowed', '/body/country');
    if (!privacyAgreed) throw fieldError('visitor.privacyMissing', '/body/privacyAgreed');
    const email = sameAddress(body.email);
    return {
      core: { ...core, email } as Record<string, string>,
      answers: answers as Record<string, AnswerValue>,
      email,
    };
  }

  private async byEmail(email: string): Promise<VisitorRow | undefined> {
    const { number } = await this.parts.edition.current();
    return this.parts.visitors.byEmail(number, sameAddress(email));
  }

  private async confirm(row: VisitorRow, change: { questionnaire: string; updated_at: Date }): Promise<VisitorRow> {
    const mail = await this.parts.mails.confirmation();
    for (let attempt = 0; attempt < NUMBER_TRIES; attempt++) {
      const number = newRegistrationNumber(row.edition);
      const state: RegistrationState = 'confirmed';
      const changed = await this.parts.visitors.update(row.id, { ...change, state, number }, mail);
      if (typeof changed !== 'string') return changed;
    }
    throw new Error('No free registration number was found.');
  }

  private saved(row: VisitorRow): Saved {
    return { registration: this.describe(row), next: row.questionnaire ? 'result' : 'questionnaire' };
  }

  private describe(row: VisitorRow): Registration {
    return {
      id: row.id,
      number: row.number,
      channel: row.channel,
      state: row.state,
      ...(row.core as Partial<Registration>),
      privacyAgreed: row.consent.privacy,
      formId: row.form_id,
      formVersion: row.form_version,
      answers: row.answers,
      questionnaire: row.questionnaire,
      qrContent: row.number ? this.parts.signer.qrContent(row.number) : null,
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
    };
  }
}
