/** Published form versions. They are immutable. */
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Db } from '../../db/connect';
import type { FormPreviewTable } from '../../db/tables/forms';

export interface FormVersionRow {
  form_id: string;
  version: number;
  content_hash: string;
  document: string;
  migration: string | null;
  breaking_reason: string | null;
  cases: string | null;
  published_at: Date;
}

export class FormVersionRepository {
  constructor(private readonly db: Db) {}

  /** The number of versions. Versions are never changed or deleted, so the count reveals a new one. */
  async count(): Promise<number> {
    const { count } = await this.db
      .selectFrom('form_version')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  all(): Promise<FormVersionRow[]> {
    return this.db.selectFrom('form_version').selectAll().orderBy('form_id').orderBy('version').execute();
  }

  /** Locks the publication of this form on all replicas until the transaction ends. */
  async lock(formId: string): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtext(${`form ${formId}`}))`.execute(this.db);
  }

  newest(formId: string): Promise<FormVersionRow | undefined> {
    return this.db
      .selectFrom('form_version')
      .selectAll()
      .where('form_id', '=', formId)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst();
  }

  async add(row: FormVersionRow): Promise<void> {
    await this.db.insertInto('form_version').values(row).execute();
  }

  /**
   * Publishes the shipped first versions of forms that have none. Must run in a transaction, because replicas may do
   * so concurrently.
   */
  async addMissing(rows: readonly FormVersionRow[]): Promise<void> {
    if (rows.length === 0) return;
    await sql`select pg_advisory_xact_lock(hashtext('first form versions'))`.execute(this.db);
    const existingRows = await this.db.selectFrom('form_version').select('form_id').distinct().execute();
    const existingIds = new Set(existingRows.map(({ form_id }) => form_id));
    const missing = rows.filter(({ form_id }) => !existingIds.has(form_id));
    if (missing.length > 0)
      await this.db
        .insertInto('form_version')
        .values([...missing])
        .onConflict((oc) => oc.doNothing())
        .execute();
  }
}

type FormPreviewRow = Selectable<FormPreviewTable>;

/** Form drafts, which designers share for a day. */
export class FormPreviewRepository {
  constructor(private readonly db: Db) {}

  async add(row: Insertable<FormPreviewTable>): Promise<void> {
    await this.db.insertInto('form_preview').values(row).execute();
  }

  /** A draft that has not expired. */
  byId(id: string, now: Date): Promise<FormPreviewRow | undefined> {
    return this.db
      .selectFrom('form_preview')
      .selectAll()
      .where('id', '=', id)
      .where('expires_at', '>', now)
      .executeTakeFirst();
  }
}
