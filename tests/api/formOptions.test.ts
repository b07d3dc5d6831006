/** Fields of forms that take their options from the site: countries, provinces, categories, exhibitors, events, halls. */
import { SOURCE_NAMES } from '../../src/rules/forms/sources';
import type { Cell } from '../../server/lib/spreadsheet/table';
import { inAll, pagePath as path, publishPage } from '../support/designer';
import { buildTestApp, errorOf, type TestApp } from '../support/testApp';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp({ renderForm: () => Promise.resolve() });
  const choice = (source: string, rest: object = {}) => ({
    type: 'string',
    title: inAll(source),
    'x-decorator': 'FormItem',
    'x-component': 'Select',
    'x-data': { source },
    ...rest,
  });
  await publishPage(
    site,
    {},
    {
      properties: {
        hall: choice('halls'),
        exhibitor: choice('exhibitors'),
        category: choice('categories', { type: 'array', 'x-component': 'Cascader' }),
      },
    },
  );
});
afterAll(() => site.close());

type Options = { value: string; label: string; children?: Options }[];
async function optionsOf(source: string, locale = 'en'): Promise<Options> {
  const { data } = await site.visitor({ locale }).request('ownFormOptions', { query: { sources: source } });
  return (data as { sources: { source: string; options: Options }[] }).sources[0]!.options;
}

test.each([
  ['countries', 'Germany', 'Германия'],
  ['provinces', 'Guangdong', 'Гуандун'],
  ['halls', 'Hall 9', 'Павильон 9'],
])('offers %s in the language of the visitor', async (source, english, russian) => {
  const labels = async (locale: string) => (await optionsOf(source, locale)).map(({ label }) => label);
  expect(await labels('en')).toContain(english);
  expect(await labels('ru')).toContain(russian);
});

test('every source has options with different values', async () => {
  const { data } = await site.visitor().request('ownFormOptions', { query: { sources: SOURCE_NAMES.join(',') } });
  const { sources } = data as { sources: { source: string; options: Options }[] };
  expect(sources.map(({ source }) => source)).toEqual(SOURCE_NAMES);
  for (const { options } of sources) {
    expect(options.length).toBeGreaterThan(4);
    expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
    expect(options.filter(({ label }) => label === '')).toEqual([]);
  }
  const unknown = await site.visitor().request('ownFormOptions', { query: { sources: 'persons' } });
  expect(errorOf(unknown)).toMatchObject({ code: 400, fields: ['/query/sources'] });
});

test('categories are below their theme, exhibitors in alphabetical order', async () => {
  const [theme] = await optionsOf('categories');
  expect(theme).toMatchObject({ value: '1', label: 'Metal Cutting Machine Tools' });
  expect(theme?.children?.[0]).toEqual({ value: '101', label: 'Machining centres' });
  const names = (await optionsOf('exhibitors')).map(({ label }) => label);
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
});

async function submit(answers: object) {
  const visitor = site.visitor();
  await visitor.solveCaptcha();
  return visitor.request('ownSubmitForm', { path, body: { formVersion: 1, answers: { name: 'Anna', ...answers } } });
}

test('accepts what the source offers only, and exports its names', async () => {
  const [exhibitor] = await optionsOf('exhibitors');
  const answers = { hall: '9', exhibitor: exhibitor?.value, category: ['1', '101'] };
  expect((await submit(answers)).code).toBe(200);
  for (const [name, value] of Object.entries({ hall: '99', exhibitor: 'nobody', category: ['101'] })) {
    const response = await submit({ ...answers, [name]: value });
    expect(errorOf(response)).toMatchObject({ reason: 'form.answerInvalid', fields: [`/body/answers/${name}`] });
    expect(response).toMatchObject({ data: { errors: [{ message: expect.stringMatching(/not available/) }] } });
  }
  const { columns, rows } = await site.app.services.exports.formTable(path.formId, 'en');
  const cells: Record<string, Cell>[] = [];
  for await (const row of rows)
    cells.push(Object.fromEntries(columns.map(({ title }, at) => [title, row[at] ?? null])));
  expect(cells).toMatchObject([
    {
      halls: 'Hall 9',
      exhibitors: exhibitor?.label,
      categories: 'Metal Cutting Machine Tools; Machining centres',
    },
  ]);
});
