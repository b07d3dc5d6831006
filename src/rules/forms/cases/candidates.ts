/** Answers that may become cases: many at their limits at once, and those that aim at one mutant. */
import { FormEvaluation } from '../evaluation';
import { listFields } from '../fields';
import { mockAnswer, mockAnswers } from '../mockAnswers';
import { treeOf, type FormNode } from '../tree';
import type { FieldSchema, FormDefinition, FormValues } from '../types';
import { isDeepEqual } from '../validation/keywords';
import { validateField } from '../validation/validateField';
import { Candidate, combinations, describeSetting, MAX_NAME, Remembered, withValueAt, type Setting } from './candidate';
import { decisiveValues, interestingValues } from './interestingValues';
import type { Mutant } from './mutants';
import { CASE_DAYS, outcomeOf } from './outcome';
import { readsOfRule, slotsOf, targetsOf, type Slot } from './reads';

/** Answers with more changes are named by their kind. */
const MAX_NAMED_SETTINGS = 4;
const MAX_ROUNDS = 24;
/** Sequences of retained candidates. */
const MAX_REMEMBERED = 8;

export class Candidates {
  readonly base: Record<string, unknown>;
  private readonly values = new Map<FormNode, unknown[]>();
  private readonly contexts = new Map<FormNode, Setting[][]>();
  private readonly aimed = new Map<string, Remembered<Candidate>>();
  /** Cases that many mutants cannot pass, the simplest first. */
  readonly broad: Iterable<Candidate> = new Remembered(this.broadly());

  constructor(
    private readonly form: FormDefinition,
    base?: FormValues,
  ) {
    this.base = base ? { ...base } : mockAnswers(form);
  }

  /** The base with these settings, and with answers to what they show. */
  build(settings: readonly Setting[], isChange = true): Record<string, unknown> {
    let values: Record<string, unknown> = isChange ? { ...this.base } : {};
    for (const [node, value] of settings) values = withValueAt(values, node.path, value) as typeof values;
    const fixed = new Set(settings.map(([{ path }]) => path[0]));
    // What is answered may show more.
    for (let round = 0; round < 4; round++) {
      const evaluation = new FormEvaluation(this.form, values, CASE_DAYS.today);
      const shown = evaluation.tree.fields.filter(
        ({ name, node }) => !Object.hasOwn(values, name) && !fixed.has(name) && evaluation.isVisible(node),
      );
      if (shown.length === 0) break;
      values = { ...values, ...Object.fromEntries(shown.map(({ name, node }) => [name, mockAnswer(this.form, node)])) };
    }
    return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  }

  private valuesOf(node: FormNode): unknown[] {
    const known = this.values.get(node) ?? interestingValues(this.form, node);
    this.values.set(node, known);
    return known;
  }

  /** Only what must be answered. */
  private leastAnswers(): Record<string, unknown> {
    let values = this.base;
    for (const { name } of listFields(this.form)) {
      const { [name]: _dropped, ...rest } = values;
      if (outcomeOf(this.form, rest).errors.length === 0) values = rest;
    }
    return values;
  }

  /** Every field at its next limit at once, as long as there are any. */
  private *rounds(name: string, leaves: readonly FormNode[], context: readonly Setting[]): Generator<Candidate> {
    for (const isValid of [true, false]) {
      const lists = leaves.map((node): [FormNode, unknown[]] => [
        node,
        this.valuesOf(node).filter((value, index) => {
          const issue = validateField(node.schema as FieldSchema, value, { days: CASE_DAYS });
          // The first is the sample, which other cases have.
          return index > 0 && value !== undefined && (issue === null) === isValid;
        }),
      ]);
      const count = Math.min(MAX_ROUNDS, Math.max(0, ...lists.map(([, values]) => values.length)));
      for (let round = 0; round < count; round++) {
        const settings = lists.flatMap(([node, values]): Setting[] =>
          round < values.length ? [[node, values[round]]] : [],
        );
        const set = new Set(settings.map(([node]) => node));
        const values = this.build([...context.filter(([node]) => !set.has(node)), ...settings]);
        const few = settings.length <= MAX_NAMED_SETTINGS && settings.map(describeSetting).join('; ');
        yield this.named(few || `${name}${isValid ? 'other valid' : 'wrong'} answers ${round + 1}`, values);
      }
    }
  }

  /** Settings that show as many fields as possible of those that the base hides. */
  private showingMore(leaves: readonly FormNode[]): Setting[] {
    const settings = new Map<FormNode, unknown>();
    for (const leaf of leaves) {
      const fits = this.contextsOf(leaf).find((context) =>
        context.every(([node, value]) => !settings.has(node) || isDeepEqual(settings.get(node), value)),
      );
      for (const [node, value] of fits ?? []) settings.set(node, value);
    }
    return [...settings];
  }

  private named(name: string, values: Record<string, unknown>): Candidate {
    return new Candidate(this.form, values, () => name.slice(0, MAX_NAME));
  }

