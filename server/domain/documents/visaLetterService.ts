/** Visa invitation letters: created from a form, stored encrypted, rendered when their mail is sent. */
import { deriveEdition } from '../../../src/rules/editionTexts';
import { formatDate, formatHour } from '../../../src/rules/formatDate';
import { formatIssue } from '../../../src/rules/messages/issueText';
import { localise, type Locale } from '../../../src/rules/locales';
import { lastDay } from '../../../src/rules/edition';
import { shanghaiDate } from '../../../src/rules/shanghai';
import type { EditionEntry } from '../../content/schemas';
import type { MailFile } from '../../db/schema';
import type { RequestContext } from '../../http/context';
import type { HandlerResponse, Input } from '../../http/contract';
import { DomainError, fieldError } from '../../http/envelope';
import { VisaLetterRepository, type VisaLetterRow } from '../submissions/deduplicatedRepository';
import type { RateLimit } from '../limits/limitService';
import { normaliseEmail } from '../verification/verificationService';
import { newId, newLetterNumber } from '../../lib/ids';
import { maskDocument } from '../../lib/masking';
import { normaliseDocumentNumber } from './documents';
import { fingerprintOf } from '../visitors/fingerprint';
import { consentOf } from '../personalData/privacy';
import { renderVisaLetter } from './visaLetterPdf';
import type { SharedDeps } from '../sharedDeps';

type Body = Input<'ownVisaLetter'>['body'];
type Traveller = Omit<Body, 'formId' | 'formVersion' | 'answers' | 'source' | 'privacyAgreed' | 'email'>;

interface Deps extends Pick<
  SharedDeps,
  | 'db'
  | 'edition'
  | 'forms'
  | 'regions'
  | 'verification'
  | 'limits'
  | 'mailer'
  | 'submissions'
  | 'signer'
  | 'vault'
  | 'clock'
> {
  letters: VisaLetterRepository;
}

const FORM_ID = 'visa-letter';
/** One person often applies for a company's travellers. The page states this limit. */
const RECIPIENT_LIMIT: RateLimit = { name: 'visa letter', max: 10, per: 'day' };
const CLIENT_LIMIT: RateLimit = { name: 'visa letters of client', max: 30, per: 'day' };
const SEXES: Record<Body['sex'], string> = { female: 'Female', male: 'Male', other: 'X' };

export class VisaLetterService {
  constructor(private readonly deps: Deps) {}

  /** Creates a letter and mails it to the verified address. */
  async create(body: Body, context: RequestContext): Promise<HandlerResponse<'ownVisaLetter'>> {
    const { letters, edition, forms, regions, verification, limits, signer } = this.deps;
    const { formId, formVersion, answers, source: _source, ...core } = body;
    const current = await edition.current();
    // Letters are for visitors of this edition, so they are available while registration is open.
    await edition.requirePreRegistrationOpen(false);
    await forms.check({ formId, formVersion, expected: FORM_ID, core, answers });
    await regions.mustBeCountry(body.nationality, '/body/nationality');
    checkDays(body, current);
    const passportNumber = normaliseDocumentNumber(body.passportNumber);
    const fingerprint = signer.sign('visaLetter', fingerprintOf({ ...body, passportNumber }));
    const duplicate = await letters.findDuplicate(current.number, fingerprint);
    if (duplicate) return describe(duplicate);
    const recipient = normaliseEmail(body.email);
    if (!(await verification.isVerified(context.session, recipient, ['visaLetter'])))
      throw fieldError('verify.proofMissing', '/body/email');
    if (!(await limits.hasRoomForIp(context.clientIp, CLIENT_LIMIT)))
      throw await limits.exceededErrorForIp(context.clientIp, CLIENT_LIMIT);
    await limits.enforce(signer.sign('visaLetter', recipient), RECIPIENT_LIMIT);
    await limits.enforceForIp(context.clientIp, CLIENT_LIMIT);
    return describe(await this.store(body, fingerprint, current, context));
  }

  /** Renders the attachment of a mail from the stored letter; null when the letter was erased meanwhile. */
  async renderAttachment(id: string): Promise<MailFile | null> {
    const row = await this.deps.letters.byId(id);
    if (!row) return null;
    const body = await this.pdf(row);
    return { name: fileName(row), contentType: 'application/pdf', base64: body.toString('base64') };
  }

  /** The stored letters of these contacts, for their owner. */
  async lettersOf(contacts: string[]): Promise<HandlerResponse<'ownMyData'>['visaLetters']> {
    const rows = await this.deps.letters.ofContacts(contacts, 50);
    return rows.map((row) => {
      const { passportNumber, ...traveller } = this.decrypt(row);
      return {
        ...describe(row),
        values: { ...traveller, passportNumber: maskDocument(passportNumber) },
        answers: row.answers,
      };
    });
  }

