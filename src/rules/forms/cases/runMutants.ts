/** Which mutants of a form its cases notice, and which could be noticed. */
import type { FormDefinition } from '../types';
import type { Candidate } from './candidate';
import { Candidates } from './candidates';
import { differencesOf, valuesOf, type CaseFile, type FormCase } from './cases';
import { mutateForm, type Mutant } from './mutants';
import { Noticing } from './notice';
import { outcomeOf } from './outcome';
import { finished, type Progress } from './proposeCases';

export interface MutantResults {
  /** Mutants that a case notices, with the first one that does. */
  noticed: { mutant: Mutant; by: FormCase }[];
  /** Mutants that no case notices, with answers that would. */
  survivors: { mutant: Mutant; candidate: Candidate }[];
  /** Mutants that no answers notice: the form means the same with them. */
  equivalent: Mutant[];
}

/** Tries the mutants one by one. A case that fails on the form itself notices nothing. */
export function* runningMutants(form: FormDefinition, file: CaseFile): Generator<Progress, MutantResults> {
  const noticing = new Noticing(form);
  const candidates = new Candidates(form, file.base);
  const mutants = mutateForm(form);
  const results: MutantResults = { noticed: [], survivors: [], equivalent: [] };
  const isRight = (one: FormDefinition, formCase: FormCase) =>
    differencesOf(one, formCase, outcomeOf(one, valuesOf(file, formCase), formCase.today)).length === 0;
  const cases = file.cases.filter((formCase) => isRight(form, formCase));
  for (const [index, mutant] of mutants.entries()) {
    const by = cases.find((formCase) => !isRight(noticing.formOf(mutant), formCase));
    yield { done: index, of: mutants.length };
    if (by) {
      results.noticed.push({ mutant, by });
      continue;
    }
    let survivor: Candidate | undefined;
    for (const list of [candidates.broad, candidates.aimedAt(mutant)])
      for (const candidate of survivor ? [] : list) {
        yield { done: index, of: mutants.length };
        if (noticing.expectation(mutant, candidate.values, candidate.outcome) === null) continue;
        survivor = candidate;
        break;
      }
    if (survivor) results.survivors.push({ mutant, candidate: survivor });
    else results.equivalent.push(mutant);
  }
  return results;
}

export const runMutants = (form: FormDefinition, file: CaseFile): MutantResults => finished(runningMutants(form, file));
