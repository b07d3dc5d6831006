/** Counts the values of filters over bitmaps: one bit a record, so that 100,000 records are "and" and bit_count. */
import { sql } from 'kysely';
import type { Db } from '../db/connect';
import { BitSet } from './bitSet';

export type FacetKind = 'exhibitor' | 'exhibit';

export interface FacetCount {
  facet: string;
  value: string;
  count: number;
}

/** A set beside the filters. One of another size (no words at all, or an import in between) leaves nothing. */
const oneMore = (set: BitSet) => sql`
  select 'matching', case when length(given.bits) = length(everything.bits) then given.bits else everything.bits # everything.bits end
  from everything, (select ${set.literal()}::varbit as bits) as given`;

export class FacetRepository {
  constructor(private readonly db: Db) {}

  /**
   * Counts each value of `facets` with the other filters as they are, and gives the records that all filters leave.
   * @param wanted Values of one facet are joined by or, facets by and.
   * @param matching What a keyword or owner leaves, by ordinal.
   */
  async count(
    kind: FacetKind,
    facets: readonly string[],
    wanted: { facet: string; value: string }[],
    matching?: BitSet,
  ): Promise<{ counts: FacetCount[]; found: BitSet }> {
    const { rows } = await sql<FacetCount & { found: Buffer | null }>`
      with everything as materialized (select bits from facet_bitmap where kind = ${kind} and facet = 'all'),
      chosen as materialized (
        select wanted.facet, coalesce(bit_or(bitmap.bits), (select bits # bits from everything)) as bits
        from unnest(${wanted.map(({ facet }) => facet)}::text[], ${wanted.map(({ value }) => value)}::text[]) as wanted (facet, value)
        left join facet_bitmap as bitmap on bitmap.kind = ${kind} and bitmap.facet = wanted.facet and bitmap.value = wanted.value
        group by wanted.facet
        ${matching ? sql`union all ${oneMore(matching)}` : sql``}
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
      found: BitSet.received(all?.found ?? null),
    };
  }

  /** How many records each value of some facets has at all. */
  async totals(kind: FacetKind, facets: readonly string[]): Promise<FacetCount[]> {
    return this.db
      .selectFrom('facet_bitmap')
      .select(['facet', 'value', sql<number>`bit_count(bits)::integer`.as('count')])
      .where('kind', '=', kind)
      .where('facet', 'in', [...facets])
      .execute();
  }

  /** The ordinals of what a keyword finds; `named` are those whose name has all of it. */
  async matching(kind: FacetKind, query: string): Promise<{ all: BitSet; named: BitSet }> {
    const { rows } = await sql<{ all: number[] | null; named: number[] | null; size: number }>`
      select array_agg(ordinal) as all, array_agg(ordinal) filter (where names @@ ${query}::tsquery) as named,
        (select length(bits) from facet_bitmap where kind = ${kind} and facet = 'all') as size
      from search_document where kind = ${sql.lit(kind)} and terms @@ ${query}::tsquery
    `.execute(this.db);
    const { all, named, size } = rows[0] ?? { all: null, named: null, size: 8 };
    return { all: BitSet.of(all ?? [], size), named: BitSet.of(named ?? [], size) };
  }

  /** The ordinals of the exhibits of one exhibitor. */
  async ofExhibitor(exhibitorId: string): Promise<BitSet> {
    const { rows } = await sql<{ all: number[] | null; size: number }>`
      select array_agg(ordinal) as all, (select length(bits) from facet_bitmap where kind = 'exhibit' and facet = 'all') as size
      from exhibit where exhibitor_id = ${exhibitorId}
    `.execute(this.db);
    return BitSet.of(rows[0]?.all ?? [], rows[0]?.size ?? 8);
  }
}
