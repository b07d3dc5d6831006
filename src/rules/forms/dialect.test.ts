/** What a form file may say, and what it means: nested values, rows, reactions, rules, keywords. */
import { field, form, group } from './check/check.fixture';
import { submittedValues, visibleFields } from './fields';
import { formatFormIssue } from './messages';
import { parseForm } from './parseForm';
import type { FormDefinition, NodeSchema, Reaction } from './types';
import { FORMAT_NAMES, FORMATS, validateFormat } from './validation/formats';
import { isDeepEqual, isMultipleOf } from './validation/keywords';
import { validateSubmission } from './validation/validate';

const days = { today: '2026-03-10', opening: '2026-03-31' };
const parse = (properties: object, rest: object = {}): FormDefinition =>
  parseForm({ formId: 'sample', version: 1, title: 'Sample', schema: { type: 'object', properties, ...rest } });
const issuesOf = (definition: FormDefinition, values: Record<string, unknown>) =>
  validateSubmission(definition, values, { days }).map(({ pointer, id }) => `${pointer} ${id}`);

const colleagues = (rest: object = {}): NodeSchema =>
  field({
    type: 'array',
    'x-component': 'ArrayTable',
    items: {
      type: 'object',
      properties: {
        name: field({ required: true }),
        speaks: field({ type: 'boolean', 'x-component': 'Switch' }),
        talk: field({ required: true, 'x-visible': '{{ $record.speaks }}' }),
      },
    },
    ...rest,
  });

describe('rows', () => {
  const team = form({ colleagues: colleagues({ minItems: 2, maxItems: 3 }) });

  it('are judged one by one, each by its own conditions', () => {
    const rows = [
      { name: 'Anna', speaks: true },
      { speaks: false, talk: 'x' },
      { name: 'Bo', speaks: true, talk: 'y' },
    ];
    expect(issuesOf(team, { colleagues: rows })).toEqual([
      '/colleagues/0/talk form.required',
      '/colleagues/1/name form.required',
      '/colleagues/1/talk form.notAsked',
    ]);
  });

  it('have a least and a greatest number', () => {
    const row = { name: 'Anna' };
    expect(issuesOf(team, { colleagues: [row] })).toEqual(['/colleagues form.tooFew']);
    expect(issuesOf(team, { colleagues: [row, row, row, row] })).toEqual(['/colleagues form.tooMany']);
    expect(issuesOf(team, { colleagues: Array.from({ length: 101 }, () => row) })).toEqual([
      '/colleagues form.tooMany',
    ]);
  });

  it('hold nothing that the form does not ask for', () => {
    expect(issuesOf(team, { colleagues: [{ name: 'Anna', salary: 1 }, 'Bo'] })).toEqual([
      '/colleagues/0/salary form.unknownField',
      '/colleagues/1 form.type',
    ]);
  });

  it('are submitted without hidden and empty values', () => {
    const rows = [{ name: ' Anna ', speaks: false, talk: 'x' }, {}];
    expect(submittedValues(team, { colleagues: rows })).toEqual({ colleagues: [{ name: 'Anna', speaks: false }, {}] });
  });

  it('may be single values, within a layout as in Formily', () => {
    const tags = parse({
      tags: {
        type: 'array',
        'x-component': 'ArrayItems',
        items: {
          type: 'void',
          'x-component': 'Space',
          properties: {
            text: field({ maxLength: 3 }),
            remove: { type: 'void', 'x-component': 'ArrayItems.Remove' },
          },
        },
        properties: { add: { type: 'void', 'x-component': 'ArrayItems.Addition', title: 'Add' } },
      },
    });
    expect(issuesOf(tags, { tags: ['abc', 'abcd'] })).toEqual(['/tags/1 form.tooLong']);
    expect(submittedValues(tags, { tags: [' a ', '', 'b'] })).toEqual({ tags: ['a', 'b'] });
  });
});

