/**
 * Numbers submissions, writes receipt and notice in the transaction that stores the record, and reports their state.
 */
import type { FormDefinition } from '../../../src/rules/forms/types';
import { localise, type Locale } from '../../../src/rules/locales';
import { ORGANISER_LOCALE } from '../../organiserMails';
import type { Tx } from '../../db/connect';
import { SUBMISSION_KINDS, type SubmissionKind, type SubmissionState } from '../../db/tables/submissions';
import type { RequestContext } from '../../http/context';
import type { HandlerResponse, Input } from '../../http/contract';
import { DomainError } from '../../http/envelope';
import { SubmissionRepository, type SubmissionRow } from './submissionRepository';
import type { RateLimit } from '../limits/limitService';
import { normaliseEmail } from '../verification/verificationService';
import { newSubmissionNumber, normaliseSubmissionNumber } from '../../lib/ids';
import type { Mail, Sms } from '../messages/mailer';
import { serverText } from '../../lib/texts';
import type { SharedDeps } from '../sharedDeps';

interface Deps extends Pick<
  SharedDeps,
  'db' | 'edition' | 'mailer' | 'limits' | 'signer' | 'clock' | 'origin' | 'organiserMails'
> {
  submissions: SubmissionRepository;
}

export interface SubmissionDetails {
  kind: SubmissionKind;
  email?: string | undefined;
  mobile?: string | undefined;
  company?: string | undefined;
  /** Set when the record already has a number. */
  number?: string;
  /** The published form, for the kind `form`. */
  form?: FormDefinition;
}

export interface PreparedSubmission {
  number: string;
  /** Must run in the transaction that stores the record. */
  write(tx: Tx, recordId: string): Promise<void>;
}

const HOUR = 3_600_000;
const NOTICES_PER_HOUR = 20;
const MAX_LISTED = 200;
/** Limits receipts to unverified recipients per network. */
export const RECEIPT_LIMIT: RateLimit = { name: 'receipts', max: 20, per: 'hour' };
const STATE_QUERY_LIMIT: RateLimit = { name: 'submission state', max: 30, per: 'hour' };
const MAINLAND_MOBILE = /^1\d{10}$/;

const exportCommand = (kind: SubmissionKind, form: FormDefinition | undefined): string =>
  `npm run export -- ${form ? `form:${form.formId}` : kind === 'booth' ? 'booths' : 'submissions'}`;

/** What was sent: the title of a form with a page of its own, otherwise the name of the kind. */
const nameOf = (kind: SubmissionKind, form: FormDefinition | undefined, locale: Locale): string =>
  form
    ? serverText('submission.form.titled', locale, { title: localise(form.title, locale) })
    : serverText(`submission.${kind}.name`, locale);

export class SubmissionService {
  constructor(private readonly deps: Deps) {}

  /** Prepares receipt and notice of a record before its transaction, which must not read other data. */
  async prepare(
    details: SubmissionDetails,
    { clientIp, locale }: Pick<RequestContext, 'clientIp' | 'locale'>,
  ): Promise<PreparedSubmission> {
    const { edition, mailer, clock } = this.deps;
    const { kind, email, mobile, company } = details;
    const current = await edition.current();
    const number = details.number ?? newSubmissionNumber(kind, current.number);
    const now = clock.now();
    const receipt = await this.receipt(details, number, { clientIp, locale });
    const mail = await this.mailToOrganiser(kind, details.form);
    const notice = mail('submissionNotice', { number, company: company ?? '–' });
    return {
      number,
      write: async (tx, recordId) => {
        const repository = new SubmissionRepository(tx);
        const isInDigest =
          (await repository.countNoticesSince(kind, new Date(now.getTime() - HOUR))) >= NOTICES_PER_HOUR;
        await repository.add({
          number,
          kind,
          record_id: recordId,
          edition: current.number,
          state: 'received',
          company: company ?? null,
          email_hash: email === undefined ? null : this.hash(email),
          mobile_hash: mobile === undefined ? null : this.hash(mobile),
          in_digest: isInDigest,
          created_at: now,
          updated_at: now,
        });
        if (receipt?.mail) await mailer.within(tx).send(receipt.mail);
        else if (receipt?.sms) await mailer.within(tx).sendSms(receipt.sms);
        if (!isInDigest) await mailer.within(tx).send(notice);
      },
    };
  }

