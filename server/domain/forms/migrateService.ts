/** Migrates stored answers to the next version, in batches. A record that would be invalid there keeps its version. */
import { listFields, visibleFields } from '../../../src/rules/forms/fields';
import { migrateAnswers, type MigrationStep } from '../../../src/rules/forms/migrateAnswers';
import type { ReferenceDates } from '../../../src/rules/referenceDates';
import type { FormDefinition } from '../../../src/rules/forms/types';
import { validateSubmission } from '../../../src/rules/forms/validate';
import { STORES, FormAnswersRepository, type Store, type StoredAnswers } from './formAnswerRepository';
import type { Db } from '../../db/connect';
import type { EditionService } from '../content/editionService';
import type { PublishedForms } from './publishedForms';

export interface Migration {
  formId: string;
  from: number;
  to: number;
  /** When false, records are only counted. */
  apply: boolean;
}

export interface MigrationCounts {
  records: number;
  moved: number;
  /** The number of records that cannot be migrated, by the invalid field. */
  stays: Record<string, number>;
  /** Answers that a step removes. */
  dropped: number;
}

const BATCH = 500;

interface Versions {
  from: FormDefinition;
  to: FormDefinition;
  steps: readonly MigrationStep[];
  days: ReferenceDates;
}

export class MigrateService {
  constructor(
    private readonly db: Db,
    private readonly forms: PublishedForms,
    private readonly edition: EditionService,
  ) {}

  /** Counts the results for all records of a version, and with `apply` writes them. */
  async run({ formId, from, to, apply }: Migration): Promise<MigrationCounts> {
    const versions = await this.versions(formId, from, to);
    const counts: MigrationCounts = { records: 0, moved: 0, stays: {}, dropped: 0 };
    for (const store of STORES) {
      let after: string | undefined = '';
      while (after !== undefined) after = await this.batch(store, versions, after, apply, counts);
    }
    return counts;
  }

  /** Runs a migration and returns the report's lines. */
  async lines(migration: Migration): Promise<string[]> {
    const { formId, from, to, apply } = migration;
    const { records, moved, stays, dropped } = await this.run(migration);
    const reasons = Object.entries(stays).sort(([, one], [, other]) => other - one);
    return [
      `Records with answers of ${formId}/${from}: ${records}.`,
      `${apply ? 'Carried' : 'Would be carried'} to version ${to}: ${moved}${dropped > 0 ? `; answers dropped: ${dropped}` : ''}.`,
      ...reasons.map(
        ([why, count]) => `${apply ? 'Stay' : 'Would stay'} with version ${from}: ${count}, since ${why}.`,
      ),
      ...(apply ? [] : ['Nothing was changed: --apply does it.']),
    ];
  }

  private async versions(formId: string, from: number, to: number): Promise<Versions> {
    if (to !== from + 1) throw new Error(`Answers are carried from a version to the next: ${from} to ${from + 1}.`);
    const versions = await this.forms.versions(formId);
    const of = (version: number) => {
      const found = versions.find(({ definition }) => definition.version === version);
      if (!found) throw new Error(`${formId}/${version} is not published.`);
      return found;
    };
    const steps = of(to).migration?.steps ?? [];
    return { from: of(from).definition, to: of(to).definition, steps, days: await this.edition.judgingDays() };
  }

  /** Migrates one batch. Returns the id after which the next one starts, or undefined at the end. */
  private async batch(store: Store, versions: Versions, after: string, apply: boolean, counts: MigrationCounts) {
    const { formId, version } = versions.from;
    const work = async (db: Db) => {
      const rows = new FormAnswersRepository(db);
      const list = await rows.batch(store, { formId, version, after, limit: BATCH }, { lock: apply });
      const counts: MigrationCounts = { records: list.length, moved: 0, stays: {}, dropped: 0 };
      for (const record of list) {
        const carried = this.carry(record, versions, counts);
        if (!carried) continue;
        counts.moved += 1;
        if (apply) await rows.put(store, carried, versions.to.version);
      }
      return { counted: counts, last: list.length < BATCH ? undefined : list.at(-1)?.id };
    };
    // A batch is migrated in one transaction.
    const { counted, last } = apply ? await this.db.transaction().execute(work) : await work(this.db);
    counts.records += counted.records;
    counts.moved += counted.moved;
    counts.dropped += counted.dropped;
    for (const [why, count] of Object.entries(counted.stays)) counts.stays[why] = (counts.stays[why] ?? 0) + count;
    return last;
  }

  /** The record in the newer version; undefined when it would be invalid there. */
  private carry(
    record: StoredAnswers,
    { to, steps, days }: Versions,
    counts: MigrationCounts,
  ): StoredAnswers | undefined {
    const carried = migrateAnswers({ ...record.answers, ...record.core }, steps, to);
    const fields = new Map(listFields(to).map((field) => [field.name, field.schema]));
    // Values that are not stored with the answers (consent, document number) and unchanged values are not validated
    // again.
    const core = { ...record.core };
    for (const name of Object.keys(core))
      if (fields.get(name)?.['x-core'] && name in carried) core[name] = carried[name];
    const answers = Object.fromEntries(Object.entries(carried).filter(([name]) => !fields.get(name)?.['x-core']));
    const visibleNames = new Set(visibleFields(to, carried).map(({ name }) => name));
    const wrong = validateSubmission(to, carried, { days }).filter(({ pointer }) => {
      const name = pointer.slice(1);
      return !fields.get(name)?.['x-core'] || name in core;
    });
    const [first] = wrong;
    if (first) {
      const why = `"${first.pointer.slice(1)}" ${visibleNames.has(first.pointer.slice(1)) ? `would be wrong (${first.id})` : 'would not be asked'}`;
      counts.stays[why] = (counts.stays[why] ?? 0) + 1;
      return undefined;
    }
    counts.dropped += Object.keys(record.answers).filter((name) =>
      steps.some((step) => 'drop' in step && step.drop === name),
    ).length;
    return { id: record.id, core, answers };
  }
}
