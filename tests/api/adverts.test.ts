/** Advertising: bookable places, adverts on pages, and their counts. */
import { contentId } from '../../server/lib/ids';
import { changeContentRecord } from '../support/contentDatabase';
import { buildTestApp, errorOf, type TestApp } from '../support/testApp';

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

describe('advertising', () => {
  interface Type {
    id: string;
    parentId: string | null;
    childCount: number;
    detailCount: number;
  }

  test('lists its types as a tree with counts, filtered by parent and by keyword', async () => {
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
    expect(await errorFor('advertByParent', { path: { id: 'none' } })).toEqual(notFound);
    expect(await errorFor('advertTypes', { body: { keyword: 'x'.repeat(101), parentId: 'A' } })).toEqual({
      code: 400,
      reason: 'request.invalid',
      fields: ['/body/parentId', '/body/keyword'],
    });
  });

  test('lists what can be booked of a type, with price and remaining quantity', async () => {
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
    expect(await errorFor('advertDetails', { path: { id: 'none' } })).toEqual(notFound);
    await change('advertDetail', 'north-flag', { published: false });
    expect(await data('advertDetails', { path: { id: 'flags' } })).toEqual(flags.slice(1));
    expect(await data('advertTypes', { body: { keyword: 'flags' } })).toMatchObject([{ detailCount: 2 }]);
    await change('advertDetail', 'north-flag', { published: true });
  });

  test('appears on its page positions only during its booked period', async () => {
    const titles = async (id = 'home-top') =>
      (await data<{ title: string }[]>('configAdvertDisplay', { path: { id } })).map(({ title }) => title);
    const home = async () => (await data<{ placeId: string }[]>('configHomeAdverts')).map(({ placeId }) => placeId);
    expect(await titles()).toEqual([
      'Five-axis machining live in hall 9',
      '7 makers of joints and gearboxes in halls 14 and 16',
      'Additive manufacturing: a session a day, 31 March to 2 April',
      'Sixform Robotics: a machine-tending cell you teach by hand',
    ]);
    expect(await home()).toEqual([...Array<string>(4).fill('home-top'), 'home-middle', 'home-middle']);
    expect(await titles('nowhere')).toEqual([]);
    site.clock.set('2026-02-28T23:59:59+08:00');
    expect(await titles()).toHaveLength(3);
    site.clock.set('2026-04-02T18:00:00+08:00');
    expect(await titles()).not.toContain('Additive manufacturing: a session a day, 31 March to 2 April');
    site.clock.set('2026-03-10T10:00:00+08:00');
    await change('advertDisplay', 'five-axis-live', { published: false });
    expect(await titles()).toHaveLength(3);
    await change('advertDisplay', 'five-axis-live', { published: true });
    // A paying exhibitor is named and linked; the organiser's own adverts have no advertiser.
    const [bench] = await data<{ advertiser: string; link: string }[]>('configAdvertDisplay', {
      path: { id: 'exhibitors-top' },
    }).then((list) => list.filter(({ advertiser }) => advertiser === 'Lancore Bearings'));
    expect(bench?.link).toMatch(/^\/en\/exhibitor-list\/details\/[0-9A-Z]{26}$/);
    const [house] = await data<{ advertiser: string | null }[]>('configAdvertDisplay', { path: { id: 'media-top' } });
    expect(house?.advertiser).toBeNull();
    expect(await errorFor('configAdvertDisplay', { path: { id: 'Home' } })).toEqual({
      code: 400,
      reason: 'request.invalid',
      fields: ['/path/id'],
    });
  });
});

test('counts views and clicks per day and exports them as a spreadsheet without personal data', async () => {
  const [advert] = await data<{ id: string }[]>('configAdvertDisplay', { path: { id: 'media-top' } });
  const count = (action: string, id = advert?.id ?? '') =>
    site.visitor().request('ownAdvertCount', { body: { id, action } });
  for (const action of ['view', 'view', 'click']) expect((await count(action)).data).toEqual({ counted: true });
  expect(errorOf(await count('view', '01HZX3K8Q4N6T2V9B7M5C1D0EF'))).toEqual({
    code: 404,
    reason: 'record.notFound',
  });
  expect(await count('seen')).toMatchObject({ code: 400 });
  const { columns, rows } = await site.app.services.exports.table('adverts', 'en');
  expect(columns.map(({ title }) => title)).toEqual(['Day', 'Location', 'Advert', 'Advertiser', 'Views', 'Clicks']);
  const all = [];
  for await (const row of rows) all.push(row);
  expect(all).toEqual([['2026-03-10', 'media-top', 'Apply for a media card', null, 2, 1]]);
});
