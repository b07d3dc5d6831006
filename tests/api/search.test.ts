import { bulkWriter } from '../../server/content/bulk';
import { exhibitionContent } from '../../server/content/exhibitionImport';
import { exhibitionRows } from '../../server/content/exhibitionRows';
import { Postings } from '../../server/content/postings';
import { readContent } from '../../server/content/read';
import { withTraditional } from '../../server/content/import';
import { buildTestApp, errorOf, type TestApp, type TestVisitor } from '../support/testApp';

interface Highlight {
  from: number;
  to: number;
}
interface Hit {
  id: string;
  title: string;
  titleMarks: Highlight[];
  summary: string;
  summaryMarks: Highlight[];
  url: string;
  lang: string;
}
interface Result {
  keyword: string;
  total: number;
  groups: { kind: string; total: number; hits: Hit[] }[];
  suggestions: string[];
}

let site: TestApp;
let zh: TestVisitor;
let en: TestVisitor;
beforeAll(async () => {
  site = await buildTestApp();
  zh = site.visitor({ locale: 'zh-cn' });
  en = site.visitor({ locale: 'en' });
});
afterAll(() => site.close());

const search = async (keyword: string, visitor = en): Promise<Result> => {
  const response = await visitor.request('configSearchByKeyword', { path: { keyword } });
  expect(response.code).toBe(200);
  return response.data;
};
const groupOf = ({ groups }: Result, kind: string) => groups.find((group) => group.kind === kind);
const highlightedTexts = (text: string, marks: Highlight[]) => marks.map(({ from, to }) => text.slice(from, to));

/** The input, and the first hit of all: its kind and a part of its title. */
const expected: [language: 'zh' | 'en', keyword: string, kind: string, title: string][] = [
  ['zh', '轴承', 'exhibitor', '轴承'],
  ['zh', '机床', 'page', '金属切削机床'],
  ['zh', '衡准', 'exhibitor', '衡准精密机床'],
  ['zh', '折衡钣金', 'exhibitor', '折衡钣金装备'],
  ['zh', '机器人', 'page', '机器人'],
  ['zh', '激光切割', 'exhibitor', '激光切割机床'],
  ['zh', '折弯机', 'exhibitor', '折弯机'],
  ['zh', '五轴加工中心', 'exhibit', '五轴加工中心'],
  ['zh', '谐波减速器', 'exhibit', '谐波减速器'],
  ['zh', '三坐标', 'exhibit', '三坐标测量机'],
  ['zh', '滚珠丝杠', 'exhibit', '滚珠丝杠'],
  ['zh', '点胶', 'exhibitor', '点胶'],
  ['zh', '贴片', 'exhibit', '贴片'],
  ['zh', '轴承寿命', 'meeting', '轴承寿命'],
  ['zh', '回弹', 'news', '回弹'],
  ['zh', '交通', 'page', '交通'],
  ['zh', '隐私', 'page', '隐私'],
  ['zh', '軸承', 'exhibitor', '轴承'],
  ['en', 'bearings', 'exhibitor', 'Bearings'],
  ['en', 'Hengzhun', 'exhibitor', 'Hengzhun Precision'],
  ['en', 'sixform robot', 'exhibitor', 'Sixform Robotics'],
  ['en', 'fiber laser', 'exhibitor', 'Fibre Laser'],
  ['en', 'press brakes', 'exhibit', 'press brake'],
  ['en', 'machining center', 'exhibitor', 'Machining Centres'],
  ['en', 'grinder', 'exhibitor', 'Grinding'],
  ['en', 'collaborat', 'exhibitor', 'Collaboration'],
  ['en', 'springback', 'news', 'Springback'],
  ['en', 'involute gears', 'news', 'involute'],
  ['en', 'accommodation', 'page', 'Accommodation'],
  ['en', '9-A12', 'exhibitor', 'Hengzhun Precision'],
];

test('ranks the expected result first for thirty queries in Chinese and English', async () => {
  expect(expected).toHaveLength(30);
  for (const [language, keyword, kind, title] of expected) {
    const [first] = (await search(keyword, language === 'zh' ? zh : en)).groups;
    const hit = { keyword, kind: first?.kind, title: first?.hits[0]?.title };
    expect(hit).toEqual({ keyword, kind, title: expect.stringContaining(title) as string });
  }
  site.clock.set('2026-03-10T10:01:00+08:00');
});

test('English queries match Chinese pages and vice versa, with results in the requested language', async () => {
  const [inChinese, inEnglish] = [await search('delta robot', zh), await search('并联机器人', en)];
  expect(groupOf(inChinese, 'exhibit')?.hits[0]?.title).toContain('并联机器人');
  expect(groupOf(inEnglish, 'exhibit')?.hits[0]?.title).toContain('delta robot');
  expect(groupOf(inEnglish, 'exhibit')?.total).toBe(groupOf(inChinese, 'exhibit')?.total);
});

