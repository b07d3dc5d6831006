/** Submissions to the organiser: number, state, and whether a notice or a digest reported them. */
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../db/connect';
import type { SubmissionKind, SubmissionState, SubmissionTable } from '../../db/tables/submissions';

export type SubmissionRow = Selectable<SubmissionTable>;

export class SubmissionRepository {
  constructor(private readonly db: Db) {}

  async add(row: Insertable<SubmissionTable>): Promise<void> {
    await this.db.insertInto('submission').values(row).execute();
  }

  byNumber(number: string): Promise<SubmissionRow | undefined> {
    return this.db.selectFrom('submission').selectAll().where('number', '=', number).executeTakeFirst();
  }

  /** The number of a record's submission; null for old records without one. */
  async numberOf(kind: SubmissionKind, recordId: string): Promise<string | null> {
    const row = await this.db
      .selectFrom('submission')
      .select('number')
      .where('kind', '=', kind)
      .where('record_id', '=', recordId)
      .executeTakeFirst();
    return row?.number ?? null;
  }

  /** The number of notices of a kind since an instant. */
  async countNoticesSince(kind: SubmissionKind, instant: Date): Promise<number> {
    const { count } = await this.db
      .selectFrom('submission')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('kind', '=', kind)
      .where('in_digest', '=', false)
      .where('created_at', '>', instant)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  list(filter: { kind?: SubmissionKind; state?: SubmissionState }, limit: number): Promise<SubmissionRow[]> {
    const { kind, state } = filter;
    return this.db
      .selectFrom('submission')
      .selectAll()
      .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'booth'))
      .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'received'))
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute();
  }

  /** Changes the state; false for an unknown number. */
  async setState(number: string, state: SubmissionState, now: Date): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('submission')
      .set({ state, updated_at: now })
      .where('number', '=', number)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  /**
   * Marks the submissions of a kind that wait for a digest, once the oldest is older than `before`, and returns them.
   * In a transaction.
   */
  async claimForDigest(kind: SubmissionKind, { before, now }: { before: Date; now: Date }): Promise<SubmissionRow[]> {
    const pendingRows = await this.db
      .selectFrom('submission')
      .selectAll()
      .where('kind', '=', kind)
      .where('in_digest', '=', true)
      .where('digested_at', 'is', null)
      .orderBy('created_at')
      .forUpdate()
      .skipLocked()
      .execute();
    if (!pendingRows[0] || pendingRows[0].created_at > before) return [];
    const numbers = pendingRows.map(({ number }) => number);
    await this.db.updateTable('submission').set({ digested_at: now }).where('number', 'in', numbers).execute();
    return pendingRows;
  }
}
