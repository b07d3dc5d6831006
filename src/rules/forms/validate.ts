import { issue, type Issue, type Validator } from '../issue';
import type { ReferenceDates } from '../referenceDates';
import { email, newsletterEmail } from '../validators/email';
import { ageOn, idCard, isRealDate, MINIMUM_AGE, type PlainDate } from '../validators/idCard';
import { dialCode, internationalMobile, mainlandMobile } from '../validators/mobile';
import { boothNumber, companyName, countryCode, digits, passport, personName, website } from '../validators/simple';
import { characterCount, isEmpty, textOf, visibleCount } from '../validators/text';
import { listFields, pointerPart, fieldValue, visibleFields } from './fields';
import { anchoredPattern } from './check/patterns';
import {
  ANSWER_LIMITS,
  type FieldSchema,
  type Format,
  type FormDefinition,
  type FormField,
  type FormValues,
} from './types';

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const MAX_AGE_YEARS = 120;

/** A calendar day as forms send it, `2026-03-31`; null when the day does not exist. */
function plainDate(value: unknown): PlainDate | null {
  const match = DATE.exec(textOf(value));
  if (!match) return null;
  const date = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
  return isRealDate(date) ? date : null;
}

/** A visitor's date of birth; the age is computed for `openingDay` (`YYYY-MM-DD`). */
function birthDate(value: unknown, openingDay: string): Issue | null {
  if (isEmpty(value)) return null;
  const [birth, on] = [plainDate(value), plainDate(openingDay)];
  if (!birth || !on) return issue('date.invalid');
  const age = ageOn(birth, on);
  if (age < 0 || age > MAX_AGE_YEARS) return issue('date.invalid');
  return age < MINIMUM_AGE ? issue('idCard.under18', { age: MINIMUM_AGE }) : null;
}

/** A day in the future, such as the expiry of a passport. */
function laterDate(value: unknown, today: string): Issue | null {
  if (isEmpty(value)) return null;
  if (!plainDate(value)) return issue('date.invalid');
  return textOf(value) > today ? null : issue('date.past');
}

/** The validator of each named format; the field's `minLength` is the minimum of a name or company. */
function validatorOf(format: Format, days: ReferenceDates, minLength?: number): Validator {
  const validators: Record<Format, Validator> = {
    email,
    newsletterEmail,
    mainlandMobile,
    internationalMobile,
    dialCode,
    countryCode,
    idCard: (value) => idCard(value, days.opening),
    digits,
    boothNumber,
    personName: (value) => personName(value, minLength),
    companyName: (value) => companyName(value, minLength),
    website,
    passport,
    birthDate: (value) => birthDate(value, days.opening),
    laterDate: (value) => laterDate(value, days.today),
  };
  return validators[format];
}

/** Formats with their own message for too short values. */
const FORMATS_WITH_LENGTH_CHECK: ReadonlySet<Format | undefined> = new Set<Format>(['personName', 'companyName']);

/** An issue and the field that it belongs to, as a JSON pointer into the values: `/email`, `/purposes`. */
export interface FormIssue extends Issue {
  pointer: string;
}

export interface ValidationOptions {
  days: ReferenceDates;
  /** Includes fields that are not submitted, such as the e-mail code: validated in the browser only. */
  virtual?: boolean;
}

const CHOICES: readonly string[] = ['CheckboxTiles', 'RadioTiles', 'ChipGroups'];

/** The message of an empty required field (section 5: registration, questionnaire, consent). */
function requiredIssueOf(schema: FieldSchema): string {
  if (schema['x-component'] === 'Consent') return 'consent.required';
  return CHOICES.includes(schema['x-component']) ? 'choice.required' : 'form.required';
}

