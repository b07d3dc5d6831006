/**
 * A snapshot of a database with schema and content. It is created once and loaded by each test file: creating takes
 * seconds, loading a fraction of one. Its name contains a hash of its inputs.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Db } from '../../server/db/connect';
import { fromPglite } from '../../server/db/pglite';
import { DATA, FilledMemory } from './tarMemoryFs';
import { copyOnServer, fillTemplate, type TestDatabase } from './postgresCopy';

const root = resolve('.');
const inputs = [
  'content',
  'locales/terms',
  'server/db/migrations',
  'server/content',
  'server/lib/ids.ts',
  'tests/support/databaseSnapshot.ts',
  'package-lock.json',
];

async function* files(path: string): AsyncGenerator<string> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => null);
  if (!entries) return void (yield path);
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    if (!/\.test\.ts$|^art$/.test(entry.name)) yield* files(join(path, entry.name));
  }
}

async function snapshotFile(): Promise<string> {
  const hash = createHash('sha256');
  for (const input of inputs)
    for await (const file of files(join(root, input))) hash.update(file).update(await readFile(file));
  return join(root, '.cache/tests', `database-${hash.digest('hex').slice(0, 16)}.tar`);
}

/** Imported lazily: the content import loads dictionaries of pinyin and Traditional Chinese. */
const fill = async (db: Db): Promise<void> => (await import('./contentDatabase')).fillWithContent(db);

/** Removes unneeded data, because each test database is entirely in memory. */
async function shrink(pglite: PGlite): Promise<void> {
  await pglite.query('update pg_database set datistemplate = false');
  await pglite.query('drop database template0');
  await pglite.query('drop database template1');
  await pglite.query("alter system set shared_buffers = '16MB'");
}

const WAL = `${DATA}/pg_wal`;

/** A checkpoint, without which each load of the snapshot would replay the whole import. */
async function removeWal(pglite: PGlite): Promise<void> {
  await pglite.query('checkpoint');
  const { rows } = await pglite.query<{ segment: string }>('select pg_walfile_name(pg_current_wal_lsn()) as segment');
  const { FS } = pglite.Module;
  const unused = FS.readdir(WAL).filter((name: string) => /^[0-9A-F]{24}$/.test(name) && name !== rows[0]?.segment);
  for (const name of unused) FS.unlink(`${WAL}/${name}`);
}

/** Creates the template database that `loadSnapshot` copies on a server. */
export const fillServer = (url: string): Promise<void> => fillTemplate(url, fill);

/**
 * Creates the snapshot unless there is one for the current files.
 * @returns its file
 */
export async function makeSnapshot(): Promise<string> {
  const file = await snapshotFile();
  if (existsSync(file)) return file;
  const pglite = await PGlite.create();
  const { db, close } = fromPglite(pglite);
  await fill(db);
  await shrink(pglite);
  await removeWal(pglite);
  const dump = await pglite.dumpDataDir('none');
  await close();
  await mkdir(join(root, '.cache/tests'), { recursive: true });
  // Written to a temporary file and renamed, so that another run never reads half of it.
  await writeFile(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()));
  await rename(`${file}.${process.pid}`, file);
  return file;
}

/** A new database with schema and content: in memory, or on the server of TEST_DATABASE_URL. */
export async function loadSnapshot(connections?: number): Promise<TestDatabase> {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return copyOnServer(url, connections === undefined ? {} : { connections });
  const file = process.env.TEST_DATABASE_SNAPSHOT;
  if (!file) throw new Error('The database snapshot is made by tests/support/globalSetup.ts.');
  return fromPglite(await PGlite.create({ fs: new FilledMemory(await readFile(file)) }));
}