  private *broadly(): Generator<Candidate> {
    yield this.named('Valid answers', this.base);
    yield this.named('Only the required answers', this.leastAnswers());
    yield this.named('No answers', {});
    const leaves = treeOf(this.form).nodes.filter(({ hasValue, fields }) => hasValue && fields.length === 0);
    yield* this.rounds('All questions: ', leaves, []);
    const hidden = leaves.filter((leaf) => !this.isShown(leaf, this.base));
    const more = this.showingMore(hidden);
    if (more.length > 0) {
      yield this.named('Further questions', this.build(more));
      yield* this.rounds('Further questions: ', hidden, more);
    }
  }

  private isShown(node: FormNode, values: FormValues): boolean {
    const indices = node.path.filter((part) => part === null).map(() => 0);
    return new FormEvaluation(this.form, values, CASE_DAYS.today).isVisible(node, indices);
  }

  /** Values of a field that decides, and those of others that it may be compared with. */
  private slotValues({ node, texts, numbers }: Slot, others: readonly Slot[]): unknown[] {
    const { type } = node.schema;
    const shared = others
      .filter((other) => other.node !== node && other.node.schema.type === type && type !== 'array')
      .map((other) => mockAnswer(this.form, other.node));
    const values = [...decisiveValues(this.form, node, { texts, numbers }), ...shared];
    return values.filter((value, index) => values.findIndex((other) => isDeepEqual(other, value)) === index);
  }

  private *settingsOf(slots: readonly Slot[], own: readonly FormNode[]): Generator<Setting[]> {
    const nodes = [
      ...own.filter((node) => !slots.some((slot) => slot.node === node)),
      ...slots.map(({ node }) => node),
    ];
    const values = [
      ...nodes.slice(0, nodes.length - slots.length).map((node) => [mockAnswer(this.form, node), undefined]),
      ...slots.map((slot) => this.slotValues(slot, slots)),
    ];
    for (const positions of combinations(values))
      yield nodes.map((node, index): Setting => [node, values[index]?.[positions[index] ?? 0]]);
  }

  /** Settings under which a node is shown; the base itself if it shows it. */
  private contextsOf(node: FormNode): Setting[][] {
    const known = this.contexts.get(node);
    if (known) return known;
    const found: Setting[][] = [];
    if (this.isShown(node, this.base)) found.push([]);
    else
      for (const settings of this.settingsOf(slotsOf(this.form, [node]), [])) {
        if (this.isShown(node, this.build(settings))) found.push(settings);
        if (found.length === 2) break;
      }
    this.contexts.set(node, found);
    return found;
  }

  private candidate(settings: readonly Setting[]): Candidate {
    return new Candidate(this.form, this.build(settings), () => {
      const changed = settings.filter(([{ path }, value]) => {
        const [name] = path;
        return path.length > 1 || !isDeepEqual(value ?? null, (name && this.base[name]) ?? null);
      });
      const name = changed.map(describeSetting).join('; ');
      return name === '' ? 'Valid answers' : name.slice(0, MAX_NAME);
    });
  }

  /** Answers that could notice a mutant. */
  aimedAt(mutant: Mutant): Iterable<Candidate> {
    const { node, isLimit, pointer } = mutant;
    // Mutants of a node follow each other and share their candidates.
    const key = /^.*\/x-rules\/\d+/.exec(pointer)?.[0] ?? `${node?.id} ${isLimit}`;
    let candidates = this.aimed.get(key);
    if (!candidates) {
      if (this.aimed.size >= MAX_REMEMBERED) this.aimed.clear();
      candidates = new Remembered(this.aimingAt(mutant));
      this.aimed.set(key, candidates);
    }
    return candidates;
  }

  private *aimingAt({ node, isLimit, pointer }: Mutant): Generator<Candidate> {
    if (node && isLimit) {
      for (const context of this.contextsOf(node))
        for (const value of this.valuesOf(node))
          yield this.candidate([...context.filter(([other]) => other !== node), [node, value]]);
      return;
    }
    const isRule = pointer.includes('/x-rules/');
    const slots = slotsOf(this.form, node && !isRule ? [node] : [], isRule ? readsOfRule(this.form, pointer) : []);
    const own = (node && !isRule ? [node, ...targetsOf(this.form, node)] : []).filter(({ hasValue }) => hasValue);
    // The field itself, answered and not, where it is shown.
    for (const one of own)
      for (const context of this.contextsOf(one))
        for (const value of [mockAnswer(this.form, one), undefined])
          yield this.candidate([...context.filter(([other]) => other !== one), [one, value]]);
    const shown =
      node && !isRule
        ? this.contextsOf(node)
            .slice(0, 1)
            .filter(({ length }) => length > 0)
        : [];
    for (const context of [[], ...shown])
      for (const settings of this.settingsOf(slots, own)) {
        const set = new Set(settings.map(([one]) => one));
        yield this.candidate([...context.filter(([one]) => !set.has(one)), ...settings]);
      }
  }
}
