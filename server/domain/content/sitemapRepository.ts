/** Ids of published records and their last changes for sitemaps, in pages of a thousand. */
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/connect';

export const sitemapKinds = ['exhibitors', 'products', 'news', 'videos', 'meetings'] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

export interface SitemapRecord {
  id: string;
  /** Null for records without a time of change. */
  updatedAt: Date | null;
}

/** The records of a kind that are public at an instant. */
const publishedQueries: Record<SitemapKind, (now: Date) => RawBuilder<unknown>> = {
  exhibitors: () => sql`select id, updated_at from exhibitor`,
  products: () => sql`select id, updated_at from exhibit`,
  news: (now) => sql`select id, updated_at from news_item where published and published_at <= ${now}`,
  videos: (now) => sql`select id, updated_at from video where published and published_at <= ${now}`,
  meetings: () => sql`select id, null::timestamptz as updated_at from meeting where published`,
};

export class SitemapRepository {
  constructor(private readonly db: Db) {}

  async count(kind: SitemapKind, now: Date): Promise<number> {
    const query = sql<{ count: string }>`select count(*) as count from (${publishedQueries[kind](now)}) as record`;
    return Number((await query.execute(this.db)).rows[0]?.count);
  }

  async records(kind: SitemapKind, now: Date, range: { offset: number; limit: number }): Promise<SitemapRecord[]> {
    const query = sql<SitemapRecord>`select id, updated_at as "updatedAt" from (${publishedQueries[kind](now)}) as record
      order by id offset ${range.offset} limit ${range.limit}`;
    return (await query.execute(this.db)).rows;
  }
}
