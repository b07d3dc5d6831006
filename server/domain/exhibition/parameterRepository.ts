/** Typed parameters of exhibits: their definitions, and the exhibits within ranges of them. */
import { sql } from 'kysely';
import type { ParameterDocument } from '../../content/parameters';
import type { Db } from '../../db/connect';
import { BitSet } from './bitSet';

/** Limits of a parameter, both inclusive. */
export interface ParameterRange {
  key: string;
  min?: number;
  max?: number;
}

export interface ParameterValue {
  key: string;
  definition: ParameterDocument;
  value: number;
}

export interface ParameterExtent {
  key: string;
  definition: ParameterDocument;
  min: number;
  max: number;
}

export class ParameterRepository {
  constructor(private readonly db: Db) {}

  /** The parameters of the exhibit with this ordinal, in the order of their definitions. */
  async ofExhibit(ordinal: number): Promise<ParameterValue[]> {
    const { rows } = await sql<ParameterValue>`
      select parameter.key, document.data as definition, parameter.value
      from exhibit_parameter as parameter
      join document on document.kind = 'parameter' and document.id = parameter.category || '.' || parameter.key
      where parameter.ordinal = ${ordinal} order by document.position
    `.execute(this.db);
    return rows;
  }

  /** The parameters of a category that exhibits have, with their least and greatest values. */
  async ofCategory(category: number): Promise<ParameterExtent[]> {
    // Each limit is one step in the index.
    const limit = (direction: 'asc' | 'desc') => sql`
      select value from exhibit_parameter where category = ${category} and key = defined.key order by value ${sql.raw(direction)} limit 1`;
    const { rows } = await sql<ParameterExtent>`
      select defined.key, defined.data as definition, least.value as min, greatest.value as max
      from (select split_part(id, '.', 2) as key, data, position from document
        where kind = 'parameter' and split_part(id, '.', 1) = ${String(category)}) as defined
      cross join lateral (${limit('asc')}) as least
      cross join lateral (${limit('desc')}) as greatest
      order by defined.position
    `.execute(this.db);
    return rows;
  }

  /** The ordinals of a category's exhibits within all ranges. */
  async findInRanges(category: number, ranges: readonly ParameterRange[]): Promise<BitSet> {
    const { rows } = await sql<{ found: number[]; size: number }>`
      select array(
        select parameter.ordinal
        from unnest(${ranges.map(({ key }) => key)}::text[], ${ranges.map(({ min = -Infinity }) => min)}::double precision[],
          ${ranges.map(({ max = Infinity }) => max)}::double precision[]) as range (key, min, max)
        join exhibit_parameter as parameter on parameter.category = ${category} and parameter.key = range.key
          and parameter.value between range.min and range.max
        group by parameter.ordinal having count(*) = ${ranges.length}
      ) as found, (select length(bits) from facet_bitmap where kind = 'exhibit' and facet = 'all') as size
    `.execute(this.db);
    return BitSet.of(rows[0]?.found ?? [], rows[0]?.size ?? 8);
  }
}
