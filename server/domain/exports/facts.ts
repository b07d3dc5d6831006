/** The columns of exports: what each kind of record says of itself, and how it was filled in. */
import type {
  ExportedVisitor,
  ExportedGroup,
  ExportedMember,
  ExportedSubmission,
  ExportedEnrolment,
  ExportedBooth,
} from './exportRepository';
import type { Filled } from './answerColumns';
import { exportWords as words, states, titles } from './words';
import { localise, type Locale, type LocalisedText } from '../../../src/rules/locales';
import { submissionNames } from '../messages/submissionTexts';
import type { AdvertDay } from '../library/advertCountRepository';
import type { AdvertService } from '../library/advertService';
import type { Cell, Column } from '../../lib/spreadsheet/table';

/** A column of the record itself, next to the answers. */
export interface Fact<Row> {
  title: LocalisedText;
  width?: number;
  of: (row: Row, locale: Locale) => Cell;
}

/** What a kind of export is made of. */
export const factColumns = (facts: readonly Fact<never>[], locale: Locale): Column[] =>
  facts.map(({ title, width }) => ({ title: title[locale], width }));

export const factCells = <Row>(facts: readonly Fact<Row>[], row: Row, locale: Locale): Cell[] =>
  facts.map(({ of }) => of(row, locale));

/** What an amount in fen is in yuan: nothing where it is free. */
const yuan = (fen: number): Cell => (fen === 0 ? null : fen / 100);

/** A text, or null; the columns of addresses have only those that were proved. */
const given = (value: unknown): Cell => (typeof value === 'string' ? value : null);

interface Kept {
  locale: string;
  source: string | null;
  consent: { privacy: boolean; at: string };
}

/** What every record says of how it came, at the end of its own columns. */
const howItCame: readonly Fact<Kept>[] = [
  { title: titles.language, width: 10, of: ({ locale }) => locale },
  { title: titles.source, of: ({ source }) => source },
  { title: titles.consented, width: 20, of: ({ consent }) => (consent.privacy ? new Date(consent.at) : null) },
];

export interface AdvertLine extends AdvertDay {
  /** Undefined for an advert that is no longer in the content. */
  display: Awaited<ReturnType<AdvertService['all']>>[number] | undefined;
}

/** Views and clicks of adverts by the day. */
export const advertFacts: readonly Fact<AdvertLine>[] = [
  { title: titles.day, width: 12, of: ({ day }) => day },
  { title: titles.advertPlace, width: 16, of: ({ display }) => display?.place ?? null },
  {
    title: titles.advert,
    width: 40,
    of: ({ advert, display }, locale) => (display ? localise(display.title, locale) : advert),
  },
  {
    title: titles.advertiser,
    width: 30,
    of: ({ display }, locale) => (display?.advertiser ? localise(display.advertiser, locale) : null),
  },
  { title: titles.views, width: 12, of: ({ views }) => views },
  { title: titles.clicks, width: 12, of: ({ clicks }) => clicks },
];

/** Reservations of booths, those of the landing pages' bar among them, which know a number alone. */
export const boothFacts: readonly Fact<ExportedBooth>[] = [
  { title: titles.created, width: 20, of: ({ created_at }) => created_at },
  { title: titles.number, width: 16, of: ({ submission_number }) => submission_number },
  {
    title: titles.state,
    width: 14,
    of: ({ submission_state }, locale) => states.submission[submission_state ?? 'received'][locale],
  },
  { title: titles.mobile, width: 18, of: ({ mobile, core }) => mobile ?? given(core['mobile']) },
  { title: titles.email, width: 30, of: ({ email, core }) => email ?? given(core['email']) },
  { title: titles.form, width: 16, of: ({ form_id }) => form_id },
  ...howItCame,
];

export const reserved = ({ form_id, form_version, core, answers }: ExportedBooth): Filled => ({
  formId: form_id,
  formVersion: form_version,
  values: { ...answers, ...core },
});

/** Enrolments in meetings, a row each. */
export const enrolmentFacts: readonly Fact<ExportedEnrolment>[] = [
  { title: titles.meeting, width: 44, of: ({ title }, locale) => localise(title, locale) },
  { title: titles.starts, width: 20, of: ({ starts_at }) => starts_at },
  { title: titles.room, width: 24, of: ({ room }, locale) => localise(room, locale) },
  { title: titles.number, width: 16, of: ({ number }) => number },
  { title: titles.state, width: 16, of: ({ state }, locale) => states.enrolment[state][locale] },
  { title: titles.name, width: 20, of: ({ name }) => name },
  { title: titles.mobile, width: 18, of: ({ mobile }) => mobile },
  { title: titles.email, width: 30, of: ({ email }) => email },
  { title: titles.company, width: 30, of: ({ company }) => company },
  { title: titles.due, of: ({ amount }) => yuan(amount) },
  { title: titles.created, width: 20, of: ({ created_at }) => created_at },
  { title: titles.signedIn, width: 20, of: ({ signed_in_at }) => signed_in_at },
  ...howItCame,
];

