/** Registration: personal information, questionnaire, confirmation. See registrationStates.ts, channels.ts. */
import { isDeepStrictEqual } from 'node:util';
import { feeAt } from '../../../src/rules/fee';
import type { Input } from '../../http/contract';
import { DomainError, fieldError } from '../../http/envelope';
import type { RequestContext } from '../../http/context';
import { RegistrationConflict, reserveNewNumber, VisitorRepository, type VisitorRow } from './visitorRepository';
import { normaliseEmail } from '../verification/verificationService';
import { newId } from '../../lib/ids';
import { channelOf, type Channel } from './channels';
import type { Claim } from '../documents/documentClaimRepository';
import type { DocumentDisputes } from '../documents/documents';
import type { VerifiedIdentifier } from '../identity/personRepository';
import type { RegistrationForms, Submission, Update } from './registrationForms';
import { consentOf } from '../personalData/privacy';
import type { SavedRegistration } from './registrationResponses';
import { EDITABLE_STATES, statesBefore } from './registrationStates';
import type { SharedDeps } from '../sharedDeps';
import { RedeemCodeRepository, RedeemRejected } from '../invitations/codeRepository';
import { redeemReasons } from '../invitations/codeService';
import { conflictError } from './conflictError';

/** Values of a registration that are not part of its form. */
export interface RegistrationContext {
  redeemCode?: string;
  invitationCode?: string;
  landing?: string;
}

/** The values of a submitted registration, for comparison with a stored one. */
type SubmittedValues = Awaited<ReturnType<RegistrationForms['check']>> & { details: Record<string, unknown> };

interface Deps extends Pick<
  SharedDeps,
  'db' | 'visitors' | 'edition' | 'verification' | 'tickets' | 'mails' | 'documents' | 'answers' | 'clock'
> {
  forms: RegistrationForms;
  disputes: DocumentDisputes;
}

type NewRegistration = Parameters<VisitorRepository['insert']>[0];

export class RegistrationService {
  constructor(private readonly deps: Deps) {}

  /** Registers a visitor whose contact this session has verified. @throws DomainError */
  async insert(
    channel: Channel,
    body: Submission & { source?: string },
    context: RequestContext,
    origin: RegistrationContext = {},
  ): Promise<SavedRegistration> {
    await this.mustBeSignedInWithinWechat(channel, context);
    await this.deps.edition.requirePreRegistrationOpen(context.preFlag);
    const form = await this.deps.forms.check(body, [channel.form]);
    const { verification, edition, documents, clock } = this.deps;
    const contact = contactOf(channel, body);
    // The response reveals whether a contact is registered only after its verification.
    if (!(await verification.isVerified(context.session, contact, [channel.purpose])))
      throw fieldError('verify.proofMissing', `/body/${channel.contact}`);
    const details = {
      channel: channel.name,
      form_id: body.formId,
      form_version: body.formVersion,
      source: body.source ?? null,
      redeem_code: origin.redeemCode ?? null,
      invitation_code: origin.invitationCode ?? null,
      landing: origin.landing ?? null,
    };
    // The unique index is authoritative; this check avoids creating a person for a request that will fail.
    const existing = await this.findActive(channel, contact);
    const repeatedResponse = existing && (await this.repeatResponse(existing, { ...form, details }, context));
    if (repeatedResponse) return repeatedResponse;
    if (existing) throw conflictError(`${channel.contact}Exists`);
    const { number: editionNumber, lateFee } = await edition.current();
    const now = clock.now();
    const fee = channel.pays && !origin.redeemCode ? feeAt(lateFee, now) : 0;
    const id = newId();
    const claim = documents.claim(form.document, form.isDisputed);
    const values = {
      id,
      edition: editionNumber,
      number: null,
      ...details,
      state: fee > 0 ? ('awaitingPayment' as const) : ('submitted' as const),
      email: channel.contact === 'email' ? contact : null,
      mobile: channel.contact === 'mobile' ? contact : null,
      locale: context.locale,
      core: JSON.stringify(form.core),
      answers: JSON.stringify(form.answers),
      questionnaire: null,
      consent: JSON.stringify(consentOf(now, context.locale)),
      ...documents.encrypt(form.document, id),
      amount_due: fee,
      created_at: now,
      updated_at: now,
    };
    try {
      return this.deps.answers.describeSaved(await this.store(channel, values, claim, context));
    } catch (error) {
      const concurrentRow = error instanceof RegistrationConflict && (await this.findActive(channel, contact));
      const concurrentResponse =
        concurrentRow && (await this.repeatResponse(concurrentRow, { ...form, details }, context));
      if (concurrentResponse) return concurrentResponse;
      throw await this.convertError(error, context);
    }
  }

