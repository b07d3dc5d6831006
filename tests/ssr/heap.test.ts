import { collectGarbage } from '../support/garbageCollection';
import type { TestSite } from '../support/testSite';

// Production mode, because development React records a stack per element, which costs more than rendering it.
process.env.NODE_ENV = 'production';

let site: TestSite;
beforeAll(async () => {
  const { buildTestSite } = await import('../support/testSite');
  site = await buildTestSite();
}, 60_000);
afterAll(() => site.close());

/** The database pool has a timer for ten seconds after a query: one query first, so that it is always counted. */
async function timers(): Promise<number> {
  await site.database.db.selectFrom('migration').select('name').execute();
  return process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
}

/**
 * The settled heap size in bytes: releasing takes turns of the event loop, finalizers and another collection, so a
 * single measurement right after a start would be too high.
 */
async function settledHeap(): Promise<number> {
  let lowest = Infinity;
  for (let turn = 0, still = 0; turn < 200 && still < 10; turn++) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    collectGarbage();
    const { heapUsed } = process.memoryUsage();
    still = heapUsed < lowest - 64 * 1024 ? 0 : still + 1;
    lowest = Math.min(lowest, heapUsed);
  }
  return lowest;
}

test('200 home pages leave no heap growth and no active timer', async () => {
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
