/** Search rows of videos, photos, downloads, topics and own pages. */
import { contentId } from '../../lib/ids';
import type { Content } from '../read';
import { newestFirst, plainTexts, searchRow, texts, type SearchRow } from '../searchRows';
import type { LibraryContent } from './schemas';

const ITEM_KINDS = ['items', 'steps', 'facts', 'questions', 'route'];
type ItemBlock = Extract<LibraryContent['pages'][number]['blocks'][number], { kind: 'items' | 'steps' | 'facts' }>;
const hasItems = (block: { kind: string }): block is ItemBlock => ITEM_KINDS.includes(block.kind);

const itemTexts = ({ title, text }: ItemBlock['items'][number]) => [...texts(title), ...texts(text)];

/** All texts of a page. */
export const pageTexts = ({ lead, blocks }: LibraryContent['pages'][number]): string[] => [
  ...texts(lead),
  ...blocks.flatMap((block) => [
    ...texts(block.title),
    ...('text' in block ? plainTexts(block.text ?? {}) : []),
    ...(block.kind === 'list' ? block.items.flatMap(texts) : []),
    // Items that link to another page of the site are indexed in that page's row.
    ...(hasItems(block) ? block.items.filter(({ path }) => !path?.startsWith('/')).flatMap(itemTexts) : []),
    ...(block.kind === 'timeline' ? block.items.flatMap((item) => texts(item.text)) : []),
  ]),
];

export const librarySearchRows = ({ library, seo }: Content): SearchRow[] => [
  ...videos(library),
  ...photos(library),
  ...downloads(library),
  ...topics(library),
  ...pages(library, new Set(seo.map(({ requestUrl }) => requestUrl))),
];

const publishedOnly = <Item extends { published: boolean }>(items: Item[]): Item[] =>
  items.filter((item) => item.published);

const videos = (library: LibraryContent): SearchRow[] =>
  publishedOnly(library.videos).map((item) =>
    searchRow({
      kind: 'video',
      id: contentId('video', item.id),
      ordinal: newestFirst(item.publishedAt),
      title: item.title,
      texts: [...texts(item.summary), ...item.shots.flatMap(({ caption }) => texts(caption))],
      visibleFrom: new Date(item.publishedAt),
      summary: item.summary,
      picture: item.cover,
      path: `/video/details/${contentId('video', item.id)}`,
      date: new Date(item.publishedAt).toISOString(),
    }),
  );

const photos = (library: LibraryContent): SearchRow[] =>
  publishedOnly(library.photos).map((item) =>
    searchRow({
      kind: 'image',
      id: contentId('photo', item.id),
      ordinal: newestFirst(item.publishedAt),
      title: item.title,
      texts: [],
      visibleFrom: new Date(item.publishedAt),
      summary: {},
      picture: item.picture,
      path: `/image/${item.type}`,
      date: item.takenAt && new Date(item.takenAt).toISOString(),
    }),
  );

const downloads = (library: LibraryContent): SearchRow[] =>
  publishedOnly(library.downloads).map((item, ordinal) =>
    searchRow({
      kind: 'download',
      id: contentId('download', item.id),
      ordinal,
      title: item.title,
      texts: texts(item.summary),
      visibleFrom: new Date(item.publishedAt),
      summary: item.summary,
      picture: null,
      path: `/${item.audience === 'visitor' ? 'audience' : 'exhibitors'}/download/${item.type}`,
      date: new Date(item.changedAt).toISOString(),
    }),
  );

/** A match in a topic's name does not rank higher, because the topic would precede its companies and products. */
const topics = (library: LibraryContent): SearchRow[] =>
  publishedOnly(library.topics).map(({ id, sort, title, summary }) =>
    searchRow({
      kind: 'page',
      id: contentId('topic', id),
      ordinal: 1_000 + sort,
      title,
      isTitleRanked: false,
      texts: texts(summary),
      summary,
      picture: null,
      path: `/topic/${id}`,
    }),
  );

/** Pages without an SEO record, which would be indexed by that record, and not about past years. */
const pages = ({ pages: items }: LibraryContent, indexedPaths: Set<string>): SearchRow[] =>
  items
    .filter(
      ({ routeUrl, publishedUntil, edition }) =>
        publishedUntil === null && edition === undefined && !indexedPaths.has(routeUrl),
    )
    .map((page, index) =>
      searchRow({
        kind: 'page',
        id: contentId('page', page.id),
        ordinal: 2_000 + index,
        title: page.title,
        texts: pageTexts(page),
        visibleFrom: page.publishedFrom === null ? undefined : new Date(page.publishedFrom),
        summary: page.lead,
        picture: null,
        path: page.routeUrl,
      }),
    );
