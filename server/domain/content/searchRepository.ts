/** The site-wide search, and counts of searched keywords. */
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import type { FacetRepository } from '../exhibition/facetRepository';
import { tsquery, type SearchTerm } from '../../content/terms';
import type { SearchHitData } from '../../db/tables/exhibition';

interface HitRow {
  id: string;
  shown: SearchHitData;
}

export interface SearchHitRow extends HitRow {
  kind: string;
  total: number;
  named: boolean;
}

const BITMAP_KINDS = ['exhibitor', 'exhibit'] as const;

export class SearchRepository {
  /**
   * @param db where content is read
   * @param primaryDb where searches are counted
   */
  constructor(
    private readonly db: Db,
    private readonly facets: FacetRepository,
    private readonly primaryDb: Db,
  ) {}

  /** The best hits of each kind, with the kind's total. Hits whose name has all words come first, then by rank. */
  async find(searchTerms: SearchTerm[], now: Date, limitPerKind: number): Promise<SearchHitRow[]> {
    const [bitmapHits, queryHits] = await Promise.all([
      this.findByBitmap(searchTerms, limitPerKind),
      this.findByQuery(searchTerms, now, limitPerKind),
    ]);
    return [...bitmapHits, ...queryHits];
  }

  /** Exhibitors and exhibits: matches are counted by bitmaps, and only the best ones are read. */
  private async findByBitmap(searchTerms: SearchTerm[], limitPerKind: number): Promise<SearchHitRow[]> {
    const matchesByKind = await this.facets.findMatchesByKind(BITMAP_KINDS, searchTerms);
    const best = BITMAP_KINDS.flatMap((kind) => {
      const matches = matchesByKind.get(kind);
      if (!matches) return [];
      const { all, nameMatches } = matches;
      const first = nameMatches.slice(0, limitPerKind);
      const total = all.count;
      const rest = first.length < limitPerKind ? all.without(nameMatches).slice(0, limitPerKind - first.length) : [];
      return [...first, ...rest].map((ordinal, index) => ({ kind, ordinal, total, named: index < first.length }));
    });
    if (best.length === 0) return [];
    const { rows } = await sql<{ kind: string; id: string; ordinal: number; shown: SearchHitData }>`
      select document.kind, document.id, document.ordinal, document.shown
      from unnest(${best.map(({ kind }) => kind)}::text[], ${best.map(({ ordinal }) => ordinal)}::integer[]) as best (kind, ordinal)
      join search_document as document on document.kind = best.kind and document.ordinal = best.ordinal
    `.execute(this.db);
    const rowsByKey = new Map(rows.map((row) => [`${row.kind} ${row.ordinal}`, row]));
    return best.flatMap(({ kind, ordinal, total, named }) => {
      const row = rowsByKey.get(`${kind} ${ordinal}`);
      return row ? [{ ...row, total, named }] : [];
    });
  }

  /** The other kinds, which have only some hundred records each. */
  private async findByQuery(searchTerms: SearchTerm[], now: Date, limitPerKind: number): Promise<SearchHitRow[]> {
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
      where place <= ${limitPerKind} order by named desc, ordinal, id
    `.execute(this.db);
    return rows;
  }

  /** Further hits of one kind, in the order of `find`. */
  async findMore(searchTerms: SearchTerm[], now: Date, page: { kind: string; offset: number; limit: number }) {
    const bitmapKind = BITMAP_KINDS.find((kind) => kind === page.kind);
    return bitmapKind
      ? this.findMoreByBitmap(searchTerms, bitmapKind, page)
      : this.findMoreByQuery(searchTerms, now, page);
  }

  private async findMoreByBitmap(
    searchTerms: SearchTerm[],
    kind: (typeof BITMAP_KINDS)[number],
    { offset, limit }: { offset: number; limit: number },
  ): Promise<HitRow[]> {
    const matches = (await this.facets.findMatchesByKind([kind], searchTerms)).get(kind);
    if (!matches) return [];
    const ordinals = matches.all.pageWith(matches.nameMatches, offset, limit);
    if (ordinals.length === 0) return [];
    const { rows } = await sql<HitRow>`
      select document.id, document.shown
      from unnest(${ordinals}::integer[]) with ordinality as wanted (ordinal, place)
      join search_document as document on document.kind = ${kind} and document.ordinal = wanted.ordinal
      order by wanted.place
    `.execute(this.db);
    return rows;
  }

  private async findMoreByQuery(
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
    await this.primaryDb
      .insertInto('keyword_search')
      .values(searches.map((search) => ({ day, ...search })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await this.primaryDb.deleteFrom('keyword_search').where('day', '<', since).execute();
  }

  /** The most searched keywords since a day. Keywords of a single network are excluded. */
  async mostSearched(since: string, limit: number): Promise<{ keyword: string; searches: number }[]> {
    return this.primaryDb
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