/** Its form's fields. The job title is a column of the record and an answer of the form: the form has its words. */
export const enrolled = ({ form, job_title, answers }: ExportedEnrolment): Filled | null =>
  form && { ...form, values: { ...(job_title && { jobTitle: job_title }), ...answers } };

/** What was sent to the organiser by a form: one table for every kind. */
export const submissionFacts: readonly Fact<ExportedSubmission>[] = [
  { title: titles.number, width: 16, of: ({ number }) => number },
  { title: titles.kind, width: 20, of: ({ kind }, locale) => localise(submissionNames[kind], locale) },
  { title: titles.state, width: 14, of: ({ state }, locale) => states.submission[state][locale] },
  { title: titles.created, width: 20, of: ({ created_at }) => created_at },
  { title: titles.company, width: 30, of: ({ company }) => company },
  { title: titles.name, width: 20, of: ({ name }) => name },
  { title: titles.email, width: 30, of: ({ email }) => email },
  { title: titles.mobile, width: 18, of: ({ mobile }) => mobile },
  { title: titles.about, width: 30, of: ({ about }, locale) => (about ? localise(about, locale) : null) },
  { title: titles.words, width: 60, of: ({ words }) => words },
];

/** The answers of an application by a published form. */
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

/** Delegations: a row a member, with what is the group's own in each; a group without members has one row. */
export const groupFacts: readonly Fact<GroupLine>[] = [
  ...ofGroup([
    { title: titles.company, width: 30, of: ({ company }) => company },
    { title: titles.state, width: 14, of: ({ state }, locale) => states.group[state][locale] },
    { title: titles.contact, width: 20, of: ({ contact_name }) => contact_name },
    { title: titles.contactMobile, width: 18, of: ({ contact_mobile }) => contact_mobile },
    { title: titles.contactEmail, width: 30, of: ({ contact_email }) => contact_email },
    { title: titles.visitDay, width: 14, of: ({ visit_day }) => (visit_day === null ? null : { day: visit_day }) },
    { title: titles.carNumbers, width: 30, of: ({ car_nos }) => car_nos.join('; ') },
    { title: titles.remarks, width: 30, of: ({ remarks }) => remarks },
    { title: titles.created, width: 20, of: ({ created_at }) => created_at },
  ]),
  ...ofMember([
    { title: titles.name, width: 20, of: ({ name }) => name },
    { title: titles.mobile, width: 18, of: ({ mobile }) => mobile },
    { title: titles.email, width: 30, of: ({ email }) => email },
    { title: titles.jobTitle, width: 20, of: ({ job_title }) => job_title },
    { title: titles.department, width: 20, of: ({ department }) => department },
    { title: titles.document, of: ({ document_kind }, locale) => words[document_kind ? 'yes' : 'no'][locale] },
    { title: titles.number, width: 16, of: ({ number }) => number },
  ]),
  {
    title: titles.leads,
    of: ({ group, member }, locale) => member && words[member.id === group.master_id ? 'yes' : 'no'][locale],
  },
  ...ofGroup([...howItCame]),
];

/** Visitors: a row a registration: its facts, the fields of its form, the questionnaire. */
export const visitorFacts: readonly Fact<ExportedVisitor>[] = [
  { title: titles.number, width: 16, of: ({ number }) => number },
  { title: titles.state, width: 16, of: ({ state }, locale) => states.registration[state][locale] },
  { title: titles.channel, width: 22, of: ({ channel }, locale) => states.channel[channel][locale] },
  { title: titles.created, width: 20, of: ({ created_at }) => created_at },
  { title: titles.updated, width: 20, of: ({ updated_at }) => updated_at },
  { title: titles.mobile, width: 18, of: ({ mobile, core }) => mobile ?? given(core['mobile']) },
  { title: titles.email, width: 30, of: ({ email, core }) => email ?? given(core['email']) },
  { title: titles.document, of: ({ document_kind }, locale) => words[document_kind ? 'yes' : 'no'][locale] },
  {
    title: titles.documentClaim,
    width: 24,
    of: ({ document_claim }, locale) => document_claim && states.documentClaim[document_claim][locale],
  },
  { title: titles.due, of: ({ amount_due }) => yuan(amount_due) },
  { title: titles.freeCode, of: ({ redeem_code }) => redeem_code },
  { title: titles.invitation, of: ({ invitation_code }) => invitation_code },
  { title: titles.landing, of: ({ landing }) => landing },
  { title: titles.admitted, width: 20, of: ({ admitted_at }) => admitted_at },
  { title: titles.cancelReason, of: ({ cancel_reason }) => cancel_reason },
  ...howItCame,
  { title: titles.questionnaire, of: ({ questionnaire }, locale) => words[questionnaire ? 'yes' : 'no'][locale] },
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
