/** Problems of conditions and their positions, also in forms with shape problems. */
import {
  inAll,
  field,
  group,
  form,
  toJson,
  select,
  tiles,
  expectProblem,
  condition,
  jobField,
  visibleIf,
  type Expected,
} from './check.fixture';
import { checkSource } from './checkSource';
import type { FieldSchema, FormDefinition, NodeSchema, Reaction } from '@/rules/forms/types';

/** A reaction on the field `a` that shows its own field. */
const reaction = (when: string): Reaction[] => [
  { dependencies: ['a'], when, fulfill: { state: { visible: true } }, otherwise: { state: { visible: false } } },
];

describe('condition', () => {
  it.each<[string, string, Expected]>([
    [
      'containing code',
      condition('$values.exit(1)'),
      {
        code: 'expression',
        snippet: ['exit(1)'],
        message: /methods such as "\.exit\(\)"/,
        hint: /one of these functions: length/,
      },
    ],
    [
      'with a function of its own',
      condition('((value) => value)($values.a)', { a: field() }),
      { code: 'expression', snippet: ['=> value'], message: /Deliberately not supported: functions/ },
    ],
    [
      'without braces, and no condition of the first dialect either',
      toJson(form({ last: field({ 'x-visible': 'only for exhibitors' }) })),
      { code: 'expression', snippet: ['"only for'], message: /Neither true, false nor an expression/ },
    ],
    [
      'calling a function',
      condition("$values.a == '1' && alert(1)", { a: field() }),
      {
        code: 'expression',
        snippet: ['alert(1)'],
        message: /Unknown function "alert"/,
        hint: /includes\(list, item\)/,
      },
    ],
    [
      'assigning',
      condition("$values.a = '1'", { a: field() }),
      { code: 'expression', snippet: ["= '1'"], message: /assignment/, hint: /Use ==/ },
    ],
    [
      'on a misspelt field',
      condition("$values.jobTitel == 'others'", jobField),
      {
        code: 'unknownField',
        snippet: ['jobTitel'],
        message: /"jobTitel" is not a field/,
        hint: /Did you mean "jobTitle"\?/,
      },
    ],
    [
      'on a bare name',
      condition("jobTitle == 'others'", jobField),
      {
        code: 'expression',
        snippet: ["jobTitle == 'others'"],
        message: /Unknown name "jobTitle"/,
        hint: /\$values\.jobTitle/,
      },
    ],
    [
      'on a dependency that is not listed',
      toJson(form({ a: field(), last: field({ 'x-reactions': reaction("{{ $deps[1] == 'x' }}") }) })),
      { code: 'expression', snippet: ['$deps[1]', 6], message: /\$deps\.1 is not one of the dependencies/ },
    ],
    [
      'on a row, outside of any array',
      condition("$record.name == 'x'"),
      { code: 'expression', snippet: ['$record.name', 8], message: /only within the rows of an array/ },
    ],
    [
      'on itself',
      toJson(form({ a: visibleIf("$values.a == '1'") })),
      { code: 'cycle', snippet: ["a == '1'"], message: /"a" depends on itself/ },
    ],
    [
      'on a missing option',
      condition("$values.jobTitle == 'other'", jobField),
      {
        code: 'comparison',
        snippet: ["'other'"],
        message: /"jobTitle" has no option "other"/,
        hint: /Did you mean "others"\?/,
      },
    ],
    [
      'comparing a list',
      condition("$values.purposes == '1'", { purposes: tiles('1', '2') }),
      {
        code: 'comparison',
        snippet: ["purposes == '1'", -1],
        message: /cannot be compared directly/,
        hint: /includes\(\$values\.purposes/,
      },
    ],
    [
      'comparing a number with a text',
      condition("$values.employees >= '50'", { employees: field({ type: 'number' }) }),
      { code: 'comparison', snippet: ["'50'"], message: /"employees" is a number/, hint: /Write 50 without/ },
    ],
    [
      'on a virtual field',
      toJson(
        form({
          email: field(),
          code: field({
            'x-virtual': true,
            'x-component': 'EmailCode',
            'x-component-props': { emailField: 'email' },
          }),
          last: visibleIf("$values.code == '1'"),
        }),
      ),
      { code: 'placement', snippet: ["code == '1'"], message: /"code" is virtual/ },
    ],
    [
      'that is never true',
      condition("$values.jobTitle == 'others' && $values.jobTitle == 'engineer'", jobField),
      {
        code: 'unreachable',
        snippet: ['"last": {'],
        message: /"last" is never visible/,
        hint: /No answers satisfy this condition/,
      },
    ],
    [
      'depending on a field that is never shown with it',
      toJson(
        form({
          ...jobField,
          why: visibleIf("$values.jobTitle == 'others'"),
          last: visibleIf("$values.why == 'x' && $values.jobTitle == 'engineer'"),
        }),
      ),
      { code: 'unreachable', snippet: ['"last": {'], message: /is never visible/ },
    ],
    [
      'requiring a longer text than the maximum length',
      condition('length($values.remarks) > 20', { remarks: field({ maxLength: 20 }) }),
      { code: 'unreachable', snippet: ['"last": {'], message: /is never visible/ },
    ],
    [
      'hiding a required field permanently',
      toJson(
        form({ ...jobField, last: visibleIf('$values.jobTitle != null && !$values.jobTitle', { required: true }) }),
      ),
      { code: 'requiredHidden', snippet: ['"last": {'], message: /is required but never visible/ },
    ],
  ])('%s', (_what, text, expected) => expectProblem(text, expected));

  it('reports a cycle of two fields with its path', () => {
    const text = toJson(form({ a: visibleIf("$values.b == '1'"), b: visibleIf("$values.a == '1'") }));
    const { problems } = checkSource(text);
    expect(problems.map(({ code, message }) => `${code} ${message}`)).toEqual([
      'cycle Circular dependency: a → b → a.',
    ]);
  });

  it.each([
    ["$values.city == 'Kazan'", { city: field() }],
    ["includes(['RU', 'KZ'], $values.country)", { country: field() }],
    ['$values.employees >= 50 && $values.employees < 1000', { employees: field({ type: 'number', minimum: 1 }) }],
    ['$values.employees * 2 > 100', { employees: field({ type: 'number' }) }],
    ['length($values.remarks) >= 10', { remarks: field({ maxLength: 20 }) }],
    ["includes($values.purposes, '1') && !includes($values.purposes, '2')", { purposes: tiles('1', '2', '3') }],
    ['$values.purposes.length == 3', { purposes: tiles('1', '2', '3') }],
    [
      '$values.agreed === true',
      { agreed: field({ type: 'boolean', 'x-component': 'Consent', 'x-component-props': { text: inAll('[x]') } }) },
    ],
    ['$values.first == $form.values.second', { first: field(), second: field() }],
    ["$values.jobTitle != 'others' || $values.jobTitle == undefined", jobField],
  ])('accepts %s, on a field of any type', (text, properties) => {
    expect(checkSource(condition(text, properties as Record<string, NodeSchema>)).problems).toEqual([]);
  });
});

describe('condition in a malformed form', () => {
  const messagesOf = (value: unknown) =>
    checkSource(toJson(value as FormDefinition)).problems.map(({ code, message }) => `${code} ${message}`);
  const last = (expression: string) => visibleIf(expression);
  const withoutTitle = (node: FieldSchema) =>
    ({ ...node, title: { ...(node.title as object), ru: undefined } }) as unknown as FieldSchema;

  it('is checked in the same pass', () => {
    expect(
      messagesOf(
        form({ first: withoutTitle(field()), ...jobField, last: last("$values.jobTitel == 'x' && $values.first = 1") }),
      ),
    ).toEqual([
      'missingLanguage Missing Russian text ("ru").',
      'expression An expression cannot contain an assignment.',
    ]);
    expect(
      messagesOf(
        form({
          first: withoutTitle(field()),
          ...jobField,
          last: last("$values.jobTitle == 'no such' || $values.nobody"),
        }),
      ),
    ).toEqual(['missingLanguage Missing Russian text ("ru").', 'unknownField "nobody" is not a field of this form.']);
  });

  it('is not compared with a field of unknown type', () => {
    const invalidField = { ...field(), type: 'strng' };
    expect(
      messagesOf(
        form({
          first: invalidField as unknown as FieldSchema,
          last: last('$values.first == 5 && length($values.first) > 2'),
        }),
      ),
    ).toEqual(['value Invalid value "strng".']);
    const codeless = { ...select('a', 'b'), enum: [{ value: 5 }, null] };
    expect(
      messagesOf(form({ first: codeless as unknown as FieldSchema, last: last("$values.first == 'c'") })).join(),
    ).not.toMatch(/comparison/);
  });

  it('reports no unknown field where a group has lost its fields', () => {
    const { properties, ...rest } = group({ inner: field() }) as Extract<NodeSchema, { type: 'void' }>;
    const withoutProperties = { ...rest, property: properties } as unknown as NodeSchema;
    const shape = ['unknownKey Unknown property "property".'];
    expect(messagesOf(form({ g: withoutProperties, last: last("$values.inner == 'x' && true b") }))).toEqual([
      ...shape,
      'expression Unexpected "b".',
    ]);
    expect(messagesOf(form({ g: withoutProperties, last: last("$values.inner == 'x'") }))).toEqual(shape);
  });

  it.each([
    null,
    [],
    5,
    { schema: [] },
    { schema: { properties: [1] } },
    { schema: { properties: { a: 1, b: { type: 'void' } } } },
  ])('does not throw where the value is no form: %j', (value) => {
    const { form: read, problems } = checkSource(JSON.stringify(value));
    expect(read).toBeUndefined();
    expect(problems.map(({ code }) => code)).not.toEqual([]);
  });
});
