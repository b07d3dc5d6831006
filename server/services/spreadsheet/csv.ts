/** Tables as CSV (RFC 4180), in UTF-8. */
import { Readable } from 'node:stream';
import { shanghaiMinute } from '../../../src/rules/shanghai';
import { escapeFormula, gathered, type Cell, type Table } from './table';

/** Excel reads UTF-8 only behind this mark. */
const BYTE_ORDER_MARK = '\ufeff';

function textOf(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (cell instanceof Date) return shanghaiMinute(cell);
  if (typeof cell === 'object') return cell.day;
  const text = escapeFormula(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const lineOf = (cells: Cell[]): string => `${cells.map(textOf).join(',')}\r\n`;

async function* lines({ columns, rows }: Table): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + lineOf(columns.map(({ title }) => title));
  for await (const row of rows) yield lineOf(row);
}

/** The bytes of a table as CSV. Numbers are plain, an instant is `2026-03-31 09:00` by Shanghai's clocks. */
export const csvFile = (table: Table): Readable => Readable.from(gathered(lines(table)), { objectMode: false });