function textIssue(schema: FieldSchema, value: unknown, days: ReferenceDates): Issue | null {
  if (typeof value !== 'string') return issue('form.type');
  const text = textOf(value);
  const length = characterCount(text);
  const max = Math.min(schema.maxLength ?? ANSWER_LIMITS.textLength, ANSWER_LIMITS.textLength);
  if (length > max) return issue('form.tooLong', { max });
  if (schema.enum && !schema.enum.some((option) => option.value === text)) return issue('form.option');
  const format = schema['x-validator'];
  const error = format ? validatorOf(format, days, schema.minLength)(text) : null;
  if (error) return error;
  if (
    schema.minLength !== undefined &&
    !FORMATS_WITH_LENGTH_CHECK.has(format) &&
    visibleCount(text) < schema.minLength
  ) {
    return issue('form.tooShort', { min: schema.minLength });
  }
  return schema.pattern !== undefined && !anchoredPattern(schema.pattern).test(text) ? issue('form.pattern') : null;
}

function listIssue(schema: FieldSchema, value: unknown): Issue | null {
  if (!Array.isArray(value) || !value.every((item) => typeof item === 'string')) return issue('form.type');
  const max = Math.min(schema.maxItems ?? ANSWER_LIMITS.items, ANSWER_LIMITS.items);
  if (value.length > max) return issue('form.tooMany', { max });
  if (new Set(value).size < value.length) return issue('form.duplicate');
  if (!value.every((item) => schema.enum?.some((option) => option.value === item))) return issue('form.option');
  return value.length < (schema.minItems ?? 0) ? issue('form.tooFew', { min: schema.minItems ?? 0 }) : null;
}

function numberIssue(schema: FieldSchema, value: unknown): Issue | null {
  if (schema.type === 'integer' && !Number.isInteger(value)) return issue('form.integer');
  if (typeof value !== 'number' || !Number.isFinite(value)) return issue('form.number');
  const { minimum: min, maximum: max } = schema;
  if (min !== undefined && value < min) return issue('form.minimum', { min });
  return max !== undefined && value > max ? issue('form.maximum', { max }) : null;
}

/** Validates one value by its field's schema, both for the browser's fields and for the server's submissions. */
export function validateField(
  schema: FieldSchema,
  value: unknown,
  { days }: Pick<ValidationOptions, 'days'>,
): Issue | null {
  if (isEmpty(value)) return schema.required ? issue(requiredIssueOf(schema)) : null;
  switch (schema.type) {
    case 'string':
      return textIssue(schema, value, days);
    case 'array':
      return listIssue(schema, value);
    case 'number':
    case 'integer':
      return numberIssue(schema, value);
    case 'boolean':
      if (typeof value !== 'boolean') return issue('form.type');
      return schema.required && !value ? issue(requiredIssueOf(schema)) : null;
  }
}

function unexpectedValues(
  form: FormDefinition,
  values: FormValues,
  visible: readonly FormField[],
  virtual: boolean,
): FormIssue[] {
  const knownNames = new Set(
    listFields(form)
      .filter(({ schema }) => virtual || !schema['x-virtual'])
      .map(({ name }) => name),
  );
  const names = new Set(visible.map(({ name }) => name));
  return Object.keys(values).flatMap((name) => {
    if (!knownNames.has(name))
      return [{ pointer: pointerPart(name), ...issue('form.unknownField', { name: name.slice(0, 80) }) }];
    // A hidden field has no answer: a value comes from another path through the form, or from a manipulated request.
    return names.has(name) || isEmpty(fieldValue(values, name))
      ? []
      : [{ pointer: pointerPart(name), ...issue('form.notAsked') }];
  });
}

/**
 * Validates all values of a submission (specification, section 5), keyed by field name.
 * @returns Issues in field order, at most one per field, then unknown keys and hidden fields.
 */
export function validateSubmission(form: FormDefinition, values: FormValues, options: ValidationOptions): FormIssue[] {
  if (Object.keys(values).length > ANSWER_LIMITS.keys) {
    return [{ pointer: '', ...issue('form.tooManyAnswers', { max: ANSWER_LIMITS.keys }) }];
  }
  const visible = visibleFields(form, values).filter(({ schema }) => options.virtual || !schema['x-virtual']);
  const issues = visible.flatMap(({ name, schema }) => {
    const error = validateField(schema, fieldValue(values, name), options);
    return error ? [{ pointer: pointerPart(name), ...error }] : [];
  });
  return [...issues, ...unexpectedValues(form, values, visible, options.virtual ?? false)];
}
