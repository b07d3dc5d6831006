/**
 * The built site with a streaming standby, as an operator sets it up: an ordinary database user, an import command, a
 * standby that fails.
 */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { databaseUrl } from '../support/postgresCopy';
import { freePort, startPostgres, type TestPostgres } from '../support/postgresServer.mjs';
import { startStandby, type TestStandby } from '../support/standby.mjs';
import { until } from '../support/until';
import { Site } from './site';

const CLIENTS = 4;
const SLUG = 'bearing-life-cube-law';

let primary: TestPostgres;
let standby: TestStandby;
let site: Site;
let workspace: string;
let admin: pg.Client;
let env: Record<string, string>;

/** The URL with the site's own user, who has no rights outside its database. */
const siteUserUrl = (server: { url: string }) =>
  Object.assign(new URL(databaseUrl(server.url, 'exhibition')), { username: 'exhibition' }).href;

beforeAll(async () => {
  primary = await startPostgres([]);
  admin = new pg.Client({ connectionString: primary.url });
  await admin.connect();
  await admin.query('create role exhibition login');
  await admin.query('create database exhibition owner exhibition');
  await admin.end();
  standby = await startStandby(primary.url);
  env = {
    DATABASE_URL: siteUserUrl(primary),
    DATABASE_READ_URL: siteUserUrl(standby),
    DATABASE_READ_LAG_SECONDS: '2',
    METRICS_PORT: String(await freePort()),
  };
  site = await Site.start(env);
  workspace = await mkdtemp(join(tmpdir(), 'workplace-'));
  await cp('content', join(workspace, 'content'), { recursive: true });
  admin = new pg.Client({ connectionString: databaseUrl(standby.url, 'exhibition') });
  admin.on('error', () => undefined);
  await admin.connect();
}, 240_000);
afterAll(async () => {
  await admin.end().catch(() => undefined);
  await site.remove();
  standby.stop();
  primary.stop();
  await rm(workspace, { recursive: true, force: true });
});

const metric = async (line: string): Promise<number> => {
  const text = await (await fetch(`http://127.0.0.1:${env['METRICS_PORT']}/metrics`)).text();
  return Number(
    text
      .split('\n')
      .find((one) => one.startsWith(`${line} `))
      ?.slice(line.length) ?? 0,
  );
};

const readCount = (where: 'replica' | 'primary') => metric(`db_reads_total{where="${where}"}`);

/** Reads until one more query was counted there; cached responses cause none. */
const isReadBy = async (where: 'replica' | 'primary') => {
  const before = await readCount(where);
  await exhibitors(1);
  return (await readCount(where)) > before;
};

const exhibitors = async (current: number) =>
  (
    await fetch(`${site.url}/api/exhibitor/findPage`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ current, size: 10 }),
    })
  ).status;

test('pages show an import by the command at once, while the standby still has the old data', async () => {
  await until(() => isReadBy('replica'));
  // Includes reads of the first seconds.
  const readBefore = [await readCount('primary'), await readCount('replica')] as const;
  const { rows } = await admin.query<{ id: string; title: string }>(
    `select id, title ->> 'en' as title from news_item where slug = '${SLUG}'`,
  );
  const [item] = rows;
  const page = async () => (await fetch(`${site.url}/en/news/details/${item?.id}`)).text();
  const heading = async () => /<h1[^>]*>(?:<[^>]*>)*([^<]*)/.exec(await page())?.[1];
  expect(await heading()).toBe(item?.title);
  expect(await readCount('replica')).toBeGreaterThan(readBefore[1]);
  expect(await readCount('primary')).toBe(readBefore[0]);

  await admin.query('select pg_wal_replay_pause()');
  const file = join(workspace, `content/news/${SLUG}.json`);
  await writeFile(
    file,
    (await readFile(file, 'utf8')).replace(item?.title ?? '', 'Twice the load, an eighth of the life'),
  );
  const ran = await promisify(execFile)(process.execPath, [resolve('dist/server/cli.cjs'), 'content', 'import'], {
    cwd: workspace,
    env: { PATH: process.env.PATH, DATA_DIR: site.folder, ...env },
  });
  expect(ran.stdout.trim().split('\n')).toEqual(['news: 1 written, 0 removed', 'search: 1 written, 0 removed']);
  await until(async () => (await heading()) === 'Twice the load, an eighth of the life');
  expect([await isReadBy('primary'), await isReadBy('replica')]).toEqual([true, false]);
  expect((await admin.query(`select title ->> 'en' as title from news_item where slug = '${SLUG}'`)).rows).toEqual([
    { title: item?.title },
  ]);
  await admin.query('select pg_wal_replay_resume()');
  await until(() => isReadBy('replica'));
  expect(await heading()).toBe('Twice the load, an eighth of the life');
});

test('the doctor detects the standby, and no read fails when it is killed and restarted', async () => {
  const command = [resolve('dist/server/cli.cjs'), 'doctor'];
  const doctor = () =>
    promisify(execFile)(process.execPath, command, {
      env: { PATH: process.env.PATH, DATA_DIR: site.folder, ...env },
    }).then(
      ({ stdout }) => stdout,
      ({ stdout }: { stdout: string }) => stdout,
    );
  expect((await doctor()).split('\n')).toContain(
    'ok   The read endpoint is a standby with the content of the primary.',
  );
  const statuses = new Map<number, number>();
  let goesOn = true;
  const reader = async (number: number) => {
    for (let turn = number; goesOn; turn += 1) {
      const status = await exhibitors(1 + (turn % 9));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const readers = Promise.all(Array.from({ length: CLIENTS }, (_, number) => reader(number)));
  const more = async (where: 'replica' | 'primary') => {
    const before = await readCount(where);
    await until(async () => (await readCount(where)) > before + 50);
  };
  await more('replica');
  standby.kill();
  await more('primary');
  expect((await doctor()).split('\n')).toContain('warn The read endpoint or the primary does not respond.');
  standby.start();
  await more('replica');
  goesOn = false;
  await readers;
  expect([...statuses.keys()]).toEqual([200]);
});

test('a site whose standby is unavailable starts and stops like every other', async () => {
  standby.kill();
  expect(await site.stop()).toBe(0);
  await site.boot();
  expect(await exhibitors(1)).toBe(200);
  expect(await site.stop()).toBe(0);
});
