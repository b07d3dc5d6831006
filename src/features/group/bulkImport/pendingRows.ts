/** Unsaved rows of members: their values, their errors, and what is sent. Validated by the server's own rules. */
import type { ExcelPreview, GroupUserInput } from '@/api';
import { formatFormIssue } from '@/rules/forms/messages';
import { listFields } from '@/rules/forms/fields';
import { wordingsOf } from '@/rules/forms/text';
import type { FormDefinition, Option } from '@/rules/forms/types';
import type { ReferenceDates } from '@/rules/referenceDates';
import type { Issue } from '@/rules/issue';
import { formatIssue } from '@/rules/messages/issueText';
import { localise, type Locale } from '@/rules/locales';
import {
  MEMBER_FIELDS,
  MEMBER_MAX_LENGTHS,
  memberIssues,
  normaliseDocumentNumber,
  normaliseMobile,
  type MemberField,
  type MemberValues,
} from '@/rules/member';
import { characterCount } from '@/rules/validators/text';

export interface CellProblem {
  field: MemberField;
  message: string;
}

export interface PendingRow {
  /** The row number as in Excel; of typed rows their position. */
  row: number;
  values: Record<MemberField, string>;
  faults: CellProblem[];
  /** It is valid in the workbook's preview, which the server stores; every other row is sent from here. */
  isValid: boolean;
  /** False until the first blur: missing values are not errors yet. */
  isJudged: boolean;
}

export interface Column {
  field: MemberField;
  /** Null for typed rows, and for fields without a column in the workbook. */
  letter: string | null;
}

/** What validation depends on. */
export interface RowRules {
  form: FormDefinition;
  locale: Locale;
  days: ReferenceDates;
  /** The page's text for a duplicate. */
  sameAs(row: number): string;
}

const EMPTY = Object.fromEntries(MEMBER_FIELDS.map((field) => [field, ''])) as Record<MemberField, string>;

const schemaOf = (form: FormDefinition, field: MemberField) =>
  listFields(form).find(({ name }) => name === field)?.schema;

export const titleOf = (form: FormDefinition, field: MemberField, locale: Locale): string =>
  localise(schemaOf(form, field)?.title, locale);

export const kindsOf = (form: FormDefinition): Option[] => schemaOf(form, 'documentKind')?.enum ?? [];

export const typedColumns: Column[] = MEMBER_FIELDS.map((field) => ({ field, letter: null }));

/** The workbook's columns, then those that it does not have. */
export function columnsOf({ columns }: Pick<ExcelPreview, 'columns'>): Column[] {
  const workbookColumns = columns.map(({ field, column }): Column => ({ field, letter: column }));
  return [
    ...workbookColumns,
    ...typedColumns.filter(({ field }) => !workbookColumns.some((column) => column.field === field)),
  ];
}

export const emptyRow = (row: number): PendingRow => ({
  row,
  values: EMPTY,
  faults: [],
  isValid: false,
  isJudged: false,
});

export const isEmptyRow = ({ values, isValid }: PendingRow): boolean =>
  !isValid && MEMBER_FIELDS.every((field) => values[field].trim() === '');

/** The rows of a preview. Labels of document kinds are converted to codes, whatever their language. */
export function rowsOf({ rows }: Pick<ExcelPreview, 'rows'>, form: FormDefinition): PendingRow[] {
  const codes = new Map(
    kindsOf(form).flatMap(({ value, label }) =>
      [String(value), ...wordingsOf(label)].map((text) => [text.toLowerCase(), String(value)] as const),
    ),
  );
  return rows.map(({ row, values, errors, accepted: isValid }) => ({
    row,
    isValid,
    isJudged: true,
    values: { ...EMPTY, ...values, documentKind: codes.get(values.documentKind?.trim().toLowerCase() ?? '') ?? '' },
    faults: errors.map(({ field, message }) => ({ field: field as MemberField, message })),
  }));
}

