/** Validates one value by its field's keywords, in the browser and on the server. */
import { issue, type Issue } from '../../issue';
import type { ReferenceDates } from '../../referenceDates';
import { isCountryCode } from '../../validators/simple';
import { characterCount, isEmpty, textOf } from '../../validators/text';
import { componentOf } from '../components';
import { isFormat, validateFormat } from './formats';
import { isDeepEqual, limitIssue } from './keywords';
import { isUploadField, uploadIssue } from './uploads';
import { ANSWER_LIMITS, type FieldSchema, type Option, type Text, type Validator, type ValidatorRule } from '../types';

/** An issue that may bring its own text, from the form. */
export interface FieldIssue extends Issue {
  message?: Text;
}

/** Formats with their own message for too short values. */
const FORMATS_WITH_LENGTH_CHECK: readonly string[] = ['personName', 'companyName'];

/** The message of an empty required field (section 5: registration, questionnaire, consent). */
function requiredIssueOf(schema: FieldSchema): Issue {
  if (schema['x-component'] === 'Consent') return issue('consent.required');
  const component = componentOf(schema['x-component']);
  return issue(component?.isGroup && component.options ? 'choice.required' : 'form.required');
}

export const validatorsOf = ({ 'x-validator': validator }: FieldSchema): readonly Validator[] =>
  validator === undefined
    ? []
    : Array.isArray(validator)
      ? (validator as readonly Validator[])
      : [validator as Validator];

/** The format that the field names: `format`, or a name in `x-validator`. */
export const formatsOf = (schema: FieldSchema): string[] => [
  ...(schema.format === undefined ? [] : [schema.format]),
  ...validatorsOf(schema).flatMap((rule) => (typeof rule === 'string' ? [rule] : (rule.format ?? []))),
];

const isRequiredByRule = (rule: Validator): boolean => typeof rule === 'object' && rule.required === true;

/** Whether the keywords require an answer, apart from expressions. */
export const isRequired = (schema: FieldSchema): boolean =>
  schema.required === true || validatorsOf(schema).some(isRequiredByRule);

/** All options of a tree, with those that cannot be chosen left out. */
const selectable = (options: readonly Option[]): Option[] =>
  options.flatMap((option) => [...(option.disabled ? [] : [option]), ...selectable(option.children ?? [])]);

const isOption = (options: readonly Option[], value: unknown): boolean =>
  selectable(options).some((option) => isDeepEqual(option.value, value));

/** Whether a path leads through a tree of options, level by level. */
function isOptionPath(options: readonly Option[], path: readonly unknown[]): boolean {
  let level: readonly Option[] | undefined = options;
  return path.every((value) => {
    const option: Option | undefined = level?.find((candidate) => candidate.value === value && !candidate.disabled);
    level = option?.children;
    return option !== undefined;
  });
}

function typeIssue({ type }: FieldSchema, value: unknown): Issue | null {
  switch (type) {
    case 'integer':
      if (typeof value === 'number' && Number.isFinite(value) && !Number.isInteger(value)) return issue('form.integer');
      return typeof value === 'number' && Number.isFinite(value) ? null : issue('form.integer');
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? null : issue('form.number');
    case 'array':
      return Array.isArray(value) ? null : issue('form.type');
    case 'object':
      return typeof value === 'object' && !Array.isArray(value) ? null : issue('form.type');
    default:
      return typeof value === type ? null : issue('form.type');
  }
}

/** The limits of every answer, whatever its form says. */
function sizeIssue(schema: FieldSchema, value: unknown): Issue | null {
  const { textLength, items } = ANSWER_LIMITS;
  if (typeof value === 'string') {
    const max = Math.min(schema.maxLength ?? textLength, textLength);
    return characterCount(textOf(value)) > max ? issue('form.tooLong', { max }) : null;
  }
  if (!Array.isArray(value)) return null;
  if (isUploadField(schema)) return uploadIssue(schema, value);
  if (!schema.items && !value.every((item) => ['string', 'number', 'boolean'].includes(typeof item)))
    return issue('form.type');
  const max = Math.min(schema.maxItems ?? items, items);
  if (value.length > max) return issue('form.tooMany', { max });
  return value.some((item) => typeof item === 'string' && characterCount(item) > textLength)
    ? issue('form.tooLong', { max: textLength })
    : null;
}

