/** The site-wide search, and counts of searched keywords. */
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import type { FacetRepository } from '../exhibition/facetRepository';
import { tsquery, type SearchTerm } from '../../content/terms';
import type { ShownDocument } from '../../db/tables/exhibition';

interface HitRow {
  id: string;
  shown: ShownDocument;
}

export interface SearchHitRow extends HitRow {
  kind: string;
  total: number;
  named: boolean;
}

const LARGE = ['exhibitor', 'exhibit'] as const;

export class SearchRepository {
  /**
   * @param db where content is read
   * @param own where searches are counted
   */
  constructor(
    private readonly db: Db,
    private readonly facets: FacetRepository,
    private readonly own: Db,
  ) {}

  /** The best hits of each kind, with the kind's total. Hits whose name has all words come first, then by rank. */
  async find(searchTerms: SearchTerm[], now: Date, each: number): Promise<SearchHitRow[]> {
    const [large, others] = await Promise.all([this.ofLarge(searchTerms, each), this.ofOthers(searchTerms, now, each)]);
    return [...large, ...others];
  }

  /** Exhibitors and exhibits: matches are counted by bitmaps, and only the best ones are read. */
  private async ofLarge(searchTerms: SearchTerm[], each: number): Promise<SearchHitRow[]> {
    const matching = await this.facets.matchingOf(LARGE, searchTerms);
    const best = LARGE.flatMap((kind) => {
      const found = matching.get(kind);
      if (!found) return [];
      const { all, named } = found;
      const first = named.slice(0, each);
      const total = all.count;
      const rest = first.length < each ? all.without(named).slice(0, each - first.length) : [];
      return [...first, ...rest].map((ordinal, place) => ({ kind, ordinal, total, named: place < first.length }));
    });
    if (best.length === 0) return [];
    const { rows } = await sql<{ kind: string; id: string; ordinal: number; shown: ShownDocument }>`
      select document.kind, document.id, document.ordinal, document.shown
      from unnest(${best.map(({ kind }) => kind)}::text[], ${best.map(({ ordinal }) => ordinal)}::integer[]) as best (kind, ordinal)
      join search_document as document on document.kind = best.kind and document.ordinal = best.ordinal
    `.execute(this.db);
    const known = new Map(rows.map((row) => [`${row.kind} ${row.ordinal}`, row]));
    return best.flatMap(({ kind, ordinal, total, named }) => {
      const row = known.get(`${kind} ${ordinal}`);
      return row ? [{ ...row, total, named }] : [];
    });
  }

  /** The other kinds, which have only some hundred records each. */
  private async ofOthers(searchTerms: SearchTerm[], now: Date, each: number): Promise<SearchHitRow[]> {
    const query = tsquery(searchTerms);
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

  /** Further hits of one kind, in the order of `find`. */
  async further(searchTerms: SearchTerm[], now: Date, page: { kind: string; offset: number; limit: number }) {
    const large = LARGE.find((kind) => kind === page.kind);
    return large ? this.furtherOfLarge(searchTerms, large, page) : this.furtherOfOthers(searchTerms, now, page);
  }

  private async furtherOfLarge(
    searchTerms: SearchTerm[],
    kind: (typeof LARGE)[number],
    { offset, limit }: { offset: number; limit: number },
  ): Promise<HitRow[]> {
    const found = (await this.facets.matchingOf([kind], searchTerms)).get(kind);
    if (!found) return [];
    const ordinals = found.all.pageWith(found.named, offset, limit);
    if (ordinals.length === 0) return [];
    const { rows } = await sql<HitRow>`
      select document.id, document.shown
      from unnest(${ordinals}::integer[]) with ordinality as wanted (ordinal, place)
      join search_document as document on document.kind = ${kind} and document.ordinal = wanted.ordinal
      order by wanted.place
    `.execute(this.db);
    return rows;
  }

  private async furtherOfOthers(
    searchTerms: SearchTerm[],
    now: Date,
    { kind, offset, limit }: { kind: string; offset: number; limit: number },
  ): Promise<HitRow[]> {
    const query = tsquery(searchTerms);
    const { rows } = await sql<HitRow>`
      select id, shown from search_document
      where kind = ${kind} and terms @@ ${query}::tsquery and (visible_from is null or visible_from <= ${now})
      order by (names @@ ${query}::tsquery) desc, ordinal, id limit ${limit} offset ${offset}
    `.execute(this.db);
    return rows;
  }

  /** Counts each keyword once per network and day. Counts before `since` are removed. */
  async count(day: string, searches: readonly { keyword: string; network: string }[], since: string): Promise<void> {
    if (searches.length === 0) return;
    await this.own
      .insertInto('keyword_search')
      .values(searches.map((search) => ({ day, ...search })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await this.own.deleteFrom('keyword_search').where('day', '<', since).execute();
  }

  /** The most searched keywords since a day. Keywords of a single network are excluded. */
  async most(since: string, limit: number): Promise<{ keyword: string; searches: number }[]> {
    return this.own
      .selectFrom('keyword_search')
      .select(['keyword', sql<number>`count(*)::integer`.as('searches')])
      .where('day', '>=', since)
      .groupBy('keyword')
      .having(sql`count(distinct network)`, '>', 1)
      .orderBy('searches', 'desc')
      .orderBy('keyword')
      .limit(limit)
      .execute();
  }
}
