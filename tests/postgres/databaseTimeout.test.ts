/**
 * PostgreSQL or its network stops responding while connections stay open: requests time out, and no write is partial or
 * repeated.
 */
import { sql } from 'kysely';
import pg from 'pg';
import { envelopeOf } from '../../server/http/plugins/errors';
import { withLongTimeout } from '../../server/db/connect';
import { newEmail, makeRegistrationBody } from '../support/factories';
import { FlakyProxy } from '../support/flakyProxy';
import { copyOnServer } from '../support/postgresCopy';
import { buildTestApp, errorOf, type TestApp } from '../support/testApp';
import { until } from '../support/until';

const server = process.env.TEST_DATABASE_URL ?? '';
/** Timeout of one statement. */
const LIMIT_MS = 400;
const UNAVAILABLE = { code: 503, reason: 'server.unavailable' };

let proxy: FlakyProxy;
let site: TestApp;
/** A direct connection to the database. */
let observer: pg.Client;

beforeEach(async () => {
  proxy = new FlakyProxy(Number(new URL(server).port));
  await proxy.open();
  const database = await copyOnServer(server, { port: proxy.port, timeoutMs: LIMIT_MS });
  site = await buildTestApp({ database });
  observer = new pg.Client({ connectionString: database.url });
  await observer.connect();
});
afterEach(async () => {
  proxy.resume();
  await observer.end();
  await site.close();
  await proxy.disconnect();
});

const isReady = async () => (await site.app.inject('/ready')).statusCode === 200;

/** A request that always needs the database. */
const existsResponse = async () =>
  errorOf(await site.visitor().request('visitorEnExistEmail', { body: { email: newEmail() } }));
const ANSWERED = { code: 200, reason: undefined };

const untilReady = () => until(isReady);

const registered = async (email: string): Promise<number> => {
  const { rows } = await observer.query<{ count: number }>(
    'select count(*) as count from visitor_registration where email = $1',
    [email],
  );
  return rows[0]?.count ?? 0;
};

type LostStatement = 'the statement' | 'its answer' | 'the answer of the commit';

/**
 * Whether passing data is the statement that stores a registration, or the server's responses from then on, or from
 * the commit on.
 */
function storing(what: LostStatement) {
  let isRequested = false;
  let isCommitted = false;
  return (bytes: Buffer, toServer: boolean): boolean => {
    if (toServer && bytes.includes('insert into "visitor_registration"')) isRequested = true;
    if (toServer && isRequested && bytes.includes('commit')) isCommitted = true;
    if (what === 'the statement') return isRequested && toServer;
    return (what === 'its answer' ? isRequested : isCommitted) && !toServer;
  };
}

test('a network that drops all packets: 503, not ready, and the site recovers when they pass again', async () => {
  expect(await existsResponse()).toEqual(ANSWERED);
  proxy.stall();
  // More requests than connections: those waiting for one fail too.
  const answers = await Promise.all(Array.from({ length: 8 }, existsResponse));
  expect(answers).toEqual(answers.map(() => UNAVAILABLE));
  expect(await isReady()).toBe(false);
  proxy.resume();
  await untilReady();
  expect(await existsResponse()).toEqual(ANSWERED);
  expect(site.database.pool().waiting).toBe(0);
});

test('a stopped server process fails its request, whose work is rolled back when it continues', async () => {
  const { db } = site.database;
  await sql`create table word_list (word text)`.execute(db);
  let pid = 0;
  const writing = db.transaction().execute(async (tx) => {
    await sql`insert into word_list values ('half')`.execute(tx);
    pid = (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)).rows[0]?.pid ?? 0;
    process.kill(pid, 'SIGSTOP');
    await sql`insert into word_list values ('whole')`.execute(tx);
  });
  try {
    await expect(writing).rejects.toThrow('Query read timeout');
    await untilReady();
    expect(await existsResponse()).toEqual(ANSWERED);
  } finally {
    process.kill(pid, 'SIGCONT');
  }
  const isGone = async () =>
    (await observer.query('select 1 from pg_stat_activity where pid = $1', [pid])).rowCount === 0;
  await until(isGone);
  expect((await observer.query('select word from word_list')).rows).toEqual([]);
});

test('returns 503 for a stored registration whose response is lost; the same form again returns the original response and is stored once', async () => {
  const email = newEmail();
  const visitor = site.visitor();
  await visitor.verifyEmail(email);
  const body = makeRegistrationBody(email);
  // The server receives and executes it.
  proxy.stall(storing('the answer of the commit'));
  expect(errorOf(await visitor.request('visitorEnInsert', { body }))).toEqual(UNAVAILABLE);
  expect(await registered(email)).toBe(1);
  proxy.resume();
  await untilReady();
  expect(await visitor.request('visitorEnInsert', { body })).toMatchObject({
    code: 200,
    data: { registration: { email }, next: 'questionnaire' },
  });
  expect(await registered(email)).toBe(1);
});

/**
 * The connection of a registration stalls before its commit: nothing is stored, and a retry of the same form is
 * stored once.
 */
async function expectRetryStoresOnce(lost: LostStatement): Promise<void> {
  const email = newEmail();
  const visitor = site.visitor();
  await visitor.verifyEmail(email);
  const body = makeRegistrationBody(email);
  proxy.stall(storing(lost));
  expect(errorOf(await visitor.request('visitorEnInsert', { body }))).toEqual(UNAVAILABLE);
  expect(await registered(email)).toBe(0);
  // The connection was closed, and its pending data is lost.
  await until(() => !proxy.hasStalledData);
  proxy.resume();
  await untilReady();
  expect((await visitor.request('visitorEnInsert', { body })).code).toBe(200);
  expect(await registered(email)).toBe(1);
}

test('returns 503 for a registration that never reaches the server and stores nothing; the same form again is stored once', () =>
  expectRetryStoresOnce('the statement'));

test('returns 503 for a registration interrupted before its commit and stores nothing; the same form again is stored once', () =>
  expectRetryStoresOnce('its answer'));

test('the server cancels a slow statement and preserves the connection; long jobs have more time', async () => {
  const { db } = site.database;
  const pids = async () =>
    (
      await observer.query(
        `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      )
    ).rows;
  const slow = () => sql`select pg_sleep(${(2 * LIMIT_MS) / 1_000})`.execute(db);
  await sql`select 1`.execute(db);
  const before = await pids();
  expect(await slow().catch((error: unknown) => envelopeOf(error, 'en', 'test').code)).toBe(503);
  expect(await pids()).toEqual(before);
  await withLongTimeout(slow);
  // It had its own connection.
  expect((await pids()).length).toBe(before.length + 1);
});

test('an idle transaction does not lock its rows indefinitely', async () => {
  const { rows } = await sql`show idle_in_transaction_session_timeout`.execute(site.database.db);
  expect(rows).toEqual([{ idle_in_transaction_session_timeout: '30s' }]);
});

test('reports the error that failed a transaction, not the failed rollback', async () => {
  const broken = site.database.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await observer.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
    throw new Error('the first');
  });
  await expect(broken).rejects.toThrow('the first');
});
