/** The names of what filters and records refer to, in one query. */
import { sql } from 'kysely';
import type { Db } from '../db/connect';
import type { Localised } from '../db/schema';

export interface LabelRow {
  facet: 'theme' | 'category' | 'industry' | 'hall' | 'country' | 'province';
  value: string;
  name: Localised;
}

/** Names change with an import, a few times a week; every list needs all of them. */
const GOOD_FOR_MS = 10_000;

export class LabelRepository {
  private kept: { rows: Promise<LabelRow[]>; until: number } | undefined;

  constructor(private readonly db: Db) {}

  /**
   * All names of themes, categories, industries and halls, and of the countries and provinces that exhibitors have; after an
   * import the old ones for some seconds more.
   */
  all(now: Date): Promise<LabelRow[]> {
    if (!this.kept || this.kept.until <= now.getTime()) {
      const rows = this.read();
      this.kept = { rows, until: now.getTime() + GOOD_FOR_MS };
      // A failure is not kept: the next request asks again.
      rows.catch(() => (this.kept = undefined));
    }
    return this.kept.rows;
  }

  private async read(): Promise<LabelRow[]> {
    const { rows } = await sql<LabelRow>`
      select kind as facet, id as value, data -> 'name' as name from document where kind in ('theme', 'industry', 'hall')
      union all
      select 'category', category ->> 'id', category -> 'name'
      from document, jsonb_array_elements(data -> 'categories') as category where kind = 'theme'
      union all
      select facet, value, coalesce(country.name, region.name) from facet_bitmap
      left join country on facet = 'country' and country.code = value
      left join region on facet = 'province' and region.code = value
      where facet_bitmap.kind = 'exhibitor' and facet in ('country', 'province')
    `.execute(this.db);
    return rows;
  }
}
