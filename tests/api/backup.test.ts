/** A backup of one database restores the same site in another: registrations, documents, QR codes, and counters. */
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { tablesOf } from '../../server/db/backup/catalog';
import { checkBackup } from '../../server/db/backup/format';
import { restoreBackup } from '../../server/db/backup/restore';
import { writeBackup } from '../../server/db/backup/write';
import type { Db, OpenDatabase } from '../../server/db/connect';
import { openPglite } from '../../server/db/pglite';
import {
  registerConfirmed,
  registerConfirmedInChinese,
  createGroup,
  newEmail,
  newMobile,
  registerVisitor,
  type Registration,
} from '../support/factories';
import { buildTestApp, type TestApp, type TestVisitor } from '../support/testApp';

const MARK = 'the mark of secret';
const PLAIN = { secretFingerprint: MARK, force: false, allowOtherSecret: false };

// Whole databases are written here, one after the other.
jest.setTimeout(180_000);

let site: TestApp;
/** The restore target: empty at first. */
let otherDatabase: OpenDatabase;
let folder: string;
let file: string;
beforeAll(async () => {
  [site, otherDatabase, folder] = await Promise.all([buildTestApp(), openPglite(), mkdtemp(join(tmpdir(), 'backup-'))]);
  file = join(folder, 'kept', 'all.jsonl.gz');
});
afterAll(async () => {
  await Promise.all([site.close(), otherDatabase.close()]);
  await rm(folder, { recursive: true });
});

/** Every row of every table as PostgreSQL serialises it. */
async function dumpTables(db: Db): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const { table } of await tablesOf(db)) {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.table(table)} as t order by 1`.execute(db);
    all[table] = rows.map(({ row }) => row);
  }
  return all;
}

let wang: TestVisitor;
let anna: TestVisitor;
let chinese: Registration;
let english: Registration;
const email = newEmail();

test('writes a backup as one complete file that only its owner can read', async () => {
  wang = site.visitor({ locale: 'zh-cn' });
  anna = site.visitor();
  chinese = await registerConfirmedInChinese(wang, newMobile());
  english = await registerConfirmed(anna, email);
  await createGroup(site.visitor(), 3);
  const written = await writeBackup(site.database.db, { file, madeAt: site.clock.now(), secretFingerprint: MARK });
  expect(await readdir(join(folder, 'kept'))).toEqual(['all.jsonl.gz']);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await checkBackup(file)).footer).toEqual(written);
});

test('explains why it rejects a damaged, truncated or foreign file, or another secret', async () => {
  const { db } = otherDatabase;
  const bytes = await readFile(file);
  const tryRestore = async (content: Buffer | string) => {
    const path = join(folder, 'other.gz');
    await writeFile(path, content);
    return restoreBackup(db, { file: path, ...PLAIN }).then(
      () => 'restored',
      (error: Error) => error.name,
    );
  };
  const flipped = Buffer.from(bytes);
  flipped[bytes.length - 4_000] = (flipped[bytes.length - 4_000] ?? 0) ^ 1;
  expect(await tryRestore(flipped)).toBe('BackupError');
  expect(await tryRestore(bytes.subarray(0, bytes.length / 2))).toBe('BackupError');
  expect(await tryRestore('hello')).toBe('BackupError');
  await expect(restoreBackup(db, { file, ...PLAIN, secretFingerprint: 'other' })).rejects.toThrow('another secret');
  await expect(restoreBackup(db, { file, ...PLAIN, secretFingerprint: null })).rejects.toThrow('has no secret yet');
  expect(await tablesOf(db)).toEqual([]);
  await expect(writeBackup(db, { file, madeAt: site.clock.now(), secretFingerprint: MARK })).rejects.toThrow(
    'There is a file',
  );
  const nothing = writeBackup(db, {
    file: join(folder, 'kept/none.gz'),
    madeAt: site.clock.now(),
    secretFingerprint: MARK,
  });
  await expect(nothing).rejects.toThrow('The database is empty.');
  expect(await readdir(join(folder, 'kept'))).toEqual(['all.jsonl.gz']);
});

test('restores registrations into another database, where they can be continued', async () => {
  expect((await restoreBackup(otherDatabase.db, { file, ...PLAIN })).applied).toEqual([]);
  expect(await dumpTables(otherDatabase.db)).toEqual(await dumpTables(site.database.db));
  const other = await buildTestApp({ database: { ...otherDatabase, close: () => Promise.resolve() } });
  // Tickets belong to the same people; documents decrypt with the same secret.
  const [wangThere, annaThere] = [other.visitor({ locale: 'zh-cn' }), other.visitor()];
  Object.assign(wangThere, { cookie: wang.cookie, ticket: wang.ticket });
  Object.assign(annaThere, { cookie: anna.cookie, ticket: anna.ticket });
  const find = async (visitor: typeof anna) => (await visitor.request('visitorFindVisit')).data;
  expect(await find(wangThere)).toEqual({ registration: chinese });
  expect(await find(annaThere)).toEqual({ registration: english });
  // Sequences continue, and an existing registration is recognised.
  await registerVisitor(other.visitor(), newEmail());
  const again = (await other.visitor().request('visitorEnExistEmail', { body: { email } })).data;
  expect(again).toEqual({ exists: true });
  await other.close();
});

test('replaces a non-empty database only with --force, and leaves it unchanged if the restore fails', async () => {
  const { db } = otherDatabase;
  await expect(restoreBackup(db, { file, ...PLAIN })).rejects.toThrow('The database is not empty');
  // A backup with rows that violate a constraint: detected after all of them are restored.
  const broken = join(folder, 'broken.gz');
  await sql`alter table visitor_registration drop constraint visitor_registration_person_id_fkey`.execute(db);
  await sql`update visitor_registration set person_id = 'nobody'`.execute(db);
  await writeBackup(db, { file: broken, madeAt: site.clock.now(), secretFingerprint: MARK });
  const before = await dumpTables(db);
  await expect(restoreBackup(db, { file: broken, ...PLAIN, force: true })).rejects.toThrow('violates foreign key');
  expect(await dumpTables(db)).toEqual(before);
  await restoreBackup(db, { file, ...PLAIN, force: true });
  expect(await dumpTables(db)).toEqual(await dumpTables(site.database.db));
});

/** Stops the site's connections: on a server they would otherwise close ten seconds later. */
const endOthers = (db: Db) =>
  sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(db);

test('restores registrations of the replaced database from its own backup', async () => {
  const other = await buildTestApp({ database: { ...otherDatabase, close: () => Promise.resolve() } });
  const newVisitor = other.visitor();
  const newRegistration = await registerConfirmed(newVisitor, newEmail());
  const back = join(folder, 'back.gz');
  await writeBackup(otherDatabase.db, { file: back, madeAt: site.clock.now(), secretFingerprint: MARK });
  const sameVisitor = site.visitor();
  Object.assign(sameVisitor, { cookie: newVisitor.cookie, ticket: newVisitor.ticket });
  expect((await sameVisitor.request('visitorFindVisit')).data).not.toEqual({ registration: newRegistration });
  await endOthers(site.database.db);
  // On a server the backup is of another kind of database.
  await restoreBackup(site.database.db, { file: back, ...PLAIN, force: true });
  expect(await dumpTables(site.database.db)).toEqual(await dumpTables(otherDatabase.db));
  expect((await sameVisitor.request('visitorFindVisit')).data).toEqual({ registration: newRegistration });
  // Sequences continue here, too.
  await registerVisitor(site.visitor(), newEmail());
  await other.close();
});
