/**
 * Checks the text of a form file and returns the form and its problems with line numbers. Used by `npm run forms --
 * check`, by the server before it publishes or previews, and by the editor of /forms.
 */
import { checkForm } from './check';
import { conditionProblems } from './conditions';
import { pointerPart } from '@/rules/forms/fields';
import { diagnosticMessage } from '@/rules/forms/diagnostics/diagnosticMessage';
import { type FormProblem, sortByPosition, isError, type LocatedProblem, problem } from './problem';
import { FormError, parseForm } from '@/rules/forms/parseForm';
import { reuseProblems } from '@/rules/forms/reuse';
import { shapeProblems } from './shape';
import { parseFormSource } from '@/rules/forms/source';
import type { FieldSchema, FormDefinition, NodeSchema } from '@/rules/forms/types';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Shape problems under these paths do not affect a field's type or options. */
const PRESENTATION_PATHS = /^\/(?:title|description|x-visible|x-component-props|x-decorator-props)(?:\/|$)/;

interface Skeleton {
  /** Names of fields whose type is uncertain. */
  uncertain: Set<string>;
  /** Whether all fields are known; false if a group has lost its fields. */
  isComplete: boolean;
}

/** Extracts what conditions need from an invalid form: names in order, types, options, conditions. Never throws. */
function skeletonOf(
  value: unknown,
  pointer: string,
  shape: readonly FormProblem[],
  skeleton: Skeleton,
): Record<string, NodeSchema> {
  const { uncertain } = skeleton;
  if (!isObject(value)) skeleton.isComplete = false;
  return Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).map(([name, rawNode]): [string, NodeSchema] => {
      const nodePointer = `${pointer}/properties${pointerPart(name)}`;
      const node = isObject(rawNode) ? rawNode : {};
      const visible = typeof node['x-visible'] === 'string' ? { 'x-visible': node['x-visible'] } : {};
      if (node['type'] === 'void')
        return [
          name,
          {
            ...visible,
            type: 'void',
            properties: skeletonOf(node['properties'], nodePointer, shape, skeleton),
          } as NodeSchema,
        ];
      const nodeProblems = shape.filter(
        (one) => one.pointer === nodePointer || one.pointer.startsWith(`${nodePointer}/`),
      );
      if (nodeProblems.some((one) => !PRESENTATION_PATHS.test(one.pointer.slice(nodePointer.length))))
        uncertain.add(name);
      const { type, enum: options } = node;
      return [name, { ...visible, type, ...(Array.isArray(options) && { enum: options }) } as unknown as FieldSchema];
    }),
  );
}

/**
 * Checks the conditions of a form with shape problems, as far as possible.
 * @param shape Problems of the meta-schema; the conditions and fields that they concern are not reported again.
 */
function checkConditionsOf(value: unknown, shape: readonly FormProblem[]): FormProblem[] {
  const skeleton: Skeleton = { uncertain: new Set(), isComplete: true };
  const schema = isObject(value) && isObject(value['schema']) ? value['schema'] : {};
  const properties = skeletonOf(schema['properties'], '/schema', shape, skeleton);
  const form = { formId: '', version: 0, schema: { type: 'object', properties } } as unknown as FormDefinition;
  const pointers = new Set(shape.map(({ pointer }) => pointer));
  return conditionProblems(form, skeleton.uncertain).filter(
    ({ pointer, code }) => !pointers.has(pointer) && (skeleton.isComplete || code !== 'unknownField'),
  );
}

export interface FormCheckResult {
  /** Undefined when the text cannot be read as a form; otherwise the form, with or without problems. */
  form?: FormDefinition;
  problems: LocatedProblem[];
}

export interface CheckOptions {
  /** Versions published before; their option codes must keep their meaning. */
  earlier?: readonly FormDefinition[];
}

/** Checks the text of a form. */
export function checkSource(text: string, { earlier = [] }: CheckOptions = {}): FormCheckResult {
  const source = parseFormSource(text);
  if (source.value === undefined) return { problems: source.problems };
  const locate = (problems: FormProblem[]) => sortByPosition([...source.problems, ...problems.map(source.locate)]);
  const shape = shapeProblems(source.value);
  // A form with shape problems is checked no further, apart from its conditions.
  if (shape.length > 0) return { problems: locate([...shape, ...checkConditionsOf(source.value, shape)]) };
  try {
    const form = parseForm(source.value);
    return { form, problems: locate([...checkForm(form), ...reuseProblems(form, earlier)]) };
  } catch (error) {
    if (!(error instanceof FormError)) throw error;
    // The shape is valid, so the only possible error is too deep nesting.
    return { problems: locate([problem('tooDeep', error.pointer, diagnosticMessage('groupsTooDeep'))]) };
  }
}

/** Whether a form may be published. */
export const isPublishable = ({ form, problems }: FormCheckResult): boolean =>
  form !== undefined && !problems.some(isError);

/** One problem per line in compiler format: `visitor-en/3.json:41:23 error …`. */
export const problemLine = (file: string, entry: LocatedProblem): string =>
  `${file}:${entry.line}:${entry.column} ${entry.severity} ${entry.message}${entry.hint ? ` ${entry.hint}` : ''}${entry.pointer ? ` (${entry.pointer})` : ''}`;