  /** Writes a registration and its related rows in one transaction: person, free code, document, messages, ticket. */
  private async store(
    channel: Channel,
    values: Omit<NewRegistration, 'person_id'> & { created_at: Date },
    claim: Claim | undefined,
    context: RequestContext,
  ): Promise<VisitorRow> {
    const { db, tickets, disputes } = this.deps;
    const contact = values[channel.contact] ?? '';
    const reportDispute = claim?.isDisputed ? await disputes.prepare(contact, context) : null;
    const { row, ticket } = await db.transaction().execute(async (tx) => {
      const person = await tickets.findOrCreatePerson(tx, identifierOf(channel, contact), context);
      const { redeem_code: code, mobile, created_at: now } = values;
      if (code && mobile) await new RedeemCodeRepository(tx).consume({ code, mobile, now });
      const insertedRow = await new VisitorRepository(tx).insert(
        { ...values, person_id: person.id },
        { claim, session: context.session },
      );
      await reportDispute?.(tx, insertedRow);
      return { row: insertedRow, ticket: await tickets.store(tx, person, context) };
    });
    tickets.send(ticket, context);
    return row;
  }

  /** Replaces the record; missing values are cleared, except an unchanged document's number. @throws DomainError */
  async update(kind: 'en' | 'zh', body: Update, context: RequestContext): Promise<SavedRegistration> {
    const current = await this.requireOwnedActive(body.id, context, kind);
    await this.deps.edition.requirePreRegistrationOpen(context.preFlag);
    const channel = channelOf(current);
    const { db, verification, tickets, documents, disputes, clock } = this.deps;
    const form = await this.deps.forms.checkChange(current, body, [channel.changeForm, channel.form]);
    const contact = contactOf(channel, body);
    const isContactChanged = contact !== current[channel.contact];
    if (
      isContactChanged &&
      !(await verification.isVerified(context.session, contact, [channel.purpose, 'registration']))
    )
      throw fieldError('verify.proofMissing', `/body/${channel.contact}`);
    if (isContactChanged && (await this.findActive(channel, contact))) throw conflictError(`${channel.contact}Exists`);
    const claim = documents.claim(form.document, form.isDisputed);
    const reportDispute = claim?.isDisputed ? await disputes.prepare(contact, context) : null;
    const now = clock.now();
    const { row, ticket } = await db
      .transaction()
      .execute(async (tx) => {
        // The new contact's person owns the registration; the old contact no longer finds it.
        const person = isContactChanged
          ? await tickets.findOrCreatePerson(tx, identifierOf(channel, contact), context)
          : null;
        const visitors = new VisitorRepository(tx);
        const updatedRow = await visitors.update(
          current.id,
          {
            [channel.contact]: contact,
            ...(person && { person_id: person.id }),
            form_id: body.formId,
            form_version: body.formVersion,
            core: JSON.stringify(form.core),
            answers: JSON.stringify(form.answers),
            ...documents.encrypt(form.document, current.id),
            updated_at: now,
          },
          EDITABLE_STATES,
        );
        if (!updatedRow) throw new DomainError('visitor.cancelled');
        await visitors.replaceDocumentClaim(updatedRow, claim, now);
        await reportDispute?.(tx, updatedRow);
        return { row: updatedRow, ticket: person && (await tickets.store(tx, person, context)) };
      })
      .catch(async (error: unknown) => {
        throw await this.convertError(error, context);
      });
    if (ticket) tickets.send(ticket, context);
    return this.deps.answers.describeSaved(row);
  }

  /** Stores the questionnaire. The first time it confirms the registration, with number and messages. */
  async submitQuestionnaire(
    kind: 'en' | 'zh',
    body: Input<'visitorSubmitQuestion'>['body'],
    context: RequestContext,
  ): Promise<SavedRegistration> {
    const current = await this.requireOwnedActive(body.registrationId, context, kind);
    await this.deps.edition.requirePreRegistrationOpen(context.preFlag);
    if (current.state === 'awaitingPayment') throw new DomainError('visitor.stepMissing');
    const { visitors, forms, clock, answers } = this.deps;
    const { formId, formVersion } = body;
    await forms.checkQuestionnaire(body, channelOf(current).questionnaire);
    const now = clock.now();
    const questionnaire = JSON.stringify({
      formId,
      formVersion,
      answers: body.answers,
      submittedAt: now.toISOString(),
    });
    const change = { questionnaire, updated_at: now };
    if (current.state !== 'confirmed') {
      const confirmedRow = await this.confirm(current, change);
      if (confirmedRow) return answers.describeSaved(confirmedRow);
    }
    const row = await visitors.update(current.id, change, ['confirmed']);
    if (!row) throw new DomainError('visitor.cancelled');
    return answers.describeSaved(row);
  }

