/** The columns of a delegation's workbook. Their titles are `delegation.<field>` of the server's texts. */
import { LOCALES, type Locale } from '../../../../src/rules/locales';
import { ADULTS_ONLY_SENTENCE } from '../../../../src/rules/messages/adultsOnly';
import { serverText } from '../../../lib/texts';
import { MEMBER_FIELDS, MEMBER_LONGEST, type MemberField } from '../../../../src/rules/member';

export const FIELDS = MEMBER_FIELDS;
export type Field = MemberField;

export const REQUIRED: readonly Field[] = ['name', 'mobile'];

export const longest = MEMBER_LONGEST;

/** No mobile number of a person; a second row with it is the template's example, and is passed over. */
export const EXAMPLE_MOBILE = '13800000000';
export const EXAMPLE_ROW = 2;

/** What the template says on its second sheet, a line each. */
export const instructions = (locale: Locale): string[] =>
  serverText('delegation.instructions', locale, { adultsOnly: ADULTS_ONLY_SENTENCE[locale] }).split('\n');

/** What is wrong with a cell of its own kind; what is wrong with a value is said in the words of src/rules. */
type CellFault = 'formula' | 'mergedCell' | 'dateCell' | 'numberCut' | 'errorCell' | 'duplicate' | 'documentTwice';
export type CellIssue = `excel.${CellFault}`;

/** A column's letter: 1 is A, 27 is AA. */
export const letterOf = (column: number): string =>
  (column > 26 ? String.fromCharCode(64 + Math.floor((column - 1) / 26)) : '') +
  String.fromCharCode(65 + ((column - 1) % 26));

/** A title as it is compared: without case, spaces and the star of a required field. */
const plain = (title: string): string =>
  title
    .normalize('NFKC')
    .replace(/[\s*＊]/g, '')
    .toLowerCase();

export const titleOf = (field: Field, locale: Locale): string => serverText(`delegation.${field}`, locale);

const byTitle = new Map<string, Field>(
  FIELDS.flatMap((field) => LOCALES.map((locale) => [plain(titleOf(field, locale)), field] as const)),
);

/** The field that a title means, in whichever of the five languages it is. */
export const fieldOf = (title: string): Field | undefined => byTitle.get(plain(title));
