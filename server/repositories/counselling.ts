/** Questions to exhibitors. */
import type { Insertable } from 'kysely';
import type { Db } from '../db/connect';
import type { CounsellingTable } from '../db/tables/exhibition';

export class CounsellingRepository {
  constructor(private readonly db: Db) {}

  async add(row: Insertable<CounsellingTable>): Promise<void> {
    await this.db.insertInto('counselling').values(row).execute();
  }
}
