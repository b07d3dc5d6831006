/**
 * The backup format: gzipped JSON lines with a head, each table with its rows in PostgreSQL's text format, and an end
 * with a SHA-256.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { PassThrough } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';

export const FORMAT = 'exhibition-backup';
export const VERSION = 1;

const head = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  madeAt: z.string(),
  /** Applied migrations at the time of the backup, in order. */
  migrations: z.array(z.string()),
  /** Identifies the site's secret without containing it. */
  secretMark: z.string(),
});
const table = z.strictObject({
  table: z.string(),
  columns: z.array(z.strictObject({ name: z.string(), type: z.string() })),
});
const end = z.strictObject({ rows: z.number(), tables: z.number(), sha256: z.string() });

export type Head = z.infer<typeof head>;
export type TableHead = z.infer<typeof table>;
export type End = z.infer<typeof end>;

export const sizeOf = ({ rows, tables }: End): string => `${rows} rows of ${tables} tables`;

/** A problem of a file or database, with a message for the operator. */
export class BackupRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BackupRefused';
  }
}

/** A part of the file. Rows are not parsed. */
export type Part = { kind: 'head'; head: Head } | { kind: 'table'; table: TableHead } | { kind: 'row'; text: string };

/** Splits a stream at line feeds only, because texts may contain other line separators. */
async function* linesOf(stream: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of stream) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

const read = <T>(shape: z.ZodType<T>, line: string): T => {
  const parsed = shape.safeParse(JSON.parse(line));
  if (!parsed.success) throw new BackupRefused(`This is no backup of this site: ${parsed.error.issues[0]?.message}`);
  return parsed.data;
};

/**
 * Reads a backup part by part.
 * @throws BackupRefused when the file is no backup, incomplete, or damaged
 */
export async function* readBackup(file: string): AsyncGenerator<Part, End> {
  const hash = createHash('sha256');
  const text = new PassThrough();
  text.setEncoding('utf8');
  let failure: unknown;
  const flow = pipeline(createReadStream(file), createGunzip(), text).catch((error: unknown) => {
    failure = error;
  });
  let found: End | null = null;
  const seen = { rows: 0, tables: 0 };
  try {
    let first = true;
    for await (const line of linesOf(text)) {
      if (found) throw new BackupRefused('There is data after the end of the backup.');
      if (line.startsWith('{"rows":')) {
        found = read(end, line);
        continue;
      }
      hash.update(line).update('\n');
      if (first) yield { kind: 'head', head: read(head, line) };
      else if (line.startsWith('[')) {
        seen.rows += 1;
        yield { kind: 'row', text: line };
      } else {
        seen.tables += 1;
        yield { kind: 'table', table: read(table, line) };
      }
      first = false;
    }
  } catch (error) {
    failure ??= error;
  } finally {
    text.destroy();
    await flow;
  }
  if (failure instanceof BackupRefused) throw failure;
  if (failure) throw new BackupRefused(`${file} cannot be read as a backup: ${(failure as Error).message}`);
  if (!found) throw new BackupRefused(`${file} is cut off: its end is missing.`);
  if (found.rows !== seen.rows || found.tables !== seen.tables || found.sha256 !== hash.digest('hex'))
    throw new BackupRefused(`${file} is damaged: its checksum is another one than when it was written.`);
  return found;
}

/**
 * Reads a whole backup and returns only its head and end.
 * @throws BackupRefused
 */
export async function checkBackup(file: string): Promise<{ head: Head; end: End }> {
  const parts = readBackup(file);
  let known: Head | null = null;
  for (;;) {
    const next = await parts.next();
    if (next.done) {
      if (!known) throw new BackupRefused(`${file} is empty.`);
      return { head: known, end: next.value };
    }
    if (next.value.kind === 'head') known = next.value.head;
  }
}
