/**
 * Checks the text of a form file and returns the form and its problems with line numbers. Used by `npm run forms --
 * check`, by the server before it publishes or previews, and by the editor of /forms.
 */
import { isObject, parsePointer, pointerPart, valueAt } from '@/rules/forms/json';
import { expressionIn } from '@/rules/expression/braces';
import { checkForm } from './check';
import { conditionProblems } from './conditions';
import { diagnosticMessage } from '@/rules/forms/diagnostics/diagnosticMessage';
import { type FormProblem, sortByPosition, isBlocking, type LocatedProblem, problem } from './problem';
import { FormError, parseForm } from '@/rules/forms/parseForm';
import { reuseProblems } from '@/rules/forms/versions/reuse';
import { shapeProblems } from './shape';
import { parseFormSource } from '@/rules/forms/source';
import { upgradeForm } from '@/rules/forms/upgrade';
import type { FormDefinition, NodeSchema } from '@/rules/forms/types';

/** Shape problems under these paths do not affect a field's type or options. */
const PRESENTATION_PATHS = /^\/(?:title|description|x-visible|x-component-props|x-decorator-props)(?:\/|$)/;

interface Skeleton {
  /** Names of fields whose type is uncertain. */
  uncertain: Set<string>;
  /** Whether all fields are known; false if a group has lost its fields. */
  isComplete: boolean;
}

/** Extracts what expressions need from an invalid form: names, types, options, expressions. Never throws. */
function skeletonOf(
  value: unknown,
  pointer: string,
  shape: readonly FormProblem[],
  skeleton: Skeleton,
): Record<string, NodeSchema> {
  if (!isObject(value)) skeleton.isComplete = false;
  return Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).map(([name, raw]): [string, NodeSchema] => {
      const nodePointer = `${pointer}/properties${pointerPart(name)}`;
      const node = isObject(raw) ? raw : {};
      const problems = shape.filter((one) => one.pointer === nodePointer || one.pointer.startsWith(`${nodePointer}/`));
      if (problems.some((one) => !PRESENTATION_PATHS.test(one.pointer.slice(nodePointer.length))))
        skeleton.uncertain.add(name);
      const { properties, 'x-visible': visible, type, enum: options } = node;
      const isGroup = type === 'void' || type === 'object';
      return [
        name,
        {
          type,
          ...(typeof visible === 'string' && { 'x-visible': visible }),
          ...(Array.isArray(options) && { enum: options.filter(isObject) }),
          ...(isGroup && { properties: skeletonOf(properties, nodePointer, shape, skeleton) }),
        } as unknown as NodeSchema,
      ];
    }),
  );
}

/**
 * Checks the expressions of a form with shape problems, as far as possible.
 * @param shape Problems of the meta-schema; the expressions and fields that they concern are not reported again.
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

/** A condition of the first dialect is judged as it is upgraded, so positions within it do not apply. */
function inSource(found: FormProblem, value: unknown): FormProblem {
  if (found.offset === undefined || found.code === 'markup' || found.code === 'placeholder') return found;
  const text = valueAt(value, parsePointer(found.pointer));
  return typeof text === 'string' && expressionIn(text) === null ? { ...found, offset: 0 } : found;
}

export interface FormCheckResult {
  /** Undefined when the text cannot be read as a form; otherwise the form, with or without problems. */
  form?: FormDefinition;
  /** The parsed JSON as it is in the file, before an upgrade. */
  source?: object;
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
  const upgraded = upgradeForm(source.value);
  const locate = (problems: FormProblem[]) =>
    sortByPosition([...source.problems, ...problems.map((found) => source.locate(inSource(found, source.value)))]);
  const shape = shapeProblems(upgraded);
  // A form with shape problems is checked no further, apart from its expressions.
  if (shape.length > 0) return { problems: locate([...shape, ...checkConditionsOf(upgraded, shape)]) };
  try {
    const form = parseForm(source.value);
    return {
      form,
      source: source.value as object,
      problems: locate([...checkForm(form), ...reuseProblems(form, earlier)]),
    };
  } catch (error) {
    if (!(error instanceof FormError)) throw error;
    // The shape is valid, so the only possible error is too deep nesting.
    return { problems: locate([problem('tooDeep', error.pointer, diagnosticMessage('groupsTooDeep'))]) };
  }
}

/** Whether a form may be published. */
export const isPublishable = ({ form, problems }: FormCheckResult): boolean =>
  form !== undefined && !problems.some(isBlocking);

/** One problem per line in compiler format: `visitor-en/3.json:41:23 error …`. */
export const problemLine = (file: string, entry: LocatedProblem): string =>
  `${file}:${entry.line}:${entry.column} ${entry.severity} ${entry.message}${entry.hint ? ` ${entry.hint}` : ''}${entry.pointer ? ` (${entry.pointer})` : ''}`;
