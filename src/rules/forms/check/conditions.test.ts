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
  type Expected,
} from './check.fixture';
import { checkSource } from './checkSource';
import type { FieldSchema, FormDefinition, NodeSchema } from '@/rules/forms/types';

describe('condition', () => {
  it.each<[string, string, Expected]>([
    [
      'containing code',
      condition('{{process.exit(1)}}'),
      { code: 'expression', snippet: ['{{process'], message: /Braces are not allowed/, hint: /without \{\{ \}\}/ },
    ],
    [
      'calling a function',
      condition("a == '1' && alert(1)", { a: field() }),
      {
        code: 'expression',
        snippet: ['alert(1)'],
        message: /Unknown function "alert"/,
        hint: /includes\(list, item\)/,
      },
    ],
    [
      'assigning',
      condition("a = '1'", { a: field() }),
      { code: 'expression', snippet: ["= '1'"], message: /assignment/, hint: /Use ==/ },
    ],
    [
      'on a misspelt field',
      condition("jobTitel == 'others'", jobField),
      {
        code: 'unknownField',
        snippet: ['jobTitel'],
        message: /"jobTitel" is not a field/,
        hint: /Did you mean "jobTitle"\?/,
      },
    ],
    [
      'on a later field',
      toJson(form({ a: field({ 'x-visible': "b == '1'" }), b: field() })),
      { code: 'laterField', snippet: ["b == '1'"], message: /"b" comes after this field/, hint: /Move "b" before/ },
    ],
    [
      'on itself',
      toJson(form({ a: field({ 'x-visible': "a == '1'" }) })),
      { code: 'cycle', snippet: ["a == '1'"], message: /"a" depends on itself/ },
    ],
    [
      'on a missing option',
      condition("jobTitle == 'other'", jobField),
      {
        code: 'comparison',
        snippet: ["'other'"],
        message: /"jobTitle" has no option "other"/,
        hint: /Did you mean "others"\?/,
      },
    ],
    [
      'comparing a list',
      condition("purposes == '1'", { purposes: tiles('1', '2') }),
      {
        code: 'comparison',
        snippet: ["purposes == '1'"],
        message: /cannot be compared directly/,
        hint: /includes\(purposes/,
      },
    ],
    [
      'comparing a number with a text',
      condition("employees >= '50'", { employees: field({ type: 'number' }) }),
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
          last: field({ 'x-visible': "code == '1'" }),
        }),
      ),
      { code: 'placement', snippet: ["code == '1'"], message: /"code" is virtual/ },
    ],
    [
      'that is never true',
      condition("jobTitle == 'others' && jobTitle == 'engineer'", jobField),
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
          why: field({ 'x-visible': "jobTitle == 'others'" }),
          last: field({ 'x-visible': "why == 'x' && jobTitle == 'engineer'" }),
        }),
      ),
      { code: 'unreachable', snippet: ['"last": {'], message: /is never visible/ },
    ],
    [
      'requiring a longer text than the maximum length',
      condition('length(remarks) > 20', { remarks: field({ maxLength: 20 }) }),
      { code: 'unreachable', snippet: ['"last": {'], message: /is never visible/ },
    ],
    [
      'hiding a required field permanently',
      toJson(form({ ...jobField, last: field({ required: true, 'x-visible': 'jobTitle != null && !jobTitle' }) })),
      { code: 'requiredHidden', snippet: ['"last": {'], message: /is required but never visible/ },
    ],
  ])('%s', (_what, text, expected) => expectProblem(text, expected));

  it('reports a cycle of two fields with its path', () => {
    const text = toJson(form({ a: field({ 'x-visible': "b == '1'" }), b: field({ 'x-visible': "a == '1'" }) }));
    const { problems } = checkSource(text);
    expect(problems.map(({ code, message }) => `${code} ${message}`)).toEqual([
      'cycle Circular dependency: a → b → a.',
    ]);
  });

  it.each([
    ["city == 'Kazan'", { city: field() }],
    ["country in ['RU', 'KZ']", { country: field() }],
    ['employees >= 50 && employees < 1000', { employees: field({ type: 'number', minimum: 1 }) }],
    ['employees * 2 > 100', { employees: field({ type: 'number' }) }],
    ['length(remarks) >= 10', { remarks: field({ maxLength: 20 }) }],
    ["includes(purposes, '1') && !includes(purposes, '2')", { purposes: tiles('1', '2', '3') }],
    ['length(purposes) == 3', { purposes: tiles('1', '2', '3') }],
    [
      'agreed == true',
      { agreed: field({ type: 'boolean', 'x-component': 'Consent', 'x-component-props': { text: inAll('[x]') } }) },
    ],
    ['first == second', { first: field(), second: field() }],
    ["jobTitle != 'others'", jobField],
  ])('accepts %s, on a field of any type', (text, properties) => {
    expect(checkSource(condition(text, properties as Record<string, NodeSchema>)).problems).toEqual([]);
  });
});

describe('condition in a malformed form', () => {
  const messagesOf = (value: unknown) =>
    checkSource(toJson(value as FormDefinition)).problems.map(({ code, message }) => `${code} ${message}`);
  const last = (text: string) => field({ 'x-visible': text });
  const withoutTitle = (node: FieldSchema) =>
    ({ ...node, title: { ...node.title, ru: undefined } }) as unknown as FieldSchema;

  it('is checked in the same pass', () => {
    expect(
      messagesOf(form({ first: withoutTitle(field()), ...jobField, last: last("jobTitel == 'x' && first = 1") })),
    ).toEqual(['missingLanguage Missing Russian text ("ru").', 'expression A condition cannot contain an assignment.']);
    expect(
      messagesOf(form({ first: withoutTitle(field()), ...jobField, last: last("jobTitle == 'no such' || nobody") })),
    ).toEqual(['missingLanguage Missing Russian text ("ru").', 'unknownField "nobody" is not a field of this form.']);
  });

  it('is not compared with a field of unknown type', () => {
    const invalidField = { ...field(), type: 'strng' };
    expect(
      messagesOf(
        form({ first: invalidField as unknown as FieldSchema, last: last('first == 5 && length(first) > 2') }),
      ),
    ).toEqual(['value Invalid value "strng".']);
    const codeless = { ...select('a', 'b'), enum: [{ value: 5 }, null] };
    expect(
      messagesOf(form({ first: codeless as unknown as FieldSchema, last: last("first == 'c'") })).join(),
    ).not.toMatch(/comparison/);
  });

  it('reports no unknown field where a group has lost its fields', () => {
    const { properties, ...rest } = group({ inner: field() }) as Extract<NodeSchema, { type: 'void' }>;
    const withoutProperties = { ...rest, property: properties } as unknown as NodeSchema;
    const shape = ['missing Missing property "properties".', 'unknownKey Unknown property "property".'];
    expect(messagesOf(form({ g: withoutProperties, last: last("inner == 'x' && a b") }))).toEqual([
      ...shape,
      'expression Unexpected "b".',
    ]);
    expect(messagesOf(form({ g: withoutProperties, last: last("inner == 'x'") }))).toEqual(shape);
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
