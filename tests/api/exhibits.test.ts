import { readFileSync } from 'node:fs';
import type { ExhibitEntry } from '../../server/content/exhibitionSchemas';
import { parameterDocuments, unitLabel, valueText } from '../../server/content/parameters';
import type { ParameterEntry, UnitEntry } from '../../server/content/parameters';
import { contentId } from '../../server/lib/ids';
import { buildTestApp, errorOf, type TestApp, type TestVisitor } from '../support/testApp';

const items = <T>(file: string): T[] => (JSON.parse(readFileSync(`content/${file}`, 'utf8')) as { items: T[] }).items;
const files = [1, 2, 3, 4, 5].flatMap((theme) =>
  items<ExhibitEntry>(`exhibits/theme-${theme}.json`).map((file) => ({ ...file, theme })),
);

const definitions = parameterDocuments(items<ParameterEntry>('parameters.json'), items<UnitEntry>('units.json'));
const definitionOf = (category: number, key: string) => definitions.find(({ id }) => id === `${category}.${key}`)!;

interface Page {
  records: { id: string; name: string; isNew: boolean; category: string; exhibitorId: string }[];
  total: number;
  facets: { themes: Count[]; categories: Count[]; applicationIndustries: Count[]; isNew: number; parameters: Extent[] };
}
interface Count {
  value: string;
  label: string;
  count: number;
}

interface Extent {
  key: string;
  name: string;
  unit: string;
  min: number;
  max: number;
}

let site: TestApp;
let anna: TestVisitor;
beforeAll(async () => {
  site = await buildTestApp();
  anna = site.visitor({ locale: 'en' });
});
afterAll(() => site.close());

const page = async (body: object): Promise<Page> => {
  const response = await anna.request('exhibitPage', { body: { current: 1, size: 100, ...body } });
  expect(response.code).toBe(200);
  return response.data;
};
const countsByValue = (list: Count[]) => Object.fromEntries(list.map(({ value, count }) => [value, count]));
const tally = (values: (string | number)[]) => {
  const found: Record<string, number> = {};
  for (const value of values) found[value] = (found[value] ?? 0) + 1;
  return found;
};

test('combines filters, and counts each one with the others applied', async () => {
  const { total, facets } = await page({ themeIds: [3], applicationIndustryIds: ['medical', 'robotics'] });
  const inTheme = files.filter(({ theme }) => theme === 3);
  const ofIndustry = (list: typeof files) =>
    list.filter(({ industries }) => industries.some((id) => ['medical', 'robotics'].includes(id)));
  expect(total).toBe(ofIndustry(inTheme).length);
  expect(countsByValue(facets.themes)).toEqual(tally(ofIndustry(files).map(({ theme }) => theme)));
  expect(countsByValue(facets.applicationIndustries)).toEqual(tally(inTheme.flatMap(({ industries }) => industries)));
  expect(countsByValue(facets.categories)).toEqual(tally(ofIndustry(inTheme).map(({ category }) => category)));
  expect(facets.isNew).toBe(ofIndustry(inTheme).filter(({ isNew }) => isNew).length);
});

test('filters by a category’s id or its name in any language; an unknown one returns an empty list', async () => {
  const expectedCount = files.filter(({ category }) => category === 202).length;
  for (const name of ['202', 'Press brakes', '折弯机'])
    expect((await page({ categories: [name] })).total).toBe(expectedCount);
  expect((await page({ categories: ['Teapots'] })).total).toBe(0);
});

test('lists only the exhibitor’s own products', async () => {
  const exhibitorId = contentId('exhibitor', 'muchuan');
  const { records, total } = await page({ exhibitorId });
  expect(total).toBe(files.filter(({ exhibitor }) => exhibitor === 'muchuan').length);
  expect(records.every((record) => record.exhibitorId === exhibitorId)).toBe(true);
  expect((await page({ exhibitorId: contentId('exhibitor', 'nobody') })).total).toBe(0);
  expect((await page({ exhibitorId, themeIds: [1] })).total).toBe(0);
});

test('filters by new products, in every order', async () => {
  const expectedCount = files.filter(({ isNew }) => isNew).length;
  for (const sort of ['smart', 'name', 'newest', 'popularity']) {
    const { records, total } = await page({ isNew: true, sort });
    expect([sort, total, records.every(({ isNew }) => isNew)]).toEqual([sort, expectedCount, true]);
  }
});

const valueOf = ({ parameters }: ExhibitEntry, key: string): number =>
  parameters.find((parameter) => parameter.key === key)!.value;

