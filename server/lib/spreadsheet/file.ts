/** Tables as spreadsheet files, as stream or as bytes. */
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type Table, escapeFormula, joinIntoChunks, type Cell } from './table';
import { xlsxFile } from './xlsx';
import { shanghaiMinute } from '../../../src/rules/shanghai';

/** Excel recognises UTF-8 only with this mark. */
const BYTE_ORDER_MARK = '\ufeff';

function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (cell instanceof Date) return shanghaiMinute(cell);
  if (typeof cell === 'object') return cell.date;
  const text = escapeFormula(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const csvLine = (cells: Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

async function* csvLines({ columns, rows }: Table): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(columns.map(({ title }) => title));
  for await (const row of rows) yield csvLine(row);
}

/** A table as CSV. Numbers are not formatted; instants are `2026-03-31 09:00` in Shanghai time. */
const csvFile = (table: Table): Readable => Readable.from(joinIntoChunks(csvLines(table)), { objectMode: false });

export const SHEET_FORMATS = ['xlsx', 'csv'] as const;
export type SheetFormat = (typeof SHEET_FORMATS)[number];

export const CONTENT_TYPES: Record<SheetFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export const sheetFile = (format: SheetFormat, table: Table): Readable =>
  format === 'csv' ? csvFile(table) : xlsxFile(table);

/** The bytes of a short table. */
export const sheetBytes = (format: SheetFormat, table: Table): Promise<Buffer> => buffer(sheetFile(format, table));
