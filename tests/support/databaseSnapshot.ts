/**
 * A snapshot of a database with schema and content. It is created once and loaded by each test file: creating takes
 * seconds, loading a fraction of one.
 */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Db } from '../../server/db/connect';
import { fromPglite } from '../../server/db/pglite';
import { DATA, FilledMemory } from './tarMemoryFs';
import { copyOnServer, fillTemplate, type TestDatabase } from './postgresCopy';

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

/** Creates the snapshot. */
export async function makeSnapshot(file: string): Promise<void> {
  const pglite = await PGlite.create();
  const { db, close } = fromPglite(pglite);
  await fill(db);
  await shrink(pglite);
  await removeWal(pglite);
  const dump = await pglite.dumpDataDir('none');
  await close();
  await mkdir(dirname(file), { recursive: true });
  // Written to a temporary file and renamed, so that another run never reads half of it.
  await writeFile(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()));
  await rename(`${file}.${process.pid}`, file);
}

/** A new database with schema and content: in memory, or on the server of TEST_DATABASE_URL. */
export async function loadSnapshot(connections?: number): Promise<TestDatabase> {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return copyOnServer(url, connections === undefined ? {} : { connections });
  const file = process.env.TEST_DATABASE_SNAPSHOT;
  if (!file) throw new Error('The database snapshot is made by tests/support/globalSetup.mjs.');
  return fromPglite(await PGlite.create({ fs: new FilledMemory(await readFile(file)) }));
}
