/** Lookup of companies by name. */
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { literal } from '../../db/queries';

export class CompanyRepository {
  constructor(private readonly db: Db) {}

  /** Exhibitors whose names contain the words, prefix matches first, each with its province or country. */
  async named(words: string, locale: string, limit: number): Promise<{ name: string; place: string | null }[]> {
    const within = `%${literal(words)}%`;
    const read = (column: string) =>
      sql<string>`coalesce(${sql.ref(column)}->>${locale}, ${sql.ref(column)}->>'en', ${sql.ref(column)}->>'zh-cn')`;
    const name = read('exhibitor.name');
    const rows = await this.db
      .selectFrom('exhibitor')
      .leftJoin('region', 'region.code', 'exhibitor.province')
      .leftJoin('country', 'country.code', 'exhibitor.country')
      .select([
        name.as('company'),
        sql<string | null>`coalesce(${read('region.name')}, ${read('country.name')})`.as('place'),
      ])
      .distinct()
      .select(sql<boolean>`not starts_with(lower(${name}), lower(${words}))`.as('later'))
      .where((eb) =>
        eb.or([
          eb(sql`exhibitor.name->>'zh-cn'`, 'ilike', within),
          eb(sql`exhibitor.name->>'en'`, 'ilike', within),
          eb(name, 'ilike', within),
        ]),
      )
      .orderBy('later')
      .orderBy('company')
      .limit(limit)
      .execute();
    return rows.map(({ company, place }) => ({ name: company, place }));
  }
}