/** A row as a member: trimmed, normalised, without empty values. */
function toMember({ values }: PendingRow): MemberValues {
  const normalised = (field: MemberField): string => {
    const text = values[field].trim().normalize('NFC');
    return field === 'mobile'
      ? normaliseMobile(text)
      : field === 'documentNumber'
        ? normaliseDocumentNumber(text)
        : text;
  };
  return Object.fromEntries(
    MEMBER_FIELDS.map((field) => [field, normalised(field)] as const).filter(([, text]) => text !== ''),
  );
}

/** The errors of a row among all rows. */
function validateRow(
  row: PendingRow,
  all: readonly PendingRow[],
  { form, locale, days, sameAs }: RowRules,
): CellProblem[] {
  const member = toMember(row);
  const toProblem = (field: MemberField, issue: Issue): CellProblem => {
    const title = schemaOf(form, field)?.title;
    return { field, message: title ? formatFormIssue(form, issue, locale, title) : formatIssue(issue, locale) };
  };
  const tooLong = MEMBER_FIELDS.filter(
    (field) => field !== 'mobile' && characterCount(member[field] ?? '') > MEMBER_MAX_LENGTHS[field],
  ).map((field) => toProblem(field, { id: 'form.tooLong', values: { max: MEMBER_MAX_LENGTHS[field] } }));
  const problems = [...tooLong, ...memberIssues(member, days).map(({ field, ...issue }) => toProblem(field, issue))];
  const duplicate =
    member.mobile && all.find((other) => other.row !== row.row && toMember(other).mobile === member.mobile);
  if (duplicate && !problems.some(({ field }) => field === 'mobile'))
    problems.push({ field: 'mobile', message: sameAs(duplicate.row) });
  return MEMBER_FIELDS.flatMap((field) => problems.find((fault) => fault.field === field) ?? []);
}

/** Applies an edit and validates that row again, and rows whose number is, or was, a duplicate of it. */
export function updateCell(
  rows: readonly PendingRow[],
  rowNumber: number,
  field: MemberField,
  text: string,
  rules: RowRules,
) {
  const next = rows.map((row) => (row.row === rowNumber ? { ...row, values: { ...row.values, [field]: text } } : row));
  const mobiles = [rows, next]
    .map((all) => all.find(({ row }) => row === rowNumber))
    .map((row) => row && toMember(row).mobile);
  return next.map((row) => {
    const isAffected = row.row === rowNumber || (field === 'mobile' && mobiles.includes(toMember(row).mobile ?? '-'));
    return isAffected && row.isJudged && !row.isValid && !isEmptyRow(row)
      ? { ...row, faults: validateRow(row, next, rules) }
      : row;
  });
}

/** Validates a row on blur; from then on each edit validates it. */
export const validateOnBlur = (rows: readonly PendingRow[], rowNumber: number, rules: RowRules): PendingRow[] =>
  rows.map((row) =>
    row.row === rowNumber && !row.isJudged && !isEmptyRow(row)
      ? { ...row, isJudged: true, faults: validateRow(row, rows, rules) }
      : row,
  );

/** Validates restored rows again, each among all rows. */
export const revalidateRows = (rows: readonly PendingRow[], rules: RowRules): PendingRow[] =>
  rows.map((row) =>
    row.isValid || isEmptyRow(row) ? row : { ...row, isJudged: true, faults: validateRow(row, rows, rules) },
  );

/** Rows that are sent from here: typed or corrected, and valid. */
export const readyRows = (rows: readonly PendingRow[]): PendingRow[] =>
  rows.filter((row) => !row.isValid && row.isJudged && !isEmptyRow(row) && row.faults.length === 0);

/** The number of rows that can be saved: the valid ones, and those of the workbook that the server stores. */
export const readyCount = ({ importId, rows }: { importId: string | null; rows: readonly PendingRow[] }): number =>
  (importId === null ? 0 : rows.filter((row) => row.isValid).length) + readyRows(rows).length;

export const findInvalidRows = (rows: readonly PendingRow[]): PendingRow[] =>
  rows.filter(({ faults }) => faults.length > 0);

/** Valid rows have all values that the contract requires. */
export const toUsers = (rows: readonly PendingRow[]): GroupUserInput[] =>
  rows.map((row) => toMember(row) as unknown as GroupUserInput);
