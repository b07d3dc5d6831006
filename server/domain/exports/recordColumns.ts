/** Export columns of each kind of record, in addition to the form answers. */
import type {
  ExportedVisitor,
  ExportedGroup,
  ExportedMember,
  ExportedSubmission,
  ExportedFormSubmission,
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
  accessor: (row: Row, locale: Locale) => Cell;
}

/** The titles and widths of columns in a language. */
export const describeColumns = (columns: readonly RecordColumn<never>[], locale: Locale): Column[] =>
  columns.map(({ title, width }) => ({ title: text(`export.column.${title}`, locale), width }));

export const recordCells = <Row>(columns: readonly RecordColumn<Row>[], row: Row, locale: Locale): Cell[] =>
  columns.map(({ accessor }) => accessor(row, locale));

/** Converts fen to yuan; an empty cell when free. */
const toYuan = (fen: number): Cell => (fen === 0 ? null : fen / 100);

/** A text, or null. For contacts of the form, where the contact columns have only verified ones. */
const textOrNull = (value: unknown): Cell => (typeof value === 'string' ? value : null);

interface StoredAnswers {
  locale: string;
  source: string | null;
  consent: { privacy: boolean; at: string } | null;
}

/** The last columns of every record: language, source, consent. */
const commonColumns: readonly RecordColumn<StoredAnswers>[] = [
  { title: 'language', width: 10, accessor: ({ locale }) => locale },
  { title: 'source', accessor: ({ source }) => source },
  { title: 'consented', width: 20, accessor: ({ consent }) => (consent?.privacy ? new Date(consent.at) : null) },
];

export interface AdvertExportRow extends DailyAdvertCount {
  /** Undefined when the advert is no longer in the content. */
  display: Awaited<ReturnType<AdvertService['all']>>[number] | undefined;
}

/** Daily views and clicks of adverts. */
export const advertColumns: readonly RecordColumn<AdvertExportRow>[] = [
  { title: 'day', width: 12, accessor: ({ day }) => day },
  { title: 'advertPlace', width: 16, accessor: ({ display }) => display?.place ?? null },
  {
    title: 'advert',
    width: 40,
    accessor: ({ advert, display }, locale) => (display ? localise(display.title, locale) : advert),
  },
  {
    title: 'advertiser',
    width: 30,
    accessor: ({ display }, locale) => (display?.advertiser ? localise(display.advertiser, locale) : null),
  },
  { title: 'views', width: 12, accessor: ({ views }) => views },
  { title: 'clicks', width: 12, accessor: ({ clicks }) => clicks },
];

/** Booth reservations, including those of landing pages, which have a phone number only. */
export const boothColumns: readonly RecordColumn<ExportedBooth>[] = [
  { title: 'created', width: 20, accessor: ({ created_at }) => created_at },
  { title: 'number', width: 16, accessor: ({ submission_number }) => submission_number },
  {
    title: 'state',
    width: 14,
    accessor: ({ submission_state }, locale) => text(`export.submission.${submission_state ?? 'received'}`, locale),
  },
  { title: 'mobile', width: 18, accessor: ({ mobile, core }) => mobile ?? textOrNull(core['mobile']) },
  { title: 'email', width: 30, accessor: ({ email, core }) => email ?? textOrNull(core['email']) },
  { title: 'form', width: 16, accessor: ({ form_id }) => form_id },
  ...commonColumns,
];

export const boothAnswers = ({ form_id, form_version, core, answers }: ExportedBooth): FormValues => ({
  formId: form_id,
  formVersion: form_version,
  values: { ...answers, ...core },
});

/** Enrolments in meetings, one row each. */
export const enrolmentColumns: readonly RecordColumn<ExportedEnrolment>[] = [
  { title: 'meeting', width: 44, accessor: ({ title }, locale) => localise(title, locale) },
  { title: 'starts', width: 20, accessor: ({ starts_at }) => starts_at },
  { title: 'room', width: 24, accessor: ({ room }, locale) => localise(room, locale) },
  { title: 'number', width: 16, accessor: ({ number }) => number },
  { title: 'state', width: 16, accessor: ({ state }, locale) => text(`export.enrolment.${state}`, locale) },
  { title: 'name', width: 20, accessor: ({ name }) => name },
  { title: 'mobile', width: 18, accessor: ({ mobile }) => mobile },
  { title: 'email', width: 30, accessor: ({ email }) => email },
  { title: 'company', width: 30, accessor: ({ company }) => company },
  { title: 'due', accessor: ({ amount }) => toYuan(amount) },
  { title: 'created', width: 20, accessor: ({ created_at }) => created_at },
  { title: 'signedIn', width: 20, accessor: ({ signed_in_at }) => signed_in_at },
  ...commonColumns,
];

/** The answers of an enrolment's form. The job title is stored as a column, but belongs to the form's fields. */
export const enrolmentAnswers = ({ form, job_title, answers }: ExportedEnrolment): FormValues | null =>
  form && { ...form, values: { ...(job_title && { jobTitle: job_title }), ...answers } };

