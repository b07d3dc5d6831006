/** Restores a backup in one transaction: the database is replaced completely or not at all. */
import { sql } from 'kysely';
import type { Db } from '../connect';
import { applyMigrations, lockSchema } from '../migrate';
import { migrations } from '../migrations';
import {
  sequencesOf,
  DROP_EVERYTHING,
  foreignKeysOf,
  countOtherConnections,
  pinTextFormats,
  tablesOf,
} from './catalog';
import { BackupError, checkBackup, readBackup, describeContents, type TableSchema } from './format';

/** Maximum characters of one insert statement. */
const INSERT_CHARACTERS = 1_000_000;
const INSERT_ROWS = 1_000;

export interface RestoreRequest {
  file: string;
  /** The fingerprint of this site's secret; null when it has none yet. */
  secretFingerprint: string | null;
  /** Whether existing data may be replaced. */
  force: boolean;
  /** Whether to restore despite a different secret. */
  allowOtherSecret: boolean;
}

/** The origin of a backup in either format. */
export interface Origin {
  /** Applied migrations at the time of the backup. */
  migrations: string[];
  /** Null when the backup has none. */
  secretFingerprint: string | null;
}

export interface RestoreResult {
  /** The number of restored rows and tables, as text. */
  contents: string;
  madeAt: string;
  /** Migrations newer than the backup, applied after the restore. */
  applied: string[];
}

const SECRET_MISMATCH =
  'Without the secret of the backed-up site, document numbers cannot be decrypted, QR codes are invalid and all visitors are signed out. ' +
  'Set SITE_SECRET, or copy the file `secret` of its DATA_DIR here, and restore again. --other-secret restores without it.';

/**
 * Checks version and secret.
 * @throws BackupError when they do not match the backup
 */
export async function checkOrigin(
  db: Db,
  origin: Origin,
  { secretFingerprint, allowOtherSecret }: RestoreRequest,
): Promise<void> {
  const knownMigrations = new Set(migrations.map(({ name }) => name));
  const unknownMigrations = origin.migrations.filter((name) => !knownMigrations.has(name));
  if (unknownMigrations.length > 0)
    throw new BackupError(
      `The backup is of a newer version of the site. This version lacks the migrations ${unknownMigrations.join(', ')}.`,
    );
  if (!allowOtherSecret && (secretFingerprint === null || secretFingerprint !== origin.secretFingerprint))
    throw new BackupError(
      `${secretFingerprint === null ? 'This site has no secret yet.' : 'The backup is of a site with another secret.'} ${SECRET_MISMATCH}`,
    );
  const connections = await countOtherConnections(db);
  if (connections > 0)
    throw new BackupError(`${connections} other connections use the database. Stop all replicas of the site first.`);
}

/**
 * Checks that the database may be overwritten; returns whether it is empty.
 * @throws BackupError
 */
export async function checkEmpty(db: Db, { force }: RestoreRequest): Promise<boolean> {
  const isEmpty = (await tablesOf(db)).length === 0;
  if (!isEmpty && !force) throw new BackupError('The database is not empty: --force replaces everything in it.');
  return isEmpty;
}

async function insertRows(db: Db, { table, columns }: TableSchema, rows: string[]): Promise<void> {
  const names = sql.join(columns.map(({ name }) => sql.ref(name)));
  // Types come from the target database, never from the file.
  const values = sql.join(columns.map(({ type }, at) => sql`(r ->> ${sql.lit(at)})::${sql.raw(type)}`));
  await sql`insert into ${sql.table(table)} (${names}) overriding system value
    select ${values} from jsonb_array_elements(${`[${rows.join(',')}]`}::jsonb) as r`.execute(db);
}

/** The columns with the types of the target database, in the order of the file. */
function matchColumns(declared: TableSchema, tables: TableSchema[]): TableSchema {
  const target = tables.find(({ table }) => table === declared.table);
  if (!target) throw new BackupError(`The backup has a table ${declared.table}, which its migrations do not create.`);
  const columns = declared.columns.map(({ name }) => {
    const column = target.columns.find((candidate) => candidate.name === name);
    if (!column)
      throw new BackupError(`The backup has a column ${declared.table}.${name}, which its migrations do not create.`);
    return column;
  });
  return { table: declared.table, columns };
}

async function insertAll(db: Db, file: string): Promise<void> {
  const tables = await tablesOf(db);
  let table: TableSchema | null = null;
  let rows: string[] = [];
  let size = 0;
  const flush = async () => {
    if (table && rows.length > 0) await insertRows(db, table, rows);
    rows = [];
    size = 0;
  };
  for await (const part of readBackup(file)) {
    if (part.kind === 'table') {
      await flush();
      table = matchColumns(part.table, tables);
    } else if (part.kind === 'row') {
      rows.push(part.text);
      size += part.text.length;
      if (size >= INSERT_CHARACTERS || rows.length >= INSERT_ROWS) await flush();
    }
  }
  await flush();
}

/** Sets each sequence to continue after the largest restored value. */
async function resetSequences(db: Db): Promise<void> {
  for (const { table, column, sequence } of await sequencesOf(db))
    await sql`select setval(${sequence}::regclass, coalesce(max(${sql.ref(column)}), 1), max(${sql.ref(column)}) is not null)
      from ${sql.table(table)}`.execute(db);
}

/**
 * Restores a backup.
 * @throws BackupError when file, secret, version or database do not match; then nothing is changed
 */
export async function restoreBackup(db: Db, request: RestoreRequest): Promise<RestoreResult> {
  const { header, footer } = await checkBackup(request.file);
  await checkOrigin(db, { migrations: header.migrations, secretFingerprint: header.secretMark }, request);
  const applied = await db.transaction().execute(async (tx) => {
    await lockSchema(tx);
    await pinTextFormats(tx);
    if (!(await checkEmpty(tx, request))) await sql.raw(DROP_EVERYTHING).execute(tx);
    const backupMigrations = new Set(header.migrations);
    await applyMigrations(
      tx,
      migrations.filter(({ name }) => backupMigrations.has(name)),
    );
    const keys = await foreignKeysOf(tx);
    for (const { table, name } of keys)
      await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(tx);
    // Migrations also write rows. The backup contains them, and the times when migrations were applied.
    await sql`truncate ${sql.join((await tablesOf(tx)).map(({ table }) => sql.table(table)))}`.execute(tx);
    await insertAll(tx, request.file);
    // Foreign keys were dropped, because they would prescribe the order of tables. Adding them validates all rows.
    for (const { table, name, definition } of keys)
      await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(tx);
    await resetSequences(tx);
    return applyMigrations(tx, migrations);
  });
  await sql`analyze`.execute(db);
  return { contents: describeContents(footer), madeAt: header.madeAt, applied };
}
