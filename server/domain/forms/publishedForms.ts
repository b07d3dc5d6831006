/**
 * The published form versions, cached. Each call compares their number with the database, so that no replica uses an
 * old version.
 */
import type { Clock } from '../../../src/rules/clock';
import { checkMigration, type FormMigration } from '../../../src/rules/forms/migration';
import { readForm } from '../../../src/rules/forms/read';
import type { Db } from '../../db/connect';
import type { LoadedForm } from '../../forms/loadForms';
import { createFormRegistry, type FormRegistry } from '../../forms/registry';
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
  private known: PublishedForm[] = [];
  private registry: FormRegistry;
  private first: Promise<void> | null = null;

  private readonly rows: FormVersionRepository;

  constructor(
    private readonly db: Db,
    /** The forms in the build. They are published when a form has no version yet. */
    private readonly shipped: readonly LoadedForm[],
    private readonly clock: Clock,
  ) {
    this.rows = new FormVersionRepository(db);
    this.registry = createFormRegistry([]);
  }

  /** The current registry. It is a new object after each publication. */
  async now(): Promise<FormRegistry> {
    await this.publishFirst();
    if ((await this.rows.count()) !== this.known.length) await this.read();
    return this.registry;
  }

  /** The versions of a form, newest first. */
  async versions(formId: string): Promise<PublishedForm[]> {
    await this.now();
    return this.known
      .filter(({ definition }) => definition.formId === formId)
      .toSorted((one, other) => other.definition.version - one.definition.version);
  }

  /** The names of all forms. */
  async names(): Promise<string[]> {
    await this.now();
    return [...new Set(this.known.map(({ definition }) => definition.formId))];
  }

  private publishFirst(): Promise<void> {
    // After a failure the next call tries again.
    this.first ??= this.db
      .transaction()
      .execute((tx) => new FormVersionRepository(tx).addFirst(this.firstRows()))
      .catch((error: unknown) => {
        this.first = null;
        throw error;
      });
    return this.first;
  }

  private firstRows(): FormVersionRow[] {
    const published_at = this.clock.now();
    return this.shipped.map(({ definition, hash }) => ({
      form_id: definition.formId,
      version: definition.version,
      content_hash: hash,
      document: JSON.stringify(definition),
      migration: null,
      breaking_reason: null,
      published_at,
    }));
  }

  private async read(): Promise<void> {
    const rows = await this.rows.all();
    const before = new Map(this.known.map((form) => [form.file, form]));
    const known: PublishedForm[] = [];
    for (const row of rows) known.push(before.get(fileOf(row)) ?? publishedForm(row, known));
    this.known = known;
    this.registry = createFormRegistry(known);
  }
}

const fileOf = ({ form_id, version }: Pick<FormVersionRow, 'form_id' | 'version'>) => `${form_id}/${version}.json`;

/** Converts a row. `before` has the earlier versions. */
function publishedForm(row: FormVersionRow, before: readonly PublishedForm[]): PublishedForm {
  const definition = readForm(JSON.parse(row.document));
  const older = before.findLast((form) => form.definition.formId === row.form_id);
  const migration =
    row.migration !== null && older ? checkMigration(row.migration, older.definition, definition).migration : undefined;
  return {
    file: fileOf(row),
    definition,
    hash: row.content_hash,
    publishedAt: row.published_at,
    document: row.document,
    migration: migration ?? null,
  };
}
