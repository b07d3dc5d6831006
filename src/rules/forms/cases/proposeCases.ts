/**
 * Proposes the smallest set of cases that notices every mutant of a form: each condition is true and false by its own
 * cause, each rule fulfilled and violated, each limit met and just missed. Works in steps, so that a page stays responsive.
 */
import { mockAnswer } from '../mockAnswers';
import type { FormDefinition } from '../types';
import type { Candidate } from './candidate';
import { Candidates } from './candidates';
import { changesOf, isPassed, runCase, type CaseFile, type FormCase } from './cases';
import { mutateForm, type Mutant } from './mutants';
import { Noticing, withExpectation } from './notice';
import { outcomeOf } from './outcome';

export interface Proposal {
  file: CaseFile;
  /** The number of new cases. */
  added: number;
  /** Whether the base got answers to new required questions. */
  isBaseCompleted: boolean;
  /** The number of mutants. */
  goals: number;
  /** Mutants that no answers noticed: equivalent to the form as far as is known. */
  unreached: Mutant[];
  /** Mutants that were not tried, because the form is too large. */
  untried: Mutant[];
}

export interface Progress {
  done: number;
  of: number;
}

/** Work, in fields that are evaluated: about twenty seconds. */
const MAX_WORK = 4_000_000;

const MAX_COMPLETIONS = 4;

/**
 * Adds answers to required questions that the base lacks, so that a new one does not make every case fail. An answer
 * may show more questions.
 */
function withCompleteBase(form: FormDefinition, file: CaseFile): CaseFile {
  let { base } = file;
  for (let round = 0; round < MAX_COMPLETIONS; round++) {
    const { errors, evaluation } = outcomeOf(form, base);
    const missing = evaluation.tree.fields.filter(
      ({ name }) =>
        !Object.hasOwn(base, name) &&
        errors.some(({ id, pointer }) => id === 'form.required' && pointer === `/${name}`),
    );
    if (missing.length === 0) break;
    base = { ...base, ...Object.fromEntries(missing.map(({ name, node }) => [name, mockAnswer(form, node)])) };
  }
  return base === file.base ? file : { ...file, base };
}

class Proposing {
  private readonly existing: CaseFile | null;
  private readonly candidates: Candidates;
  private readonly noticing: Noticing;
  readonly mutants: Mutant[];
  private work = 0;
  private readonly size: number;

  constructor(
    private readonly form: FormDefinition,
    private readonly file: CaseFile | null,
  ) {
    this.existing = file && withCompleteBase(form, file);
    this.candidates = new Candidates(form, this.existing?.base);
    this.noticing = new Noticing(form);
    this.mutants = mutateForm(form);
    this.size = JSON.stringify(form.schema).length / 200;
  }

  private notices(mutant: Mutant, { values, outcome }: Candidate): boolean {
    this.work += mutant.isLimit ? 1 : this.size;
    return this.noticing.expectation(mutant, values, outcome) !== null;
  }

  private noticedBy(mutants: readonly Mutant[], tried: Candidate): Set<Mutant> {
    return new Set(mutants.filter((mutant) => this.notices(mutant, tried)));
  }

  /** The fewest of these that notice all that they notice together; the first ones if it makes no difference. */
  private cover(tried: readonly { one: Candidate; noticed: ReadonlySet<Mutant> }[]): Candidate[] {
    const open = new Set(tried.flatMap(({ noticed }) => [...noticed]));
    const chosen: { one: Candidate; noticed: ReadonlySet<Mutant> }[] = [];
    while (open.size > 0) {
      const gains = tried.map(({ noticed }) => [...noticed].filter((mutant) => open.has(mutant)).length);
      const best = tried[gains.indexOf(Math.max(...gains))];
      if (!best) break;
      chosen.push(best);
      for (const mutant of best.noticed) open.delete(mutant);
    }
    // A case may have become superfluous by later ones.
    for (const entry of chosen.toReversed()) {
      const others = chosen.filter((other) => other !== entry);
      const isNeeded = [...entry.noticed].some((mutant) => !others.some(({ noticed }) => noticed.has(mutant)));
      if (!isNeeded) chosen.splice(chosen.indexOf(entry), 1);
    }
    return tried.filter((entry) => chosen.includes(entry)).map(({ one }) => one);
  }

