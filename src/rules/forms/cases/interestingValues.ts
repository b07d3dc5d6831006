/** Values of a field at which its form may change its mind: at each limit and next to it, each option, and nothing. */
import { addDays } from '../../validators/calendarDays';
import { mockAnswer } from '../mockAnswers';
import type { FormNode } from '../tree';
import { ANSWER_LIMITS, isNumeric, type FieldSchema, type FormDefinition, type Option } from '../types';
import { isDeepEqual } from '../validation/keywords';
import { validateField, validatorsOf } from '../validation/validateField';
import { CASE_DAYS } from './outcome';

/** Constants of the expressions that read a field. */
export interface Constants {
  texts: readonly string[];
  numbers: readonly number[];
}

const NO_CONSTANTS: Constants = { texts: [], numbers: [] };

/** The numbers of limit keywords, of the field and of the rules of `x-validator`. */
function boundsOf(schema: FieldSchema, keywords: readonly string[]): number[] {
  const sources: object[] = [schema, ...validatorsOf(schema).filter((rule) => typeof rule === 'object')];
  return sources.flatMap((source) =>
    keywords
      .map((keyword) => (source as Record<string, unknown>)[keyword])
      .filter((bound) => typeof bound === 'number'),
  );
}

const around = (bounds: readonly number[], step = 1): number[] =>
  bounds.flatMap((bound) => [bound, bound - step, bound + step]);

const LOWER = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'min', 'len'];
const UPPER = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'max', 'len'];

/** At each limit and on both sides of it, where a shifted limit would change something. */
const atLimits = (schema: FieldSchema, step = 1): number[] => [
  ...boundsOf(schema, LOWER).flatMap((bound) => [bound, bound - step]),
  ...boundsOf(schema, UPPER).flatMap((bound) => [bound, bound + step]),
  ...boundsOf(schema, ['exclusiveMinimum']).map((bound) => bound + step),
  ...boundsOf(schema, ['exclusiveMaximum']).map((bound) => bound - step),
];

/** What is put into a text to make it longer; the second is for domains, whose parts are short. */
const FILLERS = ['aaaaaaaaaa', 'aaaaaaaaa.', '1111111111', '汉汉汉汉汉汉汉汉汉汉'];

/** A text of this length that everything but the limits of its length accepts; null if none was found. */
function textOfLength(schema: FieldSchema, sample: string, length: number): string | null {
  const { minLength: _min, maxLength: _max, enum: _enum, ...free } = schema;
  const isFine = (text: string) => validateField({ ...free, required: false }, text, { days: CASE_DAYS }) === null;
  const characters = [...sample];
  const missing = length - characters.length;
  for (let at = characters.length; at >= 0; at--) {
    const head = characters.slice(0, at).join('');
    const candidates =
      missing >= 0
        ? FILLERS.map((filler) => filler.repeat(Math.ceil(missing / 10)).slice(0, missing)).map(
            (filler) => head + filler + characters.slice(at).join(''),
          )
        : [head + characters.slice(at - missing).join('')];
    const found = candidates.find((text) => [...text].length === length && text.trim() === text && isFine(text));
    if (found !== undefined) return found;
  }
  return null;
}

const WRONG_TEXTS = ['?', 'x', '12 34'];

/** A day in the calendar, years before another. */
const yearsBefore = (day: string, years: number): string =>
  `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`;

/** Texts at which an expression may change its mind. */
function decisiveTexts(sample: string, { texts, numbers }: Constants): string[] {
  const days = texts.filter((text) => /^\d{4}-\d{2}-\d{2}$/.test(text));
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(sample);
  const shifts = [-1, 1, ...numbers.flatMap((count) => [count, count + 1, -count])];
  const daysAround = [...days, ...(isDay ? [CASE_DAYS.today, CASE_DAYS.opening] : [])].flatMap((day) => [
    day,
    ...shifts.flatMap((count) => addDays(day, count) ?? []),
    ...numbers
      .filter((years) => years > 0 && years < 150)
      .flatMap((years) => [yearsBefore(day, years), addDays(yearsBefore(day, years), 1) ?? day]),
  ]);
  const lengths = around(numbers).filter((length) => length > 0 && length < 200);
  return [
    sample,
    ...texts,
    ...texts.map((text) => `${text}x`),
    ...texts.filter((text) => text.includes('.')).flatMap((text) => [`anna@${text}`, `https://${text}`]),
    ...daysAround,
    ...lengths.map((length) => 'a'.repeat(length)),
    'x',
  ];
}

function textsFor(schema: FieldSchema, sample: string): string[] {
  const lengths = atLimits(schema).filter((length) => length > 0 && length <= ANSWER_LIMITS.textLength + 1);
  return [
    sample,
    ...lengths.map((length) => textOfLength(schema, sample, length) ?? 'a'.repeat(length)),
    // Others show something only where they are refused.
    ...[...WRONG_TEXTS, `${sample}?`, sample.slice(1)].filter(
      (text) => validateField(schema, text, { days: CASE_DAYS }) !== null,
    ),
    ...(schema.const === undefined ? [] : [`${String(schema.const)}x`]),
  ];
}

