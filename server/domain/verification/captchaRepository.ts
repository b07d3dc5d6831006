/** Queries of captchas and of the passes from solved captchas. */
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../db/connect';
import type { CaptchaTable } from '../../db/tables/identity';

export type CaptchaRow = Selectable<CaptchaTable>;

export class CaptchaRepository {
  constructor(private readonly db: Db) {}

  async add(row: Insertable<CaptchaTable>): Promise<void> {
    await this.db.insertInto('captcha').values(row).execute();
  }

  byId(id: string): Promise<CaptchaRow | undefined> {
    return this.db.selectFrom('captcha').selectAll().where('id', '=', id).executeTakeFirst();
  }

  newestOf(session: string): Promise<CaptchaRow | undefined> {
    return this.db
      .selectFrom('captcha')
      .selectAll()
      .where('session', '=', session)
      .orderBy('made_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
  }

  /** Marks a captcha as checked, with the columns of the result; false when it was checked already. */
  async markChecked(
    id: string,
    now: Date,
    resultColumns: { pass_expires_at?: Date; spent_at?: Date },
  ): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('captcha')
      .set({ checked_at: now, ...resultColumns })
      .where('id', '=', id)
      .where('checked_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  /**
   * Uses up one pass of a session; with `mustBeHard` only of a hard captcha. Returns false without a pass. Concurrent
   * requests never use the same pass.
   */
  async consumePass(session: string, now: Date, mustBeHard: boolean): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('captcha')
      .set({ spent_at: now })
      .where('spent_at', 'is', null)
      .where('id', '=', ({ selectFrom }) =>
        selectFrom('captcha')
          .select('id')
          .where('session', '=', session)
          .where('spent_at', 'is', null)
          .where('pass_expires_at', '>', now)
          .$if(mustBeHard, (query) => query.where('is_hard', '=', true))
          .orderBy('pass_expires_at')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  /** Removes expired captchas. */
  async removeCreatedBefore(instant: Date): Promise<void> {
    await this.db.deleteFrom('captcha').where('made_at', '<', instant).execute();
  }
}
