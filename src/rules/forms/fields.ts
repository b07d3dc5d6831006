import { isConditionMet } from '../expression/evaluate';
import { isEmpty } from '../validators/text';
import type { FormDefinition, FormField, Format, FormValues, NodeSchema } from './types';

/** A name as a part of a JSON pointer (RFC 6901). */
export const pointerPart = (name: string): string => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;

function fieldsUnder(properties: Record<string, NodeSchema>, pointer: string, conditions: string[]): FormField[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const nodePointer = `${pointer}/properties${pointerPart(name)}`;
    const allConditions = schema['x-visible'] === undefined ? conditions : [...conditions, schema['x-visible']];
    return schema.type === 'void'
      ? fieldsUnder(schema.properties, nodePointer, allConditions)
      : [{ name, schema, pointer: nodePointer, conditions: allConditions }];
  });
}

const fieldCache = new WeakMap<FormDefinition, FormField[]>();

/** The fields of a form in order, without its groups. */
export function listFields(form: FormDefinition): FormField[] {
  const cachedFields = fieldCache.get(form);
  if (cachedFields) return cachedFields;
  const fields = fieldsUnder(form.schema.properties, '/schema', []);
  fieldCache.set(form, fields);
  return fields;
}

/**
 * The visible fields for these values. A condition reads only earlier, visible fields, so one pass in order is
 * enough and no cycle can occur.
 */
export function visibleFields(form: FormDefinition, values: FormValues): FormField[] {
  const scope: Record<string, unknown> = {};
  return listFields(form).filter((field) => {
    const isVisible = field.conditions.every((condition) => isConditionMet(condition, scope));
    if (isVisible && Object.hasOwn(values, field.name)) scope[field.name] = trimTexts(values[field.name]);
    return isVisible;
  });
}

/** Trims texts as the base query does. */
export function trimTexts(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  return Array.isArray(value) ? value.map(trimTexts) : value;
}

/** The value of a field; inherited names have none. */
export const fieldValue = (values: FormValues, name: string): unknown =>
  Object.hasOwn(values, name) ? values[name] : undefined;

/** The values to submit: visible fields, trimmed, without empty values and virtual fields. */
export function submittedValues(form: FormDefinition, values: FormValues): Record<string, unknown> {
  const visible = visibleFields(form, values).filter(
    ({ name, schema }) => !schema['x-virtual'] && !isEmpty(fieldValue(values, name)),
  );
  return Object.fromEntries(visible.map(({ name }) => [name, trimTexts(fieldValue(values, name))]));
}

/** A core property of visitor registration. Its rule depends on the kind of document, so the field names no format. */
const DOCUMENT_NUMBER = 'documentNumber';
const DOCUMENTS: readonly (Format | undefined)[] = ['idCard', 'passport'];

/** The values that a draft may contain: no codes, document numbers or consents. */
export function draftValues(form: FormDefinition, values: FormValues): Record<string, unknown> {
  const draftFields = listFields(form).filter(
    ({ name, schema }) =>
      !schema['x-virtual'] &&
      !DOCUMENTS.includes(schema['x-validator']) &&
      name !== DOCUMENT_NUMBER &&
      schema['x-component'] !== 'Consent' &&
      !isEmpty(fieldValue(values, name)),
  );
  return Object.fromEntries(draftFields.map(({ name }) => [name, fieldValue(values, name)]));
}

/** The request body of a form: core properties next to `answers` (conventions.md, form bodies). */
export function toFormBody(form: FormDefinition, values: FormValues) {
  const submitted = submittedValues(form, values);
  const core: Record<string, unknown> = {};
  const answers: Record<string, unknown> = {};
  for (const { name, schema } of listFields(form)) {
    if (Object.hasOwn(submitted, name)) (schema['x-core'] ? core : answers)[name] = submitted[name];
  }
  return { formId: form.formId, formVersion: form.version, ...core, answers };
}
