/** The columns of a delegation's workbook. Titles are the server texts `delegation.<field>`. */
import { LOCALES, type Locale } from '../../../../src/rules/locales';
import { ADULTS_ONLY_SENTENCE } from '../../../../src/rules/messages/adultsOnly';
import { serverText } from '../../../lib/texts';
import { MEMBER_FIELDS, MEMBER_MAX_LENGTHS, type MemberField } from '../../../../src/rules/member';

export const FIELDS = MEMBER_FIELDS;
export type Field = MemberField;

export const REQUIRED: readonly Field[] = ['name', 'mobile'];

export const maxLengths = MEMBER_MAX_LENGTHS;

/** Not a real mobile number. When it is in the second row, that row is the template's example and is skipped. */
export const EXAMPLE_MOBILE = '13800000000';
export const EXAMPLE_ROW = 2;

/** The lines of the template's instruction sheet. */
export const instructions = (locale: Locale): string[] =>
  serverText('delegation.instructions', locale, { adultsOnly: ADULTS_ONLY_SENTENCE[locale] }).split('\n');

/** Problems of the cell itself. Problems of its value have the texts of src/rules. */
type CellFault = 'formula' | 'mergedCell' | 'dateCell' | 'numberCut' | 'errorCell' | 'duplicate' | 'documentTwice';
export type CellIssue = `excel.${CellFault}`;

/** The letters of a column: 1 is A, 27 is AA. */
export const columnLetter = (column: number): string =>
  (column > 26 ? String.fromCharCode(64 + Math.floor((column - 1) / 26)) : '') +
  String.fromCharCode(65 + ((column - 1) % 26));

/** Normalises a title for comparison: no case, no spaces, no asterisk of a required field. */
const normaliseTitle = (title: string): string =>
  title
    .normalize('NFKC')
    .replace(/[\s*＊]/g, '')
    .toLowerCase();

export const titleOf = (field: Field, locale: Locale): string => serverText(`delegation.${field}`, locale);

const byTitle = new Map<string, Field>(
  FIELDS.flatMap((field) => LOCALES.map((locale) => [normaliseTitle(titleOf(field, locale)), field] as const)),
);

/** The field of a title in any of the five languages. */
export const fieldOf = (title: string): Field | undefined => byTitle.get(normaliseTitle(title));
