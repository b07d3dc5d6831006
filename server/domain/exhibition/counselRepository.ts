/** Questions to exhibitors. */
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../db/connect';
import type { CounsellingTable } from '../../db/tables/exhibition';

export class CounsellingRepository {
  constructor(private readonly db: Db) {}

  /** Stores a question; false when an identical one exists. */
  async addOnce(row: Insertable<CounsellingTable>): Promise<boolean> {
    const insertedRow = await this.db
      .insertInto('counselling')
      .values(row)
      .onConflict((conflict) => conflict.column('fingerprint').doNothing())
      .returning('id')
      .executeTakeFirst();
    return insertedRow !== undefined;
  }

  /** The stored question with this fingerprint. */
  findDuplicate(fingerprint: string): Promise<Selectable<CounsellingTable> | undefined> {
    return this.db.selectFrom('counselling').selectAll().where('fingerprint', '=', fingerprint).executeTakeFirst();
  }
}
