/** The texts of a form as a workbook for translators: a row for each text, a column for each language. */
import { LOCALES, type Locale } from '@/rules/locales';
import { listTexts, setText } from '../document/texts';

const MAX_BYTES = 2_000_000;
const KEY = 'key';

/** @returns the bytes of an .xlsx file */
export async function writeTextWorkbook(form: unknown): Promise<ArrayBuffer> {
  const { utils, write } = await import('@e965/xlsx');
  const rows = listTexts(form).map(({ pointer, texts }) => [pointer, ...LOCALES.map((locale) => texts[locale] ?? '')]);
  const sheet = utils.aoa_to_sheet([[KEY, ...LOCALES], ...rows]);
  sheet['!cols'] = [{ wch: 40 }, ...LOCALES.map(() => ({ wch: 36 }))];
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'texts');
  return write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer;
}

export interface TextImport {
  text: string;
  /** The number of texts that differ from the form's. */
  changed: number;
  /** Keys that the form has no text for, in the order of the rows. */
  unknown: string[];
}

/** Why a file cannot be imported. */
export type TextImportFailure = 'tooLarge' | 'unreadable' | 'noColumns';

/**
 * Sets the texts of a workbook in a form. Empty cells change nothing.
 * @param text The form, as JSON
 */
export async function readTextWorkbook(text: string, file: Blob): Promise<TextImport | TextImportFailure> {
  if (file.size > MAX_BYTES) return 'tooLarge';
  const { read, utils } = await import('@e965/xlsx');
  let rows: unknown[][];
  try {
    const { Sheets, SheetNames } = read(await file.arrayBuffer(), { dense: true, cellHTML: false });
    const sheet = Sheets[SheetNames[0] ?? ''];
    rows = sheet ? utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: false }) : [];
  } catch {
    return 'unreadable';
  }
  const [head = [], ...entries] = rows;
  const columns = LOCALES.map((locale) => [locale, head.indexOf(locale)] as const).filter(([, column]) => column >= 0);
  const keyColumn = head.indexOf(KEY);
  if (keyColumn < 0 || columns.length === 0) return 'noColumns';
  const result: TextImport = { text, changed: 0, unknown: [] };
  for (const cells of entries) setRow(result, cells, keyColumn, columns);
  return result;
}

function setRow(
  result: TextImport,
  cells: readonly unknown[],
  keyColumn: number,
  columns: readonly (readonly [Locale, number])[],
): void {
  const key = String(cells[keyColumn] ?? '');
  if (key === '') return;
  for (const [locale, column] of columns) {
    const value = String(cells[column] ?? '').trim();
    // Each text is set in the text that the one before left.
    const entry = listTexts(JSON.parse(result.text)).find(({ pointer }) => pointer === key);
    if (!entry) return void result.unknown.push(key);
    if (value === '' || value === entry.texts[locale]) continue;
    result.text = setText(result.text, entry, locale, value);
    result.changed += 1;
  }
}
