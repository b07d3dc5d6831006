import type { GeneralField } from '@formily/core';
import type { ISchema } from '@formily/json-schema';
import type { Clock } from '@/rules/clock';
import type { FieldSchema, FormDefinition, NodeSchema } from '@/rules/forms/types';
import { validateField } from '@/rules/forms/validate';
import { compileCondition } from './compiler';
import { encodeIssue } from './feedback';

/**
 * As a reaction and not as Formily's own `x-visible`: of a schema with an expression Formily compiles every word anew at each key that the
 * condition hangs on, which is most of what a key costs in a large form.
 */
function conditionOf(node: NodeSchema): Pick<ISchema, 'x-reactions'> {
  const condition = node['x-visible'];
  if (condition === undefined) return {};
  return {
    'x-reactions': [
      (field: GeneralField) => {
        field.visible = compileCondition(condition, { $values: field.form.values as Record<string, unknown> });
      },
    ],
  };
}

/** One validator a field: ours. Formily's own rules have a process-global language and other words than the server. */
const judge = (schema: FieldSchema, clock: Clock) => (value: unknown) => {
  const wrong = validateField(schema, value, { now: clock.now() });
  return wrong ? encodeIssue(wrong) : '';
};

function toNode(node: NodeSchema, clock: Clock): ISchema {
  if (node.type === 'void') {
    return {
      type: 'void',
      'x-component': node['x-component'],
      ...conditionOf(node),
      properties: toNodes(node.properties, clock),
    };
  }
  return {
    type: node.type,
    'x-component': node['x-component'],
    'x-decorator': node['x-decorator'],
    ...conditionOf(node),
    'x-validator': [{ triggerType: 'onBlur', validator: judge(node, clock) }],
  };
}

const toNodes = (properties: Record<string, NodeSchema>, clock: Clock): Record<string, ISchema> =>
  Object.fromEntries(Object.entries(properties).map(([name, node]) => [name, toNode(node, clock)]));

/**
 * The part of a form that Formily must know: structure, conditions, validators. Texts and options stay in the definition, where the
 * components look them up: Formily would compile every string that it is given.
 */
export const toFormilySchema = (form: FormDefinition, clock: Clock): ISchema => ({
  type: 'object',
  properties: toNodes(form.schema.properties, clock),
});