function optionIssue({ enum: options, 'x-component': component }: FieldSchema, value: unknown): Issue | null {
  if (!options) return null;
  if (!Array.isArray(value))
    return isOption(options, typeof value === 'string' ? textOf(value) : value) ? null : issue('form.option');
  if (component === 'Cascader') return isOptionPath(options, value) ? null : issue('form.option');
  const types = new Set(options.map((option) => typeof option.value));
  if (!value.every((item) => types.has(typeof item as 'string'))) return issue('form.type');
  if (new Set(value).size < value.length) return issue('form.duplicate');
  return value.every((item) => isOption(options, item)) ? null : issue('form.option');
}

/** What a component adds to the keywords of its field. */
function componentIssue({ 'x-component': component }: FieldSchema, value: unknown): Issue | null {
  if (component === 'CountrySelect') return isCountryCode(value) ? null : issue('country.invalid');
  if (component?.endsWith('.RangePicker') && Array.isArray(value)) {
    const [from, to] = value as unknown[];
    if (value.length !== 2 || typeof from !== 'string' || typeof to !== 'string') return issue('form.type');
    return from <= to ? null : issue('form.range');
  }
  return null;
}

function ruleIssue(rule: Validator, value: unknown, context: ValidationContext): FieldIssue | null {
  const {
    min,
    max,
    len,
    whitespace,
    format,
    message,
    enum: allowed,
    ...limits
  }: ValidatorRule = typeof rule === 'string' ? { format: rule } : rule;
  const length = typeof value === 'string' ? characterCount(textOf(value)) : undefined;
  const bounds =
    typeof value === 'number'
      ? { minimum: min, maximum: max }
      : { minLength: min ?? len, maxLength: max ?? len, minItems: min ?? len, maxItems: max ?? len };
  const stated = Object.fromEntries(
    Object.entries({ ...bounds, ...limits }).filter(([, bound]) => bound !== undefined),
  );
  const formatIssue =
    isFormat(format) && typeof value === 'string' ? validateFormat(format, textOf(value), context) : null;
  const found =
    formatIssue ??
    (len !== undefined && length !== undefined && length !== len ? issue('form.length', { length: len }) : null) ??
    (allowed && !allowed.some((option) => isDeepEqual(option, value)) ? issue('form.option') : null) ??
    (whitespace && typeof value === 'string' && textOf(value) === '' ? issue('form.required') : null) ??
    limitIssue(stated, value);
  return found && message !== undefined ? { ...found, message } : found;
}

interface ValidationContext {
  days: ReferenceDates;
  minLength?: number | undefined;
}

/** The message of the rule that requires an answer, if the form has one. */
const requiredMessage = (schema: FieldSchema): { message?: Text } => {
  const rule = validatorsOf(schema).find(isRequiredByRule);
  return typeof rule === 'object' && rule.message !== undefined ? { message: rule.message } : {};
};

/**
 * Whether a value is no answer: payloads are trimmed and lose what is empty (specification, section 5). Only keywords
 * for the length of a list may refuse an empty one.
 */
const isUnanswered = ({ type, minItems, const: only }: FieldSchema, value: unknown, required: boolean): boolean =>
  isEmpty(value) && !(Array.isArray(value) && type === 'array' && !required && (minItems ?? only) !== undefined);

/**
 * Validates one value.
 * @param required Whether an answer is required, if an expression decides it
 */
export function validateField(
  schema: FieldSchema,
  value: unknown,
  { days }: { days: ReferenceDates },
  required = isRequired(schema),
): FieldIssue | null {
  if (isUnanswered(schema, value, required))
    return required ? { ...requiredIssueOf(schema), ...requiredMessage(schema) } : null;
  const context = { days, minLength: schema.minLength };
  const mismatch = typeIssue(schema, value) ?? sizeIssue(schema, value) ?? optionIssue(schema, value);
  if (mismatch) return mismatch;
  // A consent must be ticked: an unticked box is no answer.
  if (value === false && required && schema['x-component'] === 'Consent') return requiredIssueOf(schema);
  const { minLength, ...limits } = schema;
  const formats = formatsOf(schema);
  const hasOwnMinimum = formats.some((name) => FORMATS_WITH_LENGTH_CHECK.includes(name));
  const format = schema.format;
  const rules: readonly Validator[] = [...(isFormat(format) ? [format] : []), ...validatorsOf(schema)];
  for (const rule of rules) {
    const found = ruleIssue(rule, value, context);
    if (found) return found;
  }
  const shownLimits = hasOwnMinimum || minLength === undefined ? limits : { ...limits, minLength };
  return limitIssue(shownLimits, value) ?? componentIssue(schema, value);
}
