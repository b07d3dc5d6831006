/** Imports validated content into the database in one transaction. Importing the same content again changes nothing. */
import type { Db } from '../db/connect';
import { incrementContentVersion } from '../db/readPool';
import { contentId } from '../lib/ids';
import { syncExhibition } from './exhibitionImport';
import { libraryDocuments, libraryRows, syncLibrary, type LibraryRows } from './library/import';
import { importMeetings } from './meetings/import';
import { parameterDocuments } from './parameters';
import type { Content, NewsEntry } from './read';
import { editorialSearchRows } from './searchSources';
import { renderMarkdown } from './richText';
import { syncTable, type Changes } from './sync';
import * as OpenCC from 'opencc-js/cn2t';
import terms from '../../locales/terms/zh-tw.json';

type Convert = (text: string) => string;

/**
 * The trade's terms, which OpenCC's dictionaries don't see: 紧固件 becomes 扣件, not 緊韌體. A term without forbidden
 * forms is ambiguous (登录: 登入, but 入口 of a building) and is left to them.
 */
const tradeTerms = new Map(terms.flatMap((term) => (term.forbidden ? [[term['zh-cn'], term['zh-tw']]] : [])));
const byLength = [...tradeTerms.keys()].toSorted((one, other) => other.length - one.length);
const TRADE_TERM = new RegExp(`(${byLength.join('|')})`);

/** Adds zh-tw to texts that have only zh-cn. The dictionaries take 47 MB, so they exist during the call only. */
export const withTraditional = <T>(value: T): T => {
  // Taiwan's characters and vocabulary: 信息 becomes 資訊, not 信息.
  const convert = OpenCC.Converter({ from: 'cn', to: 'twp' });
  return addTraditional(value, (text) =>
    text
      .split(TRADE_TERM)
      .map((part) => tradeTerms.get(part) ?? convert(part))
      .join(''),
  );
};

function addTraditional<T>(value: T, convert: Convert): T {
  if (Array.isArray(value)) return value.map((item: unknown) => addTraditional(item, convert)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, addTraditional(item as unknown, convert)] as const);
  const result = Object.fromEntries(entries) as Record<string, unknown>;
  if ('zh-cn' in result && result['zh-tw'] === undefined) result['zh-tw'] = convertText(result['zh-cn'], convert);
  return result as T;
}

const convertText = (text: unknown, convert: Convert): unknown =>
  typeof text === 'string' ? convert(text) : Array.isArray(text) ? text.map((one) => convertText(one, convert)) : text;

export interface ImportReport {
  /** The numbers of written and removed rows by kind. */
  changes: Record<string, Changes>;
}

const json = (value: unknown): string => JSON.stringify(value);

const bySort = <Item extends { sort: number }>(items: Item[]): Item[] =>
  items.toSorted((one, other) => one.sort - other.sort);

