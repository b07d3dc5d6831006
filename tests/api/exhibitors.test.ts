import { readFileSync } from 'node:fs';
import { makeRng } from '../../content/art/rng';
import type { BoothEntry, ExhibitEntry, ExhibitorEntry } from '../../server/content/exhibitionSchemas';
import { contentId } from '../../server/lib/ids';
import { buildTestApp, errorOf, type TestApp, type TestVisitor } from '../support/testApp';

const items = <T>(file: string): T[] => (JSON.parse(readFileSync(`content/${file}`, 'utf8')) as { items: T[] }).items;
const themes = [1, 2, 3, 4, 5];
const exhibitorEntries = themes.flatMap((theme) => items<ExhibitorEntry>(`exhibitors/theme-${theme}.json`));
const exhibitEntries = themes.flatMap((theme) => items<ExhibitEntry>(`exhibits/theme-${theme}.json`));
const booths = items<BoothEntry>('booths.json');
const hallsOf = (id: string) => [
  ...new Set(booths.filter(({ exhibitor }) => exhibitor === id).map(({ hall }) => String(hall))),
];
const originOf = (country: string) =>
  country === 'CN' ? 'domestic' : ['HK', 'MO', 'TW'].includes(country) ? 'hkMacaoTaiwan' : 'overseas';

interface Facet {
  value: string;
  label: string;
  count: number;
}
interface Page {
  records: { id: string; name: string; otherName: string | null; featured: boolean; halls: string[] }[];
  total: number;
  pages: number;
  facets: Record<string, Facet[] | number>;
}

let site: TestApp;
let anna: TestVisitor;
beforeAll(async () => {
  site = await buildTestApp();
  anna = site.visitor({ locale: 'en' });
});
afterAll(() => site.close());

const page = async (body: object, visitor = anna): Promise<Page> => {
  const response = await visitor.request('exhibitorPage', { body: { current: 1, size: 20, ...body } });
  expect(response.code).toBe(200);
  return response.data;
};
const slugOf = new Map(exhibitorEntries.map(({ id }) => [contentId('exhibitor', id), id]));

/** The values of each facet of an exhibitor, read from its file. */
const valuesOf = (entry: ExhibitorEntry): Record<string, string[]> => ({
  themes: entry.themeIds.map(String),
  origins: [originOf(entry.country)],
  countries: [entry.country],
  provinces: entry.province ? [entry.province] : [],
  applicationIndustries: entry.industries,
  halls: hallsOf(entry.id),
});
const requestKeys: Record<string, string> = {
  themes: 'themeIds',
  origins: 'origins',
  countries: 'countries',
  provinces: 'provinceIds',
  applicationIndustries: 'applicationIndustryIds',
  halls: 'halls',
};
const flags = ['famousBrand', 'popular', 'featured', 'onlineShowroom'] as const;

/** The expected list, computed from all files. */
function expected(chosen: Record<string, string[]>, on: string[]) {
  const passes = (entry: ExhibitorEntry, except?: string) => {
    const values = valuesOf(entry);
    return (
      Object.entries(chosen).every(
        ([facet, list]) => facet === except || list.some((value) => values[facet]!.includes(value)),
      ) && on.every((flag) => flag === except || entry[flag as (typeof flags)[number]])
    );
  };
  const counts = (facet: string) => {
    const found: Record<string, number> = Object.fromEntries((chosen[facet] ?? []).map((value) => [value, 0]));
    for (const entry of exhibitorEntries)
      if (passes(entry, facet)) for (const value of valuesOf(entry)[facet]!) found[value] = (found[value] ?? 0) + 1;
    return found;
  };
  return {
    total: exhibitorEntries.filter((entry) => passes(entry)).length,
    facets: {
      ...Object.fromEntries(Object.keys(requestKeys).map((facet) => [facet, counts(facet)])),
      ...Object.fromEntries(
        flags.map((flag) => [flag, exhibitorEntries.filter((entry) => passes(entry, flag) && entry[flag]).length]),
      ),
    },
  };
}

