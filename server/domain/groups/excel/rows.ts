/** Converts a workbook's cells to members: maps columns to fields, and reports problems by cell. */
import { serverText } from '../../../lib/texts';
import type { ReferenceDates } from '../../../../src/rules/referenceDates';
import type { Locale } from '../../../../src/rules/locales';
import { plainDocument, plainMobile, memberIssues } from '../../../../src/rules/member';
import { issueText } from '../../../../src/rules/messages/issueText';
import { longIdCard } from '../../../../src/rules/validators/idCard';
import { characterCount } from '../../../../src/rules/validators/text';
import type { HandlerResponse } from '../../../http/contract';
import { DomainError } from '../../../http/envelope';
import type { FormFault } from '../../forms/formService';
import type { MemberInput } from '../groupAnswers';
import {
  EXAMPLE_MOBILE,
  EXAMPLE_ROW,
  FIELDS,
  fieldOf,
  letterOf,
  longest,
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
  /** Further faults of a member by the form's rules. */
  judge?(member: Record<string, unknown>): FormFault[];
}

export interface SheetRead {
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
const MAX_SHOWN = 300;

/**
 * Reads a sheet.
 * @throws DomainError for problems of the whole sheet: its header, no members, too many rows
 */
export function readRows([head, ...rest]: Row[], rules: SheetRules): SheetRead {
  const columns = columnsOf(head, rules.locale);
  const rows = rest.filter((row) => !isExample(row, columns));
  if (rows.length === 0) throw new DomainError('excel.empty', [{ pointer: '/body/file' }]);
  if (rows.length > excelLimits.rows)
    throw new DomainError('excel.tooManyRows', [{ pointer: '/body/file' }], { limit: excelLimits.rows });
  const seen = new Map<string, number>();
  const documents = new Map<string, number>();
  const imported: ImportedRow[] = [];
  const shown = rows.map((row): PreviewRow => {
    const { values, member, faults } = readRow(row, columns, rules);
    const first = member.mobile === undefined ? undefined : seen.get(member.mobile);
    if (first !== undefined) faults.push(cellFault('mobile', columns, rules.locale, 'excel.duplicate', { row: first }));
    else if (member.mobile !== undefined) seen.set(member.mobile, row.row);
    const document = member.documentNumber && (longIdCard(member.documentNumber) ?? member.documentNumber);
    const holder = document === undefined ? undefined : documents.get(document);
    if (holder !== undefined)
      faults.push(cellFault('documentNumber', columns, rules.locale, 'excel.documentTwice', { row: holder }));
    else if (document !== undefined) documents.set(document, row.row);
    if (faults.length === 0) imported.push({ row: row.row, member: member as MemberInput });
    return { row: row.row, accepted: faults.length === 0, values, errors: inOrder(faults) };
  });
  return {
    columns: columns.map(({ column, field, title }) => ({ column: letterOf(column), field, title })),
    rows: shown,
    imported,
  };
}

interface Column {
  column: number;
  field: Field;
  title: string;
}

function columnsOf(head: Row | undefined, locale: Locale): Column[] {
  const found = (head?.row === 1 ? head.cells : []).flatMap(({ column, text, kind }) => {
    const field = kind === 'text' ? fieldOf(text) : undefined;
    return field ? [{ column, field, title: text.trim().slice(0, 60) }] : [];
  });
  const fields = found.map(({ field }) => field);
  const missing = REQUIRED.find((field) => !fields.includes(field));
  const twice = fields.find((field, index) => fields.indexOf(field) !== index);
  const wrong = missing ?? twice;
  if (wrong) throw new DomainError('excel.wrongHead', [{ pointer: '/body/file' }], { title: titleOf(wrong, locale) });
  return found;
}

const isExample = ({ row, cells }: Row, columns: Column[]): boolean => {
  const mobile = columns.find(({ field }) => field === 'mobile')?.column;
  return row === EXAMPLE_ROW && cells.some(({ column, text }) => column === mobile && text.trim() === EXAMPLE_MOBILE);
};

function readRow({ cells }: Row, columns: Column[], rules: SheetRules) {
  const values: Record<string, string> = {};
  const member: Record<string, string> = {};
  const faults: Fault[] = [];
  for (const { column, field } of columns) {
    const cell = cells.find((one) => one.column === column);
    if (!cell) continue;
    const written = cell.text.trim();
    if (written !== '') values[field] = written.slice(0, MAX_SHOWN);
    const wrong = cellIssue(cell, field);
    if (wrong) faults.push(cellFault(field, columns, rules.locale, wrong));
    else if (written !== '') member[field] = valueOf(field, written, rules);
  }
  const named = new Set<string>(faults.map(({ field }) => field));
  for (const { field, ...issue } of valueIssues(member, rules)) {
    if (named.has(field)) continue;
    named.add(field);
    faults.push(fault(field, columns, issue.id, issueText(issue, rules.locale)));
  }
  for (const { field, id, text } of rules.judge?.(member) ?? []) {
    if (named.has(field)) continue;
    named.add(field);
    faults.push(fault(field, columns, id, text(rules.locale)));
  }
  return { values, member: member as Partial<MemberInput>, faults };
}

/** The problem of a cell, independent of its value. */
function cellIssue({ kind, text }: Cell, field: Field): CellIssue | null {
  if (kind === 'formula') return 'excel.formula';
  if (kind === 'merged') return 'excel.mergedCell';
  if (kind === 'error') return 'excel.errorCell';
  if (kind === 'date' || DATE_LIKE.test(text.trim())) return 'excel.dateCell';
  const figure = kind === 'number' && (field === 'documentNumber' || field === 'mobile');
  return figure && text.replace(/\D/g, '').length > EXACT_DIGITS ? 'excel.numberCut' : null;
}

/** Normalises a value: phone numbers without grouping, codes for labels. */
function valueOf(field: Field, written: string, { kindOf }: SheetRules): string {
  const text = written.normalize('NFC');
  if (field === 'mobile') return plainMobile(text);
  if (field === 'documentNumber') return plainDocument(text);
  return field === 'documentKind' ? (kindOf(text) ?? text) : text;
}

function valueIssues(member: Record<string, string>, { days, kindOf }: SheetRules) {
  const tooLong = FIELDS.filter(
    (field) => characterCount(member[field] ?? '') > longest[field] && field !== 'mobile',
  ).map((field) => ({ field, id: 'form.tooLong', values: { max: longest[field] } }));
  const kind = member.documentKind;
  const unknown =
    kind !== undefined && kindOf(kind) === undefined ? [{ field: 'documentKind' as const, id: 'form.option' }] : [];
  return [...tooLong, ...unknown, ...memberIssues(member as Partial<MemberInput>, days)];
}

function fault(field: string, columns: Column[], reason: string, message: string): Fault {
  // A field without a column is reported at the first column.
  const column = columns.find((one) => one.field === field)?.column ?? 1;
  return { column: letterOf(column), field, reason, message };
}

function cellFault(
  field: Field,
  columns: Column[],
  locale: Locale,
  id: CellIssue,
  values: { row?: number } = {},
): Fault {
  return fault(field, columns, id, serverText(id, locale, values));
}

const inOrder = (faults: Fault[]): Fault[] =>
  [...faults].sort((one, other) => one.column.length - other.column.length || (one.column < other.column ? -1 : 1));
