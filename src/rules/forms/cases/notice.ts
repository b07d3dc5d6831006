/** Whether answers notice a mutant: the form then makes something else of them. */
import type { FormDefinition, FieldSchema } from '../types';
import { isDeepEqual } from '../validation/keywords';
import { validateField } from '../validation/validateField';
import type { FormCase } from './cases';
import type { Mutant } from './mutants';
import { CASE_DAYS, changingPlaces, hasState, outcomeOf, STATES, type Outcome } from './outcome';

/** What a case must expect to notice it, besides its errors. */
export type Expectation = Pick<FormCase, 'shown' | 'hidden' | 'editable' | 'disabled' | 'submission'>;

const NO_MORE: Expectation = {};

/** The value at a limit's own field, if only that field's verdict can change. */
function isNoticedByField({ node, apply }: Mutant, { submission, evaluation }: Outcome): boolean {
  if (!node) return false;
  const state = evaluation.stateOf(node);
  if (state.display === 'none' || (state.value && state.pattern !== 'editable')) return false;
  const value = submission[node.name];
  const before = validateField(node.schema as FieldSchema, value, { days: CASE_DAYS });
  const mutant = outcomeNode(apply(), node.pointer);
  return validateField(mutant, value, { days: CASE_DAYS })?.id !== before?.id;
}

const outcomeNode = (form: FormDefinition, pointer: string): FieldSchema => {
  let value: unknown = form;
  for (const part of pointer.split('/').slice(1)) value = (value as Record<string, unknown>)[part];
  return value as FieldSchema;
};

const sameErrors = (one: Outcome, other: Outcome): boolean => isDeepEqual(one.errors, other.errors);

export class Noticing {
  private readonly mutated = new WeakMap<Mutant, FormDefinition>();

  constructor(private readonly form: FormDefinition) {}

  /** The form of a mutant, made once. */
  formOf(mutant: Mutant): FormDefinition {
    const known = this.mutated.get(mutant) ?? mutant.apply();
    this.mutated.set(mutant, known);
    return known;
  }

  /** Whether a mutant only concerns the value of one field at the top level, which is quick to tell. */
  private isLocal({ node, isLimit }: Mutant): boolean {
    return isLimit && node?.path.length === 1 && node.fields.length === 0 && !node.item;
  }

  /** What a case must expect in order to notice a mutant; null if its answers don't. */
  expectation(mutant: Mutant, values: Record<string, unknown>, outcome: Outcome): Expectation | null {
    if (this.isLocal(mutant)) {
      const fast = { ...mutant, apply: () => this.formOf(mutant) };
      return isNoticedByField(fast, outcome) ? NO_MORE : null;
    }
    const form = this.formOf(mutant);
    const other = outcomeOf(form, values);
    if (!sameErrors(outcome, other)) return NO_MORE;
    const { node, isLimit } = mutant;
    if (isLimit) return null;
    const places = [
      ...(node?.hasValue && node.path.length === 1 ? [node.name] : []),
      ...changingPlaces(this.form, outcome),
    ];
    for (const place of places)
      for (const state of STATES) {
        const isSo = hasState(this.form, outcome, place, state);
        if (isSo && !hasState(form, other, place, state)) return { [state]: [place] };
      }
    const names = Object.keys({ ...outcome.submission, ...other.submission });
    const name = names.find((one) => !isDeepEqual(outcome.submission[one], other.submission[one]));
    return name === undefined ? null : { submission: { [name]: outcome.submission[name] ?? null } };
  }
}

/** Adds what is expected of states and of the submission. */
export function withExpectation(formCase: FormCase, more: Expectation): FormCase {
  const states = STATES.filter((state) => more[state]).map((state) => [
    state,
    [...new Set([...(formCase[state] ?? []), ...(more[state] ?? [])])],
  ]);
  return {
    ...formCase,
    ...Object.fromEntries(states),
    ...(more.submission && { submission: { ...formCase.submission, ...more.submission } }),
  };
}
