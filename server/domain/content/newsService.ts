/** Published news in the request's language or its fallback. */
import type { Clock } from '../../../src/rules/clock';
import { LOCALES, localise, localiseWithLang, type Locale } from '../../../src/rules/locales';
import type { HandlerResponse, Input } from '../../http/contract';
import { DomainError } from '../../http/envelope';
import type { ContentRepository, NewsListRow, NewsRow } from './contentRepository';
import { pageOf, rangeOf } from './pagination';
import { pictureResponse } from './pictures';

type Summary = HandlerResponse<'mediaNewsPage'>['records'][number];

const MAX_RECOMMENDED = 4;
const COVER = { width: 960, height: 540 };

export class NewsService {
  constructor(
    private readonly content: ContentRepository,
    private readonly clock: Clock,
  ) {}

  async types(request: Input<'mediaTypes'>['body'], locale: Locale): Promise<HandlerResponse<'mediaTypes'>> {
    const { kind, parentId } = request;
    const result = await this.content.types(kind, parentId, this.clock.now(), rangeOf(request));
    return pageOf(request, result, ({ id, owner, parent_id, position, name, count }) => ({
      id,
      parentId: parent_id,
      kind: owner as 'news' | 'video' | 'image',
      name: localise(name, locale),
      count,
      sort: position,
    }));
  }

  async page(request: Input<'mediaNewsPage'>['body'], locale: Locale): Promise<HandlerResponse<'mediaNewsPage'>> {
    const { typeId, themeId, keyword, year } = request;
    const filter = { typeId, themeId, keyword, year, before: this.clock.now() };
    const result = await this.content.newsPage(filter, rangeOf(request));
    return pageOf(request, result, (row) => summary(row, locale));
  }

  async byId(id: string, locale: Locale): Promise<HandlerResponse<'mediaNews'>> {
    const row = await this.find(id);
    const body = localiseWithLang(row.body, locale);
    return {
      ...summary(row, locale),
      body: body.text,
      bodyLang: body.lang,
      author: null,
      sourceUrl: null,
      keywords: [],
      attachments: [],
      languages: LOCALES.filter((candidate) => row.body[candidate]),
    };
  }

  async recommended(id: string, locale: Locale): Promise<Summary[]> {
    const { id: newsId, type_id: typeId } = await this.find(id);
    const rows = await this.content.recommendedNews({ id: newsId, typeId }, this.clock.now(), MAX_RECOMMENDED);
    return rows.map((row) => summary(row, locale));
  }

  /** The published news with these slugs, in the order of `slugs`. */
  async bySlugs(slugs: string[], locale: Locale): Promise<Summary[]> {
    const rows = await this.content.newsBySlugs(slugs, this.clock.now());
    return slugs.flatMap((slug) => rows.filter((row) => row.slug === slug).map((row) => summary(row, locale)));
  }

  /** The neighbour in the list: 'previous' is newer, 'next' is older. Null at either end. */
  async neighbour(
    id: string,
    direction: 'previous' | 'next',
    typeId: string | undefined,
    locale: Locale,
  ): Promise<Summary | null> {
    const row = await this.find(id);
    const article = { id: row.id, isTop: row.is_top, publishedAt: row.published_at };
    const neighbour = await this.content.newsNeighbour(article, direction, typeId, this.clock.now());
    return neighbour ? summary(neighbour, locale) : null;
  }

  private async find(id: string): Promise<NewsRow> {
    const row = await this.content.news(id, this.clock.now());
    if (!row) throw new DomainError('record.notFound');
    return row;
  }
}

function summary(row: NewsListRow, locale: Locale): Summary {
  const title = localiseWithLang(row.title, locale);
  return {
    id: row.id,
    title: title.text,
    summary: localise(row.summary, locale),
    typeId: row.type_id,
    typeName: localise(row.type_name, locale),
    cover: pictureResponse(row.cover, locale, COVER),
    source: row.source ? localise(row.source, locale) : null,
    publishedAt: row.published_at.toISOString(),
    views: row.views,
    isTop: row.is_top,
    lang: title.lang,
  };
}
