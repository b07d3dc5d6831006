/** The URL of a search. */
import type { SearchKind } from '@/api';
import type { Locale } from '@/i18n/locales';
import { keywordOf } from '@/lib/listSearch';
import { paths } from '@/lib/paths';

const KINDS: Record<SearchKind, true> = {
  exhibitor: true,
  exhibit: true,
  news: true,
  meeting: true,
  video: true,
  image: true,
  download: true,
  page: true,
};

const isKind = (text: string | null): text is SearchKind => text !== null && Object.hasOwn(KINDS, text);

export interface SearchQuery {
  /** Empty without a search. */
  keyword: string;
  kind?: SearchKind;
  /** The page of the kind's hits; 1 by default. */
  current?: number;
}

/** Hits of a kind per page. */
export const HITS_PER_PAGE = 10;

/** The search in a URL, without its page number, because an invalid one is a 404. */
export function parseSearchQuery(query: URLSearchParams): SearchQuery {
  const keyword = keywordOf(query);
  const kind = query.get('kind');
  return { keyword, ...(isKind(kind) && { kind }) };
}

export function searchHref(lang: Locale, { keyword, kind, current = 1 }: SearchQuery): string {
  const query = new URLSearchParams({
    k: keyword,
    ...(kind && { kind }),
    ...(kind && current > 1 && { current: String(current) }),
  });
  return `${paths.search.href({ lang })}?${query.toString()}`;
}

/** The full list of a kind for a keyword; null if it has no keyword search. */
export function listHref(lang: Locale, kind: SearchKind, keyword: string): string | null {
  const list = kind === 'exhibitor' ? paths.exhibitorList : kind === 'exhibit' ? paths.products : null;
  return list && `${list.href({ lang })}?${new URLSearchParams({ k: keyword }).toString()}`;
}
