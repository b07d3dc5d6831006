/** Restores a backup in one transaction: the database is replaced completely or not at all. */
import { sql } from 'kysely';
import type { Db } from '../connect';
import { applyMigrations, ownsSchema } from '../migrate';
import { migrations } from '../migrations';
import { countersOf, DROP_EVERYTHING, foreignKeysOf, otherConnections, fixTextFormats, tablesOf } from './catalog';
import { BackupRefused, checkBackup, readBackup, sizeOf, type TableHead } from './format';

/** Maximum characters of one insert statement. */
const INSERT_CHARACTERS = 1_000_000;
const INSERT_ROWS = 1_000;

export interface RestoreRequest {
  file: string;
  /** The mark of this site's secret; null when it has none yet. */
  secretMark: string | null;
  /** Whether existing data may be replaced. */
  force: boolean;
  /** Whether to restore despite a different secret. */
  otherSecret: boolean;
}

/** The origin of a backup in either format. */
export interface Origin {
  /** Applied migrations at the time of the backup. */
  migrations: string[];
  /** Null when the backup has none. */
  secretMark: string | null;
}

export interface Restored {
  /** The amount of restored data as text. */
  size: string;
  madeAt: string;
  /** Migrations newer than the backup, applied after the restore. */
  applied: string[];
}

const SECRET_MISMATCH =
  'Without the secret of the site that made it, numbers of documents cannot be read, QR codes are refused and everybody is signed out. ' +
  'Set SITE_SECRET, or copy the file `secret` of its DATA_DIR here, and restore again; --other-secret goes on without.';

/**
 * Checks version and secret.
 * @throws BackupRefused when they do not match the backup
 */
export async function checkOrigin(db: Db, origin: Origin, { secretMark, otherSecret }: RestoreRequest): Promise<void> {
  const known = new Set(migrations.map(({ name }) => name));
  const newer = origin.migrations.filter((name) => !known.has(name));
  if (newer.length > 0)
    throw new BackupRefused(
      `The backup is of a newer version of the site: this one does not know ${newer.join(', ')}.`,
    );
  if (!otherSecret && (secretMark === null || secretMark !== origin.secretMark))
    throw new BackupRefused(
      `${secretMark === null ? 'This site has no secret yet.' : 'This site has another secret than the backup.'} ${SECRET_MISMATCH}`,
    );
  const others = await otherConnections(db);
  if (others > 0)
    throw new BackupRefused(`${others} other connections use the database: stop the site, all of its replicas, first.`);
}

/**
 * Checks that the database may be overwritten; returns whether it is empty.
 * @throws BackupRefused
 */
export async function checkEmpty(db: Db, { force }: RestoreRequest): Promise<boolean> {
  const isEmpty = (await tablesOf(db)).length === 0;
  if (!isEmpty && !force) throw new BackupRefused('The database is not empty: --force replaces everything in it.');
  return isEmpty;
}

async function insertRows(db: Db, { table, columns }: TableHead, rows: string[]): Promise<void> {
  const names = sql.join(columns.map(({ name }) => sql.ref(name)));
  // Types come from the target database, never from the file.
  const values = sql.join(columns.map(({ type }, at) => sql`(r ->> ${sql.lit(at)})::${sql.raw(type)}`));
  await sql`insert into ${sql.table(table)} (${names}) overriding system value
    select ${values} from jsonb_array_elements(${`[${rows.join(',')}]`}::jsonb) as r`.execute(db);
}

/** The columns with the types of the target database, in the order of the file. */
function matched(declared: TableHead, tables: TableHead[]): TableHead {
  const here = tables.find(({ table }) => table === declared.table);
  if (!here) throw new BackupRefused(`The backup has a table ${declared.table}, which its migrations do not make.`);
  const columns = declared.columns.map(({ name }) => {
    const column = here.columns.find((candidate) => candidate.name === name);
    if (!column)
      throw new BackupRefused(`The backup has a column ${declared.table}.${name}, which its migrations do not make.`);
    return column;
  });
  return { table: declared.table, columns };
}

async function fill(db: Db, file: string): Promise<void> {
  const tables = await tablesOf(db);
  let table: TableHead | null = null;
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
      table = matched(part.table, tables);
    } else if (part.kind === 'row') {
      rows.push(part.text);
      size += part.text.length;
      if (size >= INSERT_CHARACTERS || rows.length >= INSERT_ROWS) await flush();
    }
  }
  await flush();
}

/** Sets the sequences after the largest restored values. */
async function countOn(db: Db): Promise<void> {
  for (const { table, column, sequence } of await countersOf(db))
    await sql`select setval(${sequence}::regclass, coalesce(max(${sql.ref(column)}), 1), max(${sql.ref(column)}) is not null)
      from ${sql.table(table)}`.execute(db);
}

/**
 * Restores a backup.
 * @throws BackupRefused when file, secret, version or database do not match; then nothing is changed
 */
export async function restoreBackup(db: Db, request: RestoreRequest): Promise<Restored> {
  const { head, end } = await checkBackup(request.file);
  await checkOrigin(db, head, request);
  const applied = await db.transaction().execute(async (tx) => {
    await ownsSchema(tx);
    await fixTextFormats(tx);
    if (!(await checkEmpty(tx, request))) await sql.raw(DROP_EVERYTHING).execute(tx);
    const then = new Set(head.migrations);
    await applyMigrations(
      tx,
      migrations.filter(({ name }) => then.has(name)),
    );
    const keys = await foreignKeysOf(tx);
    for (const { table, name } of keys)
      await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(tx);
    // Migrations also write rows. The backup contains them, and the times when migrations were applied.
    await sql`truncate ${sql.join((await tablesOf(tx)).map(({ table }) => sql.table(table)))}`.execute(tx);
    await fill(tx, request.file);
    // Foreign keys were dropped, because they would prescribe the order of tables. Adding them validates all rows.
    for (const { table, name, definition } of keys)
      await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(tx);
    await countOn(tx);
    return applyMigrations(tx, migrations);
  });
  await sql`analyze`.execute(db);
  return { size: sizeOf(end), madeAt: head.madeAt, applied };
}