  /** As `requireOwned`, neither cancelled nor admitted. @throws DomainError also `visitor.cancelled`, `visitor.admitted` */
  async requireOwnedActive(id: string, context: RequestContext, kind?: 'en' | 'zh'): Promise<VisitorRow> {
    const row = await this.requireOwned(id, context, kind);
    if (row.state === 'cancelled') throw new DomainError('visitor.cancelled');
    if (row.state === 'admitted') throw new DomainError('visitor.admitted');
    return row;
  }

  /** The signed-in person's registration; without `kind` of any channel. @throws DomainError `visitor.notFound`, 403 */
  async requireOwned(id: string, context: RequestContext, kind?: 'en' | 'zh'): Promise<VisitorRow> {
    const { tickets, visitors } = this.deps;
    const person = kind === 'zh' ? await tickets.requirePerson(context) : await tickets.findCurrentPerson(context);
    const row = person && (await visitors.byId(id));
    const isMatchingKind = kind === undefined || (row && (row.channel === 'en') === (kind === 'en'));
    if (!row || !isMatchingKind || row.person_id !== person.id) throw new DomainError('visitor.notFound');
    return row;
  }

  /** The registration of a contact in this edition that was not cancelled. */
  async findActive(channel: Pick<Channel, 'contact'>, contact: string): Promise<VisitorRow | undefined> {
    const { number } = await this.deps.edition.current();
    return this.deps.visitors.findActive(number, channel.contact, contact);
  }

  /** Returns the first response again for an identical submission of the session that created `row`; otherwise null. */
  private async repeatResponse(
    row: VisitorRow,
    submitted: SubmittedValues,
    context: RequestContext,
  ): Promise<SavedRegistration | null> {
    const { verification, documents, tickets, answers } = this.deps;
    if (!(await verification.hasCreated(context.session, row.id))) return null;
    const storedDetails = Object.fromEntries(
      Object.keys(submitted.details).map((name) => [name, row[name as keyof VisitorRow]]),
    );
    const isSame =
      isDeepStrictEqual(
        [submitted.core, submitted.answers, submitted.details],
        [row.core, row.answers, storedDetails],
      ) && documents.equalsStored(submitted.document, row, row.id);
    if (!isSame) return null;
    if (row.person_id !== null) await tickets.issue({ id: row.person_id }, context);
    return answers.describeSaved(row);
  }

  /** Converts the error of a failed transaction. A registered document counts as an existence query. */
  private async convertError(error: unknown, context: RequestContext): Promise<unknown> {
    if (error instanceof RedeemRejected) return fieldError(redeemReasons[error.fault], '/body/redeemCode');
    if (!(error instanceof RegistrationConflict)) return error;
    if (error.reason === 'documentExists') await this.deps.verification.countExistenceQuery(context);
    return conflictError(error.reason);
  }

  /** Inside WeChat a visitor must sign in first, so that messages of the mini-program reach the right person. */
  private async mustBeSignedInWithinWechat(channel: Channel, context: RequestContext): Promise<void> {
    if (channel.name !== 'zh' || !/MicroMessenger/i.test(context.userAgent)) return;
    const person = await this.deps.tickets.findCurrentPerson(context);
    if (!person?.open_id) throw new DomainError('auth.wechatSignInMissing');
  }

  /** Confirms a registration with its number and messages; undefined when its state does not allow it. */
  private async confirm(
    row: VisitorRow,
    change: { questionnaire?: string; updated_at: Date },
  ): Promise<VisitorRow | undefined> {
    const writeMessages = await this.deps.mails.confirmation();
    return this.deps.db.transaction().execute(async (tx) => {
      const visitors = new VisitorRepository(tx);
      const number = await reserveNewNumber(visitors, row.edition);
      const confirmedRow = await visitors.update(
        row.id,
        { ...change, state: 'confirmed', number },
        statesBefore('confirmed'),
      );
      if (confirmedRow) await writeMessages(tx, confirmedRow);
      return confirmedRow;
    });
  }
}

const identifierOf = ({ contact: column }: Pick<Channel, 'contact'>, contact: string): VerifiedIdentifier =>
  column === 'email' ? { email: contact } : { mobile: contact };

const contactOf = (channel: Channel, body: Submission): string =>
  channel.contact === 'email' ? normaliseEmail(body.email ?? '') : (body.mobile ?? '');
