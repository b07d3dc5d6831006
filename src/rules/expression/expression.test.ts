import fc from 'fast-check';
import { conditionToExpression } from './print';
import { evaluate, isConditionMet, type Scope } from './evaluate';
import { FUNCTIONS } from './functions';
import { fieldsRead, parse } from './parse';
import { ExpressionError } from './tokens';

const values = {
  title: 'other',
  count: 3,
  price: 0.1,
  list: ['1001', '1007'],
  empty: '',
  blank: ' x ',
  group: { inner: 'x' },
  rows: [
    { name: 'Anna', age: 30 },
    { name: '', age: 12 },
  ],
};
const scope: Scope = {
  values,
  deps: ['a', { b: 1 }],
  self: 5,
  record: values.rows[0],
  index: 1,
  today: '2026-03-10',
};

it.each<[string, unknown]>([
  ["$values.title == 'other'", true],
  ['$values.title !== "other"', false],
  ["$form.values.title === 'other'", true],
  ['1 + 2 * 3 == 7', true],
  ['(1 + 2) * 3', 9],
  ['10 - 4 - 3', 3],
  ['7 % 4', 3],
  ['-$values.count + 3', 0],
  ["'a' + 'b'", 'ab'],
  ["'n' + 1", 'n1'],
  ['$values.count >= 3 && $values.count < 4', true],
  ["'a' < 'b'", true],
  ["$values.count < 'b'", false],
  ["includes(['x', 'other'], $values.title)", true],
  ["!includes(['x'], $values.title)", true],
  ["includes($values.list, '1007')", true],
  ["includes($values.list, '1')", false],
  ["includes($values.title, 'the')", false],
  ['length($values.list)', 2],
  ['$values.list.length', 2],
  ["length('four')", 4],
  ['length($values.missing)', 0],
  ['$values.missing == null', true],
  ['$values.empty == undefined', true],
  ["$values.missing == ''", true],
  ["$values.missing != 'a'", true],
  ['$values.group.inner', 'x'],
  ['$values?.group?.none?.deeper', undefined],
  ['$values.rows[0].name', 'Anna'],
  ["$values['group'].inner", 'x'],
  ['$values.blank', 'x'],
  ["$values.missing ?? 'none'", 'none'],
  ["$values.count > 2 ? 'many' : 'few'", 'many'],
  ['false ? 1 : true ? 2 : 3', 2],
  ['$deps[0]', 'a'],
  ['$deps[1].b', 1],
  ['$self.value * 2', 10],
  ['$record.age', 30],
  ['$index', 1],
  ['true || false && false', true],
  ['!$values.missing', true],
  ['!!$values.list', true],
  ['1 / 0', undefined],
  ["'a' * 2", undefined],
  ['$values.list == $values.list', false],
  ["startsWith($values.title, 'ot')", true],
  ["lower('ÄB')", 'äb'],
  ["domainOf('Anna@Example.COM')", 'example.com'],
  ["domainOf('https://www.example.com/a?b')", 'example.com'],
  ['today()', '2026-03-10'],
  ["addDays('2026-02-27', 2)", '2026-03-01'],
  ["addDays('2026-02-31', 2)", undefined],
  ["age('2008-03-11')", 17],
  ["age('2008-03-11', '2026-03-31')", 18],
  ["sum($values.rows, 'age')", 42],
  ['sum([0.1, 0.2])', 0.3],
  ["count($values.rows, 'name')", 1],
  ['count($values.list)', 2],
  ["'it\\'s'", "it's"],
])('%s evaluates to %p', (text, value) => {
  expect(evaluate(text, scope)).toEqual(value);
});

it('has an example of every function', () => {
  const source = Object.keys(FUNCTIONS).toSorted();
  expect(source).toEqual(
    ['length', 'includes', 'startsWith', 'lower', 'domainOf', 'today', 'addDays', 'age', 'sum', 'count'].toSorted(),
  );
});

it('treats no value, empty text, zero and an empty list as false', () => {
  const texts = ['$values.missing', '$values.empty', '$values.count - 3', '$values.none'];
  expect(texts.map((text) => isConditionMet(text, { values: { ...values, none: [] } }))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

it('reads only own properties', () => {
  for (const text of [
    '$values.constructor',
    '$values.__proto__',
    '$values.toString',
    '$values.list.constructor',
    '$values.title.constructor',
    '$values.group.constructor.name',
    "$values['__proto__']['constructor']",
  ])
    expect(evaluate(text, scope)).toBeUndefined();
  expect(evaluate('$values.f', { values: { f: () => 'called' } })).toBeUndefined();
});

it.each<[string, number, RegExp]>([
  ['$values.a = 1', 10, /==/],
  ['$values.a & 1', 10, /&&/],
  ['$values.a and 1', 10, /&&/],
  ["'abc", 0, /quotation/],
  ['{{ a }}', 0, /whole value/],
  ['a', 0, /\$values\.a/],
  ['alert(1)', 0, /includes/],
  ["$values.a.includes('x')", 10, /includes\(list, item\)/],
  ['includes($values.a)', 0, /includes/],
  ['$values.a ==', 12, /field/],
  ['($values.a', 10, /\)/],
  ['$values.a $values.b', 10, /&&/],
  ['$query', 0, /\$values, \$deps/],
  ['(v) => v', 4, /no code of its own/],
  ['1 => 1', 2, /no code of its own/],
  ['', 0, /field/],
  ['`x`', 0, /\+/],
])('%s is rejected at character %i with a hint', (text, position, hint) => {
  try {
    parse(text);
    throw new Error('was accepted');
  } catch (error) {
    expect(error).toBeInstanceOf(ExpressionError);
    expect(error).toMatchObject({ position, hint: { english: expect.stringMatching(hint) } });
  }
});

it.each([
  [
    "jobTitle == 'other' && !(country in ['CN', 'HK'])",
    "$values.jobTitle == 'other' && !includes(['CN', 'HK'], $values.country)",
  ],
  ['(a + 1) * 2 > b - (c - 1)', '($values.a + 1) * 2 > $values.b - ($values.c - 1)'],
  [
    "includes(purposes, '1007') || length(exhibits) > 0",
    "includes($values.purposes, '1007') || length($values.exhibits) > 0",
  ],
  ['!a && -b < 3', '!$values.a && -$values.b < 3'],
  ['address.city == "It"', "$values.address.city == 'It'"],
])('upgrades the condition %s', (condition, expression) => {
  expect(conditionToExpression(condition)).toBe(expression);
});

it('limits the length and depth of an expression', () => {
  expect(() => parse(`1${' + 1'.repeat(124)}`)).not.toThrow();
  expect(() => parse(' '.repeat(500) + '1')).toThrow(ExpressionError);
  expect(() => parse('('.repeat(19) + '1' + ')'.repeat(19))).not.toThrow();
  expect(() => parse('('.repeat(20) + '1' + ')'.repeat(20))).toThrow(/20 levels/);
  expect(() => parse('!'.repeat(400) + 'true')).toThrow(/20 levels/);
  expect(() => parse(`${'1 ? '.repeat(60)}1${' : 1'.repeat(60)}`)).toThrow(/20 levels/);
});

it('lists the fields that an expression reads', () => {
  const tree = parse("$values.a == 'b' || includes($form.values.c.d, $values.e) && -$values.f + $deps[0] > 1");
  expect(fieldsRead(tree).map(({ path }) => path.join('.'))).toEqual(['a', 'c.d', 'e', 'f']);
});

it('throws only ExpressionError for any input', () => {
  const pieces = [
    '$values.a',
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
    '?',
    ':',
    '$deps[0]',
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
        isConditionMet(source, { values });
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
