/**
 * The cached published form versions. Each call compares their count with the database, so that no replica uses an old
 * version.
 */
import type { Clock } from '../../../src/rules/clock';
import { checkMigration, type FormMigration } from '../../../src/rules/forms/versions/migration';
import { parseForm } from '../../../src/rules/forms/parseForm';
import type { Db } from '../../db/connect';
import type { LoadedForm } from '../../forms/loadForms';
import { createFormRegistry, type FormRegistry } from '../../forms/registry';
import { OptionSources } from './optionSources';
import { FormVersionRepository, type FormVersionRow } from './formVersionRepository';

/** A published version. */
export interface PublishedForm extends LoadedForm {
  publishedAt: Date;
  /** The text of the form file. */
  document: string;
  /** The migration of answers from the previous version. */
  migration: FormMigration | null;
}

export class PublishedForms {
  private published: PublishedForm[] = [];
  private registry: FormRegistry;
  private bundledPublication: Promise<void> | null = null;

  /** Options that forms take from the site. */
  readonly sources: OptionSources;
  private readonly repository: FormVersionRepository;

  constructor(
    private readonly db: Db,
    /** The forms in the build. They are published when a form has no version yet. */
    private readonly bundledForms: readonly LoadedForm[],
    private readonly clock: Clock,
  ) {
    this.sources = new OptionSources(db, clock);
    this.repository = new FormVersionRepository(db);
    this.registry = createFormRegistry([]);
  }

  /** The current registry. It is a new object after each publication. */
  async currentRegistry(): Promise<FormRegistry> {
    await this.publishBundled();
    if ((await this.repository.count()) !== this.published.length) await this.reload();
    return this.registry;
  }

  /** The versions of a form, newest first. */
  async versions(formId: string): Promise<PublishedForm[]> {
    await this.currentRegistry();
    return this.published
      .filter(({ definition }) => definition.formId === formId)
      .toSorted((one, other) => other.definition.version - one.definition.version);
  }

  /** One version of a form. */
  async version(formId: string, version: number): Promise<PublishedForm | undefined> {
    return (await this.versions(formId)).find(({ definition }) => definition.version === version);
  }

  /** The names of all forms. */
  async names(): Promise<string[]> {
    await this.currentRegistry();
    return [...new Set(this.published.map(({ definition }) => definition.formId))];
  }

  private publishBundled(): Promise<void> {
    // After a failure the next call retries.
    this.bundledPublication ??= this.db
      .transaction()
      .execute((tx) => new FormVersionRepository(tx).addMissing(this.bundledRows()))
      .catch((error: unknown) => {
        this.bundledPublication = null;
        throw error;
      });
    return this.bundledPublication;
  }

  private bundledRows(): FormVersionRow[] {
    const published_at = this.clock.now();
    return this.bundledForms.map(({ definition, source, hash, cases }) => ({
      form_id: definition.formId,
      version: definition.version,
      content_hash: hash,
      document: JSON.stringify(source),
      migration: null,
      breaking_reason: null,
      cases: cases ?? null,
      published_at,
    }));
  }

  private async reload(): Promise<void> {
    const rows = await this.repository.all();
    const cachedByFile = new Map(this.published.map((form) => [form.file, form]));
    const published: PublishedForm[] = [];
    for (const row of rows) published.push(cachedByFile.get(fileOf(row)) ?? publishedForm(row, published));
    this.published = published;
    this.registry = createFormRegistry(published);
  }
}

const fileOf = ({ form_id, version }: Pick<FormVersionRow, 'form_id' | 'version'>) => `${form_id}/${version}.json`;

/** Converts a row. `earlier` has the earlier versions. */
function publishedForm(row: FormVersionRow, earlier: readonly PublishedForm[]): PublishedForm {
  const source = JSON.parse(row.document) as object;
  const definition = parseForm(source);
  const older = earlier.findLast((form) => form.definition.formId === row.form_id);
  const migration =
    row.migration !== null && older ? checkMigration(row.migration, older.definition, definition).migration : undefined;
  return {
    file: fileOf(row),
    definition,
    source,
    hash: row.content_hash,
    publishedAt: row.published_at,
    document: row.document,
    migration: migration ?? null,
    cases: row.cases,
  };
}
