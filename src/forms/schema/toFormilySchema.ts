import type { GeneralField } from '@formily/core';
import { type ISchema, Schema } from '@formily/json-schema';
import type { ReferenceDates } from '@/rules/referenceDates';
import type { FieldSchema, FormDefinition, NodeSchema } from '@/rules/forms/types';
import { validateField } from '@/rules/forms/validate';
import { isConditionMet } from '@/rules/expression/evaluate';
import { namesIn, parse } from '@/rules/expression/parse';
import { trimTexts } from '@/rules/forms/fields';
import { encodeIssue } from './feedback';
import { immediateUpdates, type VisibilityUpdates } from './visibilityUpdates';

const namesCache = new Map<string, string[]>();

function readNames(condition: string): string[] {
  const cachedNames = namesCache.get(condition);
  if (cachedNames) return cachedNames;
  const names = namesIn(parse(condition)).map(({ name }) => name);
  namesCache.set(condition, names);
  return names;
}

/**
 * Evaluates a condition with Formily's values. Each name is read from them, so that Formily tracks the dependencies.
 */
export function compileCondition(condition: string, scope: { $values?: Record<string, unknown> }): boolean {
  const values = scope.$values ?? {};
  const entries = readNames(condition).map((name) => [name, trimTexts(values[name])] as const);
  return isConditionMet(condition, Object.fromEntries(entries));
}

// Formily compiles `{{ … }}` by `new Function`, which our content security policy forbids. This evaluator replaces it
// for the whole document; that is safe, because it depends on no language, form or state.
Schema.registerCompiler((expression: string, scope: unknown) =>
  compileCondition(expression.trim(), scope as { $values?: Record<string, unknown> }),
);

/**
 * A reaction, not Formily's own `x-visible`. For a schema with an expression Formily recompiles every string at each
 * relevant key press, which dominates the cost in a large form.
 */
function conditionOf(node: NodeSchema, { show }: VisibilityUpdates): Pick<ISchema, 'x-reactions'> {
  const condition = node['x-visible'];
  if (condition === undefined) return {};
  return {
    'x-reactions': [
      (field: GeneralField) => {
        show(field, compileCondition(condition, { $values: field.form.values as Record<string, unknown> }));
      },
    ],
  };
}

/**
 * One validator per field, from src/rules. Formily's own validators use a process-global language and other messages
 * than the server.
 */
const createValidator = (schema: FieldSchema, getReferenceDates: () => ReferenceDates) => (value: unknown) => {
  const error = validateField(schema, value, { days: getReferenceDates() });
  return error ? encodeIssue(error) : '';
};

function toNode(
  node: NodeSchema,
  getReferenceDates: () => ReferenceDates,
  visibilityUpdates: VisibilityUpdates,
): ISchema {
  if (node.type === 'void') {
    return {
      type: 'void',
      'x-component': node['x-component'],
      ...conditionOf(node, visibilityUpdates),
      properties: toNodes(node.properties, getReferenceDates, visibilityUpdates),
    };
  }
  return {
    type: node.type,
    'x-component': node['x-component'],
    'x-decorator': node['x-decorator'],
    ...conditionOf(node, visibilityUpdates),
    'x-validator': [{ triggerType: 'onBlur', validator: createValidator(node, getReferenceDates) }],
  };
}

const toNodes = (
  properties: Record<string, NodeSchema>,
  getReferenceDates: () => ReferenceDates,
  visibilityUpdates: VisibilityUpdates,
): Record<string, ISchema> =>
  Object.fromEntries(
    Object.entries(properties).map(([name, node]) => [name, toNode(node, getReferenceDates, visibilityUpdates)]),
  );

/**
 * The part of a form that Formily needs: structure, conditions, validators. Texts and options stay in the definition,
 * because Formily would compile every string.
 */
export const toFormilySchema = (
  form: FormDefinition,
  getReferenceDates: () => ReferenceDates,
  visibilityUpdates = immediateUpdates,
): ISchema => ({
  type: 'object',
  properties: toNodes(form.schema.properties, getReferenceDates, visibilityUpdates),
});
