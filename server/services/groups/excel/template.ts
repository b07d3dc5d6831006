/** The workbook to fill in: titles, an example, drop-down lists, instructions (design/demands.md: the template always works). */
import type { Worksheet } from '@cj-tech-master/excelts';
import { localise, type Locale } from '../../../../src/rules/locales';
import {
  EXAMPLE_MOBILE,
  exampleName,
  FIELDS,
  instructions,
  REQUIRED,
  sheetNames,
  titleOf,
  type Field,
} from './columns';
import { excelLimits } from './workbook';

/** What a drop-down offers. Only a document must be one of its list; the others help. */
export type Choices = Record<'jobTitle' | 'department' | 'documentKind', string[]>;

const LISTS = 'lists';
const WIDTHS: Record<Field, number> = {
  name: 18,
  mobile: 16,
  email: 28,
  jobTitle: 22,
  department: 24,
  documentKind: 26,
  documentNumber: 24,
};

/** The template in a language, as bytes of an .xlsx file. */
export async function writeTemplate(locale: Locale, choices: Choices): Promise<Buffer> {
  const { Workbook } = await import(/* webpackMode: "eager" */ '@cj-tech-master/excelts');
  const workbook = new Workbook();
  // A fixed date: the same template is the same bytes.
  workbook.created = workbook.modified = new Date(0);
  const members = workbook.addWorksheet(localise(sheetNames.members, locale), {
    views: [{ state: 'frozen', ySplit: 1 }],
  });
  writeMembers(members, locale, choices);
  const help = workbook.addWorksheet(localise(sheetNames.instructions, locale));
  help.getColumn(1).width = 110;
  instructions.forEach((line, index) => (help.getCell(index + 1, 1).value = `${index + 1}. ${localise(line, locale)}`));
  const lists = workbook.addWorksheet(LISTS, { state: 'veryHidden' });
  Object.values(choices).forEach((labels, column) =>
    labels.forEach((label, row) => (lists.getCell(row + 1, column + 1).value = label)),
  );
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

function writeMembers(sheet: Worksheet, locale: Locale, choices: Choices): void {
  const example: Record<Field, string> = {
    name: localise(exampleName, locale),
    mobile: EXAMPLE_MOBILE,
    email: 'wang@example.com',
    jobTitle: choices.jobTitle[0] ?? '',
    department: choices.department[0] ?? '',
    documentKind: choices.documentKind[1] ?? '',
    documentNumber: 'E12345678',
  };
  FIELDS.forEach((field, index) => {
    const column = sheet.getColumn(index + 1);
    column.width = WIDTHS[field];
    // Text, so that Excel keeps leading zeros and all digits.
    column.numFmt = '@';
    sheet.getCell(1, index + 1).value = titleOf(field, locale) + (REQUIRED.includes(field) ? ' *' : '');
    sheet.getCell(2, index + 1).value = example[field];
  });
  sheet.getRow(1).font = { bold: true };
  sheet.getRow(2).font = { italic: true, color: { argb: 'FF808080' } };
  Object.entries(choices).forEach(([field, labels], column) => offer(sheet, field as keyof Choices, labels, column));
}

/** A drop-down for all rows of a column, from the hidden sheet: a list in the cell itself is limited to 255 characters. */
function offer(sheet: Worksheet, field: keyof Choices, labels: string[], column: number): void {
  const letter = String.fromCharCode(65 + FIELDS.indexOf(field));
  const from = String.fromCharCode(65 + column);
  const rule = {
    type: 'list' as const,
    allowBlank: true,
    formulae: [`${LISTS}!$${from}$1:$${from}$${Math.max(labels.length, 1)}`],
    showErrorMessage: field === 'documentKind',
  };
  for (let row = 2; row <= excelLimits.rows + 2; row++) sheet.getCell(`${letter}${row}`).dataValidation = rule;
}
