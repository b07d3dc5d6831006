/** Diagnostics of databases; more than one is opened and closed. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPglite } from '../../db/pglite';
import { migrate } from '../../db/migrate';
import { startClamdSandbox } from '../../gateways/clamd/sandbox';
import { checkClients, checkDatabase, checkScanner } from './services';

jest.setTimeout(180_000);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'doctor-'));
});
afterEach(() => rm(folder, { recursive: true }));

const problemsOf = (diagnostics: { level: string; message: string }[]) =>
  diagnostics.filter(({ level }) => level !== 'ok').map(({ level, message }) => `${level}: ${message}`);

test('reports a database that is unreachable, outdated, too new, or in another time zone', async () => {
  const unreachable = await checkDatabase({
    databaseUrl: 'postgres://site:pass-word@127.0.0.1:1/site',
    dataDir: folder,
  });
  expect(problemsOf(unreachable)).toEqual(['failure: The database cannot be used (ECONNREFUSED).']);
  expect(JSON.stringify(unreachable)).not.toContain('pass-word');
  const settings = { databaseUrl: null, dataDir: folder };
  expect(await checkDatabase(settings)).toMatchObject([
    { message: 'There is no database yet: the first start creates it.' },
  ]);
  await mkdir(folder, { recursive: true });
  const { db, close } = await openPglite(folder);
  await migrate(db);
  await db.deleteFrom('migration').where('name', '=', '0024-visa-letters').execute();
  await close();
  expect(problemsOf(await checkDatabase(settings))).toEqual([
    expect.stringMatching(/^warning: \d+ migrations? .*0024-visa-letters/),
  ]);
  const reopened = await openPglite(folder);
  await reopened.db.insertInto('migration').values({ name: '9999-of-tomorrow' }).execute();
  await reopened.close();
  const earlier = new Date(Date.now() - 3_600_000);
  expect(problemsOf(await checkDatabase(settings, () => earlier))).toEqual([
    expect.stringMatching(/^failure: The clocks of machine and database differ by 3[56]\d\d s/),
    expect.stringMatching(/^failure: The database is of a newer version of the site \(9999-of-tomorrow\)/),
  ]);
});

test('warns when the rate limits count one client only, as with a CDN unknown to nginx', async () => {
  const { db, close } = await openPglite();
  await migrate(db);
  const count = (who: string, times: number) =>
    db.insertInto('limit_count').values({ name: 'captchas', who, since: new Date(), count: times }).execute();
  await count('203.0.113.9', 190);
  await count('a session', 500);
  expect(await checkClients(db)).toEqual([]);
  await count('2001:db8:0:1::/64', 10);
  expect(problemsOf(await checkClients(db))).toEqual([
    'warning: 95 % of the counted requests come from one client, 203.0.113.9: is that a proxy or CDN in front of nginx?',
  ]);
  await count('198.51.100.7', 300);
  expect(problemsOf(await checkClients(db))).toEqual([]);
  await close();
});

test('pings the virus scanner', async () => {
  expect(await checkScanner({ clamd: null })).toEqual([]);
  const sandbox = await startClamdSandbox();
  expect(problemsOf(await checkScanner({ clamd: sandbox }))).toEqual([]);
  await sandbox.close();
  expect(problemsOf(await checkScanner({ clamd: sandbox }))).toEqual([
    'failure: The virus scanner does not respond: no file can be uploaded.',
  ]);
});
