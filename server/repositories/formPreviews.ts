/** Drafts of forms that designers share for a day. */
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../db/connect';
import type { FormPreviewTable } from '../db/tables/forms';

export type FormPreviewRow = Selectable<FormPreviewTable>;

export class FormPreviewRepository {
  constructor(private readonly db: Db) {}

  async add(row: Insertable<FormPreviewTable>): Promise<void> {
    await this.db.insertInto('form_preview').values(row).execute();
  }

  /** A draft that is still kept at an instant. */
  byId(id: string, now: Date): Promise<FormPreviewRow | undefined> {
    return this.db
      .selectFrom('form_preview')
      .selectAll()
      .where('id', '=', id)
      .where('expires_at', '>', now)
      .executeTakeFirst();
  }
}
