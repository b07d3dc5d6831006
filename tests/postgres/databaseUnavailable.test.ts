/** PostgreSQL closes its connections under load: our process survives. PGlite has no connection to lose. */
import { sql } from 'kysely';
import pg from 'pg';
import { envelopeOf } from '../../server/http/plugins/errors';
import { buildTestApp } from '../support/testApp';

const url = process.env.TEST_DATABASE_URL;

test('a connection terminated during a query fails only that query, and the site recovers', async () => {
  const site = await buildTestApp();
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(site.database.db);
  const slow = sql`select pg_sleep(20)`.execute(site.database.db).then(
    () => 200,
    (error: unknown) => envelopeOf(error, 'en', 'test').code,
  );
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  // Waits until the query has started, so that there is something to terminate.
  let ended = 0;
  while (ended === 0) {
    const { rowCount } = await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and query like '%pg_sleep%' and state = 'active'`,
      [rows[0]?.name],
    );
    ended = rowCount ?? 0;
  }
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [rows[0]?.name]);
  await admin.end();
  expect(await slow).toBe(503);
  // A dead connection that is not detected yet may fail one more request; until then 503 is the only error.
  const seen: number[] = [];
  const deadline = performance.now() + 3_000;
  while (seen.at(-1) !== 200 && performance.now() < deadline)
    seen.push((await site.visitor().requestRaw('configMenu')).statusCode);
  expect(seen.at(-1)).toBe(200);
  expect(seen.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect((await site.app.inject('/ready')).statusCode).toBe(200);
  await site.close();
});
