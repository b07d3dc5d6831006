/**
 * Cases of a form: answers with what the form must make of them. They belong to a version as
 * `<version>.cases.json` and prove that a change keeps its meaning.
 */
import { listFields } from '../fields';
import type { FormDefinition, FormValues } from '../types';
import { isDeepEqual } from '../validation/keywords';
import { hasState, outcomeOf, STATES, type CaseError, type CaseState, type Outcome } from './outcome';

export interface FormCase extends Partial<Record<CaseState, readonly string[]>> {
  name: string;
  /** As typed in the browser: changes of the base by field name. Null means no answer. */
  values?: FormValues;
  /** The day, for expressions and dates; otherwise 2026-03-10. */
  today?: string;
  accepted: boolean;
  /** All errors of a refused case. */
  errors?: readonly CaseError[];
  /** Some of what is sent; null for what is not sent. */
  submission?: FormValues;
}

export interface CaseFile {
  /** Valid answers, which each case changes. */
  base: FormValues;
  cases: readonly FormCase[];
}

/** Typed values of a case. */
export function valuesOf({ base }: CaseFile, { values = {} }: Pick<FormCase, 'values'>): Record<string, unknown> {
  return Object.fromEntries(Object.entries({ ...base, ...values }).filter(([, value]) => value !== null));
}

/** How values differ from the base, as a case states it. */
export function changesOf(base: FormValues, values: FormValues): Record<string, unknown> {
  const names = [...new Set([...Object.keys(base), ...Object.keys(values)])];
  return Object.fromEntries(
    names
      .map((name) => [name, (Object.hasOwn(values, name) ? values[name] : undefined) ?? null] as const)
      .filter(([name, value]) => !isDeepEqual(value, base[name] ?? null)),
  );
}

/** One expectation that does not hold. */
export type CaseDifference =
  | { kind: 'accepted'; expected: boolean; actual: boolean }
  | { kind: 'error'; expected: CaseError | null; actual: CaseError | null }
  | { kind: 'state'; place: string; expected: CaseState }
  | { kind: 'submission'; place: string; expected: unknown; actual: unknown };

export interface CaseResult {
  formCase: FormCase;
  /** Empty if it passes. */
  differences: CaseDifference[];
}

const sameError = (one: CaseError) => (other: CaseError) => one.pointer === other.pointer && one.id === other.id;

function errorDifferences(expected: readonly CaseError[], actual: readonly CaseError[]): CaseDifference[] {
  const missing = expected.filter((error) => !actual.some(sameError(error)));
  const added = actual.filter((error) => !expected.some(sameError(error)));
  // Another message at the same place is one difference.
  return [
    ...missing.map((error): CaseDifference => ({
      kind: 'error',
      expected: error,
      actual: added.find(({ pointer }) => pointer === error.pointer) ?? null,
    })),
    ...added
      .filter(({ pointer }) => !missing.some((error) => error.pointer === pointer))
      .map((error): CaseDifference => ({ kind: 'error', expected: null, actual: error })),
  ];
}

/** What an outcome lacks of a case's expectations. */
export function differencesOf(form: FormDefinition, formCase: FormCase, outcome: Outcome): CaseDifference[] {
  const { accepted, errors = [], submission = {} } = formCase;
  const isAccepted = outcome.errors.length === 0;
  return [
    ...(accepted === isAccepted ? [] : [{ kind: 'accepted', expected: accepted, actual: isAccepted } as const]),
    ...errorDifferences(errors, outcome.errors),
    ...STATES.flatMap((state) =>
      (formCase[state] ?? [])
        .filter((place) => !hasState(form, outcome, place, state))
        .map((place) => ({ kind: 'state', place, expected: state }) as const),
    ),
    ...Object.entries(submission).flatMap(([place, expected]) => {
      const actual = (Object.hasOwn(outcome.submission, place) ? outcome.submission[place] : undefined) ?? null;
      return isDeepEqual(expected, actual) ? [] : [{ kind: 'submission', place, expected, actual } as const];
    }),
  ];
}

export const runCase = (form: FormDefinition, file: CaseFile, formCase: FormCase): CaseResult => ({
  formCase,
  differences: differencesOf(form, formCase, outcomeOf(form, valuesOf(file, formCase), formCase.today)),
});

export const runCases = (form: FormDefinition, file: CaseFile): CaseResult[] =>
  file.cases.map((formCase) => runCase(form, file, formCase));

export const isPassed = ({ differences }: CaseResult): boolean => differences.length === 0;

/** A case with what the form makes of it now; expected states and members of the submission keep their places. */
export function withCurrentOutcome(form: FormDefinition, file: CaseFile, formCase: FormCase): FormCase {
  const outcome = outcomeOf(form, valuesOf(file, formCase), formCase.today);
  const { errors: _errors, shown = [], hidden = [], editable = [], disabled = [], submission, ...rest } = formCase;
  const statesOf = (places: readonly string[], whenTrue: CaseState, whenFalse: CaseState) =>
    places.map((place) => {
      const state = hasState(form, outcome, place, whenTrue) ? whenTrue : whenFalse;
      return [hasState(form, outcome, place, state) ? state : 'hidden', place] as const;
    });
  const states = [
    ...statesOf([...shown, ...hidden], 'shown', 'hidden'),
    ...statesOf([...editable, ...disabled], 'editable', 'disabled'),
  ];
  const names = new Set(listFields(form).map(({ name }) => name));
  const sent = Object.keys(submission ?? {})
    .filter((name) => names.has(name))
    .map((name) => [name, outcome.submission[name] ?? null] as const);
  return {
    ...rest,
    accepted: outcome.errors.length === 0,
    ...(outcome.errors.length > 0 && { errors: outcome.errors }),
    ...Object.fromEntries(
      STATES.map((state) => [state, states.filter(([own]) => own === state).map(([, place]) => place)] as const).filter(
        ([, places]) => places.length > 0,
      ),
    ),
    ...(sent.length > 0 && { submission: Object.fromEntries(sent) }),
  };
}

const block = (value: object, indent: string): string => {
  const lines = Object.entries(value).map(
    ([key, member]) => `${indent}  ${JSON.stringify(key)}: ${JSON.stringify(member)}`,
  );
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n${indent}}`;
};

/** The text of a case file: one member a line. */
export const serialiseCases = ({ base, cases }: CaseFile): string =>
  `{\n  "$schema": "../cases.schema.json",\n  "base": ${block(base, '  ')},\n  "cases": [${cases
    .map((formCase) => `\n    ${block(formCase, '    ')}`)
    .join(',')}${cases.length > 0 ? '\n  ' : ''}]\n}\n`;
