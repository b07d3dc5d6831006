import { openPglite } from './pglite';
import { migrate } from './migrate';
import { migrations } from './migrations';

test('an empty database gets every migration once and in order', async () => {
  const { db, close } = await openPglite();
  expect(await migrate(db)).toEqual(migrations.map(({ name }) => name));
  expect(await migrate(db)).toEqual([]);
  await close();
});
