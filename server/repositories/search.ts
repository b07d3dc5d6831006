/** The search over the whole site, and how often words were looked for. */
import { sql } from 'kysely';
import type { Db } from '../db/connect';
import type { ShownDocument } from '../db/tables/exhibition';

export interface SearchHitRow {
  kind: string;
  id: string;
  total: number;
  named: boolean;
  shown: ShownDocument;
}

export class SearchRepository {
  constructor(private readonly db: Db) {}

  /** The best hits of each kind with the kind's total: those whose name has all words first, then by rank. */
  async find(query: string, now: Date, each: number): Promise<SearchHitRow[]> {
    // Exhibitors, exhibits and the rest have an index each, so that many products do not slow the search for a page.
    const hits = (partition: ReturnType<typeof sql>) => sql`
      select kind, id, ordinal, names @@ ${query}::tsquery as named from search_document
      where ${partition} and terms @@ ${query}::tsquery and (visible_from is null or visible_from <= ${now})`;
    const { rows } = await sql<SearchHitRow>`
      with exhibitors as materialized (${hits(sql`kind = 'exhibitor'`)}),
      exhibits as materialized (${hits(sql`kind = 'exhibit'`)}),
      others as (${hits(sql`kind not in ('exhibitor', 'exhibit')`)}),
      best as (
        (select *, (select count(*) from exhibitors) as total from exhibitors order by named desc, ordinal limit ${each})
        union all
        (select *, (select count(*) from exhibits) as total from exhibits order by named desc, ordinal limit ${each})
        union all
        select kind, id, ordinal, named, total from (
          select *, count(*) over (partition by kind) as total,
            row_number() over (partition by kind order by named desc, ordinal, id) as place
          from others
        ) as placed where place <= ${each}
      )
      select best.kind, best.id, best.total::integer as total, best.named, document.shown
      from best join search_document as document on document.kind = best.kind and document.id = best.id
      order by best.named desc, best.ordinal, best.id
    `.execute(this.db);
    return rows;
  }

  /** Adds to the counts of a day. */
  async count(day: string, searches: Map<string, number>): Promise<void> {
    if (searches.size === 0) return;
    const values = [...searches].map(([keyword, number]) => ({ day, keyword, searches: number }));
    await this.db
      .insertInto('search_count')
      .values(values)
      .onConflict((conflict) =>
        conflict.columns(['day', 'keyword']).doUpdateSet({
          searches: sql`search_count.searches + excluded.searches`,
        }),
      )
      .execute();
  }

  /** What was looked for most since a day. */
  async most(since: string, limit: number): Promise<{ keyword: string; searches: number }[]> {
    return this.db
      .selectFrom('search_count')
      .select(['keyword', sql<number>`sum(searches)::integer`.as('searches')])
      .where('day', '>=', since)
      .groupBy('keyword')
      .orderBy('searches', 'desc')
      .orderBy('keyword')
      .limit(limit)
      .execute();
  }
}