describe('objects', () => {
  const address = parse({
    address: { type: 'object', required: ['city'], properties: { city: field(), zip: field({ format: 'zip' }) } },
  });

  it('hold fields of their own, which a list may require', () => {
    expect(issuesOf(address, { address: { zip: 'x' } })).toEqual([
      '/address/city form.required',
      '/address/zip form.pattern',
    ]);
    expect(issuesOf(address, { address: 'Kazan' })).toEqual(['/address form.type']);
    expect(submittedValues(address, { address: { city: '  ', zip: '' } })).toEqual({});
  });

  it('are reached by expressions', () => {
    const sample = form({
      address: { type: 'object', properties: { city: field() } },
      tram: field({ 'x-visible': "{{ $values.address.city == 'Kazan' }}" }),
    });
    const shown = (city: string) => visibleFields(sample, { address: { city } }).map(({ name }) => name);
    expect([shown('Kazan'), shown('Perm')]).toEqual([['address', 'tram'], ['address']]);
  });
});

describe('reactions', () => {
  const reaction = (rest: Partial<Reaction>): Reaction[] => [
    { dependencies: ['kind'], when: "{{ $deps[0] == 'company' }}", ...rest },
  ];
  const withReaction = (rest: Partial<Reaction>, own: object = {}) =>
    form({ kind: field(), tax: field({ ...own, 'x-reactions': reaction(rest) }) });

  it('require a field', () => {
    const sample = withReaction({ fulfill: { state: { required: true } } });
    expect([issuesOf(sample, { kind: 'company' }), issuesOf(sample, { kind: 'person' })]).toEqual([
      ['/tax form.required'],
      [],
    ]);
  });

  it('show a field, or otherwise hide it', () => {
    const sample = withReaction(
      { fulfill: { schema: { 'x-visible': true } }, otherwise: { schema: { 'x-visible': false } } },
      { required: true },
    );
    expect(issuesOf(sample, { kind: 'company' })).toEqual(['/tax form.required']);
    expect(issuesOf(sample, { kind: 'person', tax: '1' })).toEqual(['/tax form.notAsked']);
  });

  it('can release a field that is required otherwise', () => {
    const sample = withReaction({ fulfill: { state: { required: false } } }, { required: true });
    expect(issuesOf(sample, { kind: 'person' })).toEqual(['/tax form.required']);
    expect(issuesOf(sample, { kind: 'company' })).toEqual([]);
  });

  it('disable a field, which then need not be answered', () => {
    const sample = withReaction({ fulfill: { state: { disabled: true } } }, { required: true });
    expect([issuesOf(sample, { kind: 'company' }), issuesOf(sample, { kind: 'person' })]).toEqual([
      [],
      ['/tax form.required'],
    ]);
  });

  it('change another field', () => {
    const sample = form({
      tax: field(),
      kind: field({
        'x-reactions': [
          { target: 'tax', when: "{{ $self.value == 'company' }}", fulfill: { state: { required: true } } },
        ],
      }),
    });
    expect(issuesOf(sample, { kind: 'company' })).toEqual(['/tax form.required']);
  });

  it('compute a value that nobody can edit, whatever was sent', () => {
    const row = (total: object) => ({
      type: 'object',
      properties: {
        price: field({ type: 'number', 'x-component': 'NumberPicker' }),
        count: field({ type: 'number', 'x-component': 'NumberPicker' }),
        total,
      },
    });
    const total = field({
      type: 'number',
      'x-component': 'NumberPicker',
      'x-pattern': 'readPretty',
      'x-reactions': [
        { dependencies: ['.price', '.count'], fulfill: { state: { value: '{{ $deps[0] * $deps[1] }}' } } },
      ],
    });
    const orders = parse({ orders: { ...colleagues({ items: row(total) }) } });
    expect(submittedValues(orders, { orders: [{ price: 2, count: 3, total: 999 }] })).toEqual({
      orders: [{ price: 2, count: 3, total: 6 }],
    });
    const issuesFor = (total: number) => issuesOf(orders, { orders: [{ price: 2, count: 3, total }] });
    expect([issuesFor(6), issuesFor(999)]).toEqual([[], ['/orders/0/total form.const']]);
  });
});