const countsOf = ({ total, facets }: Page) => ({
  total,
  facets: Object.fromEntries(
    Object.entries(facets).map(([name, facet]) => [
      name,
      typeof facet === 'number' ? facet : Object.fromEntries(facet.map(({ value, count }) => [value, count])),
    ]),
  ),
});

test('lists all exhibitors without filters, and each filter value has its count', async () => {
  expect(countsOf(await page({}))).toEqual(expected({}, []));
});

test('combines filters, and counts each one with the others applied', async () => {
  const rng = makeRng('filters of a test');
  const known = new Map(
    Object.keys(requestKeys).map((facet) => [
      facet,
      [...new Set(exhibitorEntries.flatMap((entry) => valuesOf(entry)[facet]!))],
    ]),
  );
  for (let round = 0; round < 25; round++) {
    const chosen: Record<string, string[]> = {};
    for (const [facet, values] of known)
      if (rng.chance(0.4))
        chosen[facet] = [...new Set(Array.from({ length: rng.whole(1, 3) }, () => rng.pick(values)))];
    const on = flags.filter(() => rng.chance(0.2));
    const body = {
      ...Object.fromEntries(
        Object.entries(chosen).map(([facet, values]) => [
          requestKeys[facet]!,
          facet === 'themes' ? values.map(Number) : values,
        ]),
      ),
      ...Object.fromEntries(on.map((flag) => [flag, true])),
    };
    expect({ body, answer: countsOf(await page(body)) }).toEqual({ body, answer: expected(chosen, on) });
  }
});

test('an unmatched value returns an empty list, and the other values of its filter keep their counts', async () => {
  const none = await page({ countries: ['IS'], themeIds: [3] });
  expect([none.total, none.records, none.pages]).toEqual([0, [], 0]);
  expect(countsOf(none).facets.countries).toEqual(expected({ themes: ['3'] }, []).facets.countries);
});

test('pages contain each exhibitor once, in every order', async () => {
  for (const sort of ['smart', 'name', 'hall', 'popularity', 'newest'])
    for (const body of [{ sort }, { sort, keyword: '机' }]) {
      const first = await page({ ...body, size: 100 });
      const ids: string[] = [];
      for (let current = 1; current <= first.pages; current++)
        ids.push(...(await page({ ...body, current, size: 100 })).records.map(({ id }) => id));
      expect([sort, new Set(ids).size]).toEqual([sort, first.total]);
    }
  expect((await page({ current: 4000, size: 100 })).records).toEqual([]);
});

test('the smart order begins with featured exhibitors; a keyword puts matching names first', async () => {
  const smart = (await page({ size: 100 })).records;
  expect(smart.slice(0, 40).every(({ featured }) => featured)).toBe(true);
  expect(smart.slice(60).some(({ featured }) => featured)).toBe(false);
  const robots = (await page({ keyword: 'robotics', size: 100 })).records;
  const named = robots.map(({ name }) => /robotic/i.test(name));
  expect(named[0]).toBe(true);
  expect(named.lastIndexOf(true)).toBe(named.filter(Boolean).length - 1);
  expect(named).toContain(false);
});

test('sorts names by pinyin in Chinese and alphabetically in other languages', async () => {
  const zh = site.visitor({ locale: 'zh-cn' });
  const names = (await page({ sort: 'name', size: 100, initial: 'B' }, zh)).records;
  expect(names.length).toBeGreaterThan(3);
  expect(names.map(({ name }) => name[0]).every((letter) => '北本博柏贝滨布白'.includes(letter!))).toBe(true);
  const english = (await page({ sort: 'name', size: 100 })).records.map(({ name }) =>
    name.toLowerCase().normalize('NFKD'),
  );
  expect(english).toEqual([...english].sort());
  expect((await page({ initial: 'B', size: 100 })).records.every(({ name }) => name.startsWith('B'))).toBe(true);
  expect((await page({ initial: '#' })).total).toBe(0);
});

