/** Options that the site knows: which fields take them, what the check says, and that answers are judged by them. */
import { checkForm } from './check/check';
import { shapeProblems } from './check/shape';
import { parseForm } from './parseForm';
import { sourcesOf, withSources } from './sources';
import { validateSubmission } from './validation/validate';

const days = { today: '2026-03-10', opening: '2026-03-31' };
const choice = (source: unknown, rest: object = {}) => ({
  type: 'string',
  title: 'Choice',
  'x-decorator': 'FormItem',
  'x-component': 'Select',
  'x-data': { source },
  ...rest,
});
const formOf = (properties: object) =>
  parseForm({ formId: 'sample', version: 1, title: 'Sample', page: {}, schema: { type: 'object', properties } });

const halls = [
  { value: '9', label: 'Hall 9' },
  { value: '11', label: 'Hall 11' },
];
const categories = [{ value: '1', label: 'Cutting', children: [{ value: '101', label: 'Machining centres' }] }];
const tour = formOf({
  hall: choice('halls'),
  path: choice('categories', { type: 'array', 'x-component': 'Cascader' }),
  flat: choice('categories', { type: 'array' }),
  guests: {
    type: 'array',
    title: 'Guests',
    'x-decorator': 'FormItem',
    'x-component': 'ArrayCards',
    items: { type: 'object', properties: { hall: choice('halls') } },
  },
});

it('finds the sources of all fields, also in rows', () => {
  expect(sourcesOf(tour)).toEqual(['categories', 'halls']);
  expect(sourcesOf(formOf({ name: { type: 'string', title: 'Name', 'x-component': 'Input' } }))).toEqual([]);
});

it.each<[object, string[]]>([
  [{ hall: '9', path: ['1', '101'], flat: ['101'], guests: [{ hall: '11' }] }, []],
  [{ hall: '10' }, ['/hall form.option']],
  [{ path: ['101'] }, ['/path form.option']],
  // A list without levels offers what is at their end.
  [{ flat: ['1'] }, ['/flat form.option']],
  [{ guests: [{ hall: '9' }, { hall: 'x' }] }, ['/guests/1/hall form.option']],
])('judges %j by the options of the site: %j', (values, expected) => {
  const form = withSources(tour, { halls, categories });
  expect(validateSubmission(form, values as never, { days }).map(({ pointer, id }) => `${pointer} ${id}`)).toEqual(
    expected,
  );
  // The form itself is unchanged.
  expect(JSON.stringify(tour)).not.toContain('Hall 9');
});

it('without options nothing can be chosen', () => {
  expect(validateSubmission(withSources(tour, {}), { hall: '9' }, { days })).toMatchObject([{ id: 'form.option' }]);
});

const problemsOf = (properties: object) =>
  checkForm(formOf(properties))
    .filter(({ severity }) => severity === 'error')
    .map(({ message }) => message);

it('reports a source without effect', () => {
  expect(problemsOf({ choice: choice('halls') })).toEqual([]);
  expect(problemsOf({ choice: choice('halls', { 'x-component': 'Radio.Group' }) })).toEqual([
    'Missing options: add "enum".',
    'Only some components take their options from a source.',
  ]);
  expect(problemsOf({ choice: choice('halls', { enum: halls }) })).toEqual([
    'The options come from the source, so "enum" has no effect.',
  ]);
  expect(problemsOf({ choice: choice('halls', { type: 'number' }) })).toEqual(['The options of a source are texts.']);
});

it('the meta-schema knows the names of sources', () => {
  const file = { formId: 'sample', version: 1, title: 'Sample', schema: { type: 'object', properties: {} } };
  const shape = (source: string) =>
    shapeProblems({ ...file, schema: { type: 'object', properties: { choice: choice(source) } } }).map(
      ({ message, hint }) => [message, hint],
    );
  expect(shape('exhibitors')).toEqual([]);
  expect(shape('exhibitor')).toEqual([['Invalid value "exhibitor".', 'Did you mean "exhibitors"?']]);
});
