/** Counters of rate limits: fixed windows, each starting with its first count. */
import type { Db } from '../../db/connect';

export interface WindowLimit {
  name: string;
  key: string;
  /** The maximum count in a window … */
  max: number;
  /** … which starts with the first count. */
  windowMs: number;
}

export class LimitRepository {
  constructor(private readonly db: Db) {}

  /**
   * Counts an attempt. Returns false, without counting, when the limit is reached. A single statement counts
   * concurrent attempts correctly.
   */
  async consume({ name, key, max, windowMs }: WindowLimit, now: Date): Promise<boolean> {
    if (max < 1) return false;
    const windowStart = new Date(now.getTime() - windowMs);
    const row = await this.db
      .insertInto('limit_count')
      .values({ name, who: key, since: now, count: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['name', 'who'])
          .doUpdateSet((eb) => ({
            count: eb
              .case()
              .when('limit_count.since', '<=', windowStart)
              .then(1)
              .else(eb('limit_count.count', '+', 1))
              .end(),
            since: eb
              .case()
              .when('limit_count.since', '<=', windowStart)
              .then(eb.ref('excluded.since'))
              .else(eb.ref('limit_count.since'))
              .end(),
          }))
          .where((eb) => eb.or([eb('limit_count.since', '<=', windowStart), eb('limit_count.count', '<', max)])),
      )
      .returning('count')
      .executeTakeFirst();
    return row !== undefined;
  }

  /** The current count and the start of its window; read-only. */
  async window(
    { name, key, windowMs }: Omit<WindowLimit, 'max'>,
    now: Date,
  ): Promise<{ count: number; since: Date } | undefined> {
    return this.db
      .selectFrom('limit_count')
      .select(['count', 'since'])
      .where('name', '=', name)
      .where('who', '=', key)
      .where('since', '>', new Date(now.getTime() - windowMs))
      .executeTakeFirst();
  }
}
