/** Generated forms of the whole dialect, with generated values: valid, nearly valid and wrong ones. */
import fc from 'fast-check';
import { parseForm } from '@/rules/forms/parseForm';
import type { FieldSchema, FormDefinition, FormRule, NodeSchema, Reaction } from '@/rules/forms/types';

const CODES = ['a', 'b', 'c'] as const;
const options = CODES.map((value) => ({ value, label: value.toUpperCase() }));
const decorated = { 'x-decorator': 'FormItem' } as const;

const maybe = <T>(keyword: string, value: fc.Arbitrary<T>) =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: value.map((set) => ({ [keyword]: set })) },
  );

const keywords = (...all: fc.Arbitrary<object>[]): fc.Arbitrary<object> =>
  fc.tuple(...all).map((parts) => Object.assign({}, ...parts) as object);

const text = keywords(
  maybe('required', fc.boolean()),
  maybe('minLength', fc.integer({ min: 0, max: 3 })),
  maybe('maxLength', fc.integer({ min: 3, max: 6 })),
  maybe('pattern', fc.constantFrom('^[a-c]+$', 'b', '^(?:x )?a')),
  maybe(
    'x-validator',
    fc.constantFrom<FieldSchema['x-validator']>('digits', { len: 2 }, [{ min: 2, message: 'short' }]),
  ),
  maybe('format', fc.constantFrom('email', 'date', 'url')),
  maybe('const', fc.constant('a')),
).map((rest) => ({ ...rest, ...decorated, type: 'string', title: 'T', 'x-component': 'Input' }) as FieldSchema);

const amount = keywords(
  maybe('required', fc.boolean()),
  maybe('minimum', fc.integer({ min: 0, max: 2 })),
  maybe('exclusiveMinimum', fc.constant(0)),
  maybe('maximum', fc.integer({ min: 3, max: 9 })),
  maybe('exclusiveMaximum', fc.constant(9)),
  maybe('multipleOf', fc.constantFrom(0.01, 0.5, 3)),
  maybe('x-validator', fc.constant({ max: 5 })),
).chain((rest) =>
  fc
    .constantFrom('number', 'integer')
    .map((type) => ({ ...rest, ...decorated, type, title: 'N', 'x-component': 'NumberPicker' }) as FieldSchema),
);

const choice = fc
  .record({ required: fc.boolean() })
  .map(
    (rest) =>
      ({ ...rest, ...decorated, type: 'string', title: 'C', enum: options, 'x-component': 'Select' }) as FieldSchema,
  );

const choices = keywords(
  maybe('required', fc.boolean()),
  maybe('minItems', fc.integer({ min: 0, max: 2 })),
  maybe('maxItems', fc.integer({ min: 2, max: 3 })),
  maybe('uniqueItems', fc.boolean()),
).map(
  (rest) =>
    ({
      ...rest,
      ...decorated,
      type: 'array',
      title: 'L',
      enum: options,
      'x-component': 'Checkbox.Group',
    }) as FieldSchema,
);

const tick = fc
  .record({ required: fc.boolean() })
  .map((rest) => ({ ...rest, ...decorated, type: 'boolean', title: 'B', 'x-component': 'Switch' }) as FieldSchema);

const leaf = fc.oneof(text, amount, choice, choices, tick);

/** Conditions on `first`, which every generated form has, and on a field of the same object or row. */
const condition = fc.constantFrom(
  "{{ $values.first == 'a' }}",
  "{{ $values.first !== 'b' && length($values.list) < 2 }}",
  '{{ !!$values.total && $values.total >= 2 }}',
  "{{ includes($values.list, 'c') }}",
  '{{ count($values.rows) > 1 }}',
);

const reactions = (sibling: string | null): fc.Arbitrary<Reaction[]> =>
  fc
    .constantFrom<Reaction['fulfill']>(
      { state: { visible: false } },
      { state: { required: true } },
      { state: { disabled: true } },
      { schema: { 'x-hidden': true } },
      { state: { value: '{{ $deps[0] }}', readPretty: true } },
    )
    .map((fulfill) => [
      {
        dependencies: [sibling === null ? 'first' : `.${sibling}`],
        when: "{{ $deps[0] == 'a' || $deps[0] == 2 }}",
        ...(fulfill && { fulfill }),
      },
    ]);

const dynamic = (field: fc.Arbitrary<FieldSchema>, sibling: string | null): fc.Arbitrary<FieldSchema> =>
  fc
    .tuple(field, maybe('x-visible', condition), maybe('x-reactions', reactions(sibling)))
    // A value that an expression sets would need the type of its source.
    .map(([schema, visible, reaction]) =>
      JSON.stringify(reaction).includes('value') && schema.type !== 'string'
        ? { ...schema, ...visible }
        : { ...schema, ...visible, ...reaction },
    );

