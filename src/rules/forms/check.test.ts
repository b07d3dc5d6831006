/** Each kind of problem, with its line, its column and what to write instead; and files that were made to do harm. */
import { readdirSync, readFileSync } from 'node:fs';
import { LOCALES, type LocalisedText } from '../locales';
import { checkSource, isRight, problemLine } from './checkSource';
import { FILE_LIMITS } from './source';
import type { FieldSchema, FormDefinition, NodeSchema } from './types';

const inAll = (text: string) => Object.fromEntries(LOCALES.map((locale) => [locale, text])) as LocalisedText;
const field = (rest: Partial<FieldSchema> = {}): FieldSchema => ({
  type: 'string',
  title: inAll('A field'),
  'x-decorator': 'FormItem',
  'x-component': 'Input',
  ...rest,
});
const codes = (...values: string[]) => values.map((value) => ({ value, label: inAll(value) }));
const group = (properties: Record<string, NodeSchema>, condition?: string): NodeSchema => ({
  type: 'void',
  'x-component': 'Section',
  ...(condition && { 'x-visible': condition }),
  properties,
});
const form = (properties: Record<string, NodeSchema>, rest: Partial<FormDefinition> = {}): FormDefinition => ({
  formId: 'sample',
  version: 1,
  title: inAll('Sample'),
  ...rest,
  schema: { type: 'object', properties },
});
const written = (value: unknown) => JSON.stringify(value, null, 2);
const select = (...values: string[]) => field({ enum: codes(...values), 'x-component': 'Select' });
const tiles = (...values: string[]) => field({ type: 'array', enum: codes(...values), 'x-component': 'CheckboxTiles' });

/** Line and column of the last place in a text where something stands. */
function placeOf(text: string, snippet: string, within = 0) {
  const at = text.lastIndexOf(snippet) + within;
  expect(text).toContain(snippet);
  return { line: text.slice(0, at).split('\n').length, column: at - text.lastIndexOf('\n', at - 1) };
}

interface Expected {
  code: string;
  /** The text at which the problem stands, and how far into it. */
  at: [snippet: string, within?: number];
  says: RegExp;
  hint?: RegExp;
  also?: number;
}

function expectProblem(text: string, { code, at, says, hint, also = 0 }: Expected) {
  const { problems } = checkSource(text);
  expect(problems.map((found) => found.code)).toHaveLength(1 + also);
  const [found] = problems;
  expect(found).toMatchObject({ code, ...placeOf(text, ...at), message: expect.stringMatching(says) });
  if (hint) expect(found?.hint).toMatch(hint);
}

const condition = (text: string, properties: Record<string, NodeSchema> = {}) =>
  written(form({ ...properties, last: field({ 'x-visible': text }) }));
const job = { jobTitle: select('engineer', 'others') };

