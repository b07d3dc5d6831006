/**
 * Backups of a PostgreSQL server with its own programs: complete, checked with the site's secret, and restored
 * completely or not at all.
 */
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { tablesOf } from '../../server/db/backup/catalog';
import { checkDump, isDump, restoreDump, writeDump } from '../../server/db/backup/dump';
import { restoreBackup } from '../../server/db/backup/restore';
import { writeBackup } from '../../server/db/backup/write';
import { openPostgres, type Db } from '../../server/db/connect';
import { openPglite } from '../../server/db/pglite';
import { newEmail, registerVisitor, type Registration } from '../support/factories';
import { copyOnServer, type TestDatabase } from '../support/postgresCopy';
import { buildTestApp, type TestApp } from '../support/testApp';

jest.setTimeout(120_000);

const server = process.env.TEST_DATABASE_URL ?? '';
const MARK = 'the_mark-of-secret';
let site: TestApp;
let source: TestDatabase & { url: string };
let target: TestDatabase & { url: string };
let folder: string;
let file: string;
let registration: Registration;

/** Commands have a single connection. */
async function asCommand<T>({ url }: { url: string }, work: (db: Db) => Promise<T>): Promise<T> {
  const database = openPostgres(url, { max: 1 });
  return work(database.db).finally(() => database.close());
}

async function dumpTables(db: Db): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const { table } of await tablesOf(db)) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} as t order by 1`.execute(
      db,
    );
    all[table] = rows.map(({ row }) => row);
  }
  return all;
}

beforeAll(async () => {
  [source, target, folder] = await Promise.all([
    copyOnServer(server),
    copyOnServer(server),
    mkdtemp(join(tmpdir(), 'dump-')),
  ]);
  site = await buildTestApp({ database: source });
  registration = await registerVisitor(site.visitor());
  file = join(folder, 'backups', 'all.dump');
});
afterAll(async () => {
  await Promise.all([site.close(), target.close()]);
  await rm(folder, { recursive: true });
});

const request = { secretFingerprint: MARK, force: true, allowOtherSecret: false };
const restore = (changes: Partial<typeof request> = {}, from = file) =>
  asCommand(target, async (db) => {
    // The server takes a moment to close earlier connections.
    await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(db);
    return restoreDump(db, target.url, { file: from, ...request, ...changes });
  });

test('a backup of a server in use is one complete pg_dump file that only its owner can read', async () => {
  const written = await writeDump(source.db, source.url, file, MARK);
  expect(await readdir(join(folder, 'backups'))).toEqual(['all.dump']);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await isDump(file)).toBe(true);
  expect(await checkDump(file)).toEqual(written);
  expect(written).toMatchObject({ secretFingerprint: MARK, tables: (await tablesOf(source.db)).length });
  await expect(writeDump(source.db, source.url, file, MARK)).rejects.toThrow('There is a file');
});

test('rejects a damaged or truncated file, another secret and a database in use or not empty, and changes nothing', async () => {
  const before = await dumpTables(target.db);
  const inUse = asCommand(target, (db) => restoreDump(db, target.url, { file, ...request }));
  await expect(inUse).rejects.toThrow('other connections use the database');
  const bytes = await readFile(file);
  const flipped = Buffer.from(bytes);
  flipped.fill(0, bytes.length - 4_096, bytes.length - 4_000);
  for (const content of [flipped, bytes.subarray(0, bytes.length - 4_096), 'hello']) {
    const other = join(folder, 'other.dump');
    await writeFile(other, content);
    await expect(restore({}, other)).rejects.toMatchObject({ name: 'BackupError' });
  }
  await expect(restore({ secretFingerprint: 'other' })).rejects.toThrow('another secret');
  await expect(restore({ force: false })).rejects.toThrow('The database is not empty');
  expect(await asCommand(target, dumpTables)).toEqual(before);
});

test('a restore that fails half-way leaves the database unchanged, and one that succeeds gives the same site', async () => {
  const before = await asCommand(target, dumpTables);
  // A sequence stays when tables and functions are dropped, and conflicts with a table of the archive.
  await asCommand(target, (db) => sql`create sequence in_the_way`.execute(db));
  const blocked = join(folder, 'blocked.dump');
  await asCommand(source, (db) => sql`create table in_the_way ()`.execute(db));
  await writeDump(source.db, source.url, blocked, MARK);
  await expect(restore({}, blocked)).rejects.toThrow('already exists');
  expect(await asCommand(target, dumpTables)).toEqual(before);
  expect(await restore()).toMatchObject({ applied: [] });
  await asCommand(source, (db) => sql`drop table in_the_way`.execute(db));
  expect(await asCommand(target, dumpTables)).toEqual(await dumpTables(source.db));
  const database = openPostgres(target.url);
  const there = await buildTestApp({ database });
  const { rows } = await sql`select email from visitor_registration`.execute(database.db);
  expect(rows).toEqual([{ email: registration.email }]);
  // Sequences continue.
  await registerVisitor(there.visitor(), newEmail());
  await there.close();
});

test('a plain pg_dump file does not identify its secret, and is restored on request', async () => {
  const plain = join(folder, 'plain.dump');
  await sql`comment on table migration is null`.execute(source.db);
  await promisify(execFile)('pg_dump', [source.url, '--format=custom', `--file=${plain}`]);
  await expect(restore({}, plain)).rejects.toThrow('another secret');
  expect(await restore({ allowOtherSecret: true }, plain)).toMatchObject({ applied: [] });
});

test('a --portable backup of the server is restored into PGlite', async () => {
  const portable = join(folder, 'portable.jsonl.gz');
  await writeBackup(source.db, { file: portable, madeAt: new Date(), secretFingerprint: MARK });
  const embedded = await openPglite();
  await restoreBackup(embedded.db, { file: portable, ...request });
  expect(await dumpTables(embedded.db)).toEqual(await dumpTables(source.db));
  await embedded.close();
});
