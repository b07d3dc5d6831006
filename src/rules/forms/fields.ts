import { holds } from '../expression/evaluate';
import { isEmpty } from '../validators/text';
import type { FormDefinition, FormField, Format, FormValues, NodeSchema } from './types';

/** A name as a part of a JSON pointer (RFC 6901). */
export const pointerPart = (name: string): string => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;

function fieldsUnder(properties: Record<string, NodeSchema>, pointer: string, conditions: string[]): FormField[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const here = `${pointer}/properties${pointerPart(name)}`;
    const all = schema['x-visible'] === undefined ? conditions : [...conditions, schema['x-visible']];
    return schema.type === 'void'
      ? fieldsUnder(schema.properties, here, all)
      : [{ name, schema, pointer: here, conditions: all }];
  });
}

const listed = new WeakMap<FormDefinition, FormField[]>();

/** The fields of a form in the order in which they stand, without its groups. */
export function listFields(form: FormDefinition): FormField[] {
  const known = listed.get(form);
  if (known) return known;
  const fields = fieldsUnder(form.schema.properties, '/schema', []);
  listed.set(form, fields);
  return fields;
}

/**
 * The fields that are asked, given these values. A condition sees earlier fields only, and of those only what is asked, so one pass in
 * order is enough and no circle can arise.
 */
export function visibleFields(form: FormDefinition, values: FormValues): FormField[] {
  const scope: Record<string, unknown> = {};
  return listFields(form).filter((field) => {
    const isVisible = field.conditions.every((condition) => holds(condition, scope));
    if (isVisible && Object.hasOwn(values, field.name)) scope[field.name] = clean(values[field.name]);
    return isVisible;
  });
}

/** As the base query sends it: texts trimmed. */
export function clean(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  return Array.isArray(value) ? value.map(clean) : value;
}

/** The value of a field; a name that every object inherits has none. */
export const valueOf = (values: FormValues, name: string): unknown =>
  Object.hasOwn(values, name) ? values[name] : undefined;

/** What is submitted of these values: of the fields asked, trimmed, without what is empty and without virtual fields. */
export function submittedValues(form: FormDefinition, values: FormValues): Record<string, unknown> {
  const visible = visibleFields(form, values).filter(
    ({ name, schema }) => !schema['x-virtual'] && !isEmpty(valueOf(values, name)),
  );
  return Object.fromEntries(visible.map(({ name }) => [name, clean(valueOf(values, name))]));
}

/** A core property (visitor registration): its rule depends on the kind of document, so that no format of the field names it. */
const DOCUMENT_NUMBER = 'documentNumber';
const DOCUMENTS: readonly (Format | undefined)[] = ['idCard', 'passport'];

/** What may be kept as a draft: no code, no document number, and no consent, which is given each time. */
export function draftValues(form: FormDefinition, values: FormValues): Record<string, unknown> {
  const listed = listFields(form).filter(
    ({ name, schema }) =>
      !schema['x-virtual'] &&
      !DOCUMENTS.includes(schema['x-validator']) &&
      name !== DOCUMENT_NUMBER &&
      schema['x-component'] !== 'Consent' &&
      !isEmpty(valueOf(values, name)),
  );
  return Object.fromEntries(listed.map(({ name }) => [name, valueOf(values, name)]));
}

/** The body of a registration: core properties beside `answers` (conventions.md, form bodies). */
export function toFormBody(form: FormDefinition, values: FormValues) {
  const submitted = submittedValues(form, values);
  const core: Record<string, unknown> = {};
  const answers: Record<string, unknown> = {};
  for (const { name, schema } of listFields(form)) {
    if (Object.hasOwn(submitted, name)) (schema['x-core'] ? core : answers)[name] = submitted[name];
  }
  return { formId: form.formId, formVersion: form.version, ...core, answers };
}
