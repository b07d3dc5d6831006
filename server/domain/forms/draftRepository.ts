/** Drafts of forms, at most one of a form, and the history of their revisions. */
import { sql, type Selectable } from 'kysely';
import type { Db } from '../../db/connect';
import type { FormDraftRevisionTable, FormDraftTable } from '../../db/tables/forms';

export type DraftRow = Selectable<FormDraftTable>;
export type RevisionRow = Selectable<FormDraftRevisionTable>;
/** A revision with the length of its document instead of the document. */
export type RevisionSummary = Omit<RevisionRow, 'document' | 'form_id'> & { size: number };

const summaryColumns = ['revision', 'action', 'author', 'at', sql<number>`length(document)`.as('size')] as const;

export class DraftRepository {
  constructor(private readonly db: Db) {}

  find(formId: string): Promise<DraftRow | undefined> {
    return this.db.selectFrom('form_draft').selectAll().where('form_id', '=', formId).executeTakeFirst();
  }

  /** All drafts without their documents. */
  all(): Promise<Pick<DraftRow, 'form_id' | 'revision' | 'author' | 'changed_at'>[]> {
    return this.db.selectFrom('form_draft').select(['form_id', 'revision', 'author', 'changed_at']).execute();
  }

  async put(row: DraftRow): Promise<void> {
    const { form_id: _id, ...values } = row;
    await this.db
      .insertInto('form_draft')
      .values(row)
      .onConflict((conflict) => conflict.column('form_id').doUpdateSet(values))
      .execute();
  }

  async remove(formId: string): Promise<void> {
    await this.db.deleteFrom('form_draft').where('form_id', '=', formId).execute();
  }

  /** The newest revisions. */
  revisions(formId: string, limit: number): Promise<RevisionSummary[]> {
    return this.db
      .selectFrom('form_draft_revision')
      .select(summaryColumns)
      .where('form_id', '=', formId)
      .orderBy('revision', 'desc')
      .limit(limit)
      .execute();
  }

  revision(formId: string, revision: number): Promise<RevisionRow | undefined> {
    return this.db
      .selectFrom('form_draft_revision')
      .selectAll()
      .where('form_id', '=', formId)
      .where('revision', '=', revision)
      .executeTakeFirst();
  }

  /** Whether an earlier revision has this document. */
  async hasDocument(formId: string, document: string): Promise<boolean> {
    const row = await this.db
      .selectFrom('form_draft_revision')
      .select('revision')
      .where('form_id', '=', formId)
      .where('document', '=', document)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  async addRevision(row: RevisionRow): Promise<void> {
    await this.db.insertInto('form_draft_revision').values(row).execute();
  }

  async removeRevision(formId: string, revision: number): Promise<void> {
    await this.db
      .deleteFrom('form_draft_revision')
      .where('form_id', '=', formId)
      .where('revision', '=', revision)
      .execute();
  }

  /** Removes all but the newest revisions. Published ones remain. */
  async prune(formId: string, limit: number): Promise<void> {
    await sql`delete from form_draft_revision where form_id = ${formId} and action <> 'published' and revision not in (
      select revision from form_draft_revision where form_id = ${formId} order by revision desc limit ${limit}
    )`.execute(this.db);
  }
}
