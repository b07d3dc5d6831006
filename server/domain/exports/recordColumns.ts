/** Export columns of each kind of record, in addition to the form answers. */
import type {
  ExportedVisitor,
  ExportedGroup,
  ExportedMember,
  ExportedSubmission,
  ExportedEnrolment,
  ExportedBooth,
} from './exportRepository';
import type { FormValues } from './answerColumns';
import { localise, type Locale } from '../../../src/rules/locales';
import { serverText as text, type ServerTextId } from '../../lib/texts';
import type { DailyAdvertCount } from '../library/advertCountRepository';
import type { AdvertService } from '../library/advertService';
import type { Cell, Column } from '../../lib/spreadsheet/table';

type TitleOf<Id> = Id extends `export.column.${infer Title}` ? Title : never;
/** The title's text is `export.column.<title>`. */
type ColumnTitle = TitleOf<ServerTextId>;

/** A column of the record itself, in addition to the answers. */
export interface RecordColumn<Row> {
  title: ColumnTitle;
  width?: number;
  of: (row: Row, locale: Locale) => Cell;
}

/** The titles and widths of columns in a language. */
export const describeColumns = (columns: readonly RecordColumn<never>[], locale: Locale): Column[] =>
  columns.map(({ title, width }) => ({ title: text(`export.column.${title}`, locale), width }));

export const recordCells = <Row>(columns: readonly RecordColumn<Row>[], row: Row, locale: Locale): Cell[] =>
  columns.map(({ of }) => of(row, locale));

/** Converts fen to yuan; an empty cell when free. */
const toYuan = (fen: number): Cell => (fen === 0 ? null : fen / 100);

/** A text, or null. For contacts of the form, where the contact columns have only verified ones. */
const textOrNull = (value: unknown): Cell => (typeof value === 'string' ? value : null);

interface StoredAnswers {
  locale: string;
  source: string | null;
  consent: { privacy: boolean; at: string };
}

/** The last columns of every record: language, source, consent. */
const commonColumns: readonly RecordColumn<StoredAnswers>[] = [
  { title: 'language', width: 10, of: ({ locale }) => locale },
  { title: 'source', of: ({ source }) => source },
  { title: 'consented', width: 20, of: ({ consent }) => (consent.privacy ? new Date(consent.at) : null) },
];

export interface AdvertExportRow extends DailyAdvertCount {
  /** Undefined when the advert is no longer in the content. */
  display: Awaited<ReturnType<AdvertService['all']>>[number] | undefined;
}

/** Daily views and clicks of adverts. */
export const advertColumns: readonly RecordColumn<AdvertExportRow>[] = [
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
export const boothColumns: readonly RecordColumn<ExportedBooth>[] = [
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
  ...commonColumns,
];

export const boothAnswers = ({ form_id, form_version, core, answers }: ExportedBooth): FormValues => ({
  formId: form_id,
  formVersion: form_version,
  values: { ...answers, ...core },
});

/** Enrolments in meetings, one row each. */
export const enrolmentColumns: readonly RecordColumn<ExportedEnrolment>[] = [
  { title: 'meeting', width: 44, of: ({ title }, locale) => localise(title, locale) },
  { title: 'starts', width: 20, of: ({ starts_at }) => starts_at },
  { title: 'room', width: 24, of: ({ room }, locale) => localise(room, locale) },
  { title: 'number', width: 16, of: ({ number }) => number },
  { title: 'state', width: 16, of: ({ state }, locale) => text(`export.enrolment.${state}`, locale) },
  { title: 'name', width: 20, of: ({ name }) => name },
  { title: 'mobile', width: 18, of: ({ mobile }) => mobile },
  { title: 'email', width: 30, of: ({ email }) => email },
  { title: 'company', width: 30, of: ({ company }) => company },
  { title: 'due', of: ({ amount }) => toYuan(amount) },
  { title: 'created', width: 20, of: ({ created_at }) => created_at },
  { title: 'signedIn', width: 20, of: ({ signed_in_at }) => signed_in_at },
  ...commonColumns,
];

/** The answers of an enrolment's form. The job title is stored as a column, but belongs to the form's fields. */
export const enrolmentAnswers = ({ form, job_title, answers }: ExportedEnrolment): FormValues | null =>
  form && { ...form, values: { ...(job_title && { jobTitle: job_title }), ...answers } };

/** Submissions to the organiser of all kinds in one table. */
export const submissionColumns: readonly RecordColumn<ExportedSubmission>[] = [
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
export const applicationAnswers = ({
  kind,
  form_id,
  form_version,
  core,
  answers,
}: ExportedSubmission): FormValues | null =>
  kind === 'mediaCard' && form_id !== null && form_version !== null
    ? { formId: form_id, formVersion: form_version, values: { ...answers, ...core } }
    : null;

export interface GroupExportRow {
  group: ExportedGroup;
  member: ExportedMember | null;
}

const ofGroup = (columns: readonly RecordColumn<ExportedGroup>[]): RecordColumn<GroupExportRow>[] =>
  columns.map((column) => ({ ...column, of: ({ group }, locale) => column.of(group, locale) }));

const ofMember = (columns: readonly RecordColumn<ExportedMember>[]): RecordColumn<GroupExportRow>[] =>
  columns.map((column) => ({ ...column, of: ({ member }, locale) => (member ? column.of(member, locale) : null) }));

/** Delegations: one row per member, which repeats the group's values. A group without members has one row. */
export const groupColumns: readonly RecordColumn<GroupExportRow>[] = [
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
  ...ofGroup([...commonColumns]),
];

/** Visitors: one row per registration. Form answers and questionnaire follow these columns. */
export const visitorColumns: readonly RecordColumn<ExportedVisitor>[] = [
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
  { title: 'due', of: ({ amount_due }) => toYuan(amount_due) },
  { title: 'freeCode', of: ({ redeem_code }) => redeem_code },
  { title: 'invitation', of: ({ invitation_code }) => invitation_code },
  { title: 'landing', of: ({ landing }) => landing },
  { title: 'admitted', width: 20, of: ({ admitted_at }) => admitted_at },
  { title: 'cancelReason', of: ({ cancel_reason }) => cancel_reason },
  ...commonColumns,
  { title: 'questionnaire', of: ({ questionnaire }, locale) => text(`export.${questionnaire ? 'yes' : 'no'}`, locale) },
];

export const registrationAnswers = ({ form_id, form_version, core, answers }: ExportedVisitor): FormValues => ({
  formId: form_id,
  formVersion: form_version,
  values: { ...answers, ...core },
});

export const questionnaireAnswers = ({ questionnaire }: ExportedVisitor): FormValues | null =>
  questionnaire && {
    formId: questionnaire.formId,
    formVersion: questionnaire.formVersion,
    values: questionnaire.answers,
  };
