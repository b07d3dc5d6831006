import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { configApi } from '@/api';
import { isBoothNumber, planHref, typedBooth } from '@/features/hallPlan/planHref';
import { SearchView } from '@/features/search/components/SearchView';
import { HITS_PER_PAGE, readSearch, type SearchQuery } from '@/features/search/searchHref';
import { paths } from '@/lib/paths';
import { selectLocale } from '@/state/localeSlice';
import { crumbsTo, definePage } from '@/pages/shared/definePage';
import { requestedPage, mustExist, loadRequired, loadOptional } from '@/pages/shared/loading';
import { useOwnQuery } from '@/pages/shared/useOwnQuery';

const once = { subscribe: false } as const;

/** URL parsers resolve `.` and `..` as path segments, so a space is added; the server trims it. */
const asSegment = (words: string): string => (words === '.' || words === '..' ? `${words} ` : words);

/** The first page of a kind is included in the request for all kinds. */
const requestOf = ({ words, kind, current = 1 }: SearchQuery) => ({
  keyword: asSegment(words),
  ...(kind && current > 1 && { kind, current }),
});

function SearchPage() {
  const locale = useSelector(selectLocale);
  const navigate = useNavigate();
  const query = useOwnQuery();
  const search = { ...readSearch(query), current: requestedPage(query) };
  const arg = search.words ? requestOf(search) : skipToken;
  const { currentData: result, isError, refetch } = configApi.endpoints.configSearchByKeyword.useQuery(arg);
  const { data: popular = [] } = configApi.endpoints.configHotKeyword.useQuery();
  const number = typedBooth(search.words);
  const plan = paths.hallPlan.href({ lang: locale });
  return (
    <SearchView
      query={search}
      result={result}
      popular={popular.slice(0, 8)}
      booth={isBoothNumber(number) ? { number, href: planHref(plan, { booth: number }) } : undefined}
      onRetry={isError ? () => void refetch() : undefined}
      onSearch={(href) => void navigate(href)}
    />
  );
}

export const page = definePage({
  async load({ store: { dispatch }, query }) {
    const { words, kind } = readSearch(query);
    const current = requestedPage(query);
    const search =
      words && dispatch(configApi.endpoints.configSearchByKeyword.initiate(requestOf({ words, kind, current }), once));
    await Promise.all([
      search ? loadRequired(search) : undefined,
      loadOptional(dispatch(configApi.endpoints.configHotKeyword.initiate(undefined, once))),
    ]);
    const total = search ? (await search).data?.groups.find((group) => group.kind === kind)?.total : undefined;
    mustExist({ current, pages: Math.ceil((total ?? 0) / HITS_PER_PAGE) });
  },
  // Search engines must not index search results.
  head: (_state, { query }) => {
    const { words } = readSearch(query);
    return words ? { title: `“${words}”`, noindex: true } : {};
  },
  crumbs: crumbsTo('search.title'),
  Component: SearchPage,
});
