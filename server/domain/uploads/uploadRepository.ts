/** Uploaded files: stored when they arrive, linked to a submission when it is sent. */
import { sql, type Insertable } from 'kysely';
import type { Db } from '../../db/connect';
import type { FormUploadTable } from '../../db/tables/submissions';
import type { UploadReference } from '../../../src/rules/forms/validation/uploads';

/** What identifies a file that a session may submit for a field. */
export interface UploadClaim {
  reference: UploadReference;
  formId: string;
  field: string;
  session: string;
}

/** The text that a column of an exported file has. */
export interface SubmittedFile {
  id: string;
  name: string;
  /** Of the submission. */
  number: string;
}

export class UploadRepository {
  constructor(private readonly db: Db) {}

  /** Lets one upload at a time count the bytes, on all replicas, until the transaction ends. */
  async lockCounts(): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtext('form uploads'))`.execute(this.db);
  }

  /** The bytes that are not submitted: of a client, or of all. */
  async unsentBytes(client?: string): Promise<number> {
    const { bytes } = await this.db
      .selectFrom('form_upload')
      .select(({ fn }) => fn.sum<string | null>('size').as('bytes'))
      .where('submission_id', 'is', null)
      .$if(client !== undefined, (query) => query.where('client', '=', client ?? ''))
      .executeTakeFirstOrThrow();
    return Number(bytes ?? 0);
  }

  async add(row: Insertable<FormUploadTable>): Promise<void> {
    await this.db.insertInto('form_upload').values(row).execute();
  }

  /** Whether a session may submit this file now. */
  async isAvailable(claim: UploadClaim): Promise<boolean> {
    const row = await this.claimed(claim).select('id').executeTakeFirst();
    return row !== undefined;
  }

  /** Links a file to its submission, once. False when the session has no such file that is not submitted. */
  async link(claim: UploadClaim, submissionId: string): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('form_upload')
      // Whose it is follows from the submission now.
      .set({ submission_id: submissionId, session: '', client: '' })
      .where('id', 'in', this.claimed(claim).select('id'))
      .where('submission_id', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  /** Deletes a file that is not submitted. False when the session has no such file. */
  async remove(formId: string, id: string, session: string): Promise<boolean> {
    const { numDeletedRows } = await this.db
      .deleteFrom('form_upload')
      .where('id', '=', id)
      .where('form_id', '=', formId)
      .where('session', '=', session)
      .where('submission_id', 'is', null)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  }

  /** The files of the submissions of an edition, in their order. */
  submitted(formId: string, edition: number): Promise<SubmittedFile[]> {
    return this.db
      .selectFrom('form_upload')
      .innerJoin('form_submission', 'form_submission.id', 'form_upload.submission_id')
      .innerJoin('submission', (join) =>
        join.onRef('submission.record_id', '=', 'form_submission.id').on('submission.kind', '=', 'form'),
      )
      .select(['form_upload.id', 'form_upload.name', 'submission.number'])
      .where('form_submission.form_id', '=', formId)
      .where('form_submission.edition', '=', edition)
      .orderBy('submission.created_at')
      .orderBy('form_upload.created_at')
      .orderBy('form_upload.id')
      .execute();
  }

  /** The encrypted bytes of a file; undefined when it was deleted meanwhile. */
  async sealed(id: string): Promise<Buffer | undefined> {
    const row = await this.db.selectFrom('form_upload').select('sealed').where('id', '=', id).executeTakeFirst();
    // PGlite returns plain bytes.
    return row && Buffer.from(row.sealed);
  }

  private claimed({ reference, formId, field, session }: UploadClaim) {
    const { id, name, size, type } = reference;
    return this.db
      .selectFrom('form_upload')
      .where('id', '=', id)
      .where('form_id', '=', formId)
      .where('field', '=', field)
      .where('session', '=', session)
      .where('name', '=', name)
      .where('size', '=', size)
      .where('type', '=', type)
      .where('submission_id', 'is', null);
  }
}