describe('rules across fields', () => {
  const dates = form({
    from: field({ format: 'date' }),
    to: field({ format: 'date' }),
    inner: group({ note: field() }),
  });
  const message = { en: 'The end is before the beginning.', ru: 'Конец раньше начала.' };
  const sample: FormDefinition = {
    ...dates,
    schema: {
      ...dates.schema,
      'x-rules': [{ assert: '{{ $values.to >= $values.from }}', message, fields: ['to', 'from'] }],
    },
  };

  it('apply as soon as all of their fields are answered', () => {
    expect(issuesOf(sample, { from: '2026-03-02' })).toEqual([]);
    expect(issuesOf(sample, { from: '2026-03-02', to: '2026-03-03' })).toEqual([]);
    expect(issuesOf(sample, { from: '2026-03-02', to: '2026-03-01' })).toEqual(['/to form.rule', '/from form.rule']);
  });

  it('say what is wrong in the language of the visitor', () => {
    const [issue] = validateSubmission(sample, { from: '2026-03-02', to: '2026-03-01' }, { days });
    expect([formatFormIssue(sample, issue!, 'ru'), formatFormIssue(sample, issue!, 'ja')]).toEqual([
      'Конец раньше начала.',
      'The end is before the beginning.',
    ]);
  });

  it('apply to each row', () => {
    const stay = parse({
      stays: {
        type: 'array',
        'x-component': 'ArrayItems',
        items: {
          type: 'object',
          'x-rules': [{ assert: '{{ $record.to > $record.from }}', message: 'Later', fields: ['.to'] }],
          properties: { from: field({ format: 'date' }), to: field({ format: 'date' }) },
        },
      },
    });
    const stays = [
      { from: '2026-03-01', to: '2026-03-02' },
      { from: '2026-03-03', to: '2026-03-02' },
    ];
    expect(issuesOf(stay, { stays })).toEqual(['/stays/1/to form.rule']);
  });
});

describe('validators', () => {
  const issueOf = (validator: object | string, value: unknown, type: 'string' | 'number' = 'string') =>
    validateSubmission(form({ a: field({ type, 'x-validator': validator as string }) }), { a: value }, { days })[0];

  it.each<[string, object | string, unknown, string | undefined]>([
    ['a named format', 'email', 'x', 'email.invalid'],
    ['a list of formats and rules', ['digits', { len: 3 }], '12', 'form.length'],
    ['a least length', { min: 3 }, 'ab', 'form.tooShort'],
    ['a pattern', { pattern: '^a' }, 'ba', 'form.pattern'],
    ['a list of values', { enum: ['a', 'b'] }, 'c', 'form.option'],
    ['nothing wrong', [{ max: 5 }, { whitespace: true }], 'abc', undefined],
  ])('as %s', (_what, validator, value, id) => expect(issueOf(validator, value)?.id).toBe(id));

  it('limit a number by its value, not by its length', () => {
    expect([issueOf({ max: 5 }, 6, 'number')?.id, issueOf({ max: 5 }, 5, 'number')?.id]).toEqual([
      'form.maximum',
      undefined,
    ]);
  });

  it('may require an answer, with a message of their own', () => {
    const found = issueOf({ required: true, message: 'We need this to print your badge.' }, undefined);
    expect(found).toEqual({ pointer: '/a', id: 'form.required', message: 'We need this to print your badge.' });
  });
});

