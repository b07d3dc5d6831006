import { isObject } from './json';
import { isEmpty } from '../validators/text';
import { FormEvaluation, type Indices } from './evaluation';
import { treeOf, type FormNode } from './tree';
import type { FieldSchema, FormDefinition, FormField, FormValues } from './types';
import { formatsOf } from './validation/validateField';

/** The fields of a form in order, without its groups: those whose values are answers of their own. */
export const listFields = (form: FormDefinition): readonly FormField[] => treeOf(form).fields;

/** Expressions about the day are not part of whether a stored answer was asked. */
const ANY_DAY = '';

/**
 * The visible fields for these values.
 * @param today The day of the submission, `YYYY-MM-DD`, for expressions that read it
 */
export function visibleFields(form: FormDefinition, values: FormValues, today = ANY_DAY): FormField[] {
  const evaluation = new FormEvaluation(form, values, today);
  return evaluation.tree.fields.filter(({ node }) => evaluation.isVisible(node));
}

/** Trims texts as the base query does. */
export function trimTexts(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  return Array.isArray(value) ? value.map(trimTexts) : value;
}

/** The value of a field; inherited names have none. */
export const fieldValue = (values: FormValues, name: string): unknown =>
  Object.hasOwn(values, name) ? values[name] : undefined;

/** Collects what is submitted: visible values, trimmed, without empty ones and virtual fields. */
class Collection {
  constructor(private readonly evaluation: FormEvaluation) {}

  members(nodes: readonly FormNode[], values: Record<string, unknown>, indices: Indices): Record<string, unknown> {
    const entries = nodes.flatMap((node) => {
      if ((node.schema as FieldSchema)['x-virtual']) return [];
      const value = this.value(node, fieldValue(values, node.name), indices);
      const isEmptyObject = node.fields.length > 0 && isObject(value) && Object.keys(value).length === 0;
      return isEmpty(value) || isEmptyObject ? [] : [[node.name, value] as const];
    });
    return Object.fromEntries(entries);
  }

  private value(node: FormNode, raw: unknown, indices: Indices): unknown {
    const state = this.evaluation.stateOf(node, indices);
    if (state.display === 'none') return undefined;
    if (state.value && state.pattern !== 'editable') return state.value.computed;
    if (node.fields.length > 0) return isObject(raw) ? this.members(node.fields, raw, indices) : raw;
    const { item } = node;
    if (!item || !Array.isArray(raw)) return trimTexts(raw);
    const entry = item.hasValue ? item : (item.fields[0] ?? item);
    // A row stays even if it is empty: it was added, and its required fields are reported in it.
    return raw
      .map((value: unknown, index) =>
        entry.fields.length > 0
          ? this.members(entry.fields, isObject(value) ? value : {}, [...indices, index])
          : this.value(entry, value, [...indices, index]),
      )
      .filter((value) => entry.fields.length > 0 || !isEmpty(value));
  }
}

/** The values to submit: visible fields, trimmed, without empty values and virtual fields. */
export function submittedValues(form: FormDefinition, values: FormValues, today = ANY_DAY): Record<string, unknown> {
  const evaluation = new FormEvaluation(form, values, today);
  const nodes = evaluation.tree.fields.map(({ node }) => node);
  return new Collection(evaluation).members(nodes, { ...values }, []);
}

/** The values without those of hidden fields, as a form starts with them. */
export function visibleValues(form: FormDefinition, values: FormValues, today = ANY_DAY): Record<string, unknown> {
  const { values: visible } = new FormEvaluation(form, values, today);
  const entries = Object.entries(structuredClone(visible) as Record<string, unknown>);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** A core property of visitor registration. Its rule depends on the kind of document, so the field names no format. */
const DOCUMENT_NUMBER = 'documentNumber';
const DOCUMENT_FORMATS: readonly string[] = ['idCard', 'idcard', 'passport'];
const NEVER_IN_DRAFTS: readonly (string | undefined)[] = ['Consent', 'Password'];

const isDraftField = ({ name, schema }: FormField): boolean =>
  !schema['x-virtual'] &&
  !formatsOf(schema).some((format) => DOCUMENT_FORMATS.includes(format)) &&
  name !== DOCUMENT_NUMBER &&
  !NEVER_IN_DRAFTS.includes(schema['x-component']);

/** The values that a draft may contain: no codes, secrets, document numbers or consents. */
export function draftValues(form: FormDefinition, values: FormValues): Record<string, unknown> {
  const draftFields = listFields(form).filter(
    (field) => isDraftField(field) && !isEmpty(fieldValue(values, field.name)),
  );
  return Object.fromEntries(draftFields.map(({ name }) => [name, fieldValue(values, name)]));
}

/** The request body of a form: core properties next to `answers` (docs/api.md, Rules of the contract). */
export function toFormBody(form: FormDefinition, values: FormValues, today = ANY_DAY) {
  const submitted = submittedValues(form, values, today);
  const core: Record<string, unknown> = {};
  const answers: Record<string, unknown> = {};
  for (const { name, schema } of listFields(form)) {
    if (Object.hasOwn(submitted, name)) (schema['x-core'] ? core : answers)[name] = submitted[name];
  }
  return { formId: form.formId, formVersion: form.version, ...core, answers };
}
