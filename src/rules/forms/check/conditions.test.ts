/** Problems of conditions and their positions, also in forms with shape problems. */
import {
  inAll,
  field,
  group,
  form,
  written,
  select,
  tiles,
  expectProblem,
  condition,
  job,
  type Expected,
} from './check.fixture';
import { checkSource } from './checkSource';
import type { FieldSchema, FormDefinition, NodeSchema } from '@/rules/forms/types';

describe('condition', () => {
  it.each<[string, string, Expected]>([
    [
      'containing code',
      condition('{{process.exit(1)}}'),
      { code: 'expression', at: ['{{process'], says: /Braces have no meaning here/, hint: /without \{\{ \}\}/ },
    ],
    [
      'calling a function',
      condition("a == '1' && alert(1)", { a: field() }),
      { code: 'expression', at: ['alert(1)'], says: /no function "alert"/, hint: /includes\(list, item\)/ },
    ],
    [
      'assigning',
      condition("a = '1'", { a: field() }),
      { code: 'expression', at: ["= '1'"], says: /cannot assign/, hint: /Write ==/ },
    ],
    [
      'on a misspelt field',
      condition("jobTitel == 'others'", job),
      { code: 'unknownField', at: ['jobTitel'], says: /"jobTitel" is not a field/, hint: /Did you mean "jobTitle"\?/ },
    ],
    [
      'on a later field',
      written(form({ a: field({ 'x-visible': "b == '1'" }), b: field() })),
      { code: 'laterField', at: ["b == '1'"], says: /"b" stands later/, hint: /Move "b" before/ },
    ],
    [
      'on itself',
      written(form({ a: field({ 'x-visible': "a == '1'" }) })),
      { code: 'cycle', at: ["a == '1'"], says: /"a" waits for itself/ },
    ],
    [
      'on a missing option',
      condition("jobTitle == 'other'", job),
      {
        code: 'comparison',
        at: ["'other'"],
        says: /"jobTitle" has no option "other"/,
        hint: /Did you mean "others"\?/,
      },
    ],
    [
      'comparing a list',
      condition("purposes == '1'", { purposes: tiles('1', '2') }),
      { code: 'comparison', at: ["purposes == '1'"], says: /never equal/, hint: /includes\(purposes/ },
    ],
    [
      'comparing a number with a text',
      condition("employees >= '50'", { employees: field({ type: 'number' }) }),
      { code: 'comparison', at: ["'50'"], says: /"employees" is a number/, hint: /Write 50 without/ },
    ],
    [
      'on a virtual field',
      written(
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
      { code: 'placement', at: ["code == '1'"], says: /"code" is virtual/ },
    ],
    [
      'that is never true',
      condition("jobTitle == 'others' && jobTitle == 'engineer'", job),
      { code: 'unreachable', at: ['"last": {'], says: /"last" can never be asked/, hint: /No answers make this true/ },
    ],
    [
      'depending on a field that is never shown with it',
      written(
        form({
          ...job,
          why: field({ 'x-visible': "jobTitle == 'others'" }),
          last: field({ 'x-visible': "why == 'x' && jobTitle == 'engineer'" }),
        }),
      ),
      { code: 'unreachable', at: ['"last": {'], says: /can never be asked/ },
    ],
    [
      'requiring a longer text than the maximum length',
      condition('length(remarks) > 20', { remarks: field({ maxLength: 20 }) }),
      { code: 'unreachable', at: ['"last": {'], says: /can never be asked/ },
    ],
    [
      'hiding a required field permanently',
      written(form({ ...job, last: field({ required: true, 'x-visible': 'jobTitle != null && !jobTitle' }) })),
      { code: 'requiredHidden', at: ['"last": {'], says: /required, but it can never be asked/ },
    ],
  ])('%s', (_what, text, expected) => expectProblem(text, expected));

  it('reports a cycle of two fields with its path', () => {
    const text = written(form({ a: field({ 'x-visible': "b == '1'" }), b: field({ 'x-visible': "a == '1'" }) }));
    const { problems } = checkSource(text);
    expect(problems.map(({ code, message }) => `${code} ${message}`)).toEqual([
      'cycle These fields wait for one another: a → b → a.',
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
    ["jobTitle != 'others'", job],
  ])('accepts %s, on a field of any type', (text, properties) => {
    expect(checkSource(condition(text, properties as Record<string, NodeSchema>)).problems).toEqual([]);
  });
});

describe('condition in a malformed form', () => {
  const messagesOf = (value: unknown) =>
    checkSource(written(value as FormDefinition)).problems.map(({ code, message }) => `${code} ${message}`);
  const last = (text: string) => field({ 'x-visible': text });
  const untitled = (node: FieldSchema) =>
    ({ ...node, title: { ...node.title, ru: undefined } }) as unknown as FieldSchema;

  it('is checked in the same pass', () => {
    expect(messagesOf(form({ first: untitled(field()), ...job, last: last("jobTitel == 'x' && first = 1") }))).toEqual([
      'missingLanguage The text has no Russian ("ru").',
      'expression A condition cannot assign.',
    ]);
    expect(
      messagesOf(form({ first: untitled(field()), ...job, last: last("jobTitle == 'no such' || nobody") })),
    ).toEqual([
      'missingLanguage The text has no Russian ("ru").',
      'unknownField "nobody" is not a field of this form.',
    ]);
  });

  it('is not compared with a field of unknown type', () => {
    const wrong = { ...field(), type: 'strng' };
    expect(
      messagesOf(form({ first: wrong as unknown as FieldSchema, last: last('first == 5 && length(first) > 2') })),
    ).toEqual(['value "strng" is not known here.']);
    const codeless = { ...select('a', 'b'), enum: [{ value: 5 }, null] };
    expect(
      messagesOf(form({ first: codeless as unknown as FieldSchema, last: last("first == 'c'") })).join(),
    ).not.toMatch(/comparison/);
  });

  it('reports no unknown field where a group has lost its fields', () => {
    const { properties, ...rest } = group({ inner: field() }) as Extract<NodeSchema, { type: 'void' }>;
    const lost = { ...rest, property: properties } as unknown as NodeSchema;
    const shape = ['missing "properties" is missing.', 'unknownKey "property" is not known here.'];
    expect(messagesOf(form({ g: lost, last: last("inner == 'x' && a b") }))).toEqual([
      ...shape,
      'expression "b" was not expected here.',
    ]);
    expect(messagesOf(form({ g: lost, last: last("inner == 'x'") }))).toEqual(shape);
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