describe('a condition', () => {
  it.each<[string, string, Expected]>([
    [
      'that is code',
      condition('{{process.exit(1)}}'),
      { code: 'expression', at: ['{{process'], says: /Braces have no meaning here/, hint: /without \{\{ \}\}/ },
    ],
    [
      'that calls a function',
      condition("a == '1' && alert(1)", { a: field() }),
      { code: 'expression', at: ['alert(1)'], says: /no function "alert"/, hint: /includes\(list, item\)/ },
    ],
    [
      'that assigns',
      condition("a = '1'", { a: field() }),
      { code: 'expression', at: ["= '1'"], says: /cannot assign/, hint: /Write ==/ },
    ],
    [
      'on a field that is written otherwise',
      condition("jobTitel == 'others'", job),
      { code: 'unknownField', at: ['jobTitel'], says: /"jobTitel" is not a field/, hint: /Did you mean "jobTitle"\?/ },
    ],
    [
      'on a field that stands later',
      written(form({ a: field({ 'x-visible': "b == '1'" }), b: field() })),
      { code: 'laterField', at: ["b == '1'"], says: /"b" stands later/, hint: /Move "b" before/ },
    ],
    [
      'on itself',
      written(form({ a: field({ 'x-visible': "a == '1'" }) })),
      { code: 'cycle', at: ["a == '1'"], says: /"a" waits for itself/ },
    ],
    [
      'on an option that is not there',
      condition("jobTitle == 'other'", job),
      {
        code: 'comparison',
        at: ["'other'"],
        says: /"jobTitle" has no option "other"/,
        hint: /Did you mean "others"\?/,
      },
    ],
    [
      'that compares a list',
      condition("purposes == '1'", { purposes: tiles('1', '2') }),
      { code: 'comparison', at: ["purposes == '1'"], says: /never equal/, hint: /includes\(purposes/ },
    ],
    [
      'that takes a number for a text',
      condition("employees >= '50'", { employees: field({ type: 'number' }) }),
      { code: 'comparison', at: ["'50'"], says: /"employees" is a number/, hint: /Write 50 without/ },
    ],
    [
      'on what is virtual',
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
      'that nothing makes true',
      condition("jobTitle == 'others' && jobTitle == 'engineer'", job),
      { code: 'unreachable', at: ['"last": {'], says: /"last" can never be asked/, hint: /No answers make this true/ },
    ],
    [
      'that hangs on what is never asked with it',
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
      'that asks for a longer text than there can be',
      condition('length(remarks) > 20', { remarks: field({ maxLength: 20 }) }),
      { code: 'unreachable', at: ['"last": {'], says: /can never be asked/ },
    ],
    [
      'that hides what is required for ever',
      written(form({ ...job, last: field({ required: true, 'x-visible': 'jobTitle != null && !jobTitle' }) })),
      { code: 'requiredHidden', at: ['"last": {'], says: /required, but it can never be asked/ },
    ],
  ])('%s', (_what, text, expected) => expectProblem(text, expected));

  it('of two fields that wait for each other is named with the way around', () => {
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
  ])('%s is right, on a field of any kind', (text, properties) => {
    expect(checkSource(condition(text, properties as Record<string, NodeSchema>)).problems).toEqual([]);
  });
});

describe('a condition in a form whose shape is wrong', () => {
  const said = (value: unknown) =>
    checkSource(written(value as FormDefinition)).problems.map(({ code, message }) => `${code} ${message}`);
  const last = (text: string) => field({ 'x-visible': text });
  const untitled = (node: FieldSchema) =>
    ({ ...node, title: { ...node.title, ru: undefined } }) as unknown as FieldSchema;

  it('is judged in the same go', () => {
    expect(said(form({ first: untitled(field()), ...job, last: last("jobTitel == 'x' && first = 1") }))).toEqual([
      'missingLanguage The text has no Russian ("ru").',
      'expression A condition cannot assign.',
    ]);
    expect(said(form({ first: untitled(field()), ...job, last: last("jobTitle == 'no such' || nobody") }))).toEqual([
      'missingLanguage The text has no Russian ("ru").',
      'unknownField "nobody" is not a field of this form.',
    ]);
  });

  it('is not held against a field of which is not known what it holds', () => {
    const wrong = { ...field(), type: 'strng' };
    expect(
      said(form({ first: wrong as unknown as FieldSchema, last: last('first == 5 && length(first) > 2') })),
    ).toEqual(['value "strng" is not known here.']);
    const codeless = { ...select('a', 'b'), enum: [{ value: 5 }, null] };
    expect(said(form({ first: codeless as unknown as FieldSchema, last: last("first == 'c'") })).join()).not.toMatch(
      /comparison/,
    );
  });

  it('is not said to read what nobody knows where a group has lost its fields', () => {
    const { properties, ...rest } = group({ inner: field() }) as Extract<NodeSchema, { type: 'void' }>;
    const lost = { ...rest, property: properties } as unknown as NodeSchema;
    const shape = ['missing "properties" is missing.', 'unknownKey "property" is not known here.'];
    expect(said(form({ g: lost, last: last("inner == 'x' && a b") }))).toEqual([
      ...shape,
      'expression "b" was not expected here.',
    ]);
    expect(said(form({ g: lost, last: last("inner == 'x'") }))).toEqual(shape);
  });

  it.each([
    null,
    [],
    5,
    { schema: [] },
    { schema: { properties: [1] } },
    { schema: { properties: { a: 1, b: { type: 'void' } } } },
  ])('harms nothing where there is no form at all: %j', (value) => {
    const { form: read, problems } = checkSource(JSON.stringify(value));
    expect(read).toBeUndefined();
    expect(problems.map(({ code }) => code)).not.toEqual([]);
  });
});

describe('a file', () => {
  const right = written(form({ a: field(), ...job }));
  const withText = (from: string | RegExp, to: string) => {
    const text = right.replace(from, to);
    expect(text).not.toBe(right);
    return text;
  };
  it('that is right has no problem', () => {
    expect(checkSource(right)).toMatchObject({ problems: [], form: { formId: 'sample' } });
  });

  it.each<[string, string, Expected]>([
    [
      'a comma too many',
      withText('"version": 1,', '"version": 1,,'),
      { code: 'json', at: [',,', 1], says: /name .* expected/i, hint: /comma too many/ },
    ],
    [
      'a comma missing',
      withText('"version": 1,', '"version": 1'),
      { code: 'json', at: ['"title": {\n    "zh-cn": "Sample"'], says: /comma is missing/ },
    ],
    [
      'a key that is not known',
      withText('"x-component": "Select"', '"x-componant": "Select"'),
      {
        code: 'unknownKey',
        at: ['"x-componant"'],
        says: /"x-componant" is not known/,
        hint: /Did you mean "x-component"\?/,
      },
    ],
    [
      'a component that is not known',
      withText('"Select"', '"Selekt"'),
      { code: 'value', at: ['"Selekt"'], says: /"Selekt" is not known/, hint: /Did you mean "Select"\?/ },
    ],
    [
      'code of another tool',
      withText('"x-component": "Select"', '"x-component": "Select", "x-reactions": "run()"'),
      { code: 'unknownKey', at: ['"x-reactions"'], says: /not known/, hint: /x-visible/ },
    ],
    [
      'a language missing',
      withText('"ru": "Sample",', ''),
      { code: 'missingLanguage', at: ['"title": {\n    "zh-cn": "Sample"'], says: /no Russian/ },
    ],
    [
      'a text that is empty',
      withText('"ru": "Sample"', '"ru": " "'),
      { code: 'value', at: ['" "'], says: /cannot be empty/ },
    ],
    [
      'a name twice in one object',
      withText('"version": 1,', '"version": 1, "version": 2,'),
      { code: 'duplicateKey', at: ['"version": 2'], says: /"version" stands twice/ },
    ],
    [
      'script in a label',
      withText('"en": "engineer"', '"en": "<script>alert(1)</script>"'),
      { code: 'markup', at: ['<script>'], says: /Markup and script/ },
    ],
    [
      'an expression in a label',
      withText('"en": "engineer"', '"en": "a {{b}}"'),
      { code: 'markup', at: ['{{b}}'], says: /expression/ },
    ],
    [
      'a character that turns the text around',
      withText('"en": "engineer"', '"en": "a\u202eb"'),
      { code: 'markup', at: ['\u202eb'], says: /U\+202E/ },
    ],
  ])('with %s', (_what, text, expected) => expectProblem(text, expected));

  it.each<[string, unknown, Expected]>([
    [
      'a code that stands twice',
      form({ a: select('one', 'two', 'one') }),
      { code: 'optionTwice', at: ['"value": "one"', 9], says: /"one" stands twice/ },
    ],
    [
      'a name that stands twice',
      form({ a: field(), g: group({ a: field({ maxLength: 7 }) }) }),
      { code: 'nameTwice', at: ['"a": {'], says: /"a" stands twice/ },
    ],
    [
      'a pattern that can run away',
      form({ a: field({ pattern: '(a+)+' }) }),
      { code: 'pattern', at: ['"(a+)+"'], says: /group cannot be repeated/, hint: /Bound/ },
    ],
    [
      'limits that nothing fits between',
      form({ a: field({ minLength: 9, maxLength: 3 }) }),
      { code: 'limits', at: ['9,'], says: /greater than maxLength/ },
    ],
    [
      'a choice without options',
      form({ a: field({ 'x-component': 'Select' }) }),
      { code: 'missing', at: ['"a": {'], says: /options are missing/ },
    ],
    [
      'a component of another type',
      form({ a: field({ type: 'boolean' }) }),
      { code: 'value', at: ['"boolean"'], says: /"boolean" is not known/, hint: /string, number/ },
    ],
    [
      'a telephone number that is none',
      form({ p: { type: 'void', 'x-component': 'PhoneNumber', properties: { a: field() } } }),
      { code: 'group', at: ['"p": {'], says: /DialCode and then an Input/ },
    ],
    [
      'a field that is neither a core property nor an answer',
      form({ a: field({ 'x-virtual': true }) }),
      { code: 'placement', at: ['true'], says: /neither a core property nor an answer/, hint: /Take x-virtual away/ },
    ],
    [
      'a core property where the form has none',
      form({ a: field({ 'x-core': true }) }),
      { code: 'placement', at: ['true'], says: /no core properties/, hint: /Take x-core away/ },
    ],
    [
      'words of its own that nothing says',
      form({ a: field() }, { messages: { 'form.requird': inAll('Please') } }),
      { code: 'messageId', at: ['"form.requird"'], says: /never shown/, hint: /Did you mean "form.required"\?/ },
    ],
    [
      'a place that nothing fills',
      form({ a: field() }, { messages: { 'form.tooLong': { ...inAll('At most {max}'), ja: '{maxx}' } } }),
      { code: 'placeholder', at: ['{maxx}'], says: /Nothing fills \{maxx\}/, hint: /Did you mean "max"\?/ },
    ],
  ])('with %s', (_what, value, expected) => expectProblem(written(value), expected));

  it('says of a warning that it may be published', () => {
    const warned = checkSource(written(form({ a: field() }, { messages: { 'form.nobody': inAll('Please') } })));
    expect(warned.problems.map(({ severity }) => severity)).toEqual(['warning']);
    expect(isRight(warned)).toBe(true);
  });
});

describe('the body of a form’s call', () => {
  const file = readFileSync('public/forms/visitor-en/2.json', 'utf8');
  it.each<[string, RegExp, string, Expected]>([
    [
      'has no such property',
      /"firstName": \{/,
      '"firstNam": {',
      {
        code: 'contract',
        at: ['"properties": {\n      "email"'],
        says: /needs "firstName"/,
        also: 1,
      },
    ],
    [
      'needs what is hidden',
      /("company": \{\n\s+"type": "string",)/,
      '$1 "x-visible": "jobTitle == \'ceo\'",',
      { code: 'requiredHidden', at: ['"company": {'], says: /always needs it/, hint: /condition away/ },
    ],
    [
      'takes a shorter text',
      /"maxLength": 500/,
      '"maxLength": 900',
      { code: 'contract', at: ['900'], says: /at most 500 characters/, hint: /"maxLength": 500/ },
    ],
  ])('%s', (_what, from, to, expected) => {
    expectProblem(file.replace(from, to), expected);
  });

  it('says which property was meant', () => {
    const { problems } = checkSource(file.replace('"firstName": {', '"firstNam": {'));
    expect(problems[1]).toMatchObject({ code: 'placement', hint: 'Did you mean "firstName"?' });
  });
});

describe('a code that had another meaning in an earlier version', () => {
  const version = (number: number, ...labels: string[]) =>
    form(
      {
        a: field({
          enum: labels.map((label, at) => ({ value: `${at + 1}`, label: inAll(label) })),
          'x-component': 'Select',
        }),
      },
      { version: number },
    );
  const next = (number: number, ...labels: string[]) => written(version(number, ...labels));
  const codesOf = (text: string, ...earlier: FormDefinition[]) =>
    checkSource(text, { earlier }).problems.map(({ code, message }) => `${code} ${message}`);

  it('is named with what it was, however long ago', () => {
    expect(codesOf(next(4, 'Sales', 'Mould making'), version(2, 'Sales', 'Purchasing'), version(3, 'Sales'))).toEqual([
      'codeReused In version 2 the code "2" of "a" was "Purchasing".',
    ]);
  });
  it('may be said better', () => {
    expect(codesOf(next(3, 'Sales department', 'Purchase'), version(2, 'Sales dept.', 'Purchasing'))).toEqual([]);
  });
  it('does not count where the specification itself did it', () => {
    expect(codesOf(next(2, 'Sales'), version(1, 'Mould making'))).toEqual([]);
  });
});

describe('a file that was made to do harm', () => {
  const within = (milliseconds: number, run: () => void) => {
    const start = performance.now();
    run();
    expect(performance.now() - start).toBeLessThan(milliseconds);
  };
  const first = (text: string) =>
    checkSource(text).problems.map(({ code, message, line }) => `${line} ${code} ${message}`);

  it('by a thousand nested objects', () => {
    within(500, () => {
      expect(first('{"a":'.repeat(1000) + '1' + '}'.repeat(1000))).toEqual([
        '1 tooDeep Nested more than 24 levels deep.',
      ]);
    });
  });
  it('by a hundred thousand opening brackets', () => {
    within(500, () => expect(first('['.repeat(100_000))).toEqual(['1 tooDeep Nested more than 24 levels deep.']));
  });
  it('by too many objects', () => {
    within(500, () => expect(first(`[${'{},'.repeat(10_000)}{}]`)).toEqual(['1 tooMany More than 6000 objects.']));
  });
  it('by its length', () => {
    const text = `"${'x'.repeat(5_000_000)}"`;
    within(500, () =>
      expect(first(text)).toEqual([
        `1 tooLarge The file has 5000002 characters; at most ${FILE_LIMITS.characters} are read.`,
      ]),
    );
  });
  it('by a deep chain of groups', () => {
    let node: NodeSchema = field();
    for (let depth = 0; depth < 8; depth++) node = group({ [`n${depth}`]: node });
    within(500, () =>
      expect(checkSource(written(form({ g: node }))).problems.map(({ code }) => code)).toEqual(['tooDeep']),
    );
  });
  it.each([
    ['(?:a|aa)+$', /group cannot be repeated/],
    [`${'a?'.repeat(30)}${'a'.repeat(30)}`, /can run away/],
    ['a*a*a*a*b', /can run away/],
    ['\\d{1,900}\\d{1,900}\\d{1,900}x', /can run away/],
    ['(?:a|b)(?:a|b|)(?=x)', /without look-around/],
  ])('by the pattern %s', (pattern, says) => {
    within(500, () => {
      const { problems } = checkSource(written(form({ a: field({ pattern }) })));
      expect(problems.map(({ message }) => message)).toEqual([expect.stringMatching(says)]);
    });
  });
  it('by two hundred fields whose conditions all hang together', () => {
    const properties = Object.fromEntries(
      Array.from({ length: 199 }, (_, at) => [
        `f${at}`,
        at === 0 ? tiles(...'abcdefghij') : select('a', 'b', 'c', 'd'),
      ]).map(([name, node], at) => [
        name,
        at < 2
          ? node
          : { ...(node as object), 'x-visible': `f${at - 1} == 'a' || f${at - 1} == 'b' && includes(f0, 'c')` },
      ]),
    ) as Record<string, NodeSchema>;
    within(3_000, () => expect(checkSource(JSON.stringify(form(properties))).problems).toEqual([]));
  });
  it('by names that objects have of themselves', () => {
    const text = written(form({ a: field() })).replace('"a":', '"__proto__":');
    expect(checkSource(text).problems.map(({ code }) => code)).toEqual(['value']);
    expect(checkSource(condition('constructor == 1')).problems.map(({ code }) => code)).toEqual(['unknownField']);
  });
  it('has at most two hundred findings', () => {
    const many = Object.fromEntries(Array.from({ length: 190 }, (_, at) => [`f${at}`, { type: 'string', a: 1, b: 2 }]));
    expect(checkSource(written({ ...form({}), schema: { type: 'object', properties: many } })).problems).toHaveLength(
      200,
    );
  });
});

it('writes a problem in one line, as compilers do', () => {
  const [found] = checkSource(condition("jobTitel == 'others'", job)).problems;
  expect(problemLine('sample/1.json', found!)).toMatch(
    /^sample\/1\.json:\d+:\d+ error "jobTitel" is not a field of this form\. Did you mean "jobTitle"\? \(\/schema\/properties\/last\/x-visible\)$/,
  );
});

it('finds nothing in the forms of this repository', () => {
  const files = readdirSync('public/forms', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\d\.json$/.test(file),
  );
  expect(files.flatMap((file) => checkSource(readFileSync(`public/forms/${file}`, 'utf8')).problems)).toEqual([]);
});
