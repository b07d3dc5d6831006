/** PostgreSQL ends its connections under load: nothing of ours dies of it. PGlite has no connection that could be lost. */
import { sql } from 'kysely';
import pg from 'pg';
import { buildTestApp } from '../support/testApp';

const url = process.env.TEST_DATABASE_URL;

(url ? test : test.skip)('a connection that is ended in the middle of a query costs that query, and the next one works', async () => {
  const site = await buildTestApp();
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(site.database.db);
  const slow = sql`select pg_sleep(20)`.execute(site.database.db).then(
    () => 'answered',
    (error: { code?: string }) => error.code,
  );
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  // Until the query has begun there is nothing to end.
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
  expect(await slow).toBe('57P01');
  expect((await site.app.inject('/ready')).statusCode).toBe(200);
  expect((await site.visitor().ask('configMenu')).code).toBe(200);
  await site.close();
});