const rows = fc
  .record({ key: choice, note: dynamic(text, 'key'), amount: dynamic(amount, 'key') })
  .chain((properties) =>
    keywords(
      maybe('required', fc.boolean()),
      maybe('minItems', fc.integer({ min: 0, max: 2 })),
      maybe('maxItems', fc.integer({ min: 2, max: 3 })),
      maybe('uniqueItems', fc.constant(true)),
    ).map(
      (rest) =>
        ({
          ...rest,
          ...decorated,
          type: 'array',
          title: 'R',
          'x-component': 'ArrayItems',
          items: { type: 'object', properties },
        }) as FieldSchema,
    ),
  );

const values = fc
  .record({ item: text })
  .map(
    ({ item }) =>
      ({ ...decorated, type: 'array', title: 'V', 'x-component': 'ArrayItems', items: item }) as FieldSchema,
  );

const object = fc
  .record({ key: choice, inner: dynamic(text, 'key') })
  .map((properties) => ({ type: 'object', title: 'O', properties }) as FieldSchema);

const rules = fc.subarray<FormRule>([
  { assert: '{{ $values.total != $values.amount }}', message: 'Not the same', fields: ['amount', 'total'] },
  { assert: "{{ $values.first != 'c' || length($values.list) > 0 }}", message: 'A list', fields: ['first'] },
]);

/** A form with every kind of node. */
export const generatedForm: fc.Arbitrary<FormDefinition> = fc
  .record({
    first: choice,
    list: choices,
    total: amount,
    amount: dynamic(amount, null),
    text: dynamic(text, null),
    more: dynamic(leaf, null),
    rows: dynamic(rows, null),
    values,
    object: dynamic(object, null),
    visible: maybe('x-visible', condition),
    rules,
  })
  .map(({ first, list, total, rules: formRules, visible, amount: second, text: line, more, ...rest }) => {
    const properties: Record<string, NodeSchema> = {
      first,
      list,
      total,
      group: { type: 'void', 'x-component': 'Section', ...visible, properties: { amount: second, text: line, more } },
      ...rest,
    };
    const schema = { type: 'object', properties, 'x-rules': formRules };
    return parseForm({ formId: 'generated', version: 1, title: 'Generated', schema });
  });

const anyText = fc.constantFrom<unknown>(
  '',
  ' a',
  'a',
  'abc',
  'b',
  'x a',
  '12',
  'a@b.cd',
  '2026-03-31',
  'abcdefg',
  null,
  5,
);
const anyNumber = fc.constantFrom<unknown>(0, 1, 2, 2.5, 3, 0.07, 0.075, 9, 10, -1, '2', null, undefined);
const anyCode = fc.constantFrom<unknown>('a', 'b', 'c', 'd', '', undefined);
const anyCodes = fc.array(fc.constantFrom<unknown>('a', 'b', 'c', 'd'), { maxLength: 3 });
const anything = fc.oneof(anyText, anyNumber, anyCode, anyCodes, fc.constantFrom<unknown>(true, false));

const anyRow = fc.record({ key: anyCode, note: anyText, amount: anyNumber }, { requiredKeys: [] });

/** Values of which some are of another type, and some are missing. */
const wrongValues: fc.Arbitrary<Record<string, unknown>> = fc.record(
  {
    first: anyCode,
    list: anyCodes,
    total: anyNumber,
    amount: anyNumber,
    text: anyText,
    more: anything,
    rows: fc.array(anyRow, { maxLength: 4 }),
    // A blank entry is not submitted, so those after it would have other indices.
    values: fc
      .array(anyText, { maxLength: 3 })
      .map((entries) => entries.filter((entry) => entry !== '' && entry !== null)),
    object: fc.record({ key: anyCode, inner: anyText }, { requiredKeys: [] }),
  },
  { requiredKeys: [] },
);

const code = fc.constantFrom(...CODES);

/** Values that most forms accept. */
const plausibleValues: fc.Arbitrary<Record<string, unknown>> = fc.record({
  first: code,
  list: fc.subarray([...CODES], { minLength: 1, maxLength: 2 }),
  total: fc.constantFrom(3, 3),
  rows: fc.subarray([{ key: 'a' }, { key: 'b' }]),
  object: fc.constantFrom({ key: 'b' }),
});

/** Values for such a form: about half of them plausible. */
export const generatedValues = fc.oneof(plausibleValues, wrongValues);
