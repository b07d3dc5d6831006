/**
 * The backup format: gzipped JSON lines with a header, each table with its rows in PostgreSQL's text format, and a
 * footer with a SHA-256.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { PassThrough } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';

export const FORMAT = 'exhibition-backup';
export const VERSION = 1;

const headerSchema = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  madeAt: z.string(),
  /** Applied migrations at the time of the backup, in order. */
  migrations: z.array(z.string()),
  /** The fingerprint of the site's secret. The key keeps its first name, so that older backups can be restored. */
  secretMark: z.string(),
});
const tableSchema = z.strictObject({
  table: z.string(),
  columns: z.array(z.strictObject({ name: z.string(), type: z.string() })),
});
const footerSchema = z.strictObject({ rows: z.number(), tables: z.number(), sha256: z.string() });

export type Header = z.infer<typeof headerSchema>;
export type TableSchema = z.infer<typeof tableSchema>;
export type Footer = z.infer<typeof footerSchema>;

export const describeContents = ({ rows, tables }: Footer): string => `${rows} rows of ${tables} tables`;

/** A problem of a file or database, with a message for the operator. */
export class BackupError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BackupError';
  }
}

/** A part of the file. Rows are not parsed. */
export type Part =
  { kind: 'header'; header: Header } | { kind: 'table'; table: TableSchema } | { kind: 'row'; text: string };

/** Splits a stream at line feeds only, because texts may contain other line separators. */
async function* splitLines(stream: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of stream) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

const parse = <T>(schema: z.ZodType<T>, line: string): T => {
  const result = schema.safeParse(JSON.parse(line));
  if (!result.success) throw new BackupError(`This is not a backup of this site: ${result.error.issues[0]?.message}`);
  return result.data;
};

/**
 * Reads a backup part by part.
 * @throws BackupError when the file is not a backup, incomplete, or damaged
 */
export async function* readBackup(file: string): AsyncGenerator<Part, Footer> {
  const hash = createHash('sha256');
  const text = new PassThrough();
  text.setEncoding('utf8');
  let failure: unknown;
  const decompression = pipeline(createReadStream(file), createGunzip(), text).catch((error: unknown) => {
    failure = error;
  });
  let footer: Footer | null = null;
  const counts = { rows: 0, tables: 0 };
  try {
    let first = true;
    for await (const line of splitLines(text)) {
      if (footer) throw new BackupError('There is data after the end of the backup.');
      if (line.startsWith('{"rows":')) {
        footer = parse(footerSchema, line);
        continue;
      }
      hash.update(line).update('\n');
      if (first) yield { kind: 'header', header: parse(headerSchema, line) };
      else if (line.startsWith('[')) {
        counts.rows += 1;
        yield { kind: 'row', text: line };
      } else {
        counts.tables += 1;
        yield { kind: 'table', table: parse(tableSchema, line) };
      }
      first = false;
    }
  } catch (error) {
    failure ??= error;
  } finally {
    text.destroy();
    await decompression;
  }
  if (failure instanceof BackupError) throw failure;
  if (failure) throw new BackupError(`${file} cannot be read as a backup: ${(failure as Error).message}`);
  if (!footer) throw new BackupError(`${file} is truncated.`);
  if (footer.rows !== counts.rows || footer.tables !== counts.tables || footer.sha256 !== hash.digest('hex'))
    throw new BackupError(`${file} is damaged: its checksum does not match.`);
  return footer;
}

/**
 * Reads a whole backup and returns only its header and footer.
 * @throws BackupError
 */
export async function checkBackup(file: string): Promise<{ header: Header; footer: Footer }> {
  const parts = readBackup(file);
  let header: Header | null = null;
  for (;;) {
    const next = await parts.next();
    if (next.done) {
      if (!header) throw new BackupError(`${file} is empty.`);
      return { header, footer: next.value };
    }
    if (next.value.kind === 'header') header = next.value.header;
  }
}
