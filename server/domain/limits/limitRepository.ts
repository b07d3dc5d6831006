/** Counters of limits. */
import type { Db } from '../../db/connect';

export interface Counted {
  name: string;
  who: string;
  /** The maximum count in a window … */
  max: number;
  /** … which starts with the first count. */
  windowMs: number;
}

export class LimitRepository {
  constructor(private readonly db: Db) {}

  /**
   * Counts one; false, without counting, when the limit is exceeded. One statement, so that concurrent attempts are
   * all counted.
   */
  async take({ name, who, max, windowMs }: Counted, now: Date): Promise<boolean> {
    if (max < 1) return false;
    const ended = new Date(now.getTime() - windowMs);
    const row = await this.db
      .insertInto('limit_count')
      .values({ name, who, since: now, count: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['name', 'who'])
          .doUpdateSet((eb) => ({
            count: eb
              .case()
              .when('limit_count.since', '<=', ended)
              .then(1)
              .else(eb('limit_count.count', '+', 1))
              .end(),
            since: eb
              .case()
              .when('limit_count.since', '<=', ended)
              .then(eb.ref('excluded.since'))
              .else(eb.ref('limit_count.since'))
              .end(),
          }))
          .where((eb) => eb.or([eb('limit_count.since', '<=', ended), eb('limit_count.count', '<', max)])),
      )
      .returning('count')
      .executeTakeFirst();
    return row !== undefined;
  }

  /** The current count and the start of its window; read-only. */
  async window(
    { name, who, windowMs }: Omit<Counted, 'max'>,
    now: Date,
  ): Promise<{ count: number; since: Date } | undefined> {
    return this.db
      .selectFrom('limit_count')
      .select(['count', 'since'])
      .where('name', '=', name)
      .where('who', '=', who)
      .where('since', '>', new Date(now.getTime() - windowMs))
      .executeTakeFirst();
  }
}
