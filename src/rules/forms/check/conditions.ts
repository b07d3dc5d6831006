/** Checks the expressions of a form: their syntax, what they read, and what they compare. */
import type { FormDefinition } from '@/rules/forms/types';
import { comparisonProblems } from './comparisons';
import { findExpressions } from './expressions';
import type { FormProblem } from './problem';
import { referencesProblems } from './references';

/**
 * All problems of a form's expressions.
 * @param uncertain Fields whose type is unknown: they exist, but comparisons with them are not checked.
 */
export function conditionProblems(form: FormDefinition, uncertain: ReadonlySet<string> = new Set()): FormProblem[] {
  const { expressions, problems } = findExpressions(form);
  const references = referencesProblems(form, expressions);
  const unreadable = new Set(references.map(({ pointer }) => pointer));
  const readable = expressions.filter(({ pointer }) => !unreadable.has(pointer));
  return [...problems, ...references, ...comparisonProblems(form, readable, uncertain)];
}