test('hits show the matching text, from every matching kind, the ten best of each', async () => {
  const { total, groups } = await search('laser');
  expect(groups.reduce((sum, group) => sum + group.total, 0)).toBe(total);
  const exhibits = groupOf({ total, groups } as Result, 'exhibit')!;
  expect(exhibits.hits).toHaveLength(10);
  expect(exhibits.total).toBeGreaterThan(10);
  for (const { title, titleMarks } of exhibits.hits)
    expect(highlightedTexts(title, titleMarks).map((word) => word.toLowerCase())).toEqual(['laser']);
  const news = groupOf(await search('lubricant'), 'news');
  for (const { summary, summaryMarks, title, titleMarks, url } of news?.hits ?? []) {
    expect(url).toMatch(/^\/en\/news\/details\/[0-9A-Z]{26}$/);
    for (const word of [...highlightedTexts(summary, summaryMarks), ...highlightedTexts(title, titleMarks)])
      expect(word).toMatch(/^lubric/i);
  }
});

test.each(['exhibit', 'exhibitor', 'news'] as const)(
  'all pages of %ss contain each hit once, the best first, and none after the last',
  async (kind) => {
    const client = site.visitor();
    const of = async (current: number) => {
      const { data } = await client.request('configSearchByKeyword', {
        path: { keyword: 'tool' },
        query: { kind, current: String(current) },
      });
      return groupOf(data as Result, kind)!;
    };
    const first = await of(1);
    const pages = Math.ceil(first.total / 10);
    const all: string[] = [];
    for (let current = 1; current <= pages; current++) all.push(...(await of(current)).hits.map(({ id }) => id));
    expect([all.length, new Set(all).size, pages > 1]).toEqual([first.total, first.total, true]);
    expect(first.hits.map(({ id }) => id)).toEqual(all.slice(0, 10));
    expect(await of(pages + 1)).toEqual({ kind, total: first.total, hits: [] });
  },
);

test('requires all words: a second word narrows the results', async () => {
  const [wide, narrow] = [await search('robot'), await search('robot palletising')];
  expect(groupOf(narrow, 'exhibit')!.total).toBeGreaterThan(0);
  expect(groupOf(narrow, 'exhibit')!.total).toBeLessThan(groupOf(wide, 'exhibit')!.total);
});

test('an empty result suggests other queries', async () => {
  const nonsense = await search('qqqzzz');
  expect(nonsense).toMatchObject({ total: 0, groups: [] });
  expect(nonsense.suggestions.length).toBeGreaterThan(0);
  expect((await search('laser cuting machnes xx')).suggestions).toContain('laser');
  expect((await search('mashining')).suggestions).toContain('Machining centres');
  expect((await search('激光切隔', zh)).suggestions[0]).toMatch(/激光/);
  expect(await search('!?')).toMatchObject({ total: 0, groups: [] });
});

test('omits future news and drafts', async () => {
  const item = await site.database.db
    .selectFrom('search_document')
    .select(['id', 'visible_from'])
    .where('kind', '=', 'news')
    .orderBy('visible_from', 'desc')
    .executeTakeFirstOrThrow();
  await site.database.db
    .updateTable('search_document')
    .set({ visible_from: new Date('2026-03-20T00:00:00Z') })
    .where('id', '=', item.id)
    .execute();
  const ids = async () =>
    (
      await site.database.db
        .selectFrom('search_document')
        .select('shown')
        .where('id', '=', item.id)
        .executeTakeFirstOrThrow()
    ).shown.title;
  const title = (await ids()).en!.slice(0, 60);
  const found = async () => groupOf(await search(title), 'news')?.hits.some(({ id }) => id === item.id) ?? false;
  expect(await found()).toBe(false);
  site.clock.set('2026-03-21T10:00:00+08:00');
  expect(await found()).toBe(true);
});

test('finds an exhibitor with its booth, in the colour of its theme', async () => {
  const [lancore] = groupOf(await search('Lancore'), 'exhibitor')?.hits ?? [];
  expect(lancore).toMatchObject({ title: 'Lancore Bearings', booth: '15-A09', themeId: 4 });
  const [news] = groupOf(await search('bearing'), 'news')?.hits ?? [];
  expect(news).toMatchObject({ booth: null, themeId: null });
});

