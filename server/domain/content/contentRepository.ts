/** Content queries. Each method is one query; texts stay localised until a service selects a language. */
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import type { Localised, NewsItemTable } from '../../db/schema';
import type { Selectable } from 'kysely';
import { containsKeyword, inYear, fetchPage, type PageRange } from '../../db/queries';

export type NewsRow = Selectable<NewsItemTable> & { type_name: Localised };

/** The columns of lists: all except the body. */
const listColumns = [
  'news_item.id',
  'news_item.slug',
  'news_item.type_id',
  'news_item.title',
  'news_item.summary',
  'news_item.cover',
  'news_item.source',
  'news_item.theme_id',
  'news_item.is_top',
  'news_item.published_at',
  'news_item.published',
  'news_item.views',
  'news_item.updated_at',
] as const;

export type NewsListRow = Omit<NewsRow, 'body'>;

export interface NewsFilter {
  typeId?: string;
  themeId?: number;
  keyword?: string;
  year?: number;
  /** Only items that were published before this instant. */
  before: Date;
}

/** The table of the entries with this kind of types. */
const entryTableOf = (owner: string): string =>
  owner === 'video' ? 'video' : owner === 'image' ? 'photo' : 'news_item';

export class ContentRepository {
  constructor(private readonly db: Db) {}

  /** All documents of a kind in their order. */
  async documents<T>(kind: string): Promise<T[]> {
    const rows = await this.db
      .selectFrom('document')
      .select('data')
      .where('kind', '=', kind)
      .orderBy('position')
      .execute();
    return rows.map(({ data }) => data as T);
  }

  /** One document, or undefined. */
  async document<T>(kind: string, id: string): Promise<T | undefined> {
    const row = await this.db
      .selectFrom('document')
      .select('data')
      .where('kind', '=', kind)
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.data as T | undefined;
  }

  async seo(requestUrl: string) {
    return this.db.selectFrom('seo_record').selectAll().where('request_url', '=', requestUrl).executeTakeFirst();
  }

  /** Types of one kind with the number of published entries. `parentId` '0' selects the root types. */
  async types(owner: string, parentId: string | undefined, before: Date, range: PageRange) {
    const query = this.db
      .selectFrom('content_type')
      .selectAll()
      .select(
        sql<number>`(select count(*) from ${sql.table(entryTableOf(owner))} as entry
            where entry.type_id = content_type.id and entry.published and entry.published_at <= ${before})`.as('count'),
      )
      .where('owner', '=', owner)
      .$if(parentId === '0', (query) => query.where('parent_id', 'is', null))
      .$if(parentId !== undefined && parentId !== '0', (query) => query.where('parent_id', '=', parentId ?? ''))
      .orderBy('position');
    return fetchPage(query, range);
  }

  /** Published news, newest first. */
  async newsPage(filter: NewsFilter, range: PageRange) {
    const { typeId, themeId, keyword, year } = filter;
    const query = this.newsList(filter.before)
      .$if(typeId !== undefined, (only) => only.where('type_id', '=', typeId ?? ''))
      .$if(themeId !== undefined, (only) => only.where('theme_id', '=', themeId ?? 0))
      .$if(keyword !== undefined, (only) =>
        only.where(({ or }) =>
          or([containsKeyword('title', keyword ?? ''), containsKeyword('summary', keyword ?? '')]),
        ),
      )
      .$if(year !== undefined, (only) => only.where(inYear('published_at', year ?? 0)))
      .orderBy('is_top', 'desc')
      .orderBy('published_at', 'desc')
      .orderBy('news_item.id', 'desc');
    const { records, total } = await fetchPage(query, range);
    return { records: records as NewsListRow[], total };
  }

  /** A published news item by its id or slug. */
  async news(idOrSlug: string, before: Date): Promise<NewsRow | undefined> {
    return this.db
      .selectFrom('news_item')
      .innerJoin('content_type', 'content_type.id', 'news_item.type_id')
      .selectAll('news_item')
      .select('content_type.name as type_name')
      .where((eb) => eb.or([eb('news_item.id', '=', idOrSlug), eb('news_item.slug', '=', idOrSlug)]))
      .where('published', '=', true)
      .where('published_at', '<=', before)
      .executeTakeFirst() as Promise<NewsRow | undefined>;
  }

  /** The neighbour of a news item in the list's order: 'previous' is newer, 'next' is older. */
  async newsNeighbour(
    article: { id: string; isTop: boolean; publishedAt: Date },
    direction: 'previous' | 'next',
    typeId: string | undefined,
    before: Date,
  ): Promise<NewsListRow | undefined> {
    const isNewer = direction === 'previous';
    return this.newsList(before)
      .$if(typeId !== undefined, (query) => query.where('type_id', '=', typeId ?? ''))
      .where(
        sql<boolean>`(is_top, published_at, news_item.id) ${sql.raw(isNewer ? '>' : '<')} (${article.isTop}, ${article.publishedAt}, ${article.id})`,
      )
      .orderBy('is_top', isNewer ? 'asc' : 'desc')
      .orderBy('published_at', isNewer ? 'asc' : 'desc')
      .orderBy('news_item.id', isNewer ? 'asc' : 'desc')
      .limit(1)
      .executeTakeFirst() as Promise<NewsListRow | undefined>;
  }

  /** Recommends news of the same type first, then the newest others; never the item itself. */
  async recommendedNews(article: { id: string; typeId: string }, before: Date, limit: number): Promise<NewsListRow[]> {
    return this.newsList(before)
      .where('news_item.id', '<>', article.id)
      .orderBy(sql`(type_id = ${article.typeId})`, 'desc')
      .orderBy('published_at', 'desc')
      .orderBy('news_item.id', 'desc')
      .limit(limit)
      .execute() as Promise<NewsListRow[]>;
  }

  /** The published news with these slugs, in no particular order. */
  newsBySlugs(slugs: string[], before: Date): Promise<NewsListRow[]> {
    return this.newsList(before)
      .where(sql<boolean>`slug = any(${slugs}::text[])`)
      .execute() as Promise<NewsListRow[]>;
  }

  private newsList(before: Date) {
    return this.db
      .selectFrom('news_item')
      .innerJoin('content_type', 'content_type.id', 'news_item.type_id')
      .select(listColumns)
      .select('content_type.name as type_name')
      .where('published', '=', true)
      .where('published_at', '<=', before);
  }

  countries() {
    return this.db.selectFrom('country').selectAll().orderBy('position').execute();
  }

  /** The regions with these codes. */
  regionsOf(codes: string[]) {
    return this.db.selectFrom('region').select(['code', 'level', 'parent_code']).where('code', 'in', codes).execute();
  }

  regions(level: 'province' | 'city' | 'area', parentCode?: string) {
    return this.db
      .selectFrom('region')
      .selectAll()
      .where('level', '=', level)
      .$if(parentCode !== undefined, (query) => query.where('parent_code', '=', parentCode ?? ''))
      .orderBy('position')
      .execute();
  }
}