test('returns an exhibitor’s public details, but never its e-mail address for questions', async () => {
  const id = contentId('exhibitor', 'hengzhun');
  const entry = exhibitorEntries.find((one) => one.id === 'hengzhun')!;
  const response = await anna.requestRaw('exhibitorById', { path: { id } });
  expect(response.body).not.toContain(entry.email);
  const { data } = response.json<{
    data: Record<string, unknown> & { exhibits: { exhibitorId: string }[]; booths: { number: string }[] };
  }>();
  expect(data).toMatchObject({
    name: 'Hengzhun Precision',
    otherName: '衡准精密机床',
    themeIds: [1],
    website: 'https://www.hengzhun.example',
    lang: 'en',
    exhibitCount: exhibitEntries.filter(({ exhibitor }) => exhibitor === 'hengzhun').length,
  });
  expect(data.booths.map(({ number }) => number)).toEqual(['9-A12']);
  expect(data.exhibits.map(({ exhibitorId }) => exhibitorId)).toEqual(data.exhibits.map(() => id));
  expect(slugOf.get(id)).toBe('hengzhun');
});

test('counts one view per session and hour, and sorts popular exhibitors first', async () => {
  const id = contentId('exhibitor', 'lancore');
  const views = async () =>
    (await site.database.db.selectFrom('exhibitor').select('views').where('id', '=', id).executeTakeFirstOrThrow())
      .views;
  const boris = site.visitor();
  for (const visitor of [anna, anna, boris, boris]) await visitor.request('exhibitorById', { path: { id } });
  expect(await views()).toBe(2);
  site.clock.set('2026-03-10T11:30:00+08:00');
  await anna.request('exhibitorById', { path: { id } });
  expect(await views()).toBe(3);
  expect((await page({ sort: 'popularity', size: 1 })).records.map((record) => record.id)).toEqual([id]);
});

test('returns 404 for an unknown exhibitor and counts nothing', async () => {
  const response = await anna.request('exhibitorById', { path: { id: contentId('exhibitor', 'nobody') } });
  expect(errorOf(response)).toEqual({ code: 404, reason: 'record.notFound' });
  expect(errorOf(await anna.request('exhibitorById', { path: { id: 'x' } }))).toEqual({
    code: 400,
    reason: 'request.invalid',
    fields: ['/path/id'],
  });
});

test('names a filter that the contract does not define', async () => {
  const response = await anna.request('exhibitorPage', {
    body: { current: 0, size: 101, themeIds: [6], origins: ['moon'], initial: 'AB' },
  });
  expect(errorOf(response)).toEqual({
    code: 400,
    reason: 'request.invalid',
    fields: ['/body/current', '/body/size', '/body/themeIds/0', '/body/origins/0', '/body/initial'],
  });
});

test('treats SQL and wildcard characters in keywords as text', async () => {
  for (const keyword of [`'); drop table exhibitor; --`, '& | ! <->', '%', '\\', '()', "'"])
    expect((await page({ keyword })).total).toBe(0);
  expect((await page({})).total).toBe(exhibitorEntries.length);
});

test('application industries have counts of exhibitors and products', async () => {
  const { data } = await anna.request('exhibitorIndustries');
  const response = data as { id: string; name: string; exhibitorCount: number; exhibitCount: number }[];
  const count = <T extends { industries: string[] }>(list: T[], id: string) =>
    list.filter(({ industries }) => industries.includes(id)).length;
  expect(response.map(({ id, exhibitorCount, exhibitCount }) => [id, exhibitorCount, exhibitCount])).toEqual(
    items<{ id: string }>('industries.json').map(({ id }) => [
      id,
      count(exhibitorEntries, id),
      count(exhibitEntries, id),
    ]),
  );
});
