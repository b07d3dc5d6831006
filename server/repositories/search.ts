/** The search over the whole site, and how often words were looked for. */
import { sql } from 'kysely';
import type { Db } from '../db/connect';
import type { FacetKind, FacetRepository } from './facets';
import { tsquery, type AskedTerm } from '../content/terms';
import type { ShownDocument } from '../db/tables/exhibition';

export interface SearchHitRow {
  kind: string;
  id: string;
  total: number;
  named: boolean;
  shown: ShownDocument;
}

const LARGE = ['exhibitor', 'exhibit'] as const;

export class SearchRepository {
  constructor(
    private readonly db: Db,
    private readonly facets: FacetRepository,
  ) {}

  /** The best hits of each kind with the kind's total: those whose name has all words first, then by rank. */
  async find(asked: AskedTerm[], now: Date, each: number): Promise<SearchHitRow[]> {
    const found = await Promise.all([
      ...LARGE.map((kind) => this.ofLarge(kind, asked, each)),
      this.ofOthers(asked, now, each),
    ]);
    return found.flat();
  }

  /** Exhibitors or exhibits: counted by bitmaps, and only the best are read. */
  private async ofLarge(kind: FacetKind, asked: AskedTerm[], each: number): Promise<SearchHitRow[]> {
    const { all, named } = await this.facets.matching(kind, asked);
    const total = all.count;
    if (total === 0) return [];
    const first = named.slice(0, each);
    const ordinals = [...first, ...all.without(named).slice(0, each - first.length)];
    const rows = await this.db
      .selectFrom('search_document')
      .select(['kind', 'id', 'ordinal', 'shown'])
      .where('kind', '=', kind)
      .where(sql<boolean>`ordinal = any(${ordinals}::integer[])`)
      .execute();
    const known = new Map(rows.map((row) => [row.ordinal, row]));
    return ordinals.flatMap((ordinal, place) => {
      const row = known.get(ordinal);
      return row ? [{ ...row, total, named: place < first.length }] : [];
    });
  }

  /** The other kinds, which have some hundred records each. */
  private async ofOthers(asked: AskedTerm[], now: Date, each: number): Promise<SearchHitRow[]> {
    const query = tsquery(asked);
    const { rows } = await sql<SearchHitRow>`
      select kind, id, total::integer as total, named, shown from (
        select kind, id, ordinal, named, shown, count(*) over (partition by kind) as total,
          row_number() over (partition by kind order by named desc, ordinal, id) as place
        from (
          select kind, id, ordinal, names @@ ${query}::tsquery as named, shown from search_document
          where kind not in ('exhibitor', 'exhibit') and terms @@ ${query}::tsquery
            and (visible_from is null or visible_from <= ${now})
        ) as hit
      ) as placed
      where place <= ${each} order by named desc, ordinal, id
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