test('filters one category by ranges of its parameters, both limits inclusive', async () => {
  const mills = files.filter(({ category }) => category === 101);
  const travels = mills.map((file) => valueOf(file, 'xTravel'));
  const precise = mills.filter((file) => valueOf(file, 'xTravel') >= 1400 && valueOf(file, 'positioningAccuracy') <= 4);
  expect(precise.length).toBeGreaterThan(0);
  expect(travels).toContain(1400);
  const parameters = [
    { key: 'xTravel', min: 1400 },
    { key: 'positioningAccuracy', max: 4 },
  ];
  const { records, facets } = await page({ categories: ['101'], parameters });
  expect(new Set(records.map(({ id }) => id))).toEqual(new Set(precise.map(({ id }) => contentId('exhibit', id))));
  expect(facets.parameters.find(({ key }) => key === 'xTravel')).toEqual({
    key: 'xTravel',
    name: 'X travel',
    unit: 'mm',
    min: Math.min(...travels),
    max: Math.max(...travels),
  });
  expect(facets.parameters.map(({ key }) => `101.${key}`)).toEqual(
    definitions.filter(({ id }) => id.startsWith('101.')).map(({ id }) => id),
  );
  // The range counts for every filter except the category, to which it belongs.
  expect(countsByValue(facets.applicationIndustries)).toEqual(tally(precise.flatMap(({ industries }) => industries)));
  expect(countsByValue(facets.categories)).toEqual(tally(files.map(({ category }) => category)));
});

test('an unknown parameter and contradictory limits match nothing', async () => {
  for (const parameters of [[{ key: 'wingspan', min: 1 }], [{ key: 'xTravel', min: 1400, max: 1000 }]])
    expect((await page({ categories: ['101'], parameters })).total).toBe(0);
  const unknownCategory = await page({ categories: ['Teapots'], parameters: [{ key: 'xTravel', min: 1 }] });
  expect([unknownCategory.total, unknownCategory.facets.parameters]).toEqual([0, []]);
});

test('returns 400 for ranges without exactly one category', async () => {
  const parameters = [{ key: 'xTravel', min: 1400 }];
  for (const categories of [undefined, ['101', '102']]) {
    const response = await anna.request('exhibitPage', { body: { current: 1, size: 20, categories, parameters } });
    expect(errorOf(response)).toEqual({ code: 400, reason: 'exhibit.categoryMissing' });
  }
  expect((await page({ categories: ['101', '102'] })).facets.parameters).toEqual([]);
});

test('returns a product with its specifications, its exhibitor and similar products', async () => {
  const file = files.find(({ exhibitor }) => exhibitor === 'zheheng')!;
  const id = contentId('exhibit', file.id);
  const { data } = await anna.request('exhibitById', { query: { id } });
  expect(data).toMatchObject({
    id,
    name: file.name.en,
    exhibitorName: 'Zheheng Sheet Metal',
    boothNumbers: ['10-B21'],
    parameters: file.parameters.map(({ key, value }) => {
      const { name, unit, better } = definitionOf(file.category, key);
      return {
        key,
        name: name.en,
        value: valueText(value, unit, 'en'),
        number: value,
        unit: unitLabel(unit, 'en'),
        better,
      };
    }),
    exhibitor: { name: 'Zheheng Sheet Metal' },
  });
  const { related, category } = data as { related: { id: string; category: string }[]; category: string };
  expect(related.map((other) => other.category)).toEqual(related.map(() => category));
  expect(related.some((other) => other.id === id)).toBe(false);
});

test('returns 404 for an unknown product', async () => {
  const response = await anna.request('exhibitById', { query: { id: contentId('exhibit', 'nothing') } });
  expect(errorOf(response)).toEqual({ code: 404, reason: 'record.notFound' });
  expect(errorOf(await anna.request('exhibitById'))).toEqual({
    code: 400,
    reason: 'request.invalid',
    fields: ['/query/id'],
  });
});

test('lists at most sixty products of an application industry, and returns 404 for an unknown one', async () => {
  const { data } = await anna.request('configExhibitsByIndustry', { query: { applicationIndustryId: 'automotive' } });
  const list = data as { applicationIndustries: string[] }[];
  expect(list).toHaveLength(60);
  expect(list.every(({ applicationIndustries }) => applicationIndustries.includes('Automotive'))).toBe(true);
  const unknown = await anna.request('configExhibitsByIndustry', { query: { applicationIndustryId: 'teapots' } });
  expect(errorOf(unknown)).toEqual({ code: 404, reason: 'record.notFound' });
});

test('names a filter that the contract does not define', async () => {
  const response = await anna.request('exhibitPage', {
    body: { current: 1, size: 20, sort: 'hall', exhibitorId: 'x' },
  });
  expect(errorOf(response)).toEqual({
    code: 400,
    reason: 'request.invalid',
    fields: ['/body/exhibitorId', '/body/sort'],
  });
});
