/** Columns of exports: facts of each kind of record. */
import type {
  ExportedVisitor,
  ExportedGroup,
  ExportedMember,
  ExportedSubmission,
  ExportedEnrolment,
  ExportedBooth,
} from './exportRepository';
import type { Filled } from './answerColumns';
import { localise, type Locale } from '../../../src/rules/locales';
import { serverText as text, type ServerTextId } from '../../lib/texts';
import type { AdvertDay } from '../library/advertCountRepository';
import type { AdvertService } from '../library/advertService';
import type { Cell, Column } from '../../lib/spreadsheet/table';

type Named<Id> = Id extends `export.column.${infer Title}` ? Title : never;
/** The title's text is `export.column.<title>`. */
type ColumnTitle = Named<ServerTextId>;

/** A column of the record itself, in addition to the answers. */
export interface Fact<Row> {
  title: ColumnTitle;
  width?: number;
  of: (row: Row, locale: Locale) => Cell;
}

/** The columns of a list of facts. */
export const factColumns = (facts: readonly Fact<never>[], locale: Locale): Column[] =>
  facts.map(({ title, width }) => ({ title: text(`export.column.${title}`, locale), width }));

export const factCells = <Row>(facts: readonly Fact<Row>[], row: Row, locale: Locale): Cell[] =>
  facts.map(({ of }) => of(row, locale));

/** Converts fen to yuan; an empty cell when free. */
const yuan = (fen: number): Cell => (fen === 0 ? null : fen / 100);

/** A text, or null. Contact columns contain proved contacts only. */
const textOrNull = (value: unknown): Cell => (typeof value === 'string' ? value : null);

interface StoredAnswers {
  locale: string;
  source: string | null;
  consent: { privacy: boolean; at: string };
}

/** Facts of every record at the end of its columns: language, source, consent. */
const commonFacts: readonly Fact<StoredAnswers>[] = [
  { title: 'language', width: 10, of: ({ locale }) => locale },
  { title: 'source', of: ({ source }) => source },
  { title: 'consented', width: 20, of: ({ consent }) => (consent.privacy ? new Date(consent.at) : null) },
];

export interface AdvertLine extends AdvertDay {
  /** Undefined when the advert is no longer in the content. */
  display: Awaited<ReturnType<AdvertService['all']>>[number] | undefined;
}

/** Daily views and clicks of adverts. */
export const advertFacts: readonly Fact<AdvertLine>[] = [
  { title: 'day', width: 12, of: ({ day }) => day },
  { title: 'advertPlace', width: 16, of: ({ display }) => display?.place ?? null },
  {
    title: 'advert',
    width: 40,
    of: ({ advert, display }, locale) => (display ? localise(display.title, locale) : advert),
  },
  {
    title: 'advertiser',
    width: 30,
    of: ({ display }, locale) => (display?.advertiser ? localise(display.advertiser, locale) : null),
  },
  { title: 'views', width: 12, of: ({ views }) => views },
  { title: 'clicks', width: 12, of: ({ clicks }) => clicks },
];

/** Booth reservations, including those of landing pages, which have a phone number only. */
export const boothFacts: readonly Fact<ExportedBooth>[] = [
  { title: 'created', width: 20, of: ({ created_at }) => created_at },
  { title: 'number', width: 16, of: ({ submission_number }) => submission_number },
  {
    title: 'state',
    width: 14,
    of: ({ submission_state }, locale) => text(`export.submission.${submission_state ?? 'received'}`, locale),
  },
  { title: 'mobile', width: 18, of: ({ mobile, core }) => mobile ?? textOrNull(core['mobile']) },
  { title: 'email', width: 30, of: ({ email, core }) => email ?? textOrNull(core['email']) },
  { title: 'form', width: 16, of: ({ form_id }) => form_id },
  ...commonFacts,
];

export const reserved = ({ form_id, form_version, core, answers }: ExportedBooth): Filled => ({
  formId: form_id,
  formVersion: form_version,
  values: { ...answers, ...core },
});

/** Enrolments in meetings, one row each. */
export const enrolmentFacts: readonly Fact<ExportedEnrolment>[] = [
  { title: 'meeting', width: 44, of: ({ title }, locale) => localise(title, locale) },
  { title: 'starts', width: 20, of: ({ starts_at }) => starts_at },
  { title: 'room', width: 24, of: ({ room }, locale) => localise(room, locale) },
  { title: 'number', width: 16, of: ({ number }) => number },
  { title: 'state', width: 16, of: ({ state }, locale) => text(`export.enrolment.${state}`, locale) },
  { title: 'name', width: 20, of: ({ name }) => name },
  { title: 'mobile', width: 18, of: ({ mobile }) => mobile },
  { title: 'email', width: 30, of: ({ email }) => email },
  { title: 'company', width: 30, of: ({ company }) => company },
  { title: 'due', of: ({ amount }) => yuan(amount) },
  { title: 'created', width: 20, of: ({ created_at }) => created_at },
  { title: 'signedIn', width: 20, of: ({ signed_in_at }) => signed_in_at },
  ...commonFacts,
];

/** The answers of an enrolment's form. The job title is stored as a column, but belongs to the form's fields. */
export const enrolled = ({ form, job_title, answers }: ExportedEnrolment): Filled | null =>
  form && { ...form, values: { ...(job_title && { jobTitle: job_title }), ...answers } };

