/** Counts what a version of a form would make of answers to earlier ones. No answer leaves it. */
import { submittedValues } from '../fields';
import { migrateAnswers, type MigrationStep } from '../versions/migrateAnswers';
import { treeOf } from '../tree';
import type { FieldSchema, FormDefinition, FormValues } from '../types';
import type { ReferenceDates } from '../../referenceDates';
import { validateSubmission } from '../validation/validate';

export interface RefusedBy {
  /** The field; a star is the index of a row. */
  pointer: string;
  /** The id of the error. */
  id: string;
  /** The number of answers that have it. */
  count: number;
}

export interface ReplayCounts {
  total: number;
  refused: number;
  byRule: RefusedBy[];
}

/** At most so many rules are listed. */
const MAX_RULES = 200;

export class Replay {
  private total = 0;
  private refused = 0;
  private readonly byRule = new Map<string, RefusedBy>();
  /** Fields whose values are never stored, such as a consent or the number of a document. */
  private readonly isStored: (name: string, values: FormValues) => boolean;

  constructor(
    private readonly form: FormDefinition,
    private readonly days: ReferenceDates,
  ) {
    const schemas = new Map(treeOf(form).fields.map(({ name, schema }): [string, FieldSchema] => [name, schema]));
    this.isStored = (name, values) => !schemas.get(name)?.['x-core'] || Object.hasOwn(values, name);
  }

  /** @param steps The migrations that its answers would go through */
  add(values: FormValues, steps: readonly MigrationStep[]): void {
    this.total += 1;
    const migrated = migrateAnswers(values, steps, this.form);
    // A question that is now hidden is no longer sent; everything else must be right.
    const sent = submittedValues(this.form, migrated, this.days.today);
    const issues = validateSubmission(this.form, sent, { days: this.days }).filter(({ pointer }) =>
      this.isStored(pointer.split('/')[1] ?? '', migrated),
    );
    if (issues.length === 0) return;
    this.refused += 1;
    const rules = new Map(
      issues.map(({ pointer, id }) => {
        const place = pointer.replace(/\/\d+(?=\/|$)/g, '/*');
        return [`${place} ${id}`, { pointer: place, id }] as const;
      }),
    );
    for (const [key, rule] of rules) this.byRule.set(key, { ...rule, count: (this.byRule.get(key)?.count ?? 0) + 1 });
  }

  counts(): ReplayCounts {
    const byRule = [...this.byRule.values()].toSorted((one, other) => other.count - one.count).slice(0, MAX_RULES);
    return { total: this.total, refused: this.refused, byRule };
  }
}
