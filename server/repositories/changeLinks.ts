/** Links by which a registration is opened for a change: good once, stored as hashes. */
import type { Insertable } from 'kysely';
import type { Db } from '../db/connect';
import type { ChangeLinkTable } from '../db/tables/registrations';

export class ChangeLinkRepository {
  constructor(private readonly db: Db) {}

  async add(row: Insertable<ChangeLinkTable>): Promise<void> {
    await this.db.insertInto('change_link').values(row).execute();
  }

  find(hash: string) {
    return this.db.selectFrom('change_link').selectAll().where('token_hash', '=', hash).executeTakeFirst();
  }

  /** Spends a link; false when it was spent before. */
  async use(hash: string, now: Date): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('change_link')
      .set({ used_at: now })
      .where('token_hash', '=', hash)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }
}
