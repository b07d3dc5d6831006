/** Brings a database to what a backup holds, in one transaction: all of it, or the database is as it was. */
import { sql } from 'kysely';
import type { Db } from '../connect';
import { applyMigrations, ownsSchema } from '../migrate';
import { migrations } from '../migrations';
import { countersOf, DROP_EVERYTHING, foreignKeysOf, otherConnections, speakPlainly, tablesOf } from './catalog';
import { BackupRefused, checkBackup, readBackup, sizeOf, type TableHead } from './format';

/** Characters of one insert. */
const INSERT_CHARACTERS = 1_000_000;
const INSERT_ROWS = 1_000;

export interface RestoreRequest {
  file: string;
  /** The mark of the secret that the site here has; null when it has none yet. */
  secretMark: string | null;
  /** Replaces what the database holds. */
  force: boolean;
  /** Goes on although the secret is another one. */
  otherSecret: boolean;
}

/** What a backup of either kind says of itself. */
export interface Origin {
  /** Applied when the backup was made. */
  migrations: string[];
  /** Null when it does not say. */
  secretMark: string | null;
}

export interface Restored {
  /** What came back, in words. */
  size: string;
  madeAt: string;
  /** Migrations that are newer than the backup, applied after it. */
  applied: string[];
}

const SECRET_MISMATCH =
  'Without the secret of the site that made it, numbers of documents cannot be read, QR codes are refused and everybody is signed out. ' +
  'Set SITE_SECRET, or copy the file `secret` of its DATA_DIR here, and restore again; --other-secret goes on without.';

/** @throws BackupRefused when version, secret or database do not fit the backup */
export async function holdOrigin(db: Db, origin: Origin, { secretMark, otherSecret }: RestoreRequest): Promise<void> {
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

/** @throws BackupRefused when the database holds something that may not be replaced */
export async function holdEmpty(db: Db, { force }: RestoreRequest): Promise<boolean> {
  const isEmpty = (await tablesOf(db)).length === 0;
  if (!isEmpty && !force) throw new BackupRefused('The database is not empty: --force replaces everything in it.');
  return isEmpty;
}

async function insertRows(db: Db, { table, columns }: TableHead, rows: string[]): Promise<void> {
  const names = sql.join(columns.map(({ name }) => sql.ref(name)));
  // Types come from the database that is being filled, never from the file.
  const values = sql.join(columns.map(({ type }, at) => sql`(r ->> ${sql.lit(at)})::${sql.raw(type)}`));
  await sql`insert into ${sql.table(table)} (${names}) overriding system value
    select ${values} from jsonb_array_elements(${`[${rows.join(',')}]`}::jsonb) as r`.execute(db);
}

/** The columns as the new database has them, in the order of the file. */
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

/** Counting goes on behind what came with the backup. */
async function countOn(db: Db): Promise<void> {
  for (const { table, column, sequence } of await countersOf(db))
    await sql`select setval(${sequence}::regclass, coalesce(max(${sql.ref(column)}), 1), max(${sql.ref(column)}) is not null)
      from ${sql.table(table)}`.execute(db);
}

/** @throws BackupRefused when file, secret, version or database do not fit; nothing was changed then. */
export async function restoreBackup(db: Db, request: RestoreRequest): Promise<Restored> {
  const { head, end } = await checkBackup(request.file);
  await holdOrigin(db, head, request);
  const applied = await db.transaction().execute(async (tx) => {
    await ownsSchema(tx);
    await speakPlainly(tx);
    if (!(await holdEmpty(tx, request))) await sql.raw(DROP_EVERYTHING).execute(tx);
    const then = new Set(head.migrations);
    await applyMigrations(
      tx,
      migrations.filter(({ name }) => then.has(name)),
    );
    const keys = await foreignKeysOf(tx);
    for (const { table, name } of keys)
      await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(tx);
    // Migrations write rows too; the backup has them, and when each migration was applied.
    await sql`truncate ${sql.join((await tablesOf(tx)).map(({ table }) => sql.table(table)))}`.execute(tx);
    await fill(tx, request.file);
    // What was left out for the order of tables is held against all rows now.
    for (const { table, name, definition } of keys)
      await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(tx);
    await countOn(tx);
    return applyMigrations(tx, migrations);
  });
  await sql`analyze`.execute(db);
  return { size: sizeOf(end), madeAt: head.madeAt, applied };
}
