/** `npm run export -- visitors|groups|booths|meetings|submissions|adverts|form:<form>`: exports records as a spreadsheet file. */
import { createWriteStream } from 'node:fs';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isLocale, LOCALES, type Locale } from '../../src/rules/locales';
import { EXPORT_KINDS, type ExportKind, type ExportService } from '../domain/exports/exportService';
import { SHEET_FORMATS, sheetFile, type SheetFormat } from '../lib/spreadsheet/file';
import { writeFileAtomically } from '../atomicFile';
import type { OperatorCommand } from './operators';
import { oneOf, parseOptions, defineOperator } from './options';

const usage = `Usage: npm run export -- ${EXPORT_KINDS.join('|')}|form:<form> [--format ${SHEET_FORMATS.join('|')}] [--language ${LOCALES.join('|')}] [--file <path>]`;

/** A kind of records, or the answers to one form with a page of its own. */
type Exported = ExportKind | `form:${string}`;

export interface ExportRequest {
  kind: Exported;
  format: SheetFormat;
  language: Locale;
  file: string;
}

const FORM = /^form:([a-z][a-z0-9-]{1,39})$/;
const isKind = (kind: Exported): kind is ExportKind => !kind.startsWith('form:');

/** Parses the arguments of the command; null when they are invalid. */
export function parseExportRequest([first, ...args]: string[]): ExportRequest | null {
  const options = parseOptions(args, ['format', 'language', 'file']);
  if (!options) return null;
  const form = FORM.exec(first ?? '')?.[1];
  const kind: Exported | undefined = form === undefined ? oneOf(EXPORT_KINDS, first) : `form:${form}`;
  const format = oneOf(SHEET_FORMATS, options.format ?? 'xlsx');
  const language = options.language ?? 'zh-cn';
  if (!kind || !format || !isLocale(language)) return null;
  const file = options.file ?? `${form ?? kind}.${format}`;
  return file === '' ? null : { kind, format, language, file };
}

/** Writes the file, which contains personal data. Returns the line to print. */
export async function runExport(exports: ExportService, { kind, format, language, file }: ExportRequest) {
  const table = await (isKind(kind) ? exports.table(kind, language) : exports.formTable(kind.slice(5), language));
  let rows = 0;
  const countRows = async function* () {
    for await (const row of table.rows) {
      rows += 1;
      yield row;
    }
  };
  await writeFileAtomically(file, (part) =>
    pipeline(sheetFile(format, { ...table, rows: countRows() }), createWriteStream(part, { flush: true })),
  );
  return [`${file}: ${rows} ${rows === 1 ? 'row' : 'rows'} of ${table.columns.length} columns.`];
}

export const exportRecords: OperatorCommand = {
  ...defineOperator(usage, parseExportRequest, (services, request) => runExport(services.exports, request)),
  resolvePaths(args) {
    const request = parseExportRequest(args);
    if (!request) return args;
    const { kind, format, language, file } = request;
    return [kind, '--format', format, '--language', language, '--file', resolve(file)];
  },
};
