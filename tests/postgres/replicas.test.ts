/**
 * Content read from a real streaming standby: which server handles which query, reads during lag, and that a failing
 * standby causes no errors.
 */
import { once, EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { checkReadEndpoint } from '../../server/commands/doctor/readEndpoint';
import { incrementContentVersion, openReadPool, type ReadPool } from '../../server/db/readPool';
import { registerVisitor } from '../support/factories';
import { enrolled, meetingWith } from '../support/meetings';
import { copyOnServer, databaseUrl, type TestDatabase } from '../support/postgresCopy';
import { startStandby, type TestStandby } from '../support/standby.mjs';
import { buildTestSite, textOf, type TestSite } from '../support/testSite';
import { until } from '../support/until';

jest.setTimeout(120_000);

/** A short check interval, so that tests wait only briefly. */
const INTERVAL_MS = 50;
/** Allowed lag of a standby: after a change, the primary is read for this long. */
const LAG_MS = 300;

const url = process.env.TEST_DATABASE_URL ?? '';
const UNREACHABLE_URL = 'postgres://postgres@127.0.0.1:1/postgres';
let standby: TestStandby;
let database: TestDatabase & { url: string };
let readPool: ReadPool;
let site: TestSite;
/** A connection to the standby itself, with queries that the site does not use. */
let admin: pg.Client;
/** Queries of the site on the primary, and the server that handled the reads. */
let primaryStatements: string[] = [];
let reads = { replica: 0, primary: 0 };
let isUsed = false;
const changes = new EventEmitter();

const onStandby = () => databaseUrl(standby.url, new URL(database.url).pathname.slice(1));

async function connectAdmin(): Promise<void> {
  admin = new pg.Client({ connectionString: onStandby() });
  // The standby is killed meanwhile.
  admin.on('error', () => undefined);
  await admin.connect();
}

beforeAll(async () => {
  standby = await startStandby(url);
  database = await copyOnServer(url);
  // A server reports its queries only in a database with the functions of this extension.
  await sql`create extension pg_stat_statements`.execute(database.db);
  readPool = await openReadPool({ databaseReadUrl: onStandby(), databaseReadLagMs: LAG_MS }, database, {
    intervalMs: INTERVAL_MS,
    onUse: (isUsedNow) => (isUsed = isUsedNow),
    onContentChange() {
      site.invalidateContent();
      changes.emit('content');
    },
  });
  readPool.listen({ query: () => undefined, read: (endpoint) => (reads[endpoint] += 1) });
  site = await buildTestSite({ database: { ...database, readDb: readPool.db } });
  database.onQuery((kind) => primaryStatements.push(kind));
  await until(() => isUsed);
  await connectAdmin();
  await until(
    async () => (await admin.query("select from pg_extension where extname = 'pg_stat_statements'")).rowCount === 1,
  );
});
afterAll(async () => {
  await admin.end().catch(() => undefined);
  await readPool.close();
  await site.close();
  standby.stop();
});
beforeEach(() => {
  primaryStatements = [];
  reads = { replica: 0, primary: 0 };
});

const withPausedReplica = async <T>(work: () => Promise<T>): Promise<T> => {
  await admin.query('select pg_wal_replay_pause()');
  await until(async () => {
    const { rows } = await admin.query<{ state: string }>('select pg_get_wal_replay_pause_state() as state');
    return rows[0]?.state === 'paused';
  });
  try {
    return await work();
  } finally {
    await admin.query('select pg_wal_replay_resume()');
  }
};

const SLUG = 'bearing-life-cube-law';
const titleIn = async (client: Pick<pg.Client, 'query'>) =>
  (await client.query<{ title: string }>(`select title ->> 'en' as title from news_item where slug = '${SLUG}'`))
    .rows[0]?.title;

/** Changes one title, as an import does. */
const publish = async (title: string) => {
  const changed = once(changes, 'content');
  await database.db.transaction().execute(async (tx) => {
    await sql`update news_item set title = jsonb_set(title, '{en}', to_jsonb(${title}::text)) where slug = ${SLUG}`.execute(
      tx,
    );
    await incrementContentVersion(tx);
  });
  await changed;
};

test('sends every content query to the replica and none to the primary', async () => {
  await admin.query('select pg_stat_statements_reset()');
  const anna = site.visitor();
  for (const [id, request] of [
    ['mediaNewsPage', { body: { current: 1, size: 10 } }],
    ['exhibitorPage', { body: { current: 1, size: 10, keyword: 'bearing' } }],
    ['exhibitPage', { body: { current: 1, size: 10 } }],
    ['meetingPage', { body: { current: 1, size: 10 } }],
    ['mediaVideos', { body: { current: 1, size: 10 } }],
    ['mediaImages', { body: { current: 1, size: 10 } }],
    ['configSearchByKeyword', { path: { keyword: 'bearing' } }],
    ['configMenu', {}],
    ['ownEdition', {}],
    ['basicCountries', {}],
  ] as const)
    expect([id, (await anna.request(id, request)).code]).toEqual([id, 200]);
  expect(primaryStatements).toEqual([]);
  const { rows } = await admin.query<{ calls: number }>(
    `select sum(calls)::int as calls from pg_stat_statements
     where dbid = (select oid from pg_database where datname = current_database())
       and query not like '%from content_version' and query not like '%pg_stat_statements%'`,
  );
  expect(reads).toEqual({ replica: rows[0]?.calls, primary: 0 });
  expect(reads.replica).toBeGreaterThan(10);
});

test('a visitor’s own write is visible at once while the replica lags, and content still comes from the replica', async () => {
  await withPausedReplica(async () => {
    const anna = site.visitor();
    const registration = await registerVisitor(anna);
    expect((await anna.request('visitorFindVisit')).data).toEqual({ registration });
    // No seat is left, so the next enrolment waits.
    const meeting = await meetingWith(site, 'impellers', { seats: 1 });
    const first = await enrolled(site, meeting);
    const second = await enrolled(site, meeting);
    expect(
      [first.enrolment, second.enrolment].map(({ state, waitingPosition }) => ({ state, waitingPosition })),
    ).toEqual([
      { state: 'enrolled', waitingPosition: null },
      { state: 'waiting', waitingPosition: 1 },
    ]);
    for (const { guest, enrolment } of [first, second])
      expect((await guest.request('meetingEnrollsOf', { query: { meetingId: meeting } })).data).toEqual([enrolment]);
    // The replica does not have it: a read there would have failed.
    const { rows } = await admin.query('select id from visitor_registration union all select id from enrolment');
    expect(rows).toEqual([]);
    reads = { replica: 0, primary: 0 };
    expect((await anna.request('mediaNewsPage', { body: { current: 1, size: 10 } })).code).toBe(200);
    expect({ ...reads, isUsed }).toEqual({ replica: 2, primary: 0, isUsed: true });
  });
});

test('published content is shown at once while the replica lags, and no older content is cached', async () => {
  const { rows } = await admin.query<{ id: string }>(`select id from news_item where slug = '${SLUG}'`);
  const page = `/en/news/details/${rows[0]?.id}`;
  const heading = async () => /<h1[^>]*>([\s\S]*?)<\/h1>/.exec((await site.get(page)).html)?.[1];
  const before = await titleIn(admin);
  expect(textOf((await heading()) ?? '')).toBe(before);
  await withPausedReplica(async () => {
    await publish('Twice the load, an eighth of the life');
    reads = { replica: 0, primary: 0 };
    const seen = [];
    for (let minute = 0; minute < 4; minute += 1) {
      seen.push(await heading(), await heading());
      // Cached pages are rendered again after a minute: still from the primary.
      site.clock.advance({ minutes: 1 });
    }
    expect(seen).toEqual(seen.map(() => 'Twice the load, an eighth of the life'));
    expect(await titleIn(admin)).toBe(before);
    await wait(2 * LAG_MS);
    expect({ replica: reads.replica, isUsed }).toEqual({ replica: 0, isUsed: false });
  });
  await until(() => isUsed);
  reads = { replica: 0, primary: 0 };
  site.invalidateContent();
  expect(await heading()).toBe('Twice the load, an eighth of the life');
  expect(reads.primary).toBe(0);
  const published = performance.now();
  await publish(before ?? '');
  expect(await heading()).toBe(before);
  // With more than one standby at the endpoint, another one may lag.
  await until(() => isUsed);
  expect(performance.now() - published).toBeGreaterThan(LAG_MS);
});

/** Many clients read while something happens to the replica. Resolves with their statuses. */
async function readDuring(happens: () => Promise<void>): Promise<number[]> {
  const statuses = new Set<number>();
  let goesOn = true;
  const reader = async (number: number) => {
    const own = site.visitor();
    while (goesOn) {
      const { statusCode } = await own.requestRaw('exhibitorPage', { body: { current: 1 + (number % 5), size: 10 } });
      statuses.add(statusCode);
    }
  };
  const readers = Promise.all([1, 2, 3, 4, 5, 6].map(reader));
  await until(() => reads.replica > 100);
  await happens();
  goesOn = false;
  await readers;
  return [...statuses];
}

test.each([
  ['is killed', () => standby.kill(), () => standby.start()],
  ['hangs', () => standby.toAll('SIGSTOP'), () => standby.toAll('SIGCONT')],
])('a replica that %s under traffic fails no response, and is used again afterwards', async (_how, end, begin) => {
  const failureCount = await readDuring(async () => {
    end();
    await until(() => !isUsed);
    reads = { replica: 0, primary: 0 };
    await until(() => reads.primary > 100);
    expect(reads.replica).toBe(0);
    begin();
    await until(() => isUsed);
    reads = { replica: 0, primary: 0 };
    await until(() => reads.replica > 100);
  });
  expect(failureCount).toEqual([200]);
  await admin.end().catch(() => undefined);
  await connectAdmin();
});

test('a service that writes by mistake fails, and so does a transaction', async () => {
  await expect(
    readPool.db.updateTable('news_item').set({ is_top: true }).where('slug', '=', SLUG).execute(),
  ).rejects.toThrow('cannot execute UPDATE in a read-only transaction');
  await expect(readPool.db.transaction().execute(() => Promise.resolve())).rejects.toThrow('has no transactions');
  expect(reads).toEqual({ replica: 0, primary: 0 });
});

test('the primary responds if the standby cannot run a statement or is unavailable from the start', async () => {
  await until(() => isUsed);
  reads = { replica: 0, primary: 0 };
  // A function of the primary that a standby cannot run.
  const { rows } = await sql<{ position: string }>`select pg_current_wal_lsn()::text as position`.execute(readPool.db);
  expect([rows.length, reads, isUsed]).toEqual([1, { replica: 0, primary: 1 }, true]);
  const away = await openReadPool({ databaseReadUrl: UNREACHABLE_URL, databaseReadLagMs: 0 }, database);
  expect((await sql`select 1`.execute(away.db)).rows).toHaveLength(1);
  await away.close();
});

test('a process without a read endpoint reads from the primary, and notices new content too', async () => {
  const events = new EventEmitter();
  const alone = await openReadPool({ databaseReadUrl: null, databaseReadLagMs: LAG_MS }, database, {
    intervalMs: INTERVAL_MS,
    onContentChange: () => events.emit('content'),
  });
  expect(alone.db).toBe(database.db);
  const changed = once(events, 'content');
  await database.db.transaction().execute(incrementContentVersion);
  await changed;
  await alone.close();
});

test('the doctor names an endpoint that is unavailable or not a standby', async () => {
  const look = (databaseReadUrl: string) => checkReadEndpoint({ databaseUrl: database.url, databaseReadUrl });
  await until(async () => (await look(onStandby()))[0]?.level === 'ok');
  expect([...(await look(UNREACHABLE_URL)), ...(await look(database.url))]).toMatchObject([
    { level: 'warning', message: 'The read endpoint or the primary does not respond.' },
    { level: 'failure', message: 'The read endpoint is not a standby.' },
  ]);
});
