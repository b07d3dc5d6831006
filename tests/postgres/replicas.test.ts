/** Reading by a streaming replica, with a real one: what is asked of whom, what a reader sees while it lags, and that nobody notices when it goes. */
import { once, EventEmitter } from 'node:events';
import { sql } from 'kysely';
import pg from 'pg';
import { lookAtReplicas } from '../../server/commands/doctor/replicas';
import { announceContent } from '../../server/db/reading/announce';
import { openReading, type Reading } from '../../server/db/reading/reading';
import { registered } from '../support/factories';
import { enrolled, meetingWith } from '../support/meetings';
import { copyOnServer, named, type TestDatabase } from '../support/postgresCopy';
import { startStandby, type TestStandby } from '../support/standby.mjs';
import { buildTestSite, textOf, type TestSite } from '../support/testSite';
import { until } from '../support/until';

jest.setTimeout(120_000);

/** Looks follow each other quickly, so that a test waits for little. */
const EVERY_MS = 50;
/** Less than jest's own, so that what hangs is named. */
const PATIENCE_MS = 80_000;
const LAG_MS = 600_000;

const url = process.env.TEST_DATABASE_URL ?? '';
let standby: TestStandby;
let database: TestDatabase & { url: string };
let reading: Reading;
let site: TestSite;
/** Of the standby itself: it is asked by nobody else with these words. */
let admin: pg.Client;
/** What the primary was asked by the site, and where readings were answered. */
let ofPrimary: string[] = [];
let reads = { replica: 0, primary: 0 };
const changes = new EventEmitter();

const onStandby = () => named(standby.url, new URL(database.url).pathname.slice(1));

async function connectAdmin(): Promise<void> {
  admin = new pg.Client({ connectionString: onStandby() });
  // The standby is killed on the way.
  admin.on('error', () => undefined);
  await admin.connect();
}

beforeAll(async () => {
  standby = await startStandby(url);
  database = await copyOnServer(url);
  // Only in a database in which its functions are made can a server tell what it was asked.
  await sql`create extension pg_stat_statements`.execute(database.db);
  const where = { databaseUrl: database.url, databaseReadUrls: [onStandby()], databaseReadLagMs: LAG_MS };
  reading = await openReading(where, database, { everyMs: EVERY_MS });
  await until(() => reading.replicas()[0]?.state === 'well');
  database.watch((kind) => ofPrimary.push(kind));
  reading.watch({ query: () => undefined, read: (place) => (reads[place] += 1) });
  site = await buildTestSite({ database: { ...database, reading: reading.db } });
  reading.whenContentChanges(() => {
    site.forget();
    changes.emit('content');
  });
  await connectAdmin();
  await until(
    async () => (await admin.query("select from pg_extension where extname = 'pg_stat_statements'")).rowCount === 1,
  );
});
afterAll(async () => {
  await admin.end().catch(() => undefined);
  await reading.close();
  await site.close();
  standby.stop();
});
beforeEach(() => {
  ofPrimary = [];
  reads = { replica: 0, primary: 0 };
});

const states = () => reading.replicas().map(({ state }) => state);

