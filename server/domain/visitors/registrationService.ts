/** Registration: personal information, questionnaire, confirmation (domain.md, States). Channels: channels.ts. */
import { isDeepStrictEqual } from 'node:util';
import { feeAt } from '../../../src/rules/fee';
import type { Input } from '../../http/contract';
import { DomainError, fieldError } from '../../http/envelope';
import type { RequestContext } from '../../http/context';
import { RegistrationConflict, VisitorRepository, type VisitorRow } from './visitorRepository';
import { normaliseEmail } from '../verification/verificationService';
import { newId, newRegistrationNumber } from '../../lib/ids';
import { channelOf, type Channel } from './channels';
import type { Claim } from '../documents/documentClaimRepository';
import type { DocumentDisputes } from '../documents/documents';
import type { Proved } from '../identity/personRepository';
import type { RegistrationForms, Submission, Update } from './registrationForms';
import { consentOf } from '../personalData/privacy';
import type { Saved } from './registrationAnswers';
import { CHANGEABLE, statesBefore } from './registrationStates';
import type { SharedDeps } from '../parts';
import { RedeemCodeRepository, RedeemRejected } from '../invitations/codeRepository';
import { redeemReasons } from '../invitations/codeService';
import { conflictError } from './conflictError';

/** Values of a registration that are not part of its form. */
export interface RegistrationContext {
  redeemCode?: string;
  invitationCode?: string;
  landing?: string;
}

/** A submitted registration, for comparison with a stored one. */
type Sent = Awaited<ReturnType<RegistrationForms['check']>> & { details: Record<string, unknown> };

interface Deps extends Pick<
  SharedDeps,
  'db' | 'visitors' | 'edition' | 'verification' | 'tickets' | 'mails' | 'documents' | 'answers' | 'clock'
> {
  forms: RegistrationForms;
  disputes: DocumentDisputes;
}

type NewRegistration = Parameters<VisitorRepository['insert']>[0];

const NUMBER_TRIES = 5;

export class RegistrationService {
  constructor(private readonly deps: Deps) {}

  /** Registers a visitor whose contact this session has proved. @throws DomainError */
  async insert(
    channel: Channel,
    body: Submission & { source?: string },
    context: RequestContext,
    origin: RegistrationContext = {},
  ): Promise<Saved> {
    await this.mustBeSignedInWithinWechat(channel, context);
    await this.deps.edition.mustBeOpen(context.preFlag);
    const form = await this.deps.forms.check(body, [channel.form]);
    const { verification, edition, documents, clock } = this.deps;
    const contact = contactOf(channel, body);
    const pointer = `/body/${channel.contact}`;
    // Whether a contact is registered is revealed only after its proof.
    if (!(await verification.hasProof(context.session, contact, [channel.purpose])))
      throw fieldError('verify.proofMissing', pointer);
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
    const standing = await this.standing(channel, contact);
    const repeated = standing && (await this.repeatedAnswer(standing, { ...form, details }, context));
    if (repeated) return repeated;
    if (standing) throw conflictError(`${channel.contact}Exists`);
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
      ...documents.store(form.document, id),
      amount_due: fee,
      created_at: now,
      updated_at: now,
    };
    try {
      return this.deps.answers.saved(await this.store(channel, values, claim, context));
    } catch (error) {
      const winner = error instanceof RegistrationConflict && (await this.standing(channel, contact));
      const won = winner && (await this.repeatedAnswer(winner, { ...form, details }, context));
      if (won) return won;
      throw await this.refused(error, context);
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
    const report = claim?.isDisputed ? await disputes.open(contact, context) : null;
    const { row, ticket } = await db.transaction().execute(async (tx) => {
      const person = await tickets.personFor(tx, identifierOf(channel, contact), context);
      const { redeem_code: code, mobile, created_at: now } = values;
      if (code && mobile) await new RedeemCodeRepository(tx).spend({ code, mobile, now });
      const stored = await new VisitorRepository(tx).insert(
        { ...values, person_id: person.id },
        { claim, session: context.session },
      );
      await report?.(tx, stored);
      return { row: stored, ticket: await tickets.store(tx, person, context) };
    });
    tickets.send(ticket, context);
    return row;
  }

  /** Replaces the record; missing values are cleared, except an unchanged document's number. @throws DomainError */
  async update(kind: 'en' | 'zh', body: Update, context: RequestContext): Promise<Saved> {
    const owned = await this.owned(body.id, kind, context);
    await this.deps.edition.mustBeOpen(context.preFlag);
    const channel = channelOf(owned);
    const { db, verification, tickets, documents, disputes, clock } = this.deps;
    const form = await this.deps.forms.checkChange(owned, body, [channel.changeForm, channel.form]);
    const contact = contactOf(channel, body);
    const moved = contact !== owned[channel.contact];
    if (moved && !(await verification.hasProof(context.session, contact, [channel.purpose, 'registration'])))
      throw fieldError('verify.proofMissing', `/body/${channel.contact}`);
    if (moved && (await this.standing(channel, contact))) throw conflictError(`${channel.contact}Exists`);
    const claim = documents.claim(form.document, form.isDisputed);
    const report = claim?.isDisputed ? await disputes.open(contact, context) : null;
    const now = clock.now();
    const { row, ticket } = await db
      .transaction()
      .execute(async (tx) => {
        // The new contact's person owns the registration; the old contact no longer leads to it.
        const person = moved ? await tickets.personFor(tx, identifierOf(channel, contact), context) : null;
        const visitors = new VisitorRepository(tx);
        const changed = await visitors.update(
          owned.id,
          {
            [channel.contact]: contact,
            ...(person && { person_id: person.id }),
            form_id: body.formId,
            form_version: body.formVersion,
            core: JSON.stringify(form.core),
            answers: JSON.stringify(form.answers),
            ...documents.store(form.document, owned.id),
            updated_at: now,
          },
          CHANGEABLE,
        );
        if (!changed) throw new DomainError('visitor.cancelled');
        await visitors.moveDocument(changed, claim, now);
        await report?.(tx, changed);
        return { row: changed, ticket: person && (await tickets.store(tx, person, context)) };
      })
      .catch(async (error: unknown) => {
        throw await this.refused(error, context);
      });
    if (ticket) tickets.send(ticket, context);
    return this.deps.answers.saved(row);
  }

