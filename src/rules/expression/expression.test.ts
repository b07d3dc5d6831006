import fc from 'fast-check';
import { evaluate, isConditionMet } from './evaluate';
import { namesIn, parse } from './parse';
import { ExpressionError } from './tokens';

const scope = { title: 'other', count: 3, list: ['1001', '1007'], empty: '', group: { inner: 'x' } };

it.each<[string, unknown]>([
  ["title == 'other'", true],
  ['title != "other"', false],
  ['1 + 2 * 3 == 7', true],
  ['(1 + 2) * 3', 9],
  ['10 - 4 - 3', 3],
  ['-count + 3', 0],
  ["'a' + 'b'", 'ab'],
  ['count >= 3 && count < 4', true],
  ["'a' < 'b'", true],
  ["count < 'b'", false],
  ["title in ['x', 'other']", true],
  ["!(title in ['x'])", true],
  ["includes(list, '1007')", true],
  ["includes(list, '1')", false],
  ['length(list)', 2],
  ["length('four')", 4],
  ['length(missing)', 0],
  ['missing == null', true],
  ["missing != 'a'", true],
  ['group.inner', 'x'],
  ['true || false && false', true],
  ['!missing', true],
  ['1 / 0', undefined],
  ["'a' * 2", undefined],
  ['list == list', false],
])('%s evaluates to %p', (text, value) => {
  expect(evaluate(text, scope)).toEqual(value);
});

it('treats no value, empty text, zero and an empty list as false', () => {
  expect(['missing', 'empty', 'count - 3', 'none'].map((text) => isConditionMet(text, { ...scope, none: [] }))).toEqual(
    [false, false, false, false],
  );
});

it('reads only own properties of the scope', () => {
  for (const name of [
    'constructor',
    '__proto__',
    'toString',
    'list.length',
    'title.length',
    'group.constructor.name',
    'list.0x',
  ]) {
    expect(() => evaluate(name, scope)).not.toThrow(TypeError);
  }
  expect(evaluate('constructor', scope)).toBeUndefined();
  expect(evaluate('__proto__', scope)).toBeUndefined();
  expect(evaluate('list.length', scope)).toBeUndefined();
  expect(evaluate('f', { f: () => 'called' })).toBeUndefined();
});

it.each<[string, number, RegExp]>([
  ['a = 1', 2, /==/],
  ['a === 1', 2, /==/],
  ['a & b', 2, /&&/],
  ['a and b', 2, /&&/],
  ["'abc", 0, /quotation/],
  ['{{ a }}', 0, /\{\{/],
  ['alert(1)', 0, /includes/],
  ['includes(a)', 0, /includes/],
  ['a ==', 4, /field/],
  ['(a', 2, /\)/],
  ['a b', 2, /&&/],
  ['a[0]', 1, /&&/],
  ['', 0, /field/],
  ['`x`', 0, /Allowed/],
])('%s is rejected at character %i with a hint', (text, position, hint) => {
  try {
    parse(text);
    throw new Error('was accepted');
  } catch (error) {
    expect(error).toBeInstanceOf(ExpressionError);
    expect(error).toMatchObject({ position, hint: { english: expect.stringMatching(hint) } });
  }
});

it('limits the length and depth of an expression', () => {
  expect(() => parse(`1${' + 1'.repeat(124)}`)).not.toThrow();
  expect(() => parse(' '.repeat(500) + '1')).toThrow(ExpressionError);
  expect(() => parse('('.repeat(19) + '1' + ')'.repeat(19))).not.toThrow();
  expect(() => parse('('.repeat(20) + '1' + ')'.repeat(20))).toThrow(/20 levels/);
  expect(() => parse('!'.repeat(400) + 'a')).toThrow(/20 levels/);
});

it('lists the names an expression reads', () => {
  expect(namesIn(parse("a == 'b' || includes(c.d, e) && -f in [g, 'h']")).map(({ name }) => name)).toEqual([
    'a',
    'c.d',
    'e',
    'f',
    'g',
  ]);
});

it('throws only ExpressionError for any input', () => {
  const pieces = [
    'a',
    '==',
    '!=',
    '&&',
    '||',
    '!',
    '(',
    ')',
    '[',
    ']',
    ',',
    "'x'",
    '1',
    '+',
    '-',
    '*',
    '/',
    'in',
    'includes(',
    'length(',
    '.',
    ' ',
    '"',
    '=',
    'true',
  ];
  const text = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.array(fc.constantFrom(...pieces), { maxLength: 20 }).map((parts) => parts.join(' ')),
  );
  fc.assert(
    fc.property(text, fc.object(), (source, values) => {
      try {
        isConditionMet(source, values);
      } catch (error) {
        expect(error).toBeInstanceOf(ExpressionError);
      }
    }),
    { numRuns: 1000 },
  );
});

it('calculates numbers as JavaScript does', () => {
  const operand = fc.integer({ min: 0, max: 99 });
  const operator = fc.constantFrom('+', '-', '*', '<', '<=', '>', '>=');
  fc.assert(
    fc.property(operand, operator, operand, (left, sign, right) => {
      const expected: unknown = {
        '+': left + right,
        '-': left - right,
        '*': left * right,
        '<': left < right,
        '<=': left <= right,
        '>': left > right,
        '>=': left >= right,
      }[sign];
      expect(evaluate(`${left} ${sign} ${right}`, {})).toEqual(expected);
    }),
  );
});
