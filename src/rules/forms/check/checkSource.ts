/**
 * Checks the text of a form file and returns the form and its problems with line numbers. Used by `npm run forms --
 * check`, by the server before it publishes or previews, and by the editor of /forms.
 */
import { checkForm } from './check';
import { conditionProblems } from './conditions';
import { pointerPart } from '@/rules/forms/fields';
import { say } from '@/rules/forms/findings/say';
import { type FormProblem, inOrder, isError, type PlacedProblem, problem } from './problem';
import { FormError, readForm } from '@/rules/forms/read';
import { reuseProblems } from '@/rules/forms/reuse';
import { shapeProblems } from './shape';
import { readSource } from '@/rules/forms/source';
import type { FieldSchema, FormDefinition, NodeSchema } from '@/rules/forms/types';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Shape problems below these paths don't affect what a field holds. */
const WORDS = /^\/(?:title|description|x-visible|x-component-props|x-decorator-props)(?:\/|$)/;

interface Frame {
  /** Names of fields whose type is uncertain. */
  doubtful: Set<string>;
  /** Whether all fields are known; false if a group has lost its fields. */
  isWhole: boolean;
}

/** Extracts what conditions need from an invalid form: names in order, types, options, conditions. Never throws. */
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
 * Checks the conditions of a form with shape problems, as far as possible.
 * @param shape Problems of the meta-schema; the conditions and fields that they concern are not reported again.
 */
function conditionsDespite(value: unknown, shape: readonly FormProblem[]): FormProblem[] {
  const frame: Frame = { doubtful: new Set(), isWhole: true };
  const schema = isObject(value) && isObject(value['schema']) ? value['schema'] : {};
  const properties = frameOf(schema['properties'], '/schema', shape, frame);
  const form = { formId: '', version: 0, schema: { type: 'object', properties } } as unknown as FormDefinition;
  const pointers = new Set(shape.map(({ pointer }) => pointer));
  return conditionProblems(form, frame.doubtful).filter(
    ({ pointer, code }) => !pointers.has(pointer) && (frame.isWhole || code !== 'unknownField'),
  );
}

export interface CheckedForm {
  /** Undefined when the text cannot be read as a form; otherwise the form, with or without problems. */
  form?: FormDefinition;
  problems: PlacedProblem[];
}

export interface CheckOptions {
  /** Versions published before; their option codes must keep their meaning. */
  earlier?: readonly FormDefinition[];
}

/** Checks the text of a form. */
export function checkSource(text: string, { earlier = [] }: CheckOptions = {}): CheckedForm {
  const source = readSource(text);
  if (source.value === undefined) return { problems: source.problems };
  const placed = (found: FormProblem[]) => inOrder([...source.problems, ...found.map(source.place)]);
  const shape = shapeProblems(source.value);
  // A form with shape problems is checked no further, apart from its conditions.
  if (shape.length > 0) return { problems: placed([...shape, ...conditionsDespite(source.value, shape)]) };
  try {
    const form = readForm(source.value);
    return { form, problems: placed([...checkForm(form), ...reuseProblems(form, earlier)]) };
  } catch (error) {
    if (!(error instanceof FormError)) throw error;
    // The shape is valid, so the only possible error is too deep nesting.
    return { problems: placed([problem('tooDeep', error.pointer, say('groupsTooDeep'))]) };
  }
}

/** Whether a form may be published. */
export const isRight = ({ form, problems }: CheckedForm): boolean => form !== undefined && !problems.some(isError);

/** One problem per line in compiler format: `visitor-en/3.json:41:23 error …`. */
export const problemLine = (file: string, found: PlacedProblem): string =>
  `${file}:${found.line}:${found.column} ${found.severity} ${found.message}${found.hint ? ` ${found.hint}` : ''}${found.pointer ? ` (${found.pointer})` : ''}`;
