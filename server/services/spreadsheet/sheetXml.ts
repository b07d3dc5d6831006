/** The XML of a sheet (ECMA-376, 18.3): its texts stand in the cells, its dates are numbers of days. */
import { shanghaiInstant } from '../../../src/rules/shanghai';
import { escapeFormula, type Cell, type Column, type Table } from './table';

const DAY_MS = 86_400_000;
/** Days from the epoch of Excel to that of Unix. */
const UNIX_EPOCH = 25_569;
const SHANGHAI_MS = 8 * 3_600_000;
/** What Excel takes: letters in a cell, rows in a sheet. */
const LONGEST = 32_767;
const MOST_ROWS = 1_048_576;

const STYLE = { plain: 0, title: 1, instant: 2, day: 3 };

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** XML 1.0 has no such characters: a text that has them says them by their number, as Excel does (22.9.2.19). */
const unwritable = (character: string) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

const xmlText = (text: string): string =>
  text
    .replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')

    .replace(/[\u0000-\u0008\u000b\u000c\u000d\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, unwritable)
    .replace(/[&<>]/g, (character) => escapes[character] ?? '');

const numberCell = (value: number, style: number) => `<c${style > 0 ? ` s="${style}"` : ''}><v>${value}</v></c>`;

const serial = (instant: Date): number => (instant.getTime() + SHANGHAI_MS) / DAY_MS + UNIX_EPOCH;

function textCell(text: string, style: number): string {
  const whole = escapeFormula(text);
  const shown = whole.length > LONGEST ? `${whole.slice(0, LONGEST - 1)}…` : whole;
  return `<c${style > 0 ? ` s="${style}"` : ''} t="inlineStr"><is><t xml:space="preserve">${xmlText(shown)}</t></is></c>`;
}

function cellXml(cell: Cell): string {
  if (cell === null || cell === '') return '<c/>';
  if (typeof cell === 'string') return textCell(cell, STYLE.plain);
  if (typeof cell === 'number') return numberCell(cell, STYLE.plain);
  if (cell instanceof Date) return numberCell(serial(cell), STYLE.instant);
  return numberCell(Math.round(serial(shanghaiInstant(cell.day))), STYLE.day);
}

const columnXml = ({ title, width }: Column, index: number) =>
  `<col min="${index + 1}" max="${index + 1}" width="${Math.min(60, width ?? title.length + 4)}" customWidth="1"/>`;

/** A sheet whose first row stays in view. Throws where a sheet has no room for more rows. */
export async function* sheetXml({ columns, rows }: Table): AsyncGenerator<string> {
  yield (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0">' +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${columns.map(columnXml).join('')}</cols><sheetData>` +
    `<row>${columns.map(({ title }) => textCell(title, STYLE.title)).join('')}</row>`
  );
  let count = 1;
  for await (const row of rows) {
    count += 1;
    if (count > MOST_ROWS) throw new Error(`A sheet has no more than ${MOST_ROWS} rows: ask for CSV.`);
    yield `<row>${row.map(cellXml).join('')}</row>`;
  }
  yield '</sheetData></worksheet>';
}
