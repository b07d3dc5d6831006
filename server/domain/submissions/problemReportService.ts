/** Visitors' reports about problems of the site: stored for 30 days, mailed to the organiser with what the page did. */
import { formatDate } from '../../../src/rules/formatDate';
import { LANGUAGE_NAMES, localise, type Locale } from '../../../src/rules/locales';
import { shanghaiDate, shanghaiMinute } from '../../../src/rules/shanghai';
import type { EditionEntry } from '../../content/schemas';
import { retention } from '../../db/personal';
import type { MailFile, MailReport } from '../../db/schema';
import { sessionOf, type RequestContext } from '../../http/context';
import type { HandlerResponse, Input } from '../../http/contract';
import { fieldError } from '../../http/envelope';
import { newId, newReportNumber } from '../../lib/ids';
import { serverText } from '../../lib/texts';
import { ORGANISER_LOCALE } from '../../organiserMails';
import type { RateLimit } from '../limits/limitService';
import type { Mail } from '../messages/mailer';
import { consentOf } from '../personalData/privacy';
import type { SharedDeps } from '../sharedDeps';
import { normaliseEmail } from '../verification/verificationService';
import { fingerprintOf } from '../visitors/fingerprint';
import { ProblemReportRepository, type ProblemReportRow } from './deduplicatedRepository';
import { RECEIPT_LIMIT } from './submissionService';

type Body = Input<'ownReportProblem'>['body'];

interface Deps extends Pick<SharedDeps, 'db' | 'edition' | 'mailer' | 'limits' | 'clock' | 'organiserMails'> {
  reports: ProblemReportRepository;
}

const MAX_STORY_BYTES = 200_000;
const DAY_MS = 86_400_000;
const SESSION_LIMIT: RateLimit = { name: 'problem reports of session', max: 3, per: 'day' };
const CLIENT_LIMIT: RateLimit = { name: 'problem reports of client', max: 30, per: 'day' };
/** The whole site's: an attack from many addresses must not fill the organiser's mailbox. */
const SITE_LIMIT: RateLimit = { name: 'problem reports', max: 100, per: 'day' };

export class ProblemReportService {
  constructor(private readonly deps: Deps) {}

  /**
   * Stores a report once, with a mail to the organiser and a receipt to the sender's address, if there is one. A
   * repeated report returns the stored one, counts towards no limit and sends nothing.
   * @throws DomainError `visitor.privacyMissing`, `request.tooLarge` or `limit.exceeded`
   */
  async report(body: Body, context: RequestContext): Promise<HandlerResponse<'ownReportProblem'>> {
    const { db, edition, mailer, reports } = this.deps;
    if (!body.privacyAgreed) throw fieldError('visitor.privacyMissing', '/body/privacyAgreed');
    if (Buffer.byteLength(JSON.stringify(body.story)) > MAX_STORY_BYTES)
      throw fieldError('request.tooLarge', '/body/story');
    const current = await edition.current();
    const fingerprint = fingerprintOf({ ...body, answers: {} });
    const duplicate = await reports.findDuplicate(current.number, fingerprint);
    if (duplicate) return describe(duplicate);
    await this.enforceLimits(context);
    const row = this.rowOf(body, fingerprint, current.number, context.locale);
    const mails = [this.mailToOrganiser(row.id, row.number, body, current)];
    const receipt = await this.receipt(row, current, context);
    if (receipt) mails.push(receipt);
    const record = await db.transaction().execute(async (tx) => {
      const { record: stored, isNew } = await new ProblemReportRepository(tx).add(row);
      if (isNew) for (const mail of mails) await mailer.within(tx).send(mail);
      return stored;
    });
    return describe(record);
  }

  /** Renders an attachment of the mail to the organiser; null when the report has been deleted. */
  async renderAttachment({ name, report, part }: MailReport): Promise<MailFile | null> {
    const row = await this.deps.reports.byId(report);
    if (!row) return null;
    const [contentType, text] =
      part === 'story'
        ? ['application/json', `${JSON.stringify(row.story, null, 2)}\n`]
        : ['text/plain; charset=utf-8', `${textOf(row)}\n`];
    return { name, contentType, base64: Buffer.from(text).toString('base64') };
  }

  private async enforceLimits(context: RequestContext): Promise<void> {
    const { limits } = this.deps;
    await limits.enforce(sessionOf(context), SESSION_LIMIT);
    await limits.enforceForIp(context.clientIp, CLIENT_LIMIT);
    await limits.enforce('site', SITE_LIMIT);
  }

  private rowOf({ story, description, email }: Body, fingerprint: string, edition: number, locale: Locale) {
    const now = this.deps.clock.now();
    return {
      id: newId(),
      edition,
      number: newReportNumber(edition),
      email: email === undefined ? null : normaliseEmail(email),
      description: description ?? null,
      story: JSON.stringify(story),
      locale,
      consent: JSON.stringify(consentOf(now, locale)),
      fingerprint,
      created_at: now,
    };
  }

  /** The outbox keeps mails longer than reports, so the mail only references what the sender wrote and did. */
  private mailToOrganiser(id: string, number: string, { story }: Body, { contacts }: EditionEntry): Mail {
    return {
      to: this.deps.organiserMails.problem ?? contacts.email,
      template: 'problemReport',
      locale: ORGANISER_LOCALE,
      clientIp: null,
      values: {
        number,
        page: story.steps.findLast(({ page }) => page !== undefined)?.page ?? '–',
        steps: story.steps.length,
        file: storyFile(number),
        days: retention.documents.days,
      },
      files: [
        { name: storyFile(number), report: id, part: 'story' },
        { name: `report-${number}.txt`, report: id, part: 'text' },
      ],
    };
  }

  /** The address is unverified, so the receipt contains nothing that the sender typed. */
  private async receipt(
    { email, number, created_at }: Pick<ProblemReportRow, 'email' | 'number' | 'created_at'>,
    { contacts, shortName }: EditionEntry,
    { clientIp, locale }: RequestContext,
  ): Promise<Mail | null> {
    if (email === null || !(await this.deps.limits.consumeForIp(clientIp, RECEIPT_LIMIT))) return null;
    return {
      to: email,
      template: 'problemReceipt',
      locale,
      clientIp,
      values: {
        number,
        exhibition: localise(shortName, locale),
        deletedOn: formatDate(shanghaiDate(deletedAt(created_at)))[locale],
        contact: contacts.email,
      },
    };
  }
}

const storyFile = (number: string): string => `story-${number}.json`;

const deletedAt = (createdAt: Date): Date => new Date(createdAt.getTime() + retention.documents.days * DAY_MS);

/** What the sender wrote, for the organiser. */
const textOf = ({ number, created_at, locale, email, description }: ProblemReportRow): string =>
  serverText('problemReport.text', ORGANISER_LOCALE, {
    number,
    receivedAt: shanghaiMinute(created_at),
    language: LANGUAGE_NAMES[locale as Locale].name,
    email: email ?? '–',
    description: description ?? '–',
  });

const describe = ({ number, created_at }: ProblemReportRow): HandlerResponse<'ownReportProblem'> => ({
  number,
  receivedAt: created_at.toISOString(),
  deletedAt: deletedAt(created_at).toISOString(),
});