  private async store(body: Body, fingerprint: string, edition: EditionEntry, context: RequestContext) {
    const { db, mailer, submissions, vault, clock } = this.deps;
    const { formId, formVersion, answers, source, privacyAgreed: _agreed, email, ...traveller } = body;
    const [id, now] = [newId(), clock.now()];
    const normalisedTraveller: Traveller = {
      ...traveller,
      passportNumber: normaliseDocumentNumber(traveller.passportNumber),
    };
    const row = {
      id,
      edition: edition.number,
      number: newLetterNumber(edition.number),
      form_id: formId,
      form_version: formVersion,
      email: normaliseEmail(email),
      sealed: vault.encrypt(JSON.stringify(normalisedTraveller), id),
      answers: JSON.stringify(answers),
      locale: context.locale,
      consent: JSON.stringify(consentOf(now, context.locale)),
      source: source ?? null,
      fingerprint,
      created_at: now,
    };
    const { locale } = context;
    const mail = {
      to: row.email,
      template: 'visaLetter' as const,
      locale,
      clientIp: context.clientIp,
      values: {
        name: [traveller.givenNames, traveller.surname].filter(Boolean).join(' '),
        number: row.number,
        exhibition: localise(edition.shortName, locale),
        contact: edition.contacts.email,
      },
      files: [{ name: fileName(row), letter: id }],
    };
    const preparedSubmission = await submissions.prepare(
      { kind: 'visaLetter', email: row.email, company: traveller.company, number: row.number },
      context,
    );
    return db.transaction().execute(async (tx) => {
      const { record, isNew } = await new VisaLetterRepository(tx).add(row);
      if (!isNew) return record;
      await mailer.within(tx).send(mail);
      await preparedSubmission.write(tx, id);
      return record;
    });
  }

  private decrypt({ id, sealed }: Pick<VisaLetterRow, 'id' | 'sealed'>): Traveller {
    return JSON.parse(this.deps.vault.decrypt(sealed, id)) as Traveller;
  }

  private async pdf(row: VisaLetterRow): Promise<Buffer> {
    const { edition, regions } = this.deps;
    const [traveller, current] = [this.decrypt(row), await edition.current()];
    const { contacts, organiser, title, venue } = current;
    const { from, to, days } = contacts.officeHours;
    const nationality = await regions.countryName(traveller.nationality, 'en');
    return renderVisaLetter({
      organiser: localise(organiser, 'en'),
      exhibition: localise(title, 'en'),
      chinese: { organiser: localise(organiser, 'zh-cn'), exhibition: localise(title, 'zh-cn') },
      contact: {
        address: localise(venue.address, 'en'),
        phone: contacts.phoneInternational,
        email: contacts.email,
        hours: `${localise(days, 'en').toLowerCase()} ${formatHour(from)}–${formatHour(to)}, Shenzhen time`,
      },
      number: row.number,
      date: formatDate(shanghaiDate(row.created_at)).en,
      consulate: traveller.consulate,
      range: localise(deriveEdition(current).range, 'en'),
      venue: `${localise(venue.name, 'en')}, ${localise(venue.address, 'en')}`,
      rows: [
        { label: 'Surname', value: traveller.surname },
        { label: 'Given names', value: traveller.givenNames ?? '' },
        { label: 'Sex', value: SEXES[traveller.sex] },
        { label: 'Date of birth', value: formatDate(traveller.birthDate).en },
        { label: 'Nationality', value: nationality ?? traveller.nationality },
        { label: 'Passport number', value: traveller.passportNumber },
        { label: 'Passport valid until', value: formatDate(traveller.passportExpiry).en },
        { label: 'Company', value: traveller.company },
        { label: 'Position', value: traveller.position ?? '' },
        { label: 'Arrival in China', value: formatDate(traveller.arrival).en },
        { label: 'Departure from China', value: formatDate(traveller.departure).en },
      ].filter(({ value }) => value !== ''),
      modifiedAt: row.created_at,
    });
  }
}

const fileName = ({ number }: Pick<VisaLetterRow, 'number'>): string => `${number}.pdf`;

const describe = ({ number, email, created_at }: VisaLetterRow): HandlerResponse<'ownVisaLetter'> => ({
  number,
  email,
  createdAt: created_at.toISOString(),
});

/**
 * Requires that departure is after arrival, and that the passport outlives the journey and the exhibition.
 * @throws DomainError
 */
function checkDays({ arrival, departure, passportExpiry }: Body, edition: EditionEntry): void {
  const checkAfter = (field: string, date: string, minimum: string) => {
    if (date > minimum) return [];
    const issue = { id: 'date.after', values: { day: minimum } };
    return [
      { pointer: `/body/${field}`, issue: { id: issue.id, text: (locale: Locale) => formatIssue(issue, locale) } },
    ];
  };
  const end = lastDay(edition).date;
  const errors = [
    ...checkAfter('departure', departure, arrival),
    ...checkAfter('passportExpiry', passportExpiry, departure > end ? departure : end),
  ];
  if (errors.length > 0) throw new DomainError('form.answerInvalid', errors);
}
