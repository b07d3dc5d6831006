/** Malicious files, and the forms of this repository. */
import { readdirSync, readFileSync } from 'node:fs';
import { relativeCost } from '../../../../tests/support/relativeCost';
import { codes, expectProblem, field, group, form, toJson, select, tiles, condition, jobField } from './check.fixture';
import { checkSource, problemLine } from './checkSource';
import { FILE_LIMITS } from '@/rules/forms/source';
import type { FieldSchema, NodeSchema } from '@/rules/forms/types';

describe('rejects a hostile file in bounded time', () => {
  const visitorForm = readFileSync('public/forms/visitor-en/1.json', 'utf8');
  /** Expects a run to cost at most this many times the check of the visitor form. */
  const expectCost = (maxRatio: number, run: () => void) =>
    expect(relativeCost(run, () => void checkSource(visitorForm))).toBeLessThan(maxRatio);
  const messagesOf = (text: string) =>
    checkSource(text).problems.map(({ code, message, line }) => `${line} ${code} ${message}`);

  it('with a thousand nested objects', () => {
    expectCost(2, () => {
      expect(messagesOf('{"a":'.repeat(1000) + '1' + '}'.repeat(1000))).toEqual([
        '1 tooDeep Nested more than 40 levels deep.',
      ]);
    });
  });
  it('with a hundred thousand opening brackets', () => {
    expectCost(2, () =>
      expect(messagesOf('['.repeat(100_000))).toEqual(['1 tooDeep Nested more than 40 levels deep.']),
    );
  });
  it('with too many objects', () => {
    expectCost(2, () =>
      expect(messagesOf(`[${'{},'.repeat(10_000)}{}]`)).toEqual(['1 tooMany More than 6000 objects.']),
    );
  });
  it('with excessive length', () => {
    const text = `"${'x'.repeat(5_000_000)}"`;
    expectCost(2, () =>
      expect(messagesOf(text)).toEqual([
        `1 tooLarge The file has 5000002 characters; the maximum is ${FILE_LIMITS.characters}.`,
      ]),
    );
  });
  it('with a deep chain of groups', () => {
    let node: NodeSchema = field();
    for (let depth = 0; depth < 12; depth++) node = group({ [`n${depth}`]: node });
    expectCost(2, () =>
      expect(checkSource(toJson(form({ g: node }))).problems.map(({ code }) => code)).toEqual(['tooDeep']),
    );
  });
  it.each([
    ['(?:a|aa)+$', /group cannot be repeated/],
    [`${'a?'.repeat(30)}${'a'.repeat(30)}`, /catastrophic backtracking/],
    ['a*a*a*a*b', /catastrophic backtracking/],
    ['\\d{1,900}\\d{1,900}\\d{1,900}x', /catastrophic backtracking/],
    ['(?:a|b)(?:a|b|)(?=x)', /Lookaround/],
  ])('with the pattern %s', (pattern, message) => {
    expectCost(2, () => {
      const { problems } = checkSource(toJson(form({ a: field({ pattern }) })));
      expect(problems.map(({ message }) => message)).toEqual([expect.stringMatching(message)]);
    });
  });
  it('with two hundred fields in a dependency chain', () => {
    const chainOf = (length: number) => {
      const properties = Object.fromEntries(
        Array.from({ length }, (_, at) => [
          `f${at}`,
          at === 0 ? tiles(...'abcdefghij') : select('a', 'b', 'c', 'd'),
        ]).map(([name, node], at) => [
          name,
          at < 2
            ? node
            : {
                ...(node as object),
                'x-visible': `{{ $values.f${at - 1} == 'a' || $values.f${at - 1} == 'b' && includes($values.f0, 'c') }}`,
              },
        ]),
      ) as Record<string, NodeSchema>;
      const text = JSON.stringify(form(properties));
      return () => expect(checkSource(text).problems).toEqual([]);
    };
    // Eight times as many fields: quadratic work would take 64 times as long; exponential work would not end.
    expect(relativeCost(chainOf(199), chainOf(25))).toBeLessThan(100);
  });
  it('with names of Object.prototype properties', () => {
    const text = toJson(form({ a: field() })).replace('"a":', '"__proto__":');
    expect(checkSource(text).problems.map(({ code }) => code)).toEqual(['value']);
    for (const name of ['constructor', 'toString', 'hasOwnProperty', 'valueOf'])
      expectProblem(toJson(form({ [name]: field() })), {
        code: 'value',
        snippet: [`"${name}"`],
        message: /is a reserved name/,
      });
    expect(checkSource(condition('$values.constructor == 1')).problems.map(({ code }) => code)).toEqual([
      'unknownField',
    ]);
  });
  it('with more than two hundred problems, reporting two hundred', () => {
    const manyFields = Object.fromEntries(
      Array.from({ length: 190 }, (_, at) => [`f${at}`, { type: 'string', a: 1, b: 2 }]),
    );
    expect(
      checkSource(toJson({ ...form({}), schema: { type: 'object', properties: manyFields } })).problems,
    ).toHaveLength(200);
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
  const { problems } = checkSource(toJson(form({ a: field(rest) })));
  expect(problems.map(({ code, pointer }) => [code, pointer])).toContainEqual([
    'noEffect',
    `/schema/properties/a/${key}`,
  ]);
});

it('formats a problem as one line, as compilers do', () => {
  const [problem] = checkSource(condition("$values.jobTitel == 'others'", jobField)).problems;
  expect(problemLine('sample/1.json', problem!)).toMatch(
    /^sample\/1\.json:\d+:\d+ error "jobTitel" is not a field of this form\. Did you mean "jobTitle"\? \(\/schema\/properties\/last\/x-visible\)$/,
  );
});

it('finds no problem in the shipped forms', () => {
  const files = readdirSync('public/forms', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\d\.json$/.test(file),
  );
  expect(files.flatMap((file) => checkSource(readFileSync(`public/forms/${file}`, 'utf8')).problems)).toEqual([]);
});
