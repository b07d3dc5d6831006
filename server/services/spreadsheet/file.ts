/** A table as a file of a kind, and its bytes at once where it is short. */
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { csvFile } from './csv';
import type { Table } from './table';
import { xlsxFile } from './xlsx';

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
