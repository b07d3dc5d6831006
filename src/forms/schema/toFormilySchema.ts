import type { GeneralField } from '@formily/core';
import { type ISchema, Schema } from '@formily/json-schema';
import type { ReferenceDates } from '@/rules/referenceDates';
import type { FieldSchema, FormDefinition, NodeSchema } from '@/rules/forms/types';
import { validateField } from '@/rules/forms/validate';
import { holds } from '@/rules/expression/evaluate';
import { namesIn, parse } from '@/rules/expression/parse';
import { clean } from '@/rules/forms/fields';
import { encodeIssue } from './feedback';
import { atOnce, type VisibilityUpdates } from './visibilityUpdates';

const namesOf = new Map<string, string[]>();

function readNames(condition: string): string[] {
  const known = namesOf.get(condition);
  if (known) return known;
  const names = namesIn(parse(condition)).map(({ name }) => name);
  namesOf.set(condition, names);
  return names;
}

/**
 * Evaluates a condition with Formily's values. Each name is read from them, so that Formily tracks the dependencies.
 */
export function compileCondition(condition: string, scope: { $values?: Record<string, unknown> }): boolean {
  const values = scope.$values ?? {};
  const seen = readNames(condition).map((name) => [name, clean(values[name])] as const);
  return holds(condition, Object.fromEntries(seen));
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
 * One validator per field, ours. Formily's own rules use a process-global language and other messages than the
 * server.
 */
const judge = (schema: FieldSchema, days: () => ReferenceDates) => (value: unknown) => {
  const wrong = validateField(schema, value, { days: days() });
  return wrong ? encodeIssue(wrong) : '';
};

function toNode(node: NodeSchema, days: () => ReferenceDates, showing: VisibilityUpdates): ISchema {
  if (node.type === 'void') {
    return {
      type: 'void',
      'x-component': node['x-component'],
      ...conditionOf(node, showing),
      properties: toNodes(node.properties, days, showing),
    };
  }
  return {
    type: node.type,
    'x-component': node['x-component'],
    'x-decorator': node['x-decorator'],
    ...conditionOf(node, showing),
    'x-validator': [{ triggerType: 'onBlur', validator: judge(node, days) }],
  };
}

const toNodes = (
  properties: Record<string, NodeSchema>,
  days: () => ReferenceDates,
  showing: VisibilityUpdates,
): Record<string, ISchema> =>
  Object.fromEntries(Object.entries(properties).map(([name, node]) => [name, toNode(node, days, showing)]));

/**
 * The part of a form that Formily needs: structure, conditions, validators. Texts and options stay in the definition,
 * because Formily would compile every string.
 */
export const toFormilySchema = (form: FormDefinition, days: () => ReferenceDates, showing = atOnce): ISchema => ({
  type: 'object',
  properties: toNodes(form.schema.properties, days, showing),
});