test('suggests words searched from different networks, but none that name a person', async () => {
  const clientIps = [1, 2, 3, 4].map((last) => `198.19.0.${last}`);
  const everybody = clientIps.map((clientIp) => site.visitor({ locale: 'en', clientIp }));
  const [asking = en] = everybody;
  // Counts of earlier searches are written first.
  await en.request('configHotKeyword');
  await site.database.db.deleteFrom('keyword_search').execute();
  for (const [index, word] of ['Laser', 'laser', 'LASER ', 'laser'].entries()) await search(word, everybody[index]);
  await search('robot', asking);
  // Again, and in another language: the same visitor.
  await search('laser', asking);
  await search('laser', site.visitor({ locale: 'zh-cn', clientIp: clientIps[0] }));
  // A single network cannot make a keyword popular.
  for (let times = 0; times < 5; times++) await search('spindle', asking);
  for (let times = 0; times < 4; times++) await search('qqqzzz', asking);
  // Suggestions are requests for incomplete words.
  for (let times = 0; times < 4; times++)
    await asking.request('configSearchByKeyword', { path: { keyword: 'las' }, query: { purpose: 'suggestions' } });
  const { data } = await en.request('configHotKeyword');
  const list = data as { keyword: string; searches: number; isHot: boolean }[];
  expect(list[0]).toEqual({ keyword: 'laser', searches: 4, isHot: true });
  expect(list.map(({ keyword }) => keyword)).not.toContain('qqqzzz');
  expect(list.map(({ keyword }) => keyword)).not.toContain('las');
  expect(list.filter(({ searches }) => searches > 0).map(({ keyword }) => keyword)).toEqual(['laser']);
  expect(list.slice(1).every(({ isHot }) => !isHot)).toBe(true);
  expect(list.map(({ keyword }) => keyword)).toContain('Five-axis machining');
  await site.database.db
    .insertInto('search_document')
    .values({
      kind: 'news',
      id: 'X',
      ordinal: 0,
      visible_from: null,
      names: `'13800138000'`,
      terms: `'13800138000'`,
      shown: JSON.stringify({ title: { en: 'x' }, summary: { en: 'x' }, picture: null, path: '/x', date: null }),
    })
    .execute();
  for (let times = 0; times < 4; times++) expect((await search('13800138000', asking)).total).toBe(1);
  await en.request('configHotKeyword');
  expect(
    (await site.database.db.selectFrom('keyword_search').select('keyword').distinct().execute())
      .map(({ keyword }) => keyword)
      .sort(),
  ).toEqual(['laser', 'robot', 'spindle']);
});

test('names a keyword that is too long; allows 120 requests a minute for an IP address', async () => {
  const boris = site.visitor();
  expect(errorOf(await boris.request('configSearchByKeyword', { path: { keyword: 'x'.repeat(61) } }))).toEqual({
    code: 400,
    reason: 'request.invalid',
    fields: ['/path/keyword'],
  });
  for (let count = 0; count < 120; count++)
    await boris.requestRaw('configSearchByKeyword', { path: { keyword: 'laser' } });
  expect(errorOf(await boris.request('configSearchByKeyword', { path: { keyword: 'laser' } }))).toEqual({
    code: 429,
    reason: 'limit.exceeded',
  });
});

test('the choice of words stored as bitmaps does not change the results', async () => {
  const { content } = await readContent('content');
  const { search: rows } = exhibitionRows(exhibitionContent(withTraditional(content)));
  const { db } = site.database;
  const answers = async () => {
    const found: unknown[] = [];
    for (const [language, keyword] of expected) found.push(await search(keyword, language === 'zh' ? zh : en));
    return found;
  };
  site.clock.set('2026-03-10T11:01:00+08:00');
  const before = await answers();
  site.clock.set('2026-03-10T11:02:00+08:00');
  for (const kind of ['exhibitor', 'exhibit'] as const) {
    const documents = rows.filter((row) => row.kind === kind);
    // Every other word, so that queries of more than one word match both kinds.
    const words = [...new Set(documents.flatMap(({ terms }) => terms))].sort().filter((_, at) => at % 2 === 0);
    const postings = new Postings(kind, documents.length, new Set(words));
    const stored = documents.map((row) => postings.extractFrequentTerms(row));
    for (const { id, names, terms } of stored)
      await db
        .updateTable('search_document')
        .set({ names: String(names), terms: String(terms) })
        .where('kind', '=', kind)
        .where('id', '=', String(id))
        .execute();
    await (
      await bulkWriter(db, 'search_posting')
    )(postings.rows());
  }
  // Proves that the bitmaps are used: without them half of the words would be lost.
  expect(await answers()).toEqual(before);
  await db.deleteFrom('search_posting').execute();
  site.clock.set('2026-03-10T11:03:00+08:00');
  expect(await answers()).not.toEqual(before);
});

test('finds videos, photos, downloads, topics and organiser pages with their links', async () => {
  const urlOf = async (keyword: string, kind: string, client = en) =>
    groupOf(await search(keyword, client), kind)?.hits[0]?.url;
  expect(await urlOf('Gears meshing', 'video')).toMatch(/^\/en\/video\/details\/[0-9A-Z]{26}$/);
  expect(await urlOf('ruby ball', 'image')).toBe('/en/image/details');
  expect(await urlOf('吊装', 'download', zh)).toBe('/zh-cn/exhibitors/download/build');
  expect(await urlOf('additive manufacturing', 'page')).toBe('/en/topic/additive');
  expect(await urlOf('consent complain', 'page')).toBe('/en/privacy');
});
