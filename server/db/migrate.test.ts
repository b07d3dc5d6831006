import { openPglite } from './pglite';
import { migrate } from './migrate';
import { migrations } from './migrations';

test('applies every migration to an empty database once, in order', async () => {
  const { db, close } = await openPglite();
  expect(await migrate(db)).toEqual(migrations.map(({ name }) => name));
  expect(await migrate(db)).toEqual([]);
  await close();
});