function numbersFor(schema: FieldSchema, sample: unknown): unknown[] {
  const start = typeof sample === 'number' ? sample : 0;
  return [
    sample,
    ...atLimits(schema),
    ...atLimits(schema, schema.multipleOf),
    ...(schema.multipleOf === undefined ? [] : [start + schema.multipleOf / 2]),
    ...(schema.const === undefined ? [] : [start + 1]),
    0,
  ];
}

const leafOptions = (options: readonly Option[]): Option[] =>
  options.flatMap((option) => [option, ...leafOptions(option.children ?? [])]).filter(({ disabled }) => !disabled);

/** The paths through a tree of options. */
const pathsOf = (options: readonly Option[]): Option['value'][][] =>
  options.flatMap(({ value, children }) => (children ? pathsOf(children).map((path) => [value, ...path]) : [[value]]));

/** Lengths of a list. */
const countsFor = (schema: FieldSchema, { numbers }: Constants): number[] =>
  [...atLimits(schema), ...around(numbers), 1, 2].filter(
    (count) => count >= 0 && count <= Math.min(ANSWER_LIMITS.items + 1, 40),
  );

function listsFor(form: FormDefinition, node: FormNode, constants: Constants): unknown[] {
  const schema = node.schema as FieldSchema;
  const counts = countsFor(schema, constants);
  const { enum: options, maxItems } = schema;
  if (options && schema['x-component'] === 'Cascader') return pathsOf(options);
  if (options) {
    const values = [...new Set(leafOptions(options).map(({ value }) => value))];
    return [
      values.slice(0, maxItems),
      ...counts.map((count) => values.slice(0, count)),
      ...values.map((value) => [value]),
      ...values.map((value) => values.filter((other) => other !== value)),
    ];
  }
  const sample = mockAnswer(form, node);
  const [first] = Array.isArray(sample) ? (sample as unknown[]) : [];
  if (first === undefined) return [sample];
  if (!node.item) return [sample, ...(Array.isArray(sample) ? [sample.toReversed()] : [])];
  const entry = node.item.hasValue ? node.item : (node.item.fields[0] ?? node.item);
  // Rows that differ as much as they can.
  const entries = entry.fields.length > 0 ? [first] : interestingValues(form, entry);
  const rows = (count: number) => Array.from({ length: count }, (_, index) => entries[index % entries.length] ?? first);
  return [
    ...counts.map((count) => Array.from({ length: count }, () => first)),
    ...counts.map(rows),
    ...(entry.fields.length > 0 ? [[{}]] : entries.map((value) => [value])),
  ];
}

const distinct = (values: readonly unknown[]): unknown[] =>
  values.filter((value, index) => values.findIndex((other) => isDeepEqual(other, value)) === index);

/** All of them, without those that are equal; the first is a valid sample, the last is no answer. */
export function interestingValues(form: FormDefinition, node: FormNode): unknown[] {
  const schema = node.schema as FieldSchema;
  const sample = mockAnswer(form, node);
  const values: unknown[] = [sample];
  if (schema.type === 'boolean') values.push(true, false);
  else if (schema.type === 'array') values.push(...listsFor(form, node, NO_CONSTANTS));
  else if (schema.enum) values.push(...leafOptions(schema.enum).map(({ value }) => value));
  else if (isNumeric(schema)) values.push(...numbersFor(schema, sample));
  else if (schema.type === 'string') values.push(...textsFor(schema, String(sample ?? '')));
  if (schema.const !== undefined) values.push(schema.const);
  return distinct([...values, undefined]);
}

const MAX_DECISIVE = 16;

/** Values at which the expressions that read a field may change their mind; the first is a valid sample. */
export function decisiveValues(form: FormDefinition, node: FormNode, constants: Constants): unknown[] {
  const schema = node.schema as FieldSchema;
  const sample = mockAnswer(form, node);
  const { texts, numbers } = constants;
  const isNamed = (value: unknown) => [value].flat().some((code) => [...texts, ...numbers].includes(code as string));
  const namedFirst = (values: readonly unknown[]) => [
    ...values.filter(isNamed),
    ...values.filter((value) => !isNamed(value)).slice(0, 3),
  ];
  const values: unknown[] = [];
  if (schema.type === 'boolean') values.push(true, false);
  else if (schema.type === 'array') {
    const lists = listsFor(form, node, constants);
    values.push(
      ...(schema.enum
        ? [...namedFirst(lists.filter((list) => (list as unknown[]).length === 1)), ...namedFirst(lists)]
        : lists),
    );
  } else if (schema.enum) values.push(...namedFirst(leafOptions(schema.enum).map(({ value }) => value)));
  else if (isNumeric(schema))
    values.push(...around(numbers), ...(typeof sample === 'number' ? around([sample]) : []), 0);
  else if (schema.type === 'string') values.push(...decisiveTexts(String(sample ?? ''), constants));
  return distinct([sample, ...distinct(values).slice(0, MAX_DECISIVE), undefined]);
}
