/** Adverts, support units, topics, landing and own pages, and the shell's file. */
import { contentId } from '../../server/services/ids';
import { buildTestApp, refusalOf, type TestApp } from '../support/testApp';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());
beforeEach(() => site.clock.set('2026-03-10T10:00:00+08:00'));

type Words = Parameters<ReturnType<TestApp['visitor']>['ask']>;
const data = async <T>(...words: Words): Promise<T> => {
  const answer = await site.visitor().ask(...words);
  expect(answer.code).toBe(200);
  return answer.data as T;
};
const refused = async (...words: Words) => refusalOf(await site.visitor().ask(...words));
const notFound = { code: 404, reason: 'record.notFound' };

interface Doc {
  kind: string;
  id: string;
  data: Record<string, unknown>;
}
/** Changes a document of the content. */
async function change(kind: string, id: string, changes: object): Promise<void> {
  const { db } = site.database;
  const row = (await db
    .selectFrom('document')
    .selectAll()
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()) as Doc;
  await db
    .updateTable('document')
    .set({ data: JSON.stringify({ ...row.data, ...changes }) })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .execute();
}

describe('advertising', () => {
  interface Type {
    id: string;
    parentId: string | null;
    childCount: number;
    detailCount: number;
  }

  test('is a tree of types with their numbers, by what is above and by word', async () => {
    const all = await data<Type[]>('advertTypes', { body: {} });
    expect(all).toHaveLength(14);
    const roots = all.filter(({ parentId }) => parentId === null);
    expect(roots.map(({ id, childCount }) => [id, childCount])).toEqual([
      ['outdoor', 3],
      ['indoor', 3],
      ['printed', 2],
      ['digital', 2],
    ]);
    expect(await data('advertTypes', { body: { parentId: '0' } })).toEqual(roots);
    expect(await data('advertByParent', { path: { id: '0' } })).toEqual(roots);
    const below = await data<Type[]>('advertByParent', { path: { id: 'outdoor' } });
    expect(below).toEqual(all.filter(({ parentId }) => parentId === 'outdoor'));
    expect(await data('advertTypes', { body: { keyword: 'FLAGS' } })).toMatchObject([{ id: 'flags', detailCount: 3 }]);
    expect(await refused('advertByParent', { path: { id: 'none' } })).toEqual(notFound);
    expect(await refused('advertTypes', { body: { keyword: 'x'.repeat(101), parentId: 'A' } })).toEqual({
      code: 400,
      reason: 'request.invalid',
      fields: ['/body/parentId', '/body/keyword'],
    });
  });

  test('says what can be booked of a type, at which price, and how much is left', async () => {
    const flags = await data<object[]>('advertDetails', { path: { id: 'flags' } });
    expect(flags).toHaveLength(3);
    expect(flags[0]).toMatchObject({
      id: contentId('advertDetail', 'north-flag'),
      price: 350_000,
      unit: 'piece',
      quantity: 40,
      quantityLeft: 12,
      bookUntil: '2026-03-20T09:00:00.000Z',
    });
    expect(await data('advertDetails', { path: { id: 'facades' } })).toMatchObject([{ price: null }, { price: null }]);
    expect(await refused('advertDetails', { path: { id: 'none' } })).toEqual(notFound);
    await change('advertDetail', 'north-flag', { published: false });
    expect(await data('advertDetails', { path: { id: 'flags' } })).toEqual(flags.slice(1));
    expect(await data('advertTypes', { body: { keyword: 'flags' } })).toMatchObject([{ detailCount: 2 }]);
    await change('advertDetail', 'north-flag', { published: true });
  });

  test('on pages is shown while its time is, place by place', async () => {
    const titles = async (id = 'home-top') =>
      (await data<{ title: string }[]>('configAdvertDisplay', { path: { id } })).map(({ title }) => title);
    const home = async () => (await data<{ placeId: string }[]>('configHomeAdverts')).map(({ placeId }) => placeId);
    expect(await titles()).toEqual([
      'Five-axis machining live in hall 9',
      '37 makers of joints in hall 14',
      '2 April: the day of additive manufacturing',
      'Sixform Robotics: a loading cell you teach by hand',
    ]);
    expect(await home()).toEqual([...Array<string>(4).fill('home-top'), 'home-middle', 'home-middle']);
    expect(await titles('nowhere')).toEqual([]);
    site.clock.set('2026-02-28T23:59:59+08:00');
    expect(await titles()).toHaveLength(3);
    site.clock.set('2026-04-02T18:00:00+08:00');
    expect(await titles()).not.toContain('2 April: the day of additive manufacturing');
    site.clock.set('2026-03-10T10:00:00+08:00');
    await change('advertDisplay', 'five-axis-live', { published: false });
    expect(await titles()).toHaveLength(3);
    await change('advertDisplay', 'five-axis-live', { published: true });
    // The exhibitor who pays is named and has the link; what the organiser says on its own site has no advertiser.
    const [bench] = await data<{ advertiser: string; link: string }[]>('configAdvertDisplay', {
      path: { id: 'exhibitors-top' },
    }).then((list) => list.filter(({ advertiser }) => advertiser === 'Lancore Bearings'));
    expect(bench?.link).toMatch(/^\/en\/exhibitor-list\/details\/[0-9A-Z]{26}$/);
    const [house] = await data<{ advertiser: string | null }[]>('configAdvertDisplay', { path: { id: 'media-top' } });
    expect(house?.advertiser).toBeNull();
    expect(await refused('configAdvertDisplay', { path: { id: 'Home' } })).toEqual({
      code: 400,
      reason: 'request.invalid',
      fields: ['/path/id'],
    });
  });
});

