/** Lookup of companies by name. */
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { escapeLike } from '../../db/queries';

export class CompanyRepository {
  constructor(private readonly db: Db) {}

  /** Exhibitors whose names contain the words, prefix matches first, each with its province or country. */
  async findByName(keyword: string, locale: string, limit: number): Promise<{ name: string; place: string | null }[]> {
    const pattern = `%${escapeLike(keyword)}%`;
    const localisedColumn = (column: string) =>
      sql<string>`coalesce(${sql.ref(column)}->>${locale}, ${sql.ref(column)}->>'en', ${sql.ref(column)}->>'zh-cn')`;
    const name = localisedColumn('exhibitor.name');
    const rows = await this.db
      .selectFrom('exhibitor')
      .leftJoin('region', 'region.code', 'exhibitor.province')
      .leftJoin('country', 'country.code', 'exhibitor.country')
      .select([
        name.as('company'),
        sql<string | null>`coalesce(${localisedColumn('region.name')}, ${localisedColumn('country.name')})`.as('place'),
      ])
      .distinct()
      .select(sql<boolean>`not starts_with(lower(${name}), lower(${keyword}))`.as('later'))
      .where((eb) =>
        eb.or([
          eb(sql`exhibitor.name->>'zh-cn'`, 'ilike', pattern),
          eb(sql`exhibitor.name->>'en'`, 'ilike', pattern),
          eb(name, 'ilike', pattern),
        ]),
      )
      .orderBy('later')
      .orderBy('company')
      .limit(limit)
      .execute();
    return rows.map(({ company, place }) => ({ name: company, place }));
  }
}
