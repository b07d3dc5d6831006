/** Counts filter values with bitmaps, one bit per record: for 100,000 records, "and" and bit_count are fast. */
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { tsquery, type SearchTerm } from '../../content/terms';
import { BitSet } from './bitSet';

export type FacetKind = 'exhibitor' | 'exhibit';

export interface FacetCount {
  facet: string;
  value: string;
  count: number;
}

/** The matches of a query: all, and those whose names have all words. */
export interface KeywordMatches {
  all: BitSet;
  nameMatches: BitSet;
}

const noMatches = (): KeywordMatches => ({ all: BitSet.fromBinary(null), nameMatches: BitSet.fromBinary(null) });

/** A further set of matches. */
export interface Restriction {
  /** This facet's values are counted without the restriction, like those of a filter. */
  facet?: string;
  set: BitSet;
}

/** A set of another size (no words, or a concurrent import) matches nothing. */
const restrictTo = ({ facet = 'matching', set }: Restriction) => sql`
  select ${facet}::text, case when length(input.bits) = length(everything.bits) then input.bits else everything.bits # everything.bits end
  from everything, (select ${set.literal()}::varbit as bits) as input`;

export class FacetRepository {
  constructor(private readonly db: Db) {}

  /**
   * Counts each value of `facets` with the other filters applied, and returns the records that match all filters.
   * @param filters values of the same facet are alternatives; facets are combined by "and"
   * @param restrictions further restrictions by keyword, owner or range, by ordinal
   */
  async count(
    kind: FacetKind,
    facets: readonly string[],
    filters: { facet: string; value: string }[],
    restrictions: readonly Restriction[] = [],
  ): Promise<{ counts: FacetCount[]; found: BitSet }> {
    const { rows } = await sql<FacetCount & { found: Buffer | null }>`
      with everything as materialized (select bits from facet_bitmap where kind = ${kind} and facet = 'all'),
      chosen as materialized (
        select wanted.facet, coalesce(bit_or(bitmap.bits), (select bits # bits from everything)) as bits
        from unnest(${filters.map(({ facet }) => facet)}::text[], ${filters.map(({ value }) => value)}::text[]) as wanted (facet, value)
        left join facet_bitmap as bitmap on bitmap.kind = ${kind} and bitmap.facet = wanted.facet and bitmap.value = wanted.value
        group by wanted.facet
        ${sql.join([sql``, ...restrictions.map(restrictTo)], sql` union all `)}
      ),
      others as materialized (
        select counted.facet, coalesce(bit_and(chosen.bits), (select bits from everything)) as bits
        from unnest(${['all', ...facets]}::text[]) as counted (facet)
        left join chosen on chosen.facet <> counted.facet
        group by counted.facet
      )
      select bitmap.facet, bitmap.value, bit_count(bitmap.bits & others.bits)::integer as count,
        case when bitmap.facet = 'all' then varbit_send(bitmap.bits & others.bits) end as found
      from others join facet_bitmap as bitmap on bitmap.kind = ${kind} and bitmap.facet = others.facet
    `.execute(this.db);
    const all = rows.find(({ facet }) => facet === 'all');
    return {
      counts: rows.filter(({ facet }) => facet !== 'all').map(({ facet, value, count }) => ({ facet, value, count })),
      found: BitSet.fromBinary(all?.found ?? null),
    };
  }

  /** The total number of records of each value of some facets. */
  async totals(kind: FacetKind, facets: readonly string[]): Promise<FacetCount[]> {
    return this.db
      .selectFrom('facet_bitmap')
      .select(['facet', 'value', sql<number>`bit_count(bits)::integer`.as('count')])
      .where('kind', '=', kind)
      .where('facet', 'in', [...facets])
      .execute();
  }

  /** The ordinals of the records with all words; `nameMatches` are those whose names have all words. */
  async findMatches(kind: FacetKind, searchTerms: SearchTerm[]): Promise<KeywordMatches> {
    return (await this.findMatchesByKind([kind], searchTerms)).get(kind) ?? noMatches();
  }