test('views and clicks of adverts are counted by the day, and come out as a spreadsheet without a person', async () => {
  const [advert] = await data<{ id: string }[]>('configAdvertDisplay', { path: { id: 'media-top' } });
  const count = (action: string, id = advert?.id ?? '') =>
    site.visitor().ask('ownAdvertCount', { body: { id, action } });
  for (const action of ['view', 'view', 'click']) expect((await count(action)).data).toEqual({ counted: true });
  expect(refusalOf(await count('view', '01HZX3K8Q4N6T2V9B7M5C1D0EF'))).toEqual({
    code: 404,
    reason: 'record.notFound',
  });
  expect(await count('seen')).toMatchObject({ code: 400 });
  const { columns, rows } = await site.app.services.exports.table('adverts', 'en');
  expect(columns.map(({ title }) => title)).toEqual(['Day', 'Place', 'Advert', 'Advertiser', 'Views', 'Clicks']);
  const all = [];
  for await (const row of rows) all.push(row);
  expect(all).toEqual([['2026-03-10', 'media-top', 'Apply for a press card', null, 2, 1]]);
});

test('support units are 40, by role, and unpublished ones are not among them', async () => {
  const units = (body: object = {}) => data<{ id: string; kind: string }[]>('supportList', { body });
  const all = await units();
  expect(all).toHaveLength(40);
  expect(await units({ kind: 'media' })).toEqual(all.filter(({ kind }) => kind === 'media'));
  await change('supportUnit', 'shop-floor-weekly', { published: false });
  expect(await units({ kind: 'media' })).toHaveLength(11);
  await change('supportUnit', 'shop-floor-weekly', { published: true });
  expect(await refused('supportList', { body: { kind: 'friend' } })).toEqual({
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
    '%s has news, videos, exhibitors and products of its own',
    async (id) => {
      const topic = await home(id);
      for (const part of [topic.news, topic.videos, topic.exhibitors, topic.exhibits, topic.banners])
        expect(part.length).toBeGreaterThan(0);
      expect(topic.blocks.map(({ kind }) => kind)).toEqual(['text', 'quote', 'video', 'links']);
      expect((await site.app.inject(topic.blocks[2]?.videoUrl ?? '')).statusCode).toBe(200);
    },
  );

  test('leaves out news of tomorrow and is nowhere while it is a draft', async () => {
    const { db } = site.database;
    const titles = (await home('electronics')).news.map(({ title }) => title);
    await db
      .updateTable('news_item')
      .set({ published_at: new Date('2026-03-10T02:00:01Z') })
      .where('slug', '=', 'smt-line-23-seconds')
      .execute();
    expect((await home('electronics')).news.map(({ title }) => title)).toEqual(titles.slice(1));
    await change('topic', 'electronics', { published: false });
    expect(await refused('topicHome', { path: { id: 'electronics' } })).toEqual(notFound);
    expect(await refused('topicHome', { path: { id: 'none' } })).toEqual(notFound);
    expect(await refused('topicHome', { path: { id: 'No' } })).toMatchObject({ fields: ['/path/id'] });
  });

  test('stands on the page of topics while it is published, in its own words', async () => {
    type Page = { blocks: { kind: string; items?: { title: string; url: string }[] }[] };
    const listed = async () => (await data<Page>('configPageByRoute', { query: { routeUrl: '/topic' } })).blocks[0];
    await change('topic', 'humanoid', { published: true });
    const all = await listed();
    const urls = all?.items?.map(({ url }) => url) ?? [];
    expect([all?.kind, urls.includes('/en/topic/humanoid'), urls.at(-1)]).toEqual(['items', true, '/en/topic/drives']);
    await change('topic', 'humanoid', { published: false });
    await change('topic', 'drives', { title: { 'zh-cn': '传动', en: 'Drives, renamed' } });
    const left = (await listed())?.items;
    expect(left?.map(({ url }) => url)).toEqual(urls.filter((url) => url !== '/en/topic/humanoid'));
    expect(left?.at(-1)?.title).toBe('Drives, renamed');
    await change('topic', 'humanoid', { published: true });
  });
});

describe('landing pages', () => {
  test('of the five exhibitions and of campaigns give their form and blocks', async () => {
    for (const id of ['1', '2', '3', '4', '5'])
      expect(await data('landingHome', { path: { type: 'theme', id } })).toMatchObject({
        type: 'theme',
        id,
        themeId: Number(id),
        layout: 'zh',
        form: { formId: 'landing', formVersion: 1 },
        blocks: [{ kind: 'text' }, { kind: 'text' }],
      });
    expect(await data('landingHome', { path: { type: 'page', id: 'landing2020' } })).toMatchObject({
      form: null,
      layout: 'en',
    });
    expect(await refused('landingHome', { path: { type: 'theme', id: '9' } })).toEqual(notFound);
    await change('landing', 'campaign/buyers', { published: false });
    expect(await refused('landingHome', { path: { type: 'campaign', id: 'buyers' } })).toEqual(notFound);
  });

  test('list the news of their exhibition', async () => {
    const body = { current: 1, size: 50 };
    const news = await data<{ total: number }>('landingNews', { body: { ...body, themeId: 4 } });
    expect(news).toEqual(await data('mediaNewsPage', { body: { ...body, themeId: 4 } }));
    expect(news.total).toBeGreaterThan(3);
    expect(await refused('landingNews', { body: { ...body, themeId: 6 } })).toMatchObject({
      fields: ['/body/themeId'],
    });
  });
});

describe('own pages', () => {
  const page = (routeUrl: string) =>
    data<{ id: string; blocks: { kind: string; html?: string; items?: object[] }[] }>('configPageByRoute', {
      query: { routeUrl },
    });

  test('are found by their route, with or without language, and the privacy notice is among them', async () => {
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
    expect((await page('/page/2025')).blocks.map(({ kind }) => kind)).toEqual(['figures', 'text', 'video', 'pictures']);
  });

  test('are there while they are published', async () => {
    const routeUrl = '/page/trip';
    await change('page', routeUrl, {
      publishedFrom: '2026-03-10T10:00:00+08:00',
      publishedUntil: '2026-03-11T00:00:00+08:00',
    });
    await page(routeUrl);
    for (const at of ['2026-03-10T09:59:59+08:00', '2026-03-11T00:00:00+08:00']) {
      site.clock.set(at);
      expect(await refused('configPageByRoute', { query: { routeUrl } })).toEqual(notFound);
    }
    expect(await refused('configPageByRoute', { query: { routeUrl: '' } })).toMatchObject({
      fields: ['/query/routeUrl'],
    });
  });
});

test('the shell’s file may be kept for a year under its version, which changes with the dates', async () => {
  const read = async (v?: string) => {
    const response = await site.visitor().answerOf('basicGlobalJson', { query: v === undefined ? {} : { v } });
    return { file: response.json<{ version: string }>(), cache: response.headers['cache-control'] };
  };
  const { file, cache } = await read();
  expect(cache).toBe('public, no-cache');
  expect(file).toMatchObject({ edition: { year: 2026, number: 27, preRegDeadline: '2026-03-30T01:00:00.000Z' } });
  expect(await read(file.version)).toEqual({ file, cache: 'public, max-age=31536000, immutable' });
  await change('edition', '2026', { preRegDeadline: '2026-03-29T09:00:00+08:00' });
  // The edition is read once in ten seconds.
  site.clock.set('2026-03-10T10:00:11+08:00');
  const later = await read(file.version);
  expect(later.cache).toBe('public, no-cache');
  expect(later.file.version).not.toBe(file.version);
  expect((await site.visitor().answerOf('basicGlobalJson', { query: { v: '?' } })).statusCode).toBe(400);
});

test('a mail program ends a subscription with one click, again and again, and by no other token', async () => {
  const anna = site.visitor();
  await anna.ask('configSubscribe', { body: { email: 'one.click@example.com', language: 2 } });
  const token = /token=([\w-]+)/.exec((await anna.newestMail('one.click@example.com')).text)?.[1] ?? '';
  const click = (by: string, payload = 'List-Unsubscribe=One-Click') =>
    site.app.inject({
      method: 'POST',
      url: `/api/web/own/subscription/unsubscribe/${by}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    });
  expect(refusalOf((await click('x'.repeat(43))).json())).toEqual({ code: 404, reason: 'link.notFound' });
  expect((await click(token, 'List-Unsubscribe=Two')).statusCode).toBe(400);
  for (const _time of [1, 2])
    expect((await click(token)).json()).toMatchObject({ code: 200, data: { state: 'unsubscribed' } });
});
