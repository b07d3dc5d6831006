/** Valid sample answers, so that a designer sees the form filled in and its request body. */
import { isConditionMet } from '@/rules/expression/evaluate';
import { isValidAnswer } from '@/rules/forms/migrateAnswers';
import { trimTexts, listFields } from '@/rules/forms/fields';
import type { FieldSchema, Format, FormDefinition, FormField } from '@/rules/forms/types';

const CLASSES: Record<string, string> = { d: '7', w: 'a', s: ' ', D: 'a', W: '-', S: 'a', p: 'A', P: '1' };

/** A character of a class such as `[A-Z0-9]`; for a negated class, a common character that is not excluded. */
function characterFrom(inside: string): string {
  if (!inside.startsWith('^')) {
    const first = /^\\(.)/.exec(inside);
    return first ? (CLASSES[first[1] ?? ''] ?? first[1] ?? '') : inside.charAt(0);
  }
  const excluded = new RegExp(`[${inside.slice(1)}]`, 'u');
  return ['a', '7', 'A', '-', ' '].find((candidate) => !excluded.test(candidate)) ?? 'a';
}

/** The minimum number of repetitions. */
function minRepetitions(quantifier: string): number {
  if (quantifier.startsWith('*') || quantifier.startsWith('?')) return 0;
  return quantifier.startsWith('{') ? Number.parseInt(quantifier.slice(1), 10) : 1;
}

const TOKEN = /^(?:\(\?:|\\[pP]\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]|.)/su;
const QUANTIFIER = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/;

/**
 * Sample text for a pattern: the shortest match of its first alternatives.
 * @param pattern One that the form check accepts: no references, look-around or repeated groups.
 */
export function generateMatch(pattern: string): string {
  let rest = pattern;
  const consume = (regex: RegExp): string => {
    const match = regex.exec(rest)?.[0] ?? '';
    rest = rest.slice(match.length);
    return match;
  };
  /** Up to the end or the closing bracket of this group; the first of its alternatives. */
  const sequence = (): string => {
    let text = '';
    let isFirstAlternative = true;
    while (rest !== '' && !rest.startsWith(')')) {
      const token = consume(TOKEN);
      if (token === '|') {
        isFirstAlternative = false;
        continue;
      }
      let part = token;
      if (token === '(' || token === '(?:') {
        part = sequence();
        rest = rest.slice(1);
      } else if (token === '^' || token === '$') part = '';
      else if (token.startsWith('[')) part = characterFrom(token.slice(1, -1));
      else if (token.startsWith('\\')) part = CLASSES[token.charAt(1)] ?? token.charAt(1);
      else if (token === '.') part = 'a';
      const repetitions = minRepetitions(consume(QUANTIFIER) || '1');
      if (isFirstAlternative) text += part.repeat(repetitions);
    }
    return text;
  };
  return sequence();
}

const FORMAT_SAMPLES: Record<Format, string> = {
  email: 'anna.schmidt@example.com',
  newsletterEmail: 'anna.schmidt@example.com',
  mainlandMobile: '13800138000',
  internationalMobile: '151 2345 6789',
  dialCode: '+49',
  countryCode: 'DE',
  // The standard's example, with its check digit.
  idCard: '11010519491231002X',
  digits: '482913',
  boothNumber: '2-A01',
  personName: 'Anna Schmidt',
  companyName: 'Schmidt Maschinenbau GmbH',
  website: 'www.example.com',
  passport: 'C01X00T47',
  birthDate: '1985-03-14',
  laterDate: '2099-06-30',
};

/** So that first and last name differ if they are two fields. */
const NAMES: Record<string, string> = { 'given-name': 'Anna', 'family-name': 'Schmidt' };

/** Guangdong, Shenzhen, Bao’an. */
const REGIONS = ['440000', '440300', '440306'];

const SAMPLE_TEXT = 'Sample answer';

function regionOf(field: FormField, fields: ReadonlyMap<string, FormField>): string {
  const ancestors = new Set<string>();
  for (let current: FormField | undefined = field; current && !ancestors.has(current.name);) {
    ancestors.add(current.name);
    current = fields.get(current.schema['x-component-props']?.parentField ?? '');
  }
  return REGIONS[ancestors.size - 1] ?? '';
}

function textFor(schema: FieldSchema): string {
  const format = schema['x-validator'];
  if (format) return NAMES[schema['x-component-props']?.autoComplete ?? ''] ?? FORMAT_SAMPLES[format];
  if (schema.pattern !== undefined) return generateMatch(schema.pattern);
  if (schema['x-component'] === 'CountrySelect') return FORMAT_SAMPLES.countryCode;
  if (schema['x-component'] === 'DialCode') return FORMAT_SAMPLES.dialCode;
  if (schema['x-component'] === 'EmailCode') return FORMAT_SAMPLES.digits;
  const { minLength = 0, maxLength = 2_000 } = schema;
  return SAMPLE_TEXT.padEnd(minLength, '.').slice(0, maxLength).trimEnd();
}

function numberFor({ minimum, maximum }: FieldSchema): number {
  const minimumInteger = Math.ceil(minimum ?? Math.min(1, maximum ?? 1));
  return minimumInteger <= (maximum ?? minimumInteger) ? minimumInteger : (minimum ?? 0);
}

function valueFor(field: FormField, fields: ReadonlyMap<string, FormField>): unknown {
  const { schema } = field;
  const codes = schema.enum?.map(({ value }) => value) ?? [];
  switch (schema.type) {
    case 'boolean':
      return true;
    case 'number':
    case 'integer':
      return numberFor(schema);
    case 'array': {
      const count = Math.max(schema.minItems ?? 1, Math.min(2, schema.maxItems ?? 2));
      return [...new Set(codes)].slice(0, count);
    }
    case 'string':
      if (schema['x-component'] === 'RegionSelect') return regionOf(field, fields);
      return codes[0] ?? textFor(schema);
  }
}

/** One valid answer for every visible field, with dependent fields consistent. */
export function mockAnswers(form: FormDefinition): Record<string, unknown> {
  const fields = listFields(form);
  const byName = new Map(fields.map((field) => [field.name, field]));
  const scope: Record<string, unknown> = {};
  for (const field of fields)
    if (field.conditions.every((condition) => isConditionMet(condition, scope)))
      scope[field.name] = trimTexts(valueFor(field, byName));
  return scope;
}

/** The values that fit another draft: same field name and type, existing option. */
export function keepFittingAnswers(
  values: Readonly<Record<string, unknown>>,
  form: FormDefinition,
): Record<string, unknown> {
  const fittingFields = listFields(form).filter(
    ({ name, schema }) => Object.hasOwn(values, name) && isValidAnswer(schema, values[name]),
  );
  return Object.fromEntries(fittingFields.map(({ name }) => [name, values[name]]));
}
