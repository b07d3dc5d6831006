/**
 * The workbook template: headers, an example, drop-down lists, instructions. It can always be uploaded unchanged.
 */
import { serverText } from '../../../lib/texts';
import type { SheetData } from 'write-excel-file/node';
import type { Locale } from '../../../../src/rules/locales';
import { EXAMPLE_MOBILE, FIELDS, instructions, columnLetter, REQUIRED, titleOf, type Field } from './columns';
import { excelLimits } from './workbook';

/** The options of drop-down lists. Only a document kind must be in its list; the others are suggestions. */
export type DropDownOptions = Record<'jobTitle' | 'department' | 'documentKind', string[]>;

const LIST_SHEET = 'lists';
const WIDTHS: Record<Field, number> = {
  name: 18,
  mobile: 16,
  email: 28,
  jobTitle: 22,
  department: 24,
  documentKind: 26,
  documentNumber: 24,
};

/** The rows for the maximum number of members, the title and the example. */
const LAST_ROW = excelLimits.rows + 2;

/**
 * Creates the template in a language.
 * @returns the bytes of an .xlsx file
 */
export async function writeTemplate(locale: Locale, choices: DropDownOptions): Promise<Buffer> {
  const { default: writeExcelFile } = await import(/* webpackMode: "eager" */ 'write-excel-file/node');
  const help = instructions(locale).map((line, index) => [`${index + 1}. ${line}`]);
  return writeExcelFile(
    [
      {
        sheet: serverText('delegation.sheet.members', locale),
        data: memberRows(locale, choices),
        columns: FIELDS.map((field) => ({ width: WIDTHS[field] })),
        stickyRowsCount: 1,
      },
      { sheet: serverText('delegation.sheet.instructions', locale), data: help, columns: [{ width: 110 }] },
      { sheet: LIST_SHEET, data: listRows(choices) },
    ],
    {
      features: [
        {
          files: {
            transform: {
              'xl/worksheets/sheet{id}.xml': {
                insert: (_options, { sheetIndex }) => (sheetIndex === 0 ? dropDowns(choices) : undefined),
              },
              'xl/workbook.xml': {
                transformElementAttributes: (tag, attributes) =>
                  tag === 'sheet' && attributes.name === LIST_SHEET
                    ? { ...attributes, state: 'veryHidden' }
                    : attributes,
              },
            },
          },
        },
      ],
    },
  ).toBuffer();
}

function memberRows(locale: Locale, choices: DropDownOptions): SheetData {
  const example: Record<Field, string> = {
    name: serverText('delegation.exampleName', locale),
    mobile: EXAMPLE_MOBILE,
    email: 'wang@example.com',
    jobTitle: choices.jobTitle[0] ?? '',
    department: choices.department[0] ?? '',
    documentKind: choices.documentKind[1] ?? '',
    documentNumber: 'E12345678',
  };
  // Text format, so that Excel preserves leading zeros and all digits.
  const format = '@';
  const titles = FIELDS.map((field) => titleOf(field, locale) + (REQUIRED.includes(field) ? ' *' : ''));
  return [
    titles.map((value) => ({ value, format, fontWeight: 'bold' as const })),
    FIELDS.map((field) => ({ value: example[field], format, fontStyle: 'italic' as const, textColor: '#808080' })),
    ...Array.from({ length: LAST_ROW - 2 }, () => FIELDS.map(() => ({ type: String, format }))),
  ];
}

const listRows = (choices: DropDownOptions): SheetData =>
  Array.from({ length: Math.max(...Object.values(choices).map(({ length }) => length)) }, (_, row) =>
    Object.values(choices).map((labels) => labels[row]),
  );

/**
 * A drop-down list for all rows of a column. Its options are on a hidden sheet, because lists in a cell are limited to
 * 255 characters.
 */
function dropDowns(choices: DropDownOptions): string {
  const rules = Object.entries(choices).map(([field, labels], column) => {
    const letter = columnLetter(FIELDS.indexOf(field as Field) + 1);
    const from = columnLetter(column + 1);
    const list = `${LIST_SHEET}!$${from}$1:$${from}$${Math.max(labels.length, 1)}`;
    const mustMatch = field === 'documentKind' ? 1 : 0;
    const cells = `${letter}2:${letter}${LAST_ROW}`;
    return `<dataValidation type="list" allowBlank="1" showErrorMessage="${mustMatch}" sqref="${cells}"><formula1>${list}</formula1></dataValidation>`;
  });
  return `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`;
}
