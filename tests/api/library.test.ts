/** Support units, topics, landing pages and the organiser's pages, and the global JSON file. */
import { changeContentRecord } from '../support/contentDatabase';
import { buildTestApp, errorOf, type TestApp } from '../support/testApp';
import { newestOf } from '../support/newestOf.mjs';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());
beforeEach(() => site.clock.set('2026-03-10T10:00:00+08:00'));

type RequestArgs = Parameters<ReturnType<TestApp['visitor']>['request']>;
const data = async <T>(...args: RequestArgs): Promise<T> => {
  const response = await site.visitor().request(...args);
  expect(response.code).toBe(200);
  return response.data as T;
};
const errorFor = async (...args: RequestArgs) => errorOf(await site.visitor().request(...args));
const notFound = { code: 404, reason: 'record.notFound' };

const change = (...args: [kind: string, id: string, changes: object]) => changeContentRecord(site.database.db, ...args);

test('lists 40 support units by role, without unpublished ones', async () => {
  const units = (body: object = {}) => data<{ id: string; kind: string }[]>('supportList', { body });
  const all = await units();
  expect(all).toHaveLength(40);
  expect(await units({ kind: 'media' })).toEqual(all.filter(({ kind }) => kind === 'media'));
  await change('supportUnit', 'shop-floor-weekly', { published: false });
  expect(await units({ kind: 'media' })).toHaveLength(11);
  await change('supportUnit', 'shop-floor-weekly', { published: true });
  expect(await errorFor('supportList', { body: { kind: 'friend' } })).toEqual({
    code: 400,
    reason: 'request.invalid',
    fields: ['/body/kind'],
  });
});

describe('a topic', () => {
  interface Topic {
    news: { title: string }[];
    videos: { id: string }[];
    exhibitors: { categories: string[] }[];
    exhibits: { category: string }[];
    blocks: { kind: string; videoUrl?: string; html?: string }[];
    banners: object[];
  }
  const home = (id: string) => data<Topic>('topicHome', { path: { id } });

  test.each(['five-axis', 'additive', 'humanoid', 'electronics', 'sheet-metal', 'drives'])(
    '%s has its own news, videos, exhibitors and products',
    async (id) => {
      const topic = await home(id);
      for (const part of [topic.news, topic.videos, topic.exhibitors, topic.exhibits, topic.banners])
        expect(part.length).toBeGreaterThan(0);
      expect(topic.blocks.map(({ kind }) => kind)).toEqual(['text', 'quote', 'video', 'links']);
      expect((await site.app.inject(topic.blocks[2]?.videoUrl ?? '')).statusCode).toBe(200);
    },
  );

  test('omits future news, and returns 404 while it is a draft', async () => {
    const { db } = site.database;
    const titles = (await home('electronics')).news.map(({ title }) => title);
    await db
      .updateTable('news_item')
      .set({ published_at: new Date('2026-03-10T02:00:01Z') })
      .where('slug', '=', 'smt-line-23-seconds')
      .execute();
    expect((await home('electronics')).news.map(({ title }) => title)).toEqual(titles.slice(1));
    await change('topic', 'electronics', { published: false });
    expect(await errorFor('topicHome', { path: { id: 'electronics' } })).toEqual(notFound);
    expect(await errorFor('topicHome', { path: { id: 'none' } })).toEqual(notFound);
    expect(await errorFor('topicHome', { path: { id: 'No' } })).toMatchObject({ fields: ['/path/id'] });
  });

  test('is listed on the topics page with its own text while it is published', async () => {
    type Page = { blocks: { kind: string; items?: { title: string; url: string }[] }[] };
    const listed = async () => (await data<Page>('configPageByRoute', { query: { routeUrl: '/topic' } })).blocks[0];
    await change('topic', 'humanoid', { published: true });
    const all = await listed();
    const urls = all?.items?.map(({ url }) => url) ?? [];
    expect([all?.kind, urls.includes('/en/topic/humanoid'), urls.at(-1)]).toEqual(['items', true, '/en/topic/drives']);
    await change('topic', 'humanoid', { published: false });
    await change('topic', 'drives', { title: { 'zh-cn': '传动', en: 'Drives, renamed' } });
    const remainingItems = (await listed())?.items;
    expect(remainingItems?.map(({ url }) => url)).toEqual(urls.filter((url) => url !== '/en/topic/humanoid'));
    expect(remainingItems?.at(-1)?.title).toBe('Drives, renamed');
    await change('topic', 'humanoid', { published: true });
  });
});

