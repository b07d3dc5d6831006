import { sql } from 'kysely';
import { heldAfter } from '../../tests/support/shortLooks';
import { openPglite, type OpenDatabase } from './connect';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openPglite();
});
afterAll(() => database.close());

/** Two thousand rows, some 100 KB. */
const rows = () =>
  sql<{ at: number }>`select at, 'row ' || at as name from generate_series(1, ${2_000}::int) at`.execute(database.db);

it('gives rows and lets them go once they have been read', async () => {
  expect((await rows()).rows.at(-1)).toEqual({ at: 2_000, name: 'row 2000' });
  expect(await heldAfter(rows)).toBeLessThan(1);
});

it('tells of a query that fails to who asked, and answers the next', async () => {
  const refused = sql`select nothing from nowhere`.execute(database.db);
  await expect(refused).rejects.toMatchObject({ code: '42P01', stack: expect.stringContaining('ReleasingClient') });
  expect((await rows()).rows).toHaveLength(2_000);
});
