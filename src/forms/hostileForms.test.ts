/**
 * A form file or a submission of somebody who wants to do harm: the checker, the rules and Formily's schema neither fail
 * nor hang, and nothing of theirs is executed or changes an object of JavaScript.
 */
import fc from 'fast-check';
import { checkSource } from '@/rules/forms/check/checkSource';
import { isObject } from '@/rules/forms/json';
import { parseForm } from '@/rules/forms/parseForm';
import { diffForms } from '@/rules/forms/versions/diff';
import { validateSubmission } from '@/rules/forms/validation/validate';
import { generatedForm, generatedValues } from './generatedForms.fixture';
import { toFormilySchema } from './schema/toFormilySchema';

const RUNS = process.env.PARITY === 'proof' ? 2_000 : 150;
const days = { today: '2026-03-01', opening: '2026-03-31' };

const HOSTILE_NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '', 'a.b', 'a[0]', 'ａ'];
const CODE = "globalThis.isHarmed = true; Object.prototype.isHarmed = true; 'x'";
const HOSTILE_TEXTS = [
  `<img src=x onerror="${CODE}">`,
  '[link](javascript:alert(1))',
  '\u0000',
  '\ud800',
  '\u202e\ufeff',
  'x'.repeat(100_000),
  '{{ $values.first',
  `{{ (() => { ${CODE} })() }}`,
  `{{ $values.constructor.constructor("${CODE}")() }}`,
  '{{ $values.__proto__ }}',
  '{{ $values.text.toString.call }}',
  `{{ ${'('.repeat(2_000)}1${')'.repeat(2_000)} }}`,
  `{{ ${'!'.repeat(5_000)}true }}`,
  '{{ $values.amount == $values.text && $values.text == $values.amount }}',
];
const PATTERNS = [
  '(a+)+$',
  '(a|aa)+$',
  '([a-z]*)*x',
  '(?=(a+))\\1+b',
  `${'a?'.repeat(60)}${'a'.repeat(60)}`,
  '(',
  '[\\',
];
const MANY_OPTIONS = Object.defineProperty(
  Array.from({ length: 5_000 }, (_, index) => ({ value: String(index), label: `Option ${index}` })),
  // Printed in a counterexample.
  fc.toStringMethod,
  { value: () => '5,000 options' },
);
const nested = (depth: number): unknown =>
  depth === 0 ? 'x' : { type: 'object', properties: { inner: nested(depth - 1) } };

const hostileValue = fc.constantFrom<unknown>(
  ...HOSTILE_TEXTS,
  ...PATTERNS,
  MANY_OPTIONS,
  nested(60),
  1e308,
  -1,
  0,
  null,
  [],
  {},
  [[[[]]]],
  { when: '{{ true }}', fulfill: { state: { value: CODE } }, target: '*' },
  [{ dependencies: ['text', 'amount'], fulfill: { run: CODE } }],
);
const KEYWORDS = [
  'type',
  'enum',
  'items',
  'properties',
  'required',
  'pattern',
  'multipleOf',
  'minLength',
  'maxItems',
  'default',
  'const',
  'x-component',
  'x-component-props',
  'x-validator',
  'x-visible',
  'x-value',
  'x-reactions',
  'x-rules',
  'x-content',
  '$ref',
  'version',
  '__proto__',
];

/** A hostile change of one node: another name, or another value of a keyword. */
type Change = { node: number } & ({ name: string } | { keyword: string; value: unknown });
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ node: fc.nat(40), name: fc.constantFrom(...HOSTILE_NAMES) }),
  fc.record({
    node: fc.nat(40),
    keyword: fc.constantFrom(...KEYWORDS),
    value: fc.oneof(hostileValue, fc.constantFrom(...PATTERNS), fc.constantFrom(...HOSTILE_TEXTS)),
  }),
);

/** Sets a property as JSON.parse does, `__proto__` included. */
const define = (object: object, name: string, value: unknown): void =>
  void Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });

function nodesOf(node: Record<string, unknown>): Record<string, unknown>[] {
  const children = isObject(node['properties']) ? Object.values(node['properties']) : [];
  return [node, ...[...children, node['items']].filter(isObject).flatMap(nodesOf)];
}

function apply(form: Record<string, unknown>, changes: readonly Change[]): void {
  for (const { node: index, ...edit } of changes) {
    const nodes = nodesOf(form['schema'] as Record<string, unknown>);
    const node = nodes[index % nodes.length] ?? {};
    if ('keyword' in edit) define(node, edit.keyword, edit.value);
    else if (isObject(node['properties'])) define(node['properties'], edit.name, { type: 'string' });
  }
}

/** The checker allows patterns that are linear; an answer can be as long as the server accepts. */
const hostileValues = fc
  .tuple(
    generatedValues,
    fc.constantFrom(...HOSTILE_NAMES),
    hostileValue,
    fc.constantFrom('text', 'more', 'rows', 'object'),
    fc.constantFrom<(value: unknown) => unknown>(
      (value) => value,
      () => 'a'.repeat(2_000),
      (value) => [value],
      (value) => ({ key: value }),
    ),
  )
  .map(([values, name, value, field, wrap]) => {
    const answers: Record<string, unknown> = { ...values };
    define(answers, name, value);
    define(answers, field, wrap(value));
    return answers;
  });

it('judges hostile forms and answers without harm', () => {
  let refused = 0;
  let accepted = 0;
  const prototype = Object.getOwnPropertyNames(Object.prototype);
  fc.assert(
    fc.property(
      generatedForm,
      fc.array(change, { minLength: 1, maxLength: 4 }),
      hostileValues,
      (original, changes, values) => {
        const file = JSON.parse(JSON.stringify(original)) as Record<string, unknown>;
        apply(file, changes);
        const { form, problems } = checkSource(JSON.stringify(file));
        if (form) diffForms(original, form);
        // What the checker refuses is neither shown nor used by the server. The generator itself compares with options
        // that do not exist.
        const isRefused = problems.some(({ severity, code }) => severity === 'error' && code !== 'comparison');
        if (!form || isRefused) return void refused++;
        accepted++;
        toFormilySchema(form, { getLocale: () => 'en', getReferenceDates: () => days });
        validateSubmission(form, values, { days, virtual: true });
      },
    ),
    { numRuns: RUNS },
  );
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(prototype);
  expect('isHarmed' in globalThis).toBe(false);
  // Both kinds: some changes are harmless, so that answers are judged, too.
  expect(refused).toBeGreaterThan(RUNS / 4);
  expect(accepted).toBeGreaterThan(RUNS / 20);
});

it('judges a condition in each of many rows, and refuses more than a hundred', () => {
  const text = { type: 'string', title: 'T', 'x-decorator': 'FormItem', 'x-component': 'Input' };
  const note = { ...text, 'x-visible': "{{ $record.key == 'a' }}", minLength: 2 };
  const items = { type: 'object', properties: { key: text, note } };
  const rows = { type: 'array', title: 'R', 'x-component': 'ArrayItems', items };
  const form = parseForm({ formId: 'rows', version: 1, title: 'R', schema: { type: 'object', properties: { rows } } });
  const issuesOf = (entries: object[]) =>
    validateSubmission(form, { rows: entries }, { days }).map(({ pointer, id }) => `${pointer} ${id}`);
  const ninetyNine = Array.from({ length: 99 }, () => ({ key: 'b' }));
  expect(issuesOf([...ninetyNine, { key: 'a', note: '-' }])).toEqual(['/rows/99/note form.tooShort']);
  expect(issuesOf(Array.from({ length: 5_000 }, () => ({ key: 'a', note: '-' })))).toEqual(['/rows form.tooMany']);
});
