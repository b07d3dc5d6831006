/** The names of all values that filters and records refer to, in one query. */
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import type { Localised } from '../../db/schema';
import { CachedValue } from '../../lib/cachedValue';

export interface LabelRow {
  facet: 'theme' | 'category' | 'industry' | 'hall' | 'country' | 'province';
  value: string;
  name: Localised;
}

export class LabelRepository {
  private readonly labels = new CachedValue(() => this.read());

  constructor(private readonly db: Db) {}

  /** The cached names of all filter values. After an import, other replicas return old ones for some seconds. */
  all(now: Date): Promise<LabelRow[]> {
    return this.labels.get(now);
  }

  /** Invalidates the cache after the content has changed. */
  invalidate(): void {
    this.labels.invalidate();
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