  numberOf(kind: SubmissionKind, recordId: string): Promise<string | null> {
    return this.deps.submissions.numberOf(kind, recordId);
  }

  /** The state of a submission, for a requester with its number and the contact that it was sent with. */
  async state(
    { number, contact }: Input<'ownSubmissionState'>['body'],
    { clientIp }: Pick<RequestContext, 'clientIp'>,
  ): Promise<HandlerResponse<'ownSubmissionState'>> {
    const { limits, submissions } = this.deps;
    await limits.enforceForIp(clientIp, STATE_QUERY_LIMIT);
    const parsedNumber = normaliseSubmissionNumber(number);
    const row = parsedNumber === null ? undefined : await submissions.byNumber(parsedNumber);
    const hash = this.hash(contact);
    if (!row || (row.email_hash !== hash && row.mobile_hash !== hash)) throw new DomainError('submission.notFound');
    return {
      number: row.number,
      kind: row.kind,
      state: row.state,
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
    };
  }

  list(filter: { kind?: SubmissionKind; state?: SubmissionState }): Promise<SubmissionRow[]> {
    return this.deps.submissions.list(filter, MAX_LISTED);
  }

  /** Changes the state; false for an unknown number. */
  async setState(number: string, state: SubmissionState): Promise<boolean> {
    const parsedNumber = normaliseSubmissionNumber(number);
    return parsedNumber !== null && (await this.deps.submissions.setState(parsedNumber, state, this.deps.clock.now()));
  }

  /** Sends one mail to the organiser about the submissions beyond the hourly notices. */
  async sendDigests(): Promise<void> {
    const { db, mailer, clock } = this.deps;
    const now = clock.now();
    for (const kind of SUBMISSION_KINDS) {
      const mail = await this.mailToOrganiser(kind);
      const before = new Date(now.getTime() - HOUR);
      await db.transaction().execute(async (tx) => {
        const rows = await new SubmissionRepository(tx).claimForDigest(kind, { before, now });
        const numbers = rows.map(({ number }) => number).join(' ');
        if (rows.length > 0) await mailer.within(tx).send(mail('submissionDigest', { count: rows.length, numbers }));
      });
    }
  }

  /** A mail if there is an e-mail address, otherwise a text message. It contains nothing that the sender typed. */
  private async receipt(
    { kind, email, mobile, form }: SubmissionDetails,
    number: string,
    { clientIp, locale }: { clientIp: string; locale: Locale },
  ): Promise<Receipt | null> {
    const isSms = email === undefined && mobile !== undefined && MAINLAND_MOBILE.test(mobile);
    if (kind === 'visaLetter' || (email === undefined && !isSms)) return null;
    if (!(await this.deps.limits.consumeForIp(clientIp, RECEIPT_LIMIT))) return null;
    const { contacts, shortName } = await this.deps.edition.current();
    const days = contacts.replyWorkingDays;
    const thanks = form?.page?.thanks;
    const next = thanks ? localise(thanks, locale) : serverText(`submission.${kind}.next`, locale, { days });
    const values = {
      kind: nameOf(kind, form, locale),
      number,
      next,
      days,
      exhibition: localise(shortName, locale),
      contact: kind === 'mediaCard' ? contacts.pressEmail : contacts.email,
      url: `${this.deps.origin}/${locale}/submission/${number}`,
    };
    const message = { template: 'submissionReceipt', locale, clientIp, values } as const;
    return email === undefined
      ? { sms: { ...message, to: mobile ?? '' } }
      : { mail: { ...message, to: normaliseEmail(email) } };
  }

  /** Creates mails about a kind for the configured address, or for the edition's contact. */
  private async mailToOrganiser(kind: SubmissionKind, form?: FormDefinition) {
    const { contacts } = await this.deps.edition.current();
    const to = this.deps.organiserMails[kind] ?? (kind === 'mediaCard' ? contacts.pressEmail : contacts.email);
    const common = { kind: nameOf(kind, form, ORGANISER_LOCALE), export: exportCommand(kind, form) };
    return (template: Mail['template'], values: Mail['values']): Mail => ({
      to,
      template,
      locale: ORGANISER_LOCALE,
      clientIp: null,
      values: { ...common, ...values },
    });
  }

  private hash(contact: string): string {
    return this.deps.signer.sign('submission contact', normaliseEmail(contact).replace(/[\s()-]/g, ''));
  }
}

type Receipt = { mail: Mail; sms?: never } | { sms: Sms; mail?: never };