  /** The mutants that existing cases do not notice. */
  private *open(): Generator<Progress, Mutant[]> {
    const { existing, form, noticing } = this;
    if (!existing) return this.mutants;
    const cases = existing.cases.filter((formCase) => isPassed(runCase(form, existing, formCase)));
    const open: Mutant[] = [];
    for (const mutant of this.mutants) {
      if (cases.every((formCase) => isPassed(runCase(noticing.formOf(mutant), existing, formCase)))) open.push(mutant);
      yield { done: 0, of: this.mutants.length };
    }
    return open;
  }

  *run(): Generator<Progress, Proposal> {
    const mutants = yield* this.open();
    const rows: { one: Candidate; noticed: Set<Mutant> }[] = [];
    for (const one of this.candidates.broad) {
      rows.push({ one, noticed: this.noticedBy(mutants, one) });
      yield { done: 0, of: mutants.length };
    }
    const selected = this.cover(rows);
    const open = new Set(mutants);
    for (const { noticed } of rows) for (const mutant of noticed) open.delete(mutant);
    const [unreached, untried]: Mutant[][] = [[], []];
    while (open.size > 0) {
      const [mutant] = open;
      if (!mutant) break;
      open.delete(mutant);
      if (this.work > MAX_WORK) {
        untried?.push(mutant);
        continue;
      }
      let found: Candidate | undefined;
      for (const one of this.candidates.aimedAt(mutant)) {
        this.work += this.size;
        yield { done: mutants.length - open.size, of: mutants.length };
        if (!this.notices(mutant, one)) continue;
        found = one;
        break;
      }
      if (!found) {
        unreached?.push(mutant);
        continue;
      }
      selected.push(found);
      for (const other of this.noticedBy([...open], found)) open.delete(other);
    }
    const all: { one: Candidate; noticed: Set<Mutant> }[] = [];
    for (const one of selected) {
      all.push({ one, noticed: this.noticedBy(mutants, one) });
      yield { done: mutants.length, of: mutants.length };
    }
    const file = this.fileOf(this.cover(all), mutants);
    return {
      file,
      added: file.cases.length - (this.existing?.cases.length ?? 0),
      isBaseCompleted: this.existing !== this.file,
      goals: this.mutants.length,
      unreached: unreached ?? [],
      untried: untried ?? [],
    };
  }

  /** The cases with no more expectations than are needed to notice each mutant once. */
  private fileOf(chosen: readonly Candidate[], mutants: readonly Mutant[]): CaseFile {
    const open = new Set(mutants);
    const { base } = this.candidates;
    const before = this.existing?.cases ?? [];
    const names = new Set(before.map(({ name }) => name));
    const cases = chosen.map((candidate): FormCase => {
      const { name, values, outcome } = candidate;
      const changes = changesOf(base, values);
      let formCase: FormCase = {
        name: uniqueName(name, names),
        ...(Object.keys(changes).length > 0 && { values: changes }),
        accepted: outcome.errors.length === 0,
        ...(outcome.errors.length > 0 && { errors: outcome.errors }),
      };
      for (const mutant of open) {
        const more = this.noticing.expectation(mutant, values, outcome);
        if (!more) continue;
        open.delete(mutant);
        formCase = withExpectation(formCase, more);
      }
      return formCase;
    });
    return { base, cases: [...before, ...cases] };
  }
}

/** A name that no other case has; it is then in use. */
export function uniqueName(name: string, used: Set<string>): string {
  let unique = name;
  for (let count = 2; used.has(unique); count++) unique = `${name} (${count})`;
  used.add(unique);
  return unique;
}

/**
 * Proposes cases, step by step.
 * @param existing Cases that stay; their base is completed, and only what they do not notice is added
 */
export const proposing = (form: FormDefinition, existing: CaseFile | null = null): Generator<Progress, Proposal> =>
  new Proposing(form, existing).run();

/** The result of a generator that needs no pauses. */
export function finished<Result>(steps: Generator<unknown, Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

export const proposeCases = (form: FormDefinition, existing: CaseFile | null = null): Proposal =>
  finished(proposing(form, existing));