  /** Stores the questionnaire. The first time it confirms the registration, with number and messages. */
  async submitQuestionnaire(
    kind: 'en' | 'zh',
    body: Input<'visitorSubmitQuestion'>['body'],
    context: RequestContext,
  ): Promise<Saved> {
    const owned = await this.owned(body.registrationId, kind, context);
    await this.deps.edition.mustBeOpen(context.preFlag);
    if (owned.state === 'awaitingPayment') throw new DomainError('visitor.stepMissing');
    const { visitors, forms, clock, answers } = this.deps;
    const { formId, formVersion } = body;
    await forms.checkQuestionnaire(body, channelOf(owned).questionnaire);
    const now = clock.now();
    const questionnaire = JSON.stringify({
      formId,
      formVersion,
      answers: body.answers,
      submittedAt: now.toISOString(),
    });
    const change = { questionnaire, updated_at: now };
    if (owned.state !== 'confirmed') {
      const confirmed = await this.confirm(owned, change);
      if (confirmed) return answers.saved(confirmed);
    }
    const row = await visitors.update(owned.id, change, ['confirmed']);
    if (!row) throw new DomainError('visitor.cancelled');
    return answers.saved(row);
  }

  /** The active registration of the ticket's person. @throws DomainError `visitor.notFound`, also for others' ids */
  async owned(id: string, kind: 'en' | 'zh' | 'any', context: RequestContext): Promise<VisitorRow> {
    const row = await this.ofTicket(id, kind, context);
    if (row.state === 'cancelled') throw new DomainError('visitor.cancelled');
    if (row.state === 'admitted') throw new DomainError('visitor.admitted');
    return row;
  }

  /** The registration of the ticket's person in any state. Chinese channels throw 403 without a ticket. */
  async ofTicket(id: string, kind: 'en' | 'zh' | 'any', context: RequestContext): Promise<VisitorRow> {
    const { tickets, visitors } = this.deps;
    const person = kind === 'zh' ? await tickets.signedIn(context) : await tickets.personOf(context);
    const row = person && (await visitors.byId(id));
    const fits = kind === 'any' || (row && (row.channel === 'en') === (kind === 'en'));
    if (!row || !fits || row.person_id !== person.id) throw new DomainError('visitor.notFound');
    return row;
  }

  /** The registration of a contact in this edition that was not cancelled. */
  async standing(channel: Pick<Channel, 'contact'>, contact: string): Promise<VisitorRow | undefined> {
    const { number } = await this.deps.edition.current();
    return this.deps.visitors.standing(number, channel.contact, contact);
  }

  /** Repeats the first response for an identical submission of the session that created `row`; otherwise null. */
  private async repeatedAnswer(row: VisitorRow, sent: Sent, context: RequestContext): Promise<Saved | null> {
    const { verification, documents, tickets, answers } = this.deps;
    if (!(await verification.hasCreated(context.session, row.id))) return null;
    const stored = Object.fromEntries(Object.keys(sent.details).map((name) => [name, row[name as keyof VisitorRow]]));
    const isSame =
      isDeepStrictEqual([sent.core, sent.answers, sent.details], [row.core, row.answers, stored]) &&
      documents.isStored(sent.document, row, row.id);
    if (!isSame) return null;
    if (row.person_id !== null) await tickets.issue({ id: row.person_id }, context);
    return answers.saved(row);
  }

  /** Converts the error of a failed transaction. A registered document counts as an existence query. */
  private async refused(error: unknown, context: RequestContext): Promise<unknown> {
    if (error instanceof RedeemRejected) return fieldError(redeemReasons[error.fault], '/body/redeemCode');
    if (!(error instanceof RegistrationConflict)) return error;
    if (error.reason === 'documentExists') await this.deps.verification.countExistenceQuery(context);
    return conflictError(error.reason);
  }

  /** Inside WeChat a visitor must sign in first, so that messages of the mini-program reach the right person. */
  private async mustBeSignedInWithinWechat(channel: Channel, context: RequestContext): Promise<void> {
    if (channel.name !== 'zh' || !/MicroMessenger/i.test(context.userAgent)) return;
    const person = await this.deps.tickets.personOf(context);
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
      const number = await newNumber(visitors, row.edition);
      const confirmed = await visitors.update(
        row.id,
        { ...change, state: 'confirmed', number },
        statesBefore('confirmed'),
      );
      if (confirmed) await writeMessages(tx, confirmed);
      return confirmed;
    });
  }
}

/** Reserves a new number. */
async function newNumber(visitors: VisitorRepository, edition: number): Promise<string> {
  for (let attempt = 0; attempt < NUMBER_TRIES; attempt++) {
    const number = newRegistrationNumber(edition);
    if (await visitors.takeNumber(number)) return number;
  }
  throw new Error('No free registration number was found.');
}

const identifierOf = ({ contact: column }: Pick<Channel, 'contact'>, contact: string): Proved =>
  column === 'email' ? { email: contact } : { mobile: contact };

const contactOf = (channel: Channel, body: Submission): string =>
  channel.contact === 'email' ? normaliseEmail(body.email ?? '') : (body.mobile ?? '');
