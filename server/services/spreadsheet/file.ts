/** A table as a file of a kind, and its bytes at once where it is short. */
import type { Readable } from 'node:stream';
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
export async function sheetBytes(format: SheetFormat, table: Table): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of sheetFile(format, table)) chunks.push(Buffer.from(chunk as Uint8Array | string));
  return Buffer.concat(chunks);
}