describe('keywords', () => {
  it('judge decimal fractions exactly', () => {
    expect([isMultipleOf(0.07, 0.01), isMultipleOf(0.075, 0.01), isMultipleOf(12391239123, 1e-8)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(isMultipleOf(1e308, 0.123456789)).toBe(false);
  });

  it('compare values whatever the order of keys', () => {
    expect(isDeepEqual({ a: [1, { b: 2 }], c: null }, { c: null, a: [1, { b: 2 }] })).toBe(true);
    expect([isDeepEqual([1], ['1']), isDeepEqual({ a: 1 }, { a: 1, b: 2 }), isDeepEqual(0, false)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('limit an empty list too, but not a missing one', () => {
    const sample = form({
      a: field({ type: 'array', enum: [{ value: 'x', label: 'X' }], minItems: 1, 'x-component': 'Select' }),
    });
    expect([issuesOf(sample, { a: [] }), issuesOf(sample, {})]).toEqual([['/a form.tooFew'], []]);
  });

  it.each(FORMAT_NAMES)('the format %s accepts its own example, and not just anything', (name) => {
    expect(validateFormat(name, FORMATS[name].example, { days })).toBeNull();
    expect(validateFormat(name, '#', { days })).not.toBeNull();
  });
});

describe('components', () => {
  const tree = [{ value: 'cn', label: 'China', children: [{ value: 'sz', label: 'Shenzhen' }] }];
  it.each<[string, object, unknown, string[]]>([
    ['a path of a cascade', { type: 'array', enum: tree, 'x-component': 'Cascader' }, ['cn', 'sz'], []],
    [
      'a path that the cascade lacks',
      { type: 'array', enum: tree, 'x-component': 'Cascader' },
      ['sz'],
      ['/a form.option'],
    ],
    ['an option deep in a tree', { enum: tree, 'x-component': 'TreeSelect' }, 'sz', []],
    ['a country that does not exist', { 'x-component': 'CountrySelect' }, 'ZZ', ['/a country.invalid']],
    [
      'a range that ends before it begins',
      { type: 'array', 'x-component': 'DatePicker.RangePicker' },
      ['2026-03-02', '2026-03-01'],
      ['/a form.range'],
    ],
    [
      'an option that cannot be chosen any more',
      { enum: [{ value: 'x', label: 'X', disabled: true }], 'x-component': 'Select' },
      'x',
      ['/a form.option'],
    ],
  ])('judge %s', (_what, schema, value, issues) => {
    expect(issuesOf(parse({ a: { type: 'string', title: 'A', ...schema } }), { a: value })).toEqual(issues);
  });
});

describe('as Formily writes it', () => {
  it('options may be plain values, fields may have a position, and a state may have a short name', () => {
    const { schema } = parse({
      second: { type: 'string', enum: ['a', 1], 'x-component': 'Select', 'x-index': 2 },
      first: { type: 'string', 'x-component': 'Input', 'x-index': 1, 'x-read-pretty': true },
    });
    expect(Object.keys(schema.properties)).toEqual(['first', 'second']);
    expect(schema.properties).toMatchObject({
      first: { 'x-pattern': 'readPretty' },
      second: {
        enum: [
          { value: 'a', label: 'a' },
          { value: 1, label: '1' },
        ],
      },
    });
  });
});

describe('hostile answers', () => {
  it('read and write nothing that objects inherit', () => {
    const sample = form({ a: field({ 'x-visible': '{{ $values.constructor }}' }), b: field() });
    const values = JSON.parse('{ "__proto__": { "a": "x" }, "constructor": { "prototype": 1 } }') as Record<
      string,
      unknown
    >;
    expect(issuesOf(sample, values)).toEqual(['/__proto__ form.unknownField', '/constructor form.unknownField']);
    expect(submittedValues(sample, values)).toEqual({});
    expect(({} as Record<string, unknown>)['a']).toBeUndefined();
  });

  it('may be nested without end', () => {
    let deep: unknown = 'x';
    for (let depth = 0; depth < 5_000; depth++) deep = [deep];
    expect(issuesOf(form({ colleagues: colleagues() }), { colleagues: deep })).toEqual(['/colleagues/0 form.type']);
  });
});