  /** `findMatches` for more than one kind, in two statements for any number of kinds and words. */
  async findMatchesByKind(
    kinds: readonly FacetKind[],
    searchTerms: SearchTerm[],
  ): Promise<Map<FacetKind, KeywordMatches>> {
    const rareMatches = await this.findRareMatches(kinds, searchTerms);
    // A set for each kind and word, from rows and bitmaps. The intersection per kind is the result.
    const { rows } = await sql<{ kind: FacetKind; field: 'names' | 'terms'; found: Buffer }>`
      with wanted as (
        select * from unnest(${[...kinds]}::text[]) as kinds (kind),
          unnest(${searchTerms.map((_, place) => place)}::integer[], ${searchTerms.map(({ term }) => term)}::text[], ${searchTerms.map(({ prefix }) => prefix)}::boolean[])
            as words (place, term, prefix)
      ),
      sets as (
        select wanted.kind, wanted.place, posting.field, posting.bits from wanted
        join search_posting as posting on posting.kind = wanted.kind and posting.term >= wanted.term
          and posting.term <= case when wanted.prefix then wanted.term || chr(1114111) else wanted.term end
        union all
        select kind, place, field, bits::varbit from unnest(${rareMatches.map(({ kind }) => kind)}::text[],
          ${rareMatches.map(({ place }) => place)}::integer[], ${rareMatches.map(({ field }) => field)}::text[], ${rareMatches.map(({ set }) => set.literal())}::text[])
          as input (kind, place, field, bits)
      ),
      joined as (select kind, place, field, bit_or(bits) as bits from sets group by kind, place, field)
      select kind, field, varbit_send(bit_and(bits)) as found from joined group by kind, field having count(*) = ${searchTerms.length}
    `.execute(this.db);
    const bitSetOf = (kind: FacetKind, field: 'names' | 'terms') =>
      BitSet.fromBinary(rows.find((row) => row.kind === kind && row.field === field)?.found ?? null);
    return new Map(kinds.map((kind) => [kind, { all: bitSetOf(kind, 'terms'), nameMatches: bitSetOf(kind, 'names') }]));
  }

  /** Matches of rare words, which the records' own search documents contain. */
  private async findRareMatches(kinds: readonly FacetKind[], searchTerms: SearchTerm[]) {
    const queries = kinds.flatMap((kind) =>
      searchTerms.map(({ term, prefix }, place) => {
        const query = tsquery([{ term, prefix }]);
        // The kind is a literal, so that its partial index is used.
        return sql`
          select ${kind}::text as kind, ${place}::integer as place, array_agg(ordinal) as terms,
            array_agg(ordinal) filter (where names @@ ${query}::tsquery) as names
          from search_document where kind = ${sql.lit(kind)} and terms @@ ${query}::tsquery`;
      }),
    );
    const { rows } = await sql<{
      kind: FacetKind;
      place: number;
      terms: number[] | null;
      names: number[] | null;
      size: number;
    }>`
      select found.*, length(everything.bits) as size from (${sql.join(queries, sql` union all `)}) as found
      join facet_bitmap as everything on everything.kind = found.kind and everything.facet = 'all'
      where found.terms is not null
    `.execute(this.db);
    return rows.flatMap(({ kind, place, size, ...found }) =>
      (['terms', 'names'] as const).flatMap((field) => {
        const ordinals = found[field];
        return ordinals ? [{ kind, place, field, set: BitSet.of(ordinals, size) }] : [];
      }),
    );
  }

  /** The ordinals of an exhibitor's exhibits. */
  async ofExhibitor(exhibitorId: string): Promise<BitSet> {
    const { rows } = await sql<{ all: number[] | null; size: number }>`
      select array_agg(ordinal) as all, (select length(bits) from facet_bitmap where kind = 'exhibit' and facet = 'all') as size
      from exhibit where exhibitor_id = ${exhibitorId}
    `.execute(this.db);
    return BitSet.of(rows[0]?.all ?? [], rows[0]?.size ?? 8);
  }
}
