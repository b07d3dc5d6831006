/** Daily view and click counts of adverts. */
import { sql, type Selectable } from 'kysely';
import type { Db } from '../../db/connect';
import type { AdvertCountTable } from '../../db/tables/library';

export interface DailyAdvertCount {
  day: string;
  advert: string;
  views: number;
  clicks: number;
}

export class AdvertCountRepository {
  constructor(private readonly db: Db) {}

  async add(count: Omit<Selectable<AdvertCountTable>, 'total'>): Promise<void> {
    await this.db
      .insertInto('advert_count')
      .values({ ...count, total: 1 })
      .onConflict((conflict) =>
        conflict.columns(['day', 'advert', 'action']).doUpdateSet({ total: sql`advert_count.total + 1` }),
      )
      .execute();
  }

  /** The counts of each day and advert. 92 days of 50 adverts are a small result. */
  async dailyCounts(): Promise<DailyAdvertCount[]> {
    const sumOf = (action: string) => sql<number>`sum(case when action = ${action} then total else 0 end)::integer`;
    return this.db
      .selectFrom('advert_count')
      .select([sql<string>`day::text`.as('day'), 'advert', sumOf('view').as('views'), sumOf('click').as('clicks')])
      .groupBy(['day', 'advert'])
      .orderBy('day')
      .orderBy('advert')
      .execute();
  }
}
