/** What is wrong with the conditions of a form whose shape is wrong, too: a designer mends both at once. */
import { conditionProblems } from './conditions';
import { pointerPart } from './fields';
import type { FormProblem } from './problem';
import type { FieldSchema, FormDefinition, NodeSchema } from './types';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Findings under these say nothing of what a field holds. */
const WORDS = /^\/(?:title|description|x-visible|x-component-props|x-decorator-props)(?:\/|$)/;

interface Frame {
  /** Names of fields of which it is not sure what they hold. */
  doubtful: Set<string>;
  /** Whether all fields are known: not where a group has lost its own. */
  isWhole: boolean;
}

/** What conditions need to know of a form: names in their order, kinds, options, conditions. Whatever else is there, nothing throws. */
function frameOf(
  value: unknown,
  pointer: string,
  shape: readonly FormProblem[],
  frame: Frame,
): Record<string, NodeSchema> {
  const { doubtful } = frame;
  if (!isObject(value)) frame.isWhole = false;
  return Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).map(([name, written]): [string, NodeSchema] => {
      const here = `${pointer}/properties${pointerPart(name)}`;
      const node = isObject(written) ? written : {};
      const visible = typeof node['x-visible'] === 'string' ? { 'x-visible': node['x-visible'] } : {};
      if (node['type'] === 'void')
        return [
          name,
          { ...visible, type: 'void', properties: frameOf(node['properties'], here, shape, frame) } as NodeSchema,
        ];
      const found = shape.filter((one) => one.pointer === here || one.pointer.startsWith(`${here}/`));
      if (found.some((one) => !WORDS.test(one.pointer.slice(here.length)))) doubtful.add(name);
      const { type, enum: options } = node;
      return [name, { ...visible, type, ...(Array.isArray(options) && { enum: options }) } as unknown as FieldSchema];
    }),
  );
}

/**
 * The findings about conditions, where the rest of a form lets them be judged.
 * @param shape What the meta-schema has found: of a condition that it names, and of a field that it doubts, nothing more is said.
 */
export function conditionsDespite(value: unknown, shape: readonly FormProblem[]): FormProblem[] {
  const frame: Frame = { doubtful: new Set(), isWhole: true };
  const schema = isObject(value) && isObject(value['schema']) ? value['schema'] : {};
  const properties = frameOf(schema['properties'], '/schema', shape, frame);
  const form = { formId: '', version: 0, schema: { type: 'object', properties } } as unknown as FormDefinition;
  const said = new Set(shape.map(({ pointer }) => pointer));
  return conditionProblems(form, frame.doubtful).filter(
    ({ pointer, code }) => !said.has(pointer) && (frame.isWhole || code !== 'unknownField'),
  );
}
