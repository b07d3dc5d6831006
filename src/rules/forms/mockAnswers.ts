/** Valid sample answers, so that a designer sees the form filled in and its request body. */
import { FormEvaluation } from './evaluation';
import { listFields, trimTexts, visibleValues } from './fields';
import { isValidAnswer } from './versions/migrateAnswers';
import type { FormNode } from './tree';
import type { FieldSchema, FormDefinition, FormField, Option } from './types';
import { FORMATS, isFormat } from './validation/formats';
import { isUploadField, UPLOAD_TYPES, uploadLimits } from './validation/uploads';
import { formatsOf } from './validation/validateField';

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

/** A valid text for components whose values follow no keyword. */
const COMPONENT_SAMPLES: Record<string, string> = {
  CountrySelect: 'DE',
  DialCode: '+49',
  EmailCode: '482913',
  DateInput: '2026-03-31',
  DatePicker: '2026-03-31',
  TimePicker: '09:30:00',
};

function textFor(schema: FieldSchema): string {
  const format = formatsOf(schema).find(isFormat);
  if (format) return NAMES[schema['x-component-props']?.autoComplete ?? ''] ?? FORMATS[format].example;
  if (schema.pattern !== undefined) return generateMatch(schema.pattern);
  const sample = COMPONENT_SAMPLES[schema['x-component'] ?? ''];
  if (sample !== undefined) return sample;
  const { minLength = 0, maxLength = 2_000 } = schema;
  return SAMPLE_TEXT.padEnd(minLength, '.').slice(0, maxLength).trimEnd();
}

/** The smallest number from 1, or from the minimum, that the keywords allow. */
function numberFor({ minimum, exclusiveMinimum, maximum, exclusiveMaximum, multipleOf }: FieldSchema): number {
  const step = multipleOf ?? 1;
  const least = minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + step);
  const most = maximum ?? (exclusiveMaximum === undefined ? undefined : exclusiveMaximum - step);
  const start = least ?? Math.min(step, most ?? step);
  const rounded = Number((Math.ceil(start / step) * step).toFixed(10));
  return rounded <= (most ?? rounded) ? rounded : start;
}

/** The first path through a tree of options. */
function pathFor([first]: readonly Option[]): Option['value'][] {
  return first ? [first.value, ...pathFor(first.children ?? [])] : [];
}

/** A picture of an id that no upload has. */
function fileFor(schema: FieldSchema) {
  const [type = 'image/jpeg'] = uploadLimits(schema).types;
  return { id: '0'.repeat(26), name: `sample${UPLOAD_TYPES[type][0]}`, size: 48_000, type };
}

function listFor(schema: FieldSchema): unknown[] {
  if (isUploadField(schema)) return [fileFor(schema)];
  const options = (schema.enum ?? []).filter(({ disabled }) => !disabled);
  if (schema['x-component'] === 'Cascader') return pathFor(options);
  if (schema['x-component'] === 'DatePicker.RangePicker') return ['2026-03-31', '2026-04-03'];
  if (schema['x-component'] === 'TimePicker.RangePicker') return ['09:30:00', '17:00:00'];
  const count = Math.max(schema.minItems ?? 1, Math.min(2, schema.maxItems ?? 2));
  return [...new Set(options.map(({ value }) => value))].slice(0, count);
}

class MockAnswers {
  private readonly values: Record<string, unknown> = {};
  private readonly fields: ReadonlyMap<string, FormField>;

  constructor(private readonly form: FormDefinition) {
    this.fields = new Map(listFields(form).map((field) => [field.name, field]));
  }

  /** Answers one field after the other, because the next may depend on them. */
  all(): Record<string, unknown> {
    const { tree } = new FormEvaluation(this.form, {}, MOCK_TODAY);
    for (const { name, node } of tree.fields) {
      const evaluation = new FormEvaluation(this.form, this.values, MOCK_TODAY);
      if (evaluation.isVisible(node)) this.values[name] = trimTexts(this.valueFor(node));
    }
    // Within rows and objects a field may be hidden by its neighbours.
    return visibleValues(this.form, this.values, MOCK_TODAY);
  }

  valueFor(node: FormNode): unknown {
    const schema = node.schema as FieldSchema;
    if (schema.const !== undefined) return schema.const;
    switch (schema.type) {
      case 'boolean':
        return true;
      case 'number':
      case 'integer':
        return schema.enum?.[0]?.value ?? numberFor(schema);
      case 'array':
        return node.item ? this.rowsFor(node.item, Math.max(1, schema.minItems ?? 1)) : listFor(schema);
      case 'object':
        return this.membersOf(node);
      case 'string': {
        const field = this.fields.get(node.name);
        if (schema['x-component'] === 'RegionSelect' && field) return regionOf(field, this.fields);
        return schema.enum?.[0]?.value ?? textFor(schema);
      }
    }
  }

  private membersOf(node: FormNode): Record<string, unknown> {
    return Object.fromEntries(node.fields.map((field) => [field.name, this.valueFor(field)]));
  }

  private rowsFor(item: FormNode, count: number): unknown[] {
    const [single] = item.fields;
    const entry = item.hasValue || !single ? item : single;
    return Array.from({ length: count }, () => this.valueFor(entry));
  }
}

/** The day of the sample answers. */
export const MOCK_TODAY = '2026-03-10';

/** One valid answer for every visible field, with dependent fields consistent. */
export const mockAnswers = (form: FormDefinition): Record<string, unknown> => new MockAnswers(form).all();

/** A valid answer to one field, whatever the others are. */
export const mockAnswer = (form: FormDefinition, node: FormNode): unknown =>
  trimTexts(new MockAnswers(form).valueFor(node));

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
