/** Public content: only what is published, in the requested language and order. */
import { brotliDecompressSync } from 'node:zlib';
import { contentId } from '../../server/lib/ids';
import { buildTestApp, errorOf, type TestApp } from '../support/testApp';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());
beforeEach(() => site.clock.set('2026-03-10T10:00:00+08:00'));

interface News {
  id: string;
  title: string;
  publishedAt: string;
  isTop: boolean;
  lang: string;
}

interface Page<T> {
  records: T[];
  total: number;
  pages: number;
}

const read = async <T>(...args: Parameters<ReturnType<TestApp['visitor']>['request']>): Promise<T> =>
  (await site.visitor().request(...args)).data as T;
const inLocale = (locale: string) => site.visitor({ locale });
const all = async (locale = 'en'): Promise<News[]> =>
  ((await inLocale(locale).request('mediaNewsPage', { body: { current: 1, size: 100 } })).data as Page<News>).records;

/** Adds a news item to the imported content. */
async function add(
  slug: string,
  changes: { published?: boolean; published_at?: Date; is_top?: boolean } = {},
): Promise<string> {
  const id = contentId('news', slug);
  const text = JSON.stringify({ 'zh-cn': slug, en: slug });
  const { type_id } = await site.database.db
    .selectFrom('news_item')
    .select('type_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  await site.database.db
    .insertInto('news_item')
    .values({
      id,
      slug,
      type_id,
      theme_id: null,
      title: text,
      summary: text,
      body: text,
      cover: JSON.stringify({ scene: 'bearings', seed: 1, theme: 0, ground: 'tint', alt: { 'zh-cn': slug, en: slug } }),
      source: null,
      is_top: false,
      published: true,
      published_at: new Date('2026-03-01T00:00:00Z'),
      ...changes,
    })
    .execute();
  return id;
}

describe('news', () => {
  test('list featured items first, then the newest, page by page', async () => {
    const records = await all();
    const expectedOrder = [...records].sort(
      (one, other) =>
        Number(other.isTop) - Number(one.isTop) ||
        Date.parse(other.publishedAt) - Date.parse(one.publishedAt) ||
        (one.id < other.id ? 1 : -1),
    );
    expect(records.length).toBeGreaterThanOrEqual(20);
    expect(records.map(({ id }) => id)).toEqual(expectedOrder.map(({ id }) => id));

    const third = await read<Page<News>>('mediaNewsPage', { body: { current: 3, size: 5 } });
    expect(third.records).toEqual(records.slice(10, 15));
    expect(third).toMatchObject({ total: records.length, size: 5, current: 3, pages: Math.ceil(records.length / 5) });
  });

  test('link each item to the next and previous through the whole list', async () => {
    const ids = (await all()).map(({ id }) => id);
    const step = async (id: 'mediaNextNews' | 'mediaPreviousNews', from: string) =>
      (await read<News | null>(id, { query: { id: from } }))?.id ?? null;
    expect(await Promise.all(ids.map((id) => step('mediaNextNews', id)))).toEqual([...ids.slice(1), null]);
    expect(await Promise.all(ids.map((id) => step('mediaPreviousNews', id)))).toEqual([null, ...ids.slice(0, -1)]);
  });

  test('omit drafts and future items everywhere', async () => {
    const before = await all();
    const draft = await add('a-draft', { published: false });
    const future = await add('tomorrow', { published_at: new Date('2026-03-11T02:00:00Z') });
    const types = await read<Page<{ id: string; count: number }>>('mediaTypes', {
      body: { kind: 'news', current: 1, size: 100 },
    });

    expect(await all()).toEqual(before);
    expect(types.records.reduce((sum, { count }) => sum + count, 0)).toBe(before.length);
    const first = before[0]?.id ?? '';
    for (const hidden of [draft, future, 'a-draft', 'tomorrow'])
      expect(errorOf(await site.visitor().request('mediaNews', { path: { id: hidden } }))).toMatchObject({
        code: hidden.length === 26 ? 404 : expect.any(Number),
      });
    for (const hidden of [draft, future])
      for (const call of ['mediaNextNews', 'mediaPreviousNews'] as const)
        expect(errorOf(await site.visitor().request(call, { query: { id: hidden } }))).toEqual({
          code: 404,
          reason: 'record.notFound',
        });
    const seen = new Set(before.map(({ id }) => id));
    expect(
      (await read<News[]>('mediaRecommendedNews', { path: { id: first } })).filter(({ id }) => !seen.has(id)),
    ).toEqual([]);
    const found = await read<Page<News>>('mediaNewsPage', { body: { current: 1, size: 100, keyword: 'draft' } });
    expect(found.records.filter(({ id }) => !seen.has(id))).toEqual([]);

    // The next day, the scheduled item is published, and it is the newest that is not featured.
    site.clock.set('2026-03-11T10:00:00+08:00');
    const after = await all();
    expect(after.map(({ id }) => id).filter((id) => !seen.has(id))).toEqual([future]);
    await site.database.db.deleteFrom('news_item').where('id', 'in', [draft, future]).execute();
  });

  test('are found by a word of title or summary, and treat SQL metacharacters as text', async () => {
    const page = (keyword: string) => read<Page<News>>('mediaNewsPage', { body: { current: 1, size: 100, keyword } });
    expect((await page('cube of bearing life')).records.map(({ title }) => title)).toEqual([
      'The cube of bearing life: half the load, eight times as long',
    ]);
    const odd = await add('100%_sure');
    expect((await page('100%_s')).records.map(({ id }) => id)).toEqual([odd]);
    expect((await page('1%_sure')).total).toBe(0);
    expect((await page("' or true --")).total).toBe(0);
    // A language code is not part of the searchable text.
    expect((await page('zh-cn')).total).toBe(0);
    await site.database.db.deleteFrom('news_item').where('id', '=', odd).execute();
  });

  test('recommend other items of the same type first, never the item itself', async () => {
    const records = (await all()) as (News & { typeId: string })[];
    const [first] = records;
    const recommended = await read<(News & { typeId: string })[]>('mediaRecommendedNews', {
      path: { id: first?.id ?? '' },
    });
    expect(recommended).toHaveLength(4);
    expect(recommended.map(({ id }) => id)).not.toContain(first?.id);
    const same = records.filter(({ typeId, id }) => typeId === first?.typeId && id !== first?.id).length;
    expect(recommended.filter(({ typeId }) => typeId === first?.typeId)).toHaveLength(Math.min(4, same));
  });

  test('use the same number of database queries for 1 item as for 3', async () => {
    const counted = async (size: number) => {
      let queries = 0;
      const original = site.database.db.getExecutor().executeQuery;
      const target = Object.getPrototypeOf(site.database.db.getExecutor()) as { executeQuery: typeof original };
      const spy = jest.spyOn(target, 'executeQuery').mockImplementation(function count(this: unknown, ...args) {
        queries += 1;
        return original.apply(this as never, args);
      });
      await site.visitor().request('mediaNewsPage', { body: { current: 1, size } });
      spy.mockRestore();
      return queries;
    };
    expect(await counted(3)).toBe(await counted(1));
  });
});

describe('languages', () => {
  test('returns the menu in all five languages, and in Russian for Russian visitors', async () => {
    const names = async (locale: string) =>
      ((await inLocale(locale).request('configMenu')).data as { name: string }[]).map(({ name }) => name).join(' ');
    expect(await names('ru')).toMatch(/^[\p{Script=Cyrillic}\s\d«»–-]+$/u);
    expect(await names('zh-cn')).toMatch(/\p{Script=Han}/u);
    expect(await names('en')).toMatch(/^[\x20-\x7e]+$/);
    expect(await names('zh-tw')).not.toBe(await names('zh-cn'));
  });

  test('returns a news title in Traditional Chinese for zh-tw, and marks its language if it differs from the requested one', async () => {
    const news = async (locale: string, slug: string) =>
      (await all(locale)).find(({ id }) => id === contentId('news', slug));
    const ofLife = (locale: string) => news(locale, 'bearing-life-cube-law');
    expect(await ofLife('zh-cn')).toMatchObject({ title: '轴承寿命的三次方：载荷减半，寿命八倍', lang: 'zh-cn' });
    expect(await ofLife('zh-tw')).toMatchObject({ title: '軸承壽命的三次方：負荷減半，壽命八倍', lang: 'zh-tw' });
    expect(await ofLife('ru')).toMatchObject({
      title: 'Куб ресурса: вдвое меньше нагрузка, в восемь раз дольше',
      lang: 'ru',
    });
    // An untranslated item.
    const id = await add('in-english');
    expect(await news('ja', 'in-english')).toMatchObject({ title: 'in-english', lang: 'en' });
    await site.database.db.deleteFrom('news_item').where('id', '=', id).execute();
  });

  test.each([
    [{ 'x-locale': 'ru', 'accept-language': 'en' }, 'ru'],
    [{ 'accept-language': 'en-US,en;q=0.9' }, 'en'],
    [{ 'accept-language': 'zh-Hant-HK, zh;q=0.8' }, 'zh-TW'],
    [{ 'accept-language': 'fr, ja;q=0.5' }, 'ja'],
    [{ 'x-locale': 'xx', 'accept-language': 'ru' }, 'ru'],
    [{}, 'zh-CN'],
  ])('a request with %j gets a response in %s', async (headers, language) => {
    const response = await site.app.inject({ url: '/api/web/menu/menu', headers });
    expect(response.headers['content-language']).toBe(language);
    expect(response.headers.vary).toBe('Accept-Language, X-Locale');
  });

  test('compresses a long response for clients that accept it', async () => {
    const requestMenu = (headers: Record<string, string>) => site.app.inject({ url: '/api/web/menu/menu', headers });
    const [plain, compressed] = await Promise.all([requestMenu({}), requestMenu({ 'accept-encoding': 'gzip, br' })]);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(compressed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/json; charset=utf-8',
      vary: 'Accept-Language, X-Locale, accept-encoding',
    });
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(plain.body);
    expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
  });

  test('a path without a SEO record inherits the one of its parent', async () => {
    const seo = (requestUrl: string) => read<{ title: string } | null>('configSeoByUrl', { body: { requestUrl } });
    expect(await seo('/en/news/details/unknown')).toEqual(await seo('/news/details'));
    expect(await seo('/ru/news?x=1#y')).toEqual(await seo('/news'));
    expect(await seo('/en/no/such/page')).toEqual(await seo('/'));
    expect(
      new Set([await seo('/'), await seo('/news'), await seo('/news/details')].map((record) => record?.title)).size,
    ).toBe(3);
  });
});
