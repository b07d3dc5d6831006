/** Migrates stored answers to the next version, in batches. A record that would be invalid there is not migrated. */
import { listFields, visibleFields } from '../../../src/rules/forms/fields';
import { migrateAnswers, type MigrationStep } from '../../../src/rules/forms/versions/migrateAnswers';
import type { ReferenceDates } from '../../../src/rules/referenceDates';
import type { FormDefinition } from '../../../src/rules/forms/types';
import { validateSubmission } from '../../../src/rules/forms/validation/validate';
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
  migrated: number;
  /** The number of records that cannot be migrated, by the invalid field. */
  rejected: Record<string, number>;
  /** Answers that a step removes. */
  dropped: number;
}

const BATCH_SIZE = 500;

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
    const counts: MigrationCounts = { records: 0, migrated: 0, rejected: {}, dropped: 0 };
    for (const store of STORES) {
      let after: string | undefined = '';
      while (after !== undefined) after = await this.batch(store, versions, after, apply, counts);
    }
    return counts;
  }

  /** Runs a migration and returns the report's lines. */
  async runWithReport(migration: Migration): Promise<string[]> {
    const { formId, from, to, apply } = migration;
    const { records, migrated, rejected, dropped } = await this.run(migration);
    const reasons = Object.entries(rejected).sort(([, one], [, other]) => other - one);
    return [
      `Records with answers of ${formId}/${from}: ${records}.`,
      `${apply ? 'Migrated' : 'Would be migrated'} to version ${to}: ${migrated}${dropped > 0 ? `; answers dropped: ${dropped}` : ''}.`,
      ...reasons.map(
        ([reason, count]) =>
          `${apply ? 'Not migrated' : 'Would not be migrated'} from version ${from}: ${count}, because ${reason}.`,
      ),
      ...(apply ? [] : ['Dry run: nothing was changed. Use --apply to migrate.']),
    ];
  }

  private async versions(formId: string, from: number, to: number): Promise<Versions> {
    if (to !== from + 1) throw new Error(`Answers can be migrated to the next version only: ${from} to ${from + 1}.`);
    const versions = await this.forms.versions(formId);
    const publishedForm = (version: number) => {
      const form = versions.find(({ definition }) => definition.version === version);
      if (!form) throw new Error(`${formId}/${version} is not published.`);
      return form;
    };
    const steps = publishedForm(to).migration?.steps ?? [];
    return {
      from: publishedForm(from).definition,
      to: publishedForm(to).definition,
      steps,
      days: await this.edition.referenceDates(),
    };
  }

  /** Migrates one batch. Returns the id after which the next one starts, or undefined at the end. */
  private async batch(store: Store, versions: Versions, after: string, apply: boolean, counts: MigrationCounts) {
    const { formId, version } = versions.from;
    const migrateBatch = async (db: Db) => {
      const repository = new FormAnswersRepository(db);
      const list = await repository.batch(store, { formId, version, after, limit: BATCH_SIZE }, { lock: apply });
      const counts: MigrationCounts = { records: list.length, migrated: 0, rejected: {}, dropped: 0 };
      for (const record of list) {
        const migratedRecord = this.migrateRecord(record, versions, counts);
        if (!migratedRecord) continue;
        counts.migrated += 1;
        if (apply) await repository.save(store, migratedRecord, versions.to.version);
      }
      return { batchCounts: counts, last: list.length < BATCH_SIZE ? undefined : list.at(-1)?.id };
    };
    // A batch is migrated in one transaction.
    const { batchCounts, last } = apply
      ? await this.db.transaction().execute(migrateBatch)
      : await migrateBatch(this.db);
    counts.records += batchCounts.records;
    counts.migrated += batchCounts.migrated;
    counts.dropped += batchCounts.dropped;
    for (const [reason, count] of Object.entries(batchCounts.rejected))
      counts.rejected[reason] = (counts.rejected[reason] ?? 0) + count;
    return last;
  }

  /** The record in the newer version; undefined when it would be invalid there. */
  private migrateRecord(
    record: StoredAnswers,
    { to, steps, days }: Versions,
    counts: MigrationCounts,
  ): StoredAnswers | undefined {
    const migratedValues = migrateAnswers({ ...record.answers, ...record.core }, steps, to);
    const fields = new Map(listFields(to).map((field) => [field.name, field.schema]));
    // Values that are not stored with the answers (consent, document number) and unchanged values are not validated
    // again.
    const core = { ...record.core };
    for (const name of Object.keys(core))
      if (fields.get(name)?.['x-core'] && name in migratedValues) core[name] = migratedValues[name];
    const answers = Object.fromEntries(
      Object.entries(migratedValues).filter(([name]) => !fields.get(name)?.['x-core']),
    );
    const visibleNames = new Set(visibleFields(to, migratedValues).map(({ name }) => name));
    const issues = validateSubmission(to, migratedValues, { days }).filter(({ pointer }) => {
      const name = pointer.slice(1);
      return !fields.get(name)?.['x-core'] || name in core;
    });
    const [first] = issues;
    if (first) {
      const reason = `"${first.pointer.slice(1)}" ${visibleNames.has(first.pointer.slice(1)) ? `would be invalid (${first.id})` : 'would be hidden'}`;
      counts.rejected[reason] = (counts.rejected[reason] ?? 0) + 1;
      return undefined;
    }
    counts.dropped += Object.keys(record.answers).filter((name) =>
      steps.some((step) => 'drop' in step && step.drop === name),
    ).length;
    return { id: record.id, core, answers };
  }
}
