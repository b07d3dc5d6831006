/**
 * The text of a form file → the form and its problems, each with its line. One library for all who check: `npm run forms -- check`, the
 * server before it publishes or previews, and the editor of /forms.
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
 * @param shape What the meta-schema has found: of a condition that it names, and of a field that it doubts, nothing more is reported.
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
  /** Undefined where the text is so wrong that it has no meaning; otherwise the form, with or without problems. */
  form?: FormDefinition;
  problems: PlacedProblem[];
}

export interface CheckOptions {
  /** Versions that were published before, in whose codes nothing may get another meaning. */
  earlier?: readonly FormDefinition[];
}

/** Checks the text of a form. */
export function checkSource(text: string, { earlier = [] }: CheckOptions = {}): CheckedForm {
  const source = readSource(text);
  if (source.value === undefined) return { problems: source.problems };
  const placed = (found: FormProblem[]) => inOrder([...source.problems, ...found.map(source.place)]);
  const shape = shapeProblems(source.value);
  // What is not of the right shape cannot be read for its meaning, but for what hangs on what.
  if (shape.length > 0) return { problems: placed([...shape, ...conditionsDespite(source.value, shape)]) };
  try {
    const form = readForm(source.value);
    return { form, problems: placed([...checkForm(form), ...reuseProblems(form, earlier)]) };
  } catch (error) {
    if (!(error instanceof FormError)) throw error;
    // Of the right shape, and so nothing but too deep.
    return { problems: placed([problem('tooDeep', error.pointer, say('groupsTooDeep'))]) };
  }
}

/** Whether a form may be published. */
export const isRight = ({ form, problems }: CheckedForm): boolean => form !== undefined && !problems.some(isError);

/** One problem in a line, as compilers write it: `visitor-en/3.json:41:23 error …`. */
export const problemLine = (file: string, found: PlacedProblem): string =>
  `${file}:${found.line}:${found.column} ${found.severity} ${found.message}${found.hint ? ` ${found.hint}` : ''}${found.pointer ? ` (${found.pointer})` : ''}`;
