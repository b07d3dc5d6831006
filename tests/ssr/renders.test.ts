import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { buildTestSite, textOf, type TestSite } from '../support/testSite';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

let site: TestSite;
beforeAll(async () => {
  site = await buildTestSite();
});
afterAll(() => site.close());

const timers = (): number => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;

async function settledHeap(): Promise<number> {
  // What was just released waits for a turn of the loop and a second collection.
  for (let turn = 0; turn < 4; turn++) {
    await new Promise((resolve) => setImmediate(resolve));
    collect();
  }
  return process.memoryUsage().heapUsed;
}

test('pages in two languages that are drawn at the same time never mix', async () => {
  const [russian, chinese] = await Promise.all([site.get('/ru'), site.get('/zh-cn')]);
  const alone = { ru: textOf(russian.html), 'zh-cn': textOf(chinese.html) };
  const languages = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? 'ru' : 'zh-cn') as keyof typeof alone);
  const pages = await Promise.all(languages.map((language) => site.get(`/${language}`)));
  pages.forEach(({ html }, index) => expect(textOf(html)).toBe(alone[languages[index] ?? 'ru']));
});

test('200 home pages leave the heap where it was and no timer alive', async () => {
  const draw = async (count: number) => {
    for (let page = 0; page < count; page++) expect((await site.get('/en')).status).toBe(200);
  };
  await draw(40);
  const before = await settledHeap();
  const timersBefore = timers();
  await draw(200);
  const grown = (await settledHeap()) - before;
  expect(timers()).toBe(timersBefore);
  // Less than before is no leak: what the start needed may be released meanwhile.
  expect(grown).toBeLessThan(10 * 1024 * 1024);
}, 120_000);
