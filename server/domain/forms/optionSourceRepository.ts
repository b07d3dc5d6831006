/** Reads the options of named sources with their names in all languages. */
import { sql } from 'kysely';
import type { SourceName } from '../../../src/rules/forms/sources';
import type { Option } from '../../../src/rules/forms/types';
import type { Db } from '../../db/connect';
import type { Localised } from '../../db/schema';

interface OptionRow {
  value: string;
  label: Localised;
  /** The options below it. */
  children: { id: string; name: Localised }[] | null;
}

const queries: Record<SourceName, ReturnType<typeof sql<OptionRow>>> = {
  countries: sql`select code as value, name as label, null as children from country order by common desc, position`,
  provinces: sql`
    select code as value, name as label, null as children from region where level = 'province' order by position`,
  categories: sql`
    select id as value, data -> 'name' as label, data -> 'categories' as children
    from document where kind = 'theme' order by position`,
  exhibitors: sql`select id as value, name as label, null as children from exhibitor order by sort_en, id`,
  meetings: sql`
    select id as value, title as label, null as children
    from meeting where published and not cancelled order by starts_at, id`,
  halls: sql`
    select id as value, data -> 'name' as label, null as children from document where kind = 'hall' order by position`,
};

export class OptionSourceRepository {
  constructor(private readonly db: Db) {}

  async options(source: SourceName): Promise<Option[]> {
    const { rows } = await queries[source].execute(this.db);
    return rows.map(({ value, label, children }) => ({
      value,
      label,
      ...(children && { children: children.map(({ id, name }) => ({ value: String(id), label: name })) }),
    }));
  }
}
