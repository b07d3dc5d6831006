/**
 * The text of a form file → the form and its problems, each with its line. One library for all who check: `npm run forms -- check`, the
 * server before it publishes or previews, and the editor of /forms.
 */
import { checkForm } from './check';
import { conditionsDespite } from './despite';
import { say } from './findings/say';
import { inOrder, isError, problem, type FormProblem, type PlacedProblem } from './problem';
import { FormError, readForm } from './read';
import { reuseProblems } from './reuse';
import { shapeProblems } from './shape';
import { readSource } from './source';
import type { FormDefinition } from './types';

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
