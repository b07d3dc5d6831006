/** Findings about databases; more than one is opened and closed. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPglite } from '../../db/pglite';
import { migrate } from '../../db/migrate';
import { lookAtClients, lookAtDatabase } from './services';

jest.setTimeout(180_000);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'doctor-'));
});
afterEach(() => rm(folder, { recursive: true }));

const levels = (findings: { level: string; says: string }[]) =>
  findings.filter(({ level }) => level !== 'good').map(({ level, says }) => `${level}: ${says}`);

test('reports a database that is unreachable, outdated, too new, or in another time zone', async () => {
  const away = await lookAtDatabase({ databaseUrl: 'postgres://site:pass-word@127.0.0.1:1/site', dataDir: folder });
  expect(levels(away)).toEqual(['bad: The database cannot be used (ECONNREFUSED).']);
  expect(JSON.stringify(away)).not.toContain('pass-word');
  const where = { databaseUrl: null, dataDir: folder };
  expect(await lookAtDatabase(where)).toMatchObject([{ says: 'There is no database yet: the first start makes it.' }]);
  await mkdir(folder, { recursive: true });
  const { db, close } = await openPglite(folder);
  await migrate(db);
  await db.deleteFrom('migration').where('name', '=', '0024-visa-letters').execute();
  await close();
  expect(levels(await lookAtDatabase(where))).toEqual([
    expect.stringMatching(/^mind: \d+ migrations? .*0024-visa-letters/),
  ]);
  const again = await openPglite(folder);
  await again.db.insertInto('migration').values({ name: '9999-of-tomorrow' }).execute();
  await again.close();
  const late = new Date(Date.now() - 3_600_000);
  expect(levels(await lookAtDatabase(where, () => late))).toEqual([
    expect.stringMatching(/^bad: The clocks of machine and database differ by 3[56]\d\d s/),
    expect.stringMatching(/^bad: The database is of a newer version of the site \(9999-of-tomorrow\)/),
  ]);
});

test('warns when the rate limits count one client only, as with a CDN unknown to nginx', async () => {
  const { db, close } = await openPglite();
  await migrate(db);
  const count = (who: string, times: number) =>
    db.insertInto('limit_count').values({ name: 'captchas', who, since: new Date(), count: times }).execute();
  await count('203.0.113.9', 190);
  await count('a session', 500);
  expect(await lookAtClients(db)).toEqual([]);
  await count('2001:db8:0:1::/64', 10);
  expect(levels(await lookAtClients(db))).toEqual([
    'mind: 95 % of what limits counted is of one client, 203.0.113.9: is that a proxy or CDN in front of nginx?',
  ]);
  await count('198.51.100.7', 300);
  expect(levels(await lookAtClients(db))).toEqual([]);
  await close();
});
