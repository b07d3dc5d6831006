/** Converts a workbook's cells to members: maps columns to fields, and reports problems by cell. */
import { serverText } from '../../../lib/texts';
import type { ReferenceDates } from '../../../../src/rules/referenceDates';
import type { Locale } from '../../../../src/rules/locales';
import { normaliseDocumentNumber, normaliseMobile, memberIssues } from '../../../../src/rules/member';
import { formatIssue } from '../../../../src/rules/messages/issueText';
import { toLongIdCard } from '../../../../src/rules/validators/idCard';
import { characterCount } from '../../../../src/rules/validators/text';
import type { HandlerResponse } from '../../../http/contract';
import { DomainError } from '../../../http/envelope';
import type { FormFault } from '../../forms/formService';
import type { MemberInput } from '../groupResponses';
import {
  EXAMPLE_MOBILE,
  EXAMPLE_ROW,
  FIELDS,
  fieldOf,
  columnLetter,
  maxLengths,
  REQUIRED,
  titleOf,
  type CellIssue,
  type Field,
} from './columns';
import { excelLimits, type Cell, type Row } from './workbook';

type Preview = HandlerResponse<'groupExcelImport'>;
type PreviewRow = Preview['rows'][number];
type Fault = PreviewRow['errors'][number];

export interface SheetRules {
  locale: Locale;
  days: ReferenceDates;
  /** The code of a document kind by its label in any language, or by the code itself. */
  kindOf(label: string): MemberInput['documentKind'] | undefined;
  /** Validates a member by the form's rules. */
  validate?(member: Record<string, unknown>): FormFault[];
}

export interface ParsedSheet {
  columns: Preview['columns'];
  rows: PreviewRow[];
  imported: ImportedRow[];
}

/** A valid row with its number in the workbook. */
export interface ImportedRow {
  row: number;
  member: MemberInput;
}

/** Excel stores this many digits of a number exactly. */
const EXACT_DIGITS = 15;
const DATE_LIKE = /^(?:\d{4}[-/.年]\d{1,2}[-/.月]\d{1,2}日?|\d{1,2}[-/.]\d{1,2}[-/.]\d{4})(?:[ T]\d.*)?$/;
const MAX_VALUE_LENGTH = 300;

/**
 * Reads a sheet.
 * @throws DomainError for problems of the whole sheet: its header, no members, too many rows
 */
export function parseRows([head, ...rest]: Row[], rules: SheetRules): ParsedSheet {
  const columns = parseHeader(head, rules.locale);
  const rows = rest.filter((row) => !isExample(row, columns));
  if (rows.length === 0) throw new DomainError('excel.empty', [{ pointer: '/body/file' }]);
  if (rows.length > excelLimits.rows)
    throw new DomainError('excel.tooManyRows', [{ pointer: '/body/file' }], { limit: excelLimits.rows });
  const rowByMobile = new Map<string, number>();
  const rowByDocument = new Map<string, number>();
  const imported: ImportedRow[] = [];
  const previewRows = rows.map((row): PreviewRow => {
    const { values, member, faults } = parseRow(row, columns, rules);
    const first = member.mobile === undefined ? undefined : rowByMobile.get(member.mobile);
    if (first !== undefined)
      faults.push(makeCellFault('mobile', columns, rules.locale, 'excel.duplicate', { row: first }));
    else if (member.mobile !== undefined) rowByMobile.set(member.mobile, row.row);
    const document = member.documentNumber && (toLongIdCard(member.documentNumber) ?? member.documentNumber);
    const firstRow = document === undefined ? undefined : rowByDocument.get(document);
    if (firstRow !== undefined)
      faults.push(makeCellFault('documentNumber', columns, rules.locale, 'excel.documentTwice', { row: firstRow }));
    else if (document !== undefined) rowByDocument.set(document, row.row);
    if (faults.length === 0) imported.push({ row: row.row, member: member as MemberInput });
    return { row: row.row, accepted: faults.length === 0, values, errors: sortByColumn(faults) };
  });
  return {
    columns: columns.map(({ column, field, title }) => ({ column: columnLetter(column), field, title })),
    rows: previewRows,
    imported,
  };
}

interface Column {
  column: number;
  field: Field;
  title: string;
}