const paused = async <T>(work: () => Promise<T>): Promise<T> => {
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

/** What an import does that changes one title. */
const publish = async (title: string) => {
  const heard = once(changes, 'content');
  await database.db.transaction().execute(async (tx) => {
    await sql`update news_item set title = jsonb_set(title, '{en}', to_jsonb(${title}::text)) where slug = ${SLUG}`.execute(
      tx,
    );
    await announceContent(tx);
  });
  await heard;
};

test('content is asked of the replica, every statement of it, and of the primary nothing', async () => {
  await admin.query('select pg_stat_statements_reset()');
  const anna = site.visitor();
  for (const [id, asked] of [
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
    expect([id, (await anna.ask(id, asked)).code]).toEqual([id, 200]);
  expect(ofPrimary).toEqual([]);
  const { rows } = await admin.query<{ calls: number }>(
    `select sum(calls)::int as calls from pg_stat_statements
     where dbid = (select oid from pg_database where datname = current_database())
       and query not like '%pg_control_system%' and query not like '%pg_stat_statements%' and query not like 'set %'`,
  );
  expect(reads).toEqual({ replica: rows[0]?.calls, primary: 0 });
  expect(reads.replica).toBeGreaterThan(10);
});

test('what somebody wrote is there at once while the replica replays nothing, and content is still the replica’s', async () => {
  await paused(async () => {
    const anna = site.visitor();
    const registration = await registered(anna);
    expect((await anna.ask('visitorFindVisit')).data).toEqual({ registration });
    // The last seat is taken, and the next one waits.
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
      expect((await guest.ask('meetingEnrollsOf', { query: { meetingId: meeting } })).data).toEqual([enrolment]);
    // The replica has nothing of it: who had asked there would have been told so.
    const { rows } = await admin.query('select id from visitor_registration union all select id from enrolment');
    expect(rows).toEqual([]);
    reads = { replica: 0, primary: 0 };
    expect((await anna.ask('mediaNewsPage', { body: { current: 1, size: 10 } })).code).toBe(200);
    expect({ ...reads, states: states() }).toEqual({ replica: 2, primary: 0, states: ['well'] });
  });
});

test('what is published while the replica replays nothing is shown at once, and nothing older is kept', async () => {
  const { rows } = await admin.query<{ id: string }>(`select id from news_item where slug = '${SLUG}'`);
  const page = `/en/news/details/${rows[0]?.id}`;
  const heading = async () => /<h1[^>]*>([\s\S]*?)<\/h1>/.exec((await site.get(page)).html)?.[1];
  const before = await titleIn(admin);
  expect(textOf((await heading()) ?? '')).toBe(before);
  await paused(async () => {
    await publish('Twice the load, an eighth of the life');
    reads = { replica: 0, primary: 0 };
    const seen = [];
    for (let minute = 0; minute < 4; minute += 1) {
      seen.push(await heading(), await heading());
      // Kept pages are drawn anew after a minute: still of the primary.
      site.clock.advance({ minutes: 1 });
    }
    expect(seen).toEqual(seen.map(() => 'Twice the load, an eighth of the life'));
    expect(await titleIn(admin)).toBe(before);
    expect({ replica: reads.replica, states: states() }).toEqual({ replica: 0, states: ['behind'] });
  });
  await until(() => states()[0] === 'well');
  reads = { replica: 0, primary: 0 };
  site.forget();
  expect(await heading()).toBe('Twice the load, an eighth of the life');
  expect(reads.primary).toBe(0);
  await publish(before ?? '');
  expect(await heading()).toBe(before);
});

/** Many readers ask while something happens to the replica. Resolves with what they were answered with. */
async function whileReading(happens: () => Promise<void>): Promise<number[]> {
  const statuses = new Set<number>();
  let goesOn = true;
  const reader = async (number: number) => {
    const own = site.visitor();
    while (goesOn) {
      const { statusCode } = await own.answerOf('exhibitorPage', { body: { current: 1 + (number % 5), size: 10 } });
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
  ['stands still', () => standby.toAll('SIGSTOP'), () => standby.toAll('SIGCONT')],
])(
  'a replica that %s in the middle of traffic costs no reader the answer, and is taken back',
  async (_how, end, begin) => {
    const answered = await whileReading(async () => {
      end();
      await until(() => states()[0] === 'away');
      reads = { replica: 0, primary: 0 };
      await until(() => reads.primary > 100);
      expect(reads.replica).toBe(0);
      begin();
      await until(() => states()[0] === 'well');
      reads = { replica: 0, primary: 0 };
      await until(() => reads.replica > 100);
    });
    expect(answered).toEqual([200]);
    await admin.end().catch(() => undefined);
    await connectAdmin();
  },
);

test('a service that would write by mistake fails, and so does a transaction', async () => {
  await expect(
    reading.db.updateTable('news_item').set({ is_top: true }).where('slug', '=', SLUG).execute(),
  ).rejects.toThrow('cannot execute UPDATE in a read-only transaction');
  await expect(reading.db.transaction().execute(() => Promise.resolve())).rejects.toThrow('has no transactions');
  expect(reads).toEqual({ replica: 0, primary: 0 });
});

test('what is no standby of the primary is left out and named, one that lags too', async () => {
  const other = named(standby.url, 'postgres');
  const away = 'postgres://postgres@127.0.0.1:1/postgres';
  const where = { databaseUrl: database.url, databaseReadUrls: [database.url, other, away], databaseReadLagMs: LAG_MS };
  const wrong = await openReading(where, database, { everyMs: EVERY_MS });
  expect(wrong.replicas().map(({ state }) => state)).toEqual(['not a standby', 'another system', 'away']);
  const { rows } = await sql<{ standby: boolean }>`select pg_is_in_recovery() as standby`.execute(wrong.db);
  expect(rows).toEqual([{ standby: false }]);
  await wrong.close();
  const look = () => lookAtReplicas({ ...where, databaseReadUrls: [onStandby(), ...where.databaseReadUrls] });
  let found: Awaited<ReturnType<typeof look>> = [];
  // The tests beside this one write what the standby has to catch up with, which may take longer than the doctor waits.
  await until(async () => (found = await look())[0]?.level === 'good', {
    within: PATIENCE_MS,
    what: () => JSON.stringify(found),
  });
  expect(found).toMatchObject([
    { level: 'good', says: `The replica 127.0.0.1:${standby.port} follows the primary.` },
    { level: 'bad', says: `The replica ${new URL(database.url).host} is not a standby.` },
    {
      level: 'bad',
      says: `The replica 127.0.0.1:${standby.port} follows another server, or its address names another database.`,
    },
    { level: 'mind', says: 'The replica 127.0.0.1:1 does not answer.' },
  ]);
  const strict = await openReading({ ...where, databaseReadUrls: [onStandby()], databaseReadLagMs: 300 }, database, {
    everyMs: EVERY_MS,
  });
  const state = () => strict.replicas()[0]?.state;
  const becomes = (wanted: string) =>
    until(() => state() === wanted, { within: PATIENCE_MS, what: () => `${wanted}: it is ${state()}` });
  await becomes('well');
  await paused(async () => {
    // No content: somebody's word, which the replica does not get.
    await sql`insert into keyword_search (day, keyword, network) values ('2026-03-10', 'lag', 'n')`.execute(
      database.db,
    );
    await becomes('behind');
  });
  await becomes('well');
  await strict.close();
});
