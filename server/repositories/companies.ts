/** Companies by their names. */
import { sql } from 'kysely';
import type { Db } from '../db/connect';

const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

export class CompanyRepository {
  constructor(private readonly db: Db) {}

  /** Names of exhibitors that hold the words in Chinese or English; in the reader's language, those that begin with them first. */
  async named(words: string, locale: string, limit: number): Promise<string[]> {
    const within = `%${literal(words)}%`;
    const name = sql<string>`coalesce(name->>${locale}, name->>'en', name->>'zh-cn')`;
    const rows = await this.db
      .selectFrom('exhibitor')
      .select(name.as('company'))
      .distinct()
      .select(sql<boolean>`not starts_with(lower(${name}), lower(${words}))`.as('later'))
      .where((eb) =>
        eb.or([
          eb(sql`name->>'zh-cn'`, 'ilike', within),
          eb(sql`name->>'en'`, 'ilike', within),
          eb(name, 'ilike', within),
        ]),
      )
      .orderBy('later')
      .orderBy('company')
      .limit(limit)
      .execute();
    return rows.map(({ company }) => company);
  }
}