function parseHeader(head: Row | undefined, locale: Locale): Column[] {
  const columns = (head?.row === 1 ? head.cells : []).flatMap(({ column, text, kind }) => {
    const field = kind === 'text' ? fieldOf(text) : undefined;
    return field ? [{ column, field, title: text.trim().slice(0, 60) }] : [];
  });
  const fields = columns.map(({ field }) => field);
  const missing = REQUIRED.find((field) => !fields.includes(field));
  const duplicate = fields.find((field, index) => fields.indexOf(field) !== index);
  const invalidField = missing ?? duplicate;
  if (invalidField)
    throw new DomainError('excel.wrongHead', [{ pointer: '/body/file' }], { title: titleOf(invalidField, locale) });
  return columns;
}

const isExample = ({ row, cells }: Row, columns: Column[]): boolean => {
  const mobile = columns.find(({ field }) => field === 'mobile')?.column;
  return row === EXAMPLE_ROW && cells.some(({ column, text }) => column === mobile && text.trim() === EXAMPLE_MOBILE);
};

function parseRow({ cells }: Row, columns: Column[], rules: SheetRules) {
  const values: Record<string, string> = {};
  const member: Record<string, string> = {};
  const faults: Fault[] = [];
  for (const { column, field } of columns) {
    const cell = cells.find((one) => one.column === column);
    if (!cell) continue;
    const cellText = cell.text.trim();
    if (cellText !== '') values[field] = cellText.slice(0, MAX_VALUE_LENGTH);
    const problem = cellIssue(cell, field);
    if (problem) faults.push(makeCellFault(field, columns, rules.locale, problem));
    else if (cellText !== '') member[field] = valueOf(field, cellText, rules);
  }
  const faultyFields = new Set<string>(faults.map(({ field }) => field));
  for (const { field, ...issue } of valueIssues(member, rules)) {
    if (faultyFields.has(field)) continue;
    faultyFields.add(field);
    faults.push(makeFault(field, columns, issue.id, formatIssue(issue, rules.locale)));
  }
  for (const { field, id, text } of rules.validate?.(member) ?? []) {
    if (faultyFields.has(field)) continue;
    faultyFields.add(field);
    faults.push(makeFault(field, columns, id, text(rules.locale)));
  }
  return { values, member: member as Partial<MemberInput>, faults };
}

/** The problem of a cell, independent of its value. */
function cellIssue({ kind, text }: Cell, field: Field): CellIssue | null {
  if (kind === 'formula') return 'excel.formula';
  if (kind === 'merged') return 'excel.mergedCell';
  if (kind === 'error') return 'excel.errorCell';
  if (kind === 'date' || DATE_LIKE.test(text.trim())) return 'excel.dateCell';
  const isNumericField = kind === 'number' && (field === 'documentNumber' || field === 'mobile');
  return isNumericField && text.replace(/\D/g, '').length > EXACT_DIGITS ? 'excel.numberCut' : null;
}

/** Normalises a value: phone numbers without grouping, codes for labels. */
function valueOf(field: Field, cellText: string, { kindOf }: SheetRules): string {
  const text = cellText.normalize('NFC');
  if (field === 'mobile') return normaliseMobile(text);
  if (field === 'documentNumber') return normaliseDocumentNumber(text);
  return field === 'documentKind' ? (kindOf(text) ?? text) : text;
}

function valueIssues(member: Record<string, string>, { days, kindOf }: SheetRules) {
  const tooLong = FIELDS.filter(
    (field) => characterCount(member[field] ?? '') > maxLengths[field] && field !== 'mobile',
  ).map((field) => ({ field, id: 'form.tooLong', values: { max: maxLengths[field] } }));
  const kind = member.documentKind;
  const unknown =
    kind !== undefined && kindOf(kind) === undefined ? [{ field: 'documentKind' as const, id: 'form.option' }] : [];
  return [...tooLong, ...unknown, ...memberIssues(member as Partial<MemberInput>, days)];
}

function makeFault(field: string, columns: Column[], reason: string, message: string): Fault {
  // A field without a column is reported at the first column.
  const column = columns.find((one) => one.field === field)?.column ?? 1;
  return { column: columnLetter(column), field, reason, message };
}

function makeCellFault(
  field: Field,
  columns: Column[],
  locale: Locale,
  id: CellIssue,
  values: { row?: number } = {},
): Fault {
  return makeFault(field, columns, id, serverText(id, locale, values));
}

const sortByColumn = (faults: Fault[]): Fault[] =>
  [...faults].sort((one, other) => one.column.length - other.column.length || (one.column < other.column ? -1 : 1));
