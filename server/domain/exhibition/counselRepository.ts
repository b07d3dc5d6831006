/** Questions to exhibitors. */
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../db/connect';
import type { CounsellingTable } from '../../db/tables/exhibition';

export class CounsellingRepository {
  constructor(private readonly db: Db) {}

  /** Stores a question and does what follows from it; false where the same one was there already. */
  async addOnce(row: Insertable<CounsellingTable>, follow: (tx: Db) => Promise<void>): Promise<boolean> {
    return this.db.transaction().execute(async (tx) => {
      const added = await tx
        .insertInto('counselling')
        .values(row)
        .onConflict((conflict) => conflict.column('fingerprint').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (added) await follow(tx);
      return added !== undefined;
    });
  }

  /** The question that says the same to the letter. */
  same(fingerprint: string): Promise<Selectable<CounsellingTable> | undefined> {
    return this.db.selectFrom('counselling').selectAll().where('fingerprint', '=', fingerprint).executeTakeFirst();
  }
}