describe('landing pages', () => {
  test('of the five exhibitions and of campaigns return their form and blocks', async () => {
    for (const id of ['1', '2', '3', '4', '5'])
      expect(await data('landingHome', { path: { type: 'theme', id } })).toMatchObject({
        type: 'theme',
        id,
        themeId: Number(id),
        layout: 'zh',
        form: { formId: 'landing', formVersion: newestOf('landing') },
        blocks: [{ kind: 'text' }, { kind: 'text' }],
      });
    expect(await data('landingHome', { path: { type: 'page', id: 'landing2020' } })).toMatchObject({
      form: null,
      layout: 'en',
    });
    expect(await errorFor('landingHome', { path: { type: 'theme', id: '9' } })).toEqual(notFound);
    await change('landing', 'campaign/buyers', { published: false });
    expect(await errorFor('landingHome', { path: { type: 'campaign', id: 'buyers' } })).toEqual(notFound);
  });

  test('list the news of their exhibition', async () => {
    const body = { current: 1, size: 50 };
    const news = await data<{ total: number }>('landingNews', { body: { ...body, themeId: 4 } });
    expect(news).toEqual(await data('mediaNewsPage', { body: { ...body, themeId: 4 } }));
    expect(news.total).toBeGreaterThan(3);
    expect(await errorFor('landingNews', { body: { ...body, themeId: 6 } })).toMatchObject({
      fields: ['/body/themeId'],
    });
  });
});

describe('organiser pages', () => {
  const page = (routeUrl: string) =>
    data<{ id: string; blocks: { kind: string; html?: string; items?: object[] }[] }>('configPageByRoute', {
      query: { routeUrl },
    });

  test('are found by their route, with or without language, including the privacy notice', async () => {
    const privacy = await page('/privacy');
    expect(privacy.blocks).toHaveLength(8);
    expect(privacy.blocks[1]?.html).toMatch(/^<p>.*<\/p>\n<ul>\n<li>/);
    expect(await page('/en/privacy/?from=mail')).toEqual(privacy);
    const about = await page('/about');
    expect(about.blocks.map(({ kind }) => kind)).toEqual([
      'text',
      'figures',
      'themes',
      'text',
      'text',
      'timeline',
      'quote',
      'links',
    ]);
    expect(about.blocks[1]?.items?.[0]).toEqual({ title: '27', text: 'edition' });
    expect(about.blocks[5]?.items?.[0]).toMatchObject({ title: '2020' });
    expect((await page('/page/2025')).blocks.map(({ kind }) => kind)).toEqual(['figures', 'text', 'pictures']);
  });

  test('exist only while they are published', async () => {
    const routeUrl = '/page/trip';
    await change('page', routeUrl, {
      publishedFrom: '2026-03-10T10:00:00+08:00',
      publishedUntil: '2026-03-11T00:00:00+08:00',
    });
    await page(routeUrl);
    for (const at of ['2026-03-10T09:59:59+08:00', '2026-03-11T00:00:00+08:00']) {
      site.clock.set(at);
      expect(await errorFor('configPageByRoute', { query: { routeUrl } })).toEqual(notFound);
    }
    expect(await errorFor('configPageByRoute', { query: { routeUrl: '' } })).toMatchObject({
      fields: ['/query/routeUrl'],
    });
  });
});

test('the global JSON file is cacheable for a year by its version, which changes with the dates', async () => {
  const read = async (v?: string) => {
    const response = await site.visitor().requestRaw('basicGlobalJson', { query: v === undefined ? {} : { v } });
    return { file: response.json<{ version: string }>(), cache: response.headers['cache-control'] };
  };
  const { file, cache } = await read();
  expect(cache).toBe('public, no-cache');
  expect(file).toMatchObject({ edition: { year: 2026, number: 27, preRegDeadline: '2026-03-30T01:00:00.000Z' } });
  expect(await read(file.version)).toEqual({ file, cache: 'public, max-age=31536000, immutable' });
  await change('edition', '2026', { preRegDeadline: '2026-03-29T09:00:00+08:00' });
  // The edition is cached for ten seconds.
  site.clock.set('2026-03-10T10:00:11+08:00');
  const later = await read(file.version);
  expect(later.cache).toBe('public, no-cache');
  expect(later.file.version).not.toBe(file.version);
  expect((await site.visitor().requestRaw('basicGlobalJson', { query: { v: '?' } })).statusCode).toBe(400);
});

test('one-click unsubscribe works repeatedly from a mail program, and only with the right token', async () => {
  const anna = site.visitor();
  await anna.request('configSubscribe', { body: { email: 'one.click@example.com', language: 2 } });
  const token = /token=([\w-]+)/.exec((await anna.newestMail('one.click@example.com')).text)?.[1] ?? '';
  const click = (urlToken: string, payload = 'List-Unsubscribe=One-Click') =>
    site.app.inject({
      method: 'POST',
      url: `/api/web/own/subscription/unsubscribe/${urlToken}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    });
  expect(errorOf((await click('x'.repeat(43))).json())).toEqual({ code: 404, reason: 'link.notFound' });
  expect((await click(token, 'List-Unsubscribe=Two')).statusCode).toBe(400);
  for (const _time of [1, 2])
    expect((await click(token)).json()).toMatchObject({ code: 200, data: { state: 'unsubscribed' } });
});
