/** `npm run export -- visitors|groups|booths|meetings|submissions|adverts|form:<form>`: exports records as a spreadsheet file. */
import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, parse, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isLocale, LOCALES, type Locale } from '../../src/rules/locales';
import { EXPORT_KINDS, type ExportKind, type ExportService } from '../domain/exports/exportService';
import { SHEET_FORMATS, sheetFile, type SheetFormat } from '../lib/spreadsheet/file';
import { writeFileAtomically } from '../atomicFile';
import type { OperatorCommand } from './operatorCommands';
import { oneOf, parseOptions, defineOperatorCommand } from './options';

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

/** A name that no other file of the folder has: `photo.jpg`, `photo (2).jpg`. */
function uniqueName(name: string, used: Set<string>): string {
  const { name: stem, ext } = parse(name);
  let unique = name;
  for (let count = 2; used.has(unique.toLowerCase()); count += 1) unique = `${stem} (${count})${ext}`;
  used.add(unique.toLowerCase());
  return unique;
}

/** Writes the files of the answers, in a folder for each submission. Returns their number. */
async function writeFiles(exports: ExportService, formId: string, folder: string): Promise<number> {
  const used = new Map<string, Set<string>>();
  let files = 0;
  for await (const { number, name, bytes } of exports.formFiles(formId)) {
    const names = used.get(number) ?? new Set();
    used.set(number, names);
    await writeFileAtomically(join(folder, number, uniqueName(name, names)), (part) =>
      writeFile(part, bytes, { flush: true }),
    );
    files += 1;
  }
  return files;
}

/** Writes the file, which contains personal data, and a folder next to it if there are files in answers. */
export async function runExport(exports: ExportService, { kind, format, language, file }: ExportRequest) {
  const formId = isKind(kind) ? null : kind.slice(5);
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
  const folder = `${file}.files`;
  const files = formId === null ? 0 : await writeFiles(exports, formId, folder);
  return [
    `${file}: ${rows} ${rows === 1 ? 'row' : 'rows'} of ${table.columns.length} columns.`,
    ...(files > 0 ? [`${folder}: ${files} ${files === 1 ? 'file' : 'files'}, a folder for each submission.`] : []),
  ];
}

export const exportRecords: OperatorCommand = {
  ...defineOperatorCommand(usage, parseExportRequest, (services, request) => runExport(services.exports, request)),
  resolvePaths(args) {
    const request = parseExportRequest(args);
    if (!request) return args;
    const { kind, format, language, file } = request;
    return [kind, '--format', format, '--language', language, '--file', resolve(file)];
  },
};