/** Submissions to the organiser of all kinds in one table. */
export const submissionFacts: readonly Fact<ExportedSubmission>[] = [
  { title: 'number', width: 16, of: ({ number }) => number },
  { title: 'kind', width: 20, of: ({ kind }, locale) => text(`submission.${kind}.name`, locale) },
  { title: 'state', width: 14, of: ({ state }, locale) => text(`export.submission.${state}`, locale) },
  { title: 'created', width: 20, of: ({ created_at }) => created_at },
  { title: 'company', width: 30, of: ({ company }) => company },
  { title: 'name', width: 20, of: ({ name }) => name },
  { title: 'email', width: 30, of: ({ email }) => email },
  { title: 'mobile', width: 18, of: ({ mobile }) => mobile },
  { title: 'about', width: 30, of: ({ about }, locale) => (about ? localise(about, locale) : null) },
  { title: 'words', width: 60, of: ({ words }) => words },
];

/** The answers of an application with a published form. */
export const applied = ({ kind, form_id, form_version, core, answers }: ExportedSubmission): Filled | null =>
  kind === 'mediaCard' && form_id !== null && form_version !== null
    ? { formId: form_id, formVersion: form_version, values: { ...answers, ...core } }
    : null;

export interface GroupLine {
  group: ExportedGroup;
  member: ExportedMember | null;
}

const ofGroup = (facts: readonly Fact<ExportedGroup>[]): Fact<GroupLine>[] =>
  facts.map((fact) => ({ ...fact, of: ({ group }, locale) => fact.of(group, locale) }));

const ofMember = (facts: readonly Fact<ExportedMember>[]): Fact<GroupLine>[] =>
  facts.map((fact) => ({ ...fact, of: ({ member }, locale) => (member ? fact.of(member, locale) : null) }));

/** Delegations: one row per member, which repeats the group's facts. A group without members has one row. */
export const groupFacts: readonly Fact<GroupLine>[] = [
  ...ofGroup([
    { title: 'company', width: 30, of: ({ company }) => company },
    { title: 'state', width: 14, of: ({ state }, locale) => text(`export.group.${state}`, locale) },
    { title: 'contact', width: 20, of: ({ contact_name }) => contact_name },
    { title: 'contactMobile', width: 18, of: ({ contact_mobile }) => contact_mobile },
    { title: 'contactEmail', width: 30, of: ({ contact_email }) => contact_email },
    { title: 'visitDay', width: 14, of: ({ visit_day }) => (visit_day === null ? null : { day: visit_day }) },
    { title: 'carNumbers', width: 30, of: ({ car_nos }) => car_nos.join('; ') },
    { title: 'remarks', width: 30, of: ({ remarks }) => remarks },
    { title: 'created', width: 20, of: ({ created_at }) => created_at },
  ]),
  ...ofMember([
    { title: 'name', width: 20, of: ({ name }) => name },
    { title: 'mobile', width: 18, of: ({ mobile }) => mobile },
    { title: 'email', width: 30, of: ({ email }) => email },
    { title: 'jobTitle', width: 20, of: ({ job_title }) => job_title },
    { title: 'department', width: 20, of: ({ department }) => department },
    { title: 'document', of: ({ document_kind }, locale) => text(`export.${document_kind ? 'yes' : 'no'}`, locale) },
    { title: 'number', width: 16, of: ({ number }) => number },
  ]),
  {
    title: 'leads',
    of: ({ group, member }, locale) => member && text(`export.${member.id === group.master_id ? 'yes' : 'no'}`, locale),
  },
  ...ofGroup([...commonFacts]),
];

/** Visitors: one row per registration with its facts, form answers and questionnaire. */
export const visitorFacts: readonly Fact<ExportedVisitor>[] = [
  { title: 'number', width: 16, of: ({ number }) => number },
  { title: 'state', width: 16, of: ({ state }, locale) => text(`export.registration.${state}`, locale) },
  { title: 'channel', width: 22, of: ({ channel }, locale) => text(`export.channel.${channel}`, locale) },
  { title: 'created', width: 20, of: ({ created_at }) => created_at },
  { title: 'updated', width: 20, of: ({ updated_at }) => updated_at },
  { title: 'mobile', width: 18, of: ({ mobile, core }) => mobile ?? textOrNull(core['mobile']) },
  { title: 'email', width: 30, of: ({ email, core }) => email ?? textOrNull(core['email']) },
  { title: 'document', of: ({ document_kind }, locale) => text(`export.${document_kind ? 'yes' : 'no'}`, locale) },
  {
    title: 'documentClaim',
    width: 24,
    of: ({ document_claim }, locale) => document_claim && text(`export.documentClaim.${document_claim}`, locale),
  },
  { title: 'due', of: ({ amount_due }) => yuan(amount_due) },
  { title: 'freeCode', of: ({ redeem_code }) => redeem_code },
  { title: 'invitation', of: ({ invitation_code }) => invitation_code },
  { title: 'landing', of: ({ landing }) => landing },
  { title: 'admitted', width: 20, of: ({ admitted_at }) => admitted_at },
  { title: 'cancelReason', of: ({ cancel_reason }) => cancel_reason },
  ...commonFacts,
  { title: 'questionnaire', of: ({ questionnaire }, locale) => text(`export.${questionnaire ? 'yes' : 'no'}`, locale) },
];

export const registered = ({ form_id, form_version, core, answers }: ExportedVisitor): Filled => ({
  formId: form_id,
  formVersion: form_version,
  values: { ...answers, ...core },
});

export const questioned = ({ questionnaire }: ExportedVisitor): Filled | null =>
  questionnaire && {
    formId: questionnaire.formId,
    formVersion: questionnaire.formVersion,
    values: questionnaire.answers,
  };
