import { collect } from '../support/shortLooks';
import type { TestSite } from '../support/testSite';

// What a server runs is asked to hold this: development's React takes down the stack of each element, which costs more than drawing it.
process.env.NODE_ENV = 'production';

let site: TestSite;
beforeAll(async () => {
  const { buildTestSite } = await import('../support/testSite');
  site = await buildTestSite();
}, 60_000);
afterAll(() => site.close());

/** The database's pool has a timer of its own for ten seconds after a query: one is asked, so that it always counts. */
async function timers(): Promise<number> {
  await site.database.db.selectFrom('migration').select('name').execute();
  return process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
}

/**
 * The bytes of the heap once it is at rest: what was released waits for turns of the loop, for finalizers and for another
 * collection, so that one look right after a start would count the start.
 */
async function settledHeap(): Promise<number> {
  let lowest = Infinity;
  for (let turn = 0, still = 0; turn < 200 && still < 10; turn++) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    collect();
    const { heapUsed } = process.memoryUsage();
    still = heapUsed < lowest - 64 * 1024 ? 0 : still + 1;
    lowest = Math.min(lowest, heapUsed);
  }
  return lowest;
}

test('200 home pages leave the heap where it was and no timer alive', async () => {
  const draw = async (count: number) => {
    for (let page = 0; page < count; page++) {
      site.clearCache();
      expect((await site.get('/en')).status).toBe(200);
    }
  };
  await draw(40);
  const before = await settledHeap();
  const timersBefore = await timers();
  await draw(200);
  const grown = (await settledHeap()) - before;
  expect(await timers()).toBe(timersBefore);
  expect(Math.abs(grown)).toBeLessThan(10 * 1024 * 1024);
}, 120_000);