/** Imports `content` in one transaction. */
export async function importContent(db: Db, content: Content): Promise<ImportReport> {
  const complete = withTraditional(content);
  return db.transaction().execute(async (tx) => {
    const changes: Record<string, Changes> = {};
    const documents = (kind: string, items: { id: string | number }[]) =>
      syncTable(
        tx,
        'document',
        ['kind', 'id'],
        items.map((item, position) => ({ kind, id: String(item.id), position, data: json(item) })),
        { column: 'kind', value: kind },
      );
    changes.editions = await documents('edition', complete.editions);
    changes.themes = await documents('theme', complete.themes);
    changes.themeTexts = await documents('themeText', complete.themeTexts);
    changes.halls = await documents('hall', complete.halls);
    changes.menu = await documents('menu', complete.menu);
    changes.home = await documents('home', complete.home);
    changes.hotKeywords = await documents('hotKeyword', bySort(complete.hotKeywords));
    changes.seo = await syncTable(
      tx,
      'seo_record',
      ['request_url'],
      complete.seo.map(({ id, requestUrl, title, description, keywords }) => ({
        request_url: requestUrl,
        id: contentId('seo', id),
        title: json(title),
        description: json(description),
        keywords: json(keywords),
      })),
    );
    // Referenced rows are written first and removed last. A type without news may be removed only by the next import.
    const types = complete.types.map(({ id, kind, parentId, sort, name }) => ({
      id,
      owner: kind,
      parent_id: parentId,
      position: sort,
      name: json(name),
    }));
    const news = newsRows(complete.news);
    await syncTypesAndNews(tx, changes, types, news, libraryRows(complete.library));
    changes.countries = await syncTable(
      tx,
      'country',
      ['code'],
      complete.countries.map(({ id, dialCode, common, name }, position) => ({
        code: id,
        dial_code: dialCode,
        name: json(name),
        position,
        common,
      })),
    );
    const region = (level: 'province' | 'city' | 'area') => (item: Content['cities'][number], position: number) => ({
      code: item.id,
      level,
      parent_code: item.parentId ?? null,
      name: json(item.name),
      position,
    });
    changes.regions = await syncTable(
      tx,
      'region',
      ['code'],
      [
        ...complete.provinces.map(region('province')),
        ...complete.cities.map(region('city')),
        ...complete.areas.map(region('area')),
      ],
    );
    changes.entrances = await documents('entrance', complete.entrances);
    changes.grounds = await documents('ground', complete.grounds);
    changes.industries = await documents('industry', bySort(complete.industries));
    changes.interests = await documents('interest', complete.interests);
    changes.parameters = await documents('parameter', parameterDocuments(complete.parameters, complete.units));
    const lists = [complete.countries, complete.provinces, complete.cities, complete.areas];
    for (const [kind, items] of Object.entries(libraryDocuments(complete.library, complete.exhibitors, lists)))
      changes[kind] = await documents(kind, items);
    await syncExhibition(tx, changes, complete, editorialSearchRows(complete));
    changes.meetingBanners = await documents('meetingBanner', complete.meetings.banners);
    Object.assign(changes, await importMeetings(tx, complete.meetings, complete.exhibitors));
    if (Object.values(changes).some(({ written, removed }) => written + removed > 0)) await incrementContentVersion(tx);
    return { changes };
  });
}

type Tx = Parameters<typeof syncTable>[0];
type Rows = Parameters<typeof syncTable>[3];

/** Synchronises types and the rows that reference them. */
async function syncTypesAndNews(
  tx: Tx,
  changes: Record<string, Changes>,
  types: Rows,
  news: Rows,
  library: LibraryRows,
): Promise<void> {
  const existingTypes = await tx.selectFrom('content_type').selectAll().execute();
  const referencedTypes = existingTypes
    .filter(({ id }) => !types.some((type) => type.id === id))
    .map((row) => ({
      id: row.id,
      owner: row.owner,
      parent_id: row.parent_id,
      position: row.position,
      name: json(row.name),
    }));
  await syncTable(tx, 'content_type', ['id'], [...types, ...referencedTypes]);
  changes.news = await syncTable(tx, 'news_item', ['id'], news);
  await syncLibrary(tx, changes, library);
  changes.types = await syncTable(tx, 'content_type', ['id'], types);
}

function newsRows(items: NewsEntry[]): Rows {
  return items.map((item) => {
    const html = Object.fromEntries(
      Object.entries(item.markdown).map(([locale, markdown]) => [locale, renderMarkdown(markdown)]),
    );
    return {
      id: contentId('news', item.id),
      slug: item.id,
      type_id: item.type,
      title: json(item.title),
      summary: json(item.summary),
      body: json(html),
      cover: json(item.cover),
      source: item.source ? json(item.source) : null,
      theme_id: item.themeId,
      is_top: item.featured,
      published_at: new Date(item.publishedAt),
      published: item.published,
    };
  });
}
