/** Malicious files, and the forms of this repository. */
import { readdirSync, readFileSync } from 'node:fs';
import { timesAsLong } from '../../../../tests/support/growth';
import { codes, expectProblem, field, group, form, written, select, tiles, condition, job } from './check.fixture';
import { checkSource, problemLine } from './checkSource';
import { FILE_LIMITS } from '@/rules/forms/source';
import type { FieldSchema, NodeSchema } from '@/rules/forms/types';

describe('rejects a hostile file in bounded time', () => {
  const visitorForm = readFileSync('public/forms/visitor-en/1.json', 'utf8');
  /** At most this many times the cost of the visitor form. */
  const within = (times: number, run: () => void) =>
    expect(timesAsLong(run, () => void checkSource(visitorForm))).toBeLessThan(times);
  const first = (text: string) =>
    checkSource(text).problems.map(({ code, message, line }) => `${line} ${code} ${message}`);

  it('with a thousand nested objects', () => {
    within(2, () => {
      expect(first('{"a":'.repeat(1000) + '1' + '}'.repeat(1000))).toEqual([
        '1 tooDeep Nested more than 24 levels deep.',
      ]);
    });
  });
  it('with a hundred thousand opening brackets', () => {
    within(2, () => expect(first('['.repeat(100_000))).toEqual(['1 tooDeep Nested more than 24 levels deep.']));
  });
  it('with too many objects', () => {
    within(2, () => expect(first(`[${'{},'.repeat(10_000)}{}]`)).toEqual(['1 tooMany More than 6000 objects.']));
  });
  it('with excessive length', () => {
    const text = `"${'x'.repeat(5_000_000)}"`;
    within(2, () =>
      expect(first(text)).toEqual([
        `1 tooLarge The file has 5000002 characters; at most ${FILE_LIMITS.characters} are read.`,
      ]),
    );
  });
  it('with a deep chain of groups', () => {
    let node: NodeSchema = field();
    for (let depth = 0; depth < 8; depth++) node = group({ [`n${depth}`]: node });
    within(2, () =>
      expect(checkSource(written(form({ g: node }))).problems.map(({ code }) => code)).toEqual(['tooDeep']),
    );
  });
  it.each([
    ['(?:a|aa)+$', /group cannot be repeated/],
    [`${'a?'.repeat(30)}${'a'.repeat(30)}`, /can run away/],
    ['a*a*a*a*b', /can run away/],
    ['\\d{1,900}\\d{1,900}\\d{1,900}x', /can run away/],
    ['(?:a|b)(?:a|b|)(?=x)', /without look-around/],
  ])('with the pattern %s', (pattern, says) => {
    within(2, () => {
      const { problems } = checkSource(written(form({ a: field({ pattern }) })));
      expect(problems.map(({ message }) => message)).toEqual([expect.stringMatching(says)]);
    });
  });
  it('with two hundred fields whose conditions depend on each other', () => {
    const chained = (length: number) => {
      const properties = Object.fromEntries(
        Array.from({ length }, (_, at) => [
          `f${at}`,
          at === 0 ? tiles(...'abcdefghij') : select('a', 'b', 'c', 'd'),
        ]).map(([name, node], at) => [
          name,
          at < 2
            ? node
            : { ...(node as object), 'x-visible': `f${at - 1} == 'a' || f${at - 1} == 'b' && includes(f0, 'c')` },
        ]),
      ) as Record<string, NodeSchema>;
      const text = JSON.stringify(form(properties));
      return () => expect(checkSource(text).problems).toEqual([]);
    };
    // Eight times as many fields: quadratic work would take 64 times as long; exponential work would not end.
    expect(timesAsLong(chained(199), chained(25))).toBeLessThan(100);
  });
  it('with names of Object.prototype properties', () => {
    const text = written(form({ a: field() })).replace('"a":', '"__proto__":');
    expect(checkSource(text).problems.map(({ code }) => code)).toEqual(['value']);
    for (const name of ['constructor', 'toString', 'hasOwnProperty', 'valueOf'])
      expectProblem(written(form({ [name]: field() })), {
        code: 'value',
        at: [`"${name}"`],
        says: /is a name that every object has already/,
      });
    expect(checkSource(condition('constructor == 1')).problems.map(({ code }) => code)).toEqual(['unknownField']);
  });
  it('with more than two hundred problems, reporting two hundred', () => {
    const many = Object.fromEntries(Array.from({ length: 190 }, (_, at) => [`f${at}`, { type: 'string', a: 1, b: 2 }]));
    expect(checkSource(written({ ...form({}), schema: { type: 'object', properties: many } })).problems).toHaveLength(
      200,
    );
  });
});

it.each([
  ['minimum', { minimum: 1 }],
  ['minItems', { minItems: 1 }],
  ['pattern', { type: 'number', pattern: '\\d+' }],
  ['maxLength', { type: 'integer', maxLength: 3 }],
  ['x-validator', { type: 'number', 'x-validator': 'digits' }],
  ['maximum', { type: 'array', maximum: 2, enum: codes('a'), 'x-component': 'CheckboxTiles' }],
] as [string, Partial<FieldSchema>][])('rejects %s where it has no effect on the value', (key, rest) => {
  const { problems } = checkSource(written(form({ a: field(rest) })));
  expect(problems.map(({ code, pointer }) => [code, pointer])).toContainEqual([
    'noEffect',
    `/schema/properties/a/${key}`,
  ]);
});

it('formats a problem as one line, as compilers do', () => {
  const [found] = checkSource(condition("jobTitel == 'others'", job)).problems;
  expect(problemLine('sample/1.json', found!)).toMatch(
    /^sample\/1\.json:\d+:\d+ error "jobTitel" is not a field of this form\. Did you mean "jobTitle"\? \(\/schema\/properties\/last\/x-visible\)$/,
  );
});

it('finds no problem in the shipped forms', () => {
  const files = readdirSync('public/forms', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\d\.json$/.test(file),
  );
  expect(files.flatMap((file) => checkSource(readFileSync(`public/forms/${file}`, 'utf8')).problems)).toEqual([]);
});