/** Submissions to the organiser of all kinds in one table. */
export const submissionColumns: readonly RecordColumn<ExportedSubmission>[] = [
  { title: 'number', width: 16, accessor: ({ number }) => number },
  { title: 'kind', width: 20, accessor: ({ kind }, locale) => text(`submission.${kind}.name`, locale) },
  { title: 'state', width: 14, accessor: ({ state }, locale) => text(`export.submission.${state}`, locale) },
  { title: 'created', width: 20, accessor: ({ created_at }) => created_at },
  { title: 'company', width: 30, accessor: ({ company }) => company },
  { title: 'name', width: 20, accessor: ({ name }) => name },
  { title: 'email', width: 30, accessor: ({ email }) => email },
  { title: 'mobile', width: 18, accessor: ({ mobile }) => mobile },
  { title: 'about', width: 30, accessor: ({ subject }, locale) => (subject ? localise(subject, locale) : null) },
  { title: 'message', width: 60, accessor: ({ message }) => message },
];

/** Answers to a form with a page of its own. */
export const formColumns: readonly RecordColumn<ExportedFormSubmission>[] = [
  { title: 'number', width: 16, accessor: ({ number }) => number },
  { title: 'state', width: 14, accessor: ({ state }, locale) => text(`export.submission.${state}`, locale) },
  { title: 'created', width: 20, accessor: ({ created_at }) => created_at },
  ...commonColumns,
];

export const formAnswers = ({ form_id, form_version, answers }: ExportedFormSubmission): FormValues => ({
  formId: form_id,
  formVersion: form_version,
  values: answers,
});

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
  columns.map((column) => ({ ...column, accessor: ({ group }, locale) => column.accessor(group, locale) }));

const ofMember = (columns: readonly RecordColumn<ExportedMember>[]): RecordColumn<GroupExportRow>[] =>
  columns.map((column) => ({
    ...column,
    accessor: ({ member }, locale) => (member ? column.accessor(member, locale) : null),
  }));

/** Delegations: one row per member, which repeats the group's values. A group without members has one row. */
export const groupColumns: readonly RecordColumn<GroupExportRow>[] = [
  ...ofGroup([
    { title: 'company', width: 30, accessor: ({ company }) => company },
    { title: 'state', width: 14, accessor: ({ state }, locale) => text(`export.group.${state}`, locale) },
    { title: 'contact', width: 20, accessor: ({ contact_name }) => contact_name },
    { title: 'contactMobile', width: 18, accessor: ({ contact_mobile }) => contact_mobile },
    { title: 'contactEmail', width: 30, accessor: ({ contact_email }) => contact_email },
    { title: 'visitDay', width: 14, accessor: ({ visit_day }) => (visit_day === null ? null : { date: visit_day }) },
    { title: 'carNumbers', width: 30, accessor: ({ car_nos }) => car_nos.join('; ') },
    { title: 'remarks', width: 30, accessor: ({ remarks }) => remarks },
    { title: 'created', width: 20, accessor: ({ created_at }) => created_at },
  ]),
  ...ofMember([
    { title: 'name', width: 20, accessor: ({ name }) => name },
    { title: 'mobile', width: 18, accessor: ({ mobile }) => mobile },
    { title: 'email', width: 30, accessor: ({ email }) => email },
    { title: 'jobTitle', width: 20, accessor: ({ job_title }) => job_title },
    { title: 'department', width: 20, accessor: ({ department }) => department },
    {
      title: 'document',
      accessor: ({ document_kind }, locale) => text(`export.${document_kind ? 'yes' : 'no'}`, locale),
    },
    { title: 'number', width: 16, accessor: ({ number }) => number },
  ]),
  {
    title: 'leads',
    accessor: ({ group, member }, locale) =>
      member && text(`export.${member.id === group.master_id ? 'yes' : 'no'}`, locale),
  },
  ...ofGroup([...commonColumns]),
];

/** Visitors: one row per registration. Form answers and questionnaire follow these columns. */
export const visitorColumns: readonly RecordColumn<ExportedVisitor>[] = [
  { title: 'number', width: 16, accessor: ({ number }) => number },
  { title: 'state', width: 16, accessor: ({ state }, locale) => text(`export.registration.${state}`, locale) },
  { title: 'channel', width: 22, accessor: ({ channel }, locale) => text(`export.channel.${channel}`, locale) },
  { title: 'created', width: 20, accessor: ({ created_at }) => created_at },
  { title: 'updated', width: 20, accessor: ({ updated_at }) => updated_at },
  { title: 'mobile', width: 18, accessor: ({ mobile, core }) => mobile ?? textOrNull(core['mobile']) },
  { title: 'email', width: 30, accessor: ({ email, core }) => email ?? textOrNull(core['email']) },
  {
    title: 'document',
    accessor: ({ document_kind }, locale) => text(`export.${document_kind ? 'yes' : 'no'}`, locale),
  },
  {
    title: 'documentClaim',
    width: 24,
    accessor: ({ document_claim }, locale) => document_claim && text(`export.documentClaim.${document_claim}`, locale),
  },
  { title: 'due', accessor: ({ amount_due }) => toYuan(amount_due) },
  { title: 'freeCode', accessor: ({ redeem_code }) => redeem_code },
  { title: 'invitation', accessor: ({ invitation_code }) => invitation_code },
  { title: 'landing', accessor: ({ landing }) => landing },
  { title: 'admitted', width: 20, accessor: ({ admitted_at }) => admitted_at },
  { title: 'cancelReason', accessor: ({ cancel_reason }) => cancel_reason },
  ...commonColumns,
  {
    title: 'questionnaire',
    accessor: ({ questionnaire }, locale) => text(`export.${questionnaire ? 'yes' : 'no'}`, locale),
  },
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
