/** Writes a backup: a consistent snapshot of the database in one complete file. */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import { writeFileAtomically } from '../../atomicFile';
import type { Db } from '../connect';
import { pinTextFormats, tablesOf } from './catalog';
import { BackupError, FORMAT, VERSION, type Footer, type Header } from './format';

const ROWS_PER_READ = 500;
/** Rows are batched, because each write is a call of the compressor. */
const WRITE_BYTES = 256 * 1024;

async function* rowsOf(db: Db, table: string, columns: string[]): AsyncGenerator<string> {
  const texts = sql.join(columns.map((name) => sql`${sql.ref(name)}::text`));
  await sql`declare backup no scroll cursor for select json_build_array(${texts})::text as line from ${sql.table(table)}`.execute(
    db,
  );
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(ROWS_PER_READ)} from backup`.execute(db);
    for (const { line } of rows) yield line;
    if (rows.length < ROWS_PER_READ) break;
  }
  await sql`close backup`.execute(db);
}

async function migrationsOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migration order by name collate "C"`.execute(db);
  return rows.map(({ name }) => name);
}

async function* backupLines(
  db: Db,
  headerFields: Omit<Header, 'migrations'>,
  onFooter: (footer: Footer) => void,
): AsyncGenerator<string> {
  await pinTextFormats(db);
  const tables = await tablesOf(db);
  if (!tables.some(({ table }) => table === 'migration')) throw new BackupError('The database is empty.');
  const hash = createHash('sha256');
  let rows = 0;
  let pending = '';
  const add = (line: string) => {
    pending += `${line}\n`;
  };
  const flush = () => {
    const text = pending;
    pending = '';
    hash.update(text);
    return text;
  };
  add(JSON.stringify({ ...headerFields, migrations: await migrationsOf(db) } satisfies Header));
  for (const { table, columns } of tables) {
    add(JSON.stringify({ table, columns }));
    const names = columns.map(({ name }) => name);
    for await (const line of rowsOf(db, table, names)) {
      rows += 1;
      add(line);
      if (pending.length >= WRITE_BYTES) yield flush();
    }
  }
  yield flush();
  const footer: Footer = { rows, tables: tables.length, sha256: hash.digest('hex') };
  onFooter(footer);
  yield `${JSON.stringify(footer)}\n`;
}

export interface BackupRequest {
  file: string;
  madeAt: Date;
  /** Fingerprint of the site's secret, compared at restore. */
  secretFingerprint: string;
}

/** Writes a snapshot of the whole database to `file`. */
export function writeBackup(db: Db, { file, madeAt, secretFingerprint }: BackupRequest): Promise<Footer> {
  const header = {
    format: FORMAT,
    version: VERSION,
    madeAt: madeAt.toISOString(),
    secretMark: secretFingerprint,
  } as const;
  return writeFileAtomically(file, async (temporaryFile) => {
    let footer: Footer | null = null;
    // One snapshot for all tables. On a server, other transactions continue meanwhile.
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((tx) =>
        pipeline(
          Readable.from(backupLines(tx, header, (summary) => (footer = summary))),
          createGzip({ level: 6 }),
          createWriteStream(temporaryFile, { flush: true }),
        ),
      );
    if (!footer) throw new Error('The backup has no footer.');
    return footer;
  });
}
