/** Applies the state of a node to its Formily field: the reaction of every field with expressions. */
import { isField, type GeneralField } from '@formily/core';
import { readAt, type Indices } from '@/rules/forms/evaluation';
import { evaluateState, type NodeLogic, type OwnState } from '@/rules/forms/logic';
import type { FormNode } from '@/rules/forms/tree';
import type { FieldSchema, Text } from '@/rules/forms/types';
import { isRequired } from '@/rules/forms/validation/validateField';
import { localise, type Locale } from '@/rules/locales';
import type { DeferredUpdates } from './deferredUpdates';

/** What the kit stores with a field. */
export interface FieldData {
  required: boolean;
}

/** The indices of the rows that a field is in, outermost first. */
export const indicesOf = (field: GeneralField): Indices =>
  field.address.segments.filter((segment) => /^\d+$/.test(String(segment))).map(Number);

/** Reads values of the form in the row of a field; Formily tracks what is read. */
export const readerOf = (field: GeneralField) => {
  const indices = indicesOf(field);
  return (path: readonly (string | null)[]) => readAt(field.form.values, path, indices);
};

/** The last value that an expression set, so that a visitor's own change stays until the expression changes. */
const computedValues = new WeakMap<GeneralField, unknown>();

function applyValue(field: GeneralField, { value, pattern }: OwnState): void {
  if (!value || !isField(field)) return;
  const isNew = !computedValues.has(field) || computedValues.get(field) !== value.computed;
  computedValues.set(field, value.computed);
  // Not by `setValue`, which a field that is being created ignores.
  if (isNew || pattern !== 'editable') field.form.setValuesIn(field.path, value.computed);
}

function apply(field: GeneralField, state: OwnState, schema: FormNode['schema'], locale: Locale): void {
  const { title = schema.title, description = schema.description } = state;
  field.setTitle(localise(title as Text | undefined, locale));
  field.setDescription(localise(description as Text | undefined, locale));
  field.setDisplay(state.display);
  // Without one of its own, a field has the pattern of the group around it.
  field.setPattern(state.pattern === 'editable' ? undefined : state.pattern);
  if (!isField(field)) return;
  field.setData({ required: state.required ?? isRequired(schema as FieldSchema) } satisfies FieldData);
  applyValue(field, state);
}

interface ReactionContext {
  getToday: () => string;
  getLocale: () => Locale;
  updates: DeferredUpdates;
}

/** The reaction of a node: evaluates its expressions with Formily's values and applies the result. */
export const createReaction =
  (node: FormNode, logic: NodeLogic | undefined, { getToday, getLocale, updates }: ReactionContext) =>
  (field: GeneralField): void => {
    const read = readerOf(field);
    const { path } = node;
    const row = path.lastIndexOf(null);
    const scope = {
      values: field.form.values as unknown,
      today: getToday(),
      ...(row >= 0 && { record: read(path.slice(0, row + 1)), index: indicesOf(field).at(-1) }),
    };
    const state = evaluateState(node, logic, scope, read);
    // In Formily a hidden field would stay in the values although the group around it is gone.
    if (state.display === 'hidden' && field.parent?.display === 'none') state.display = 'none';
    const locale = getLocale();
    updates.run(field, () => apply(field, state, node.schema, locale));
  };
