import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { configApi } from '@/api';
import { isBoothNumber, planHref, normaliseBoothNumber } from '@/features/hallPlan/planHref';
import { SearchView } from '@/features/search/components/SearchView';
import { HITS_PER_PAGE, parseSearchQuery, type SearchQuery } from '@/features/search/searchHref';
import { paths } from '@/lib/paths';
import { selectLocale } from '@/state/localeSlice';
import { crumbsTo, definePage } from '@/pages/shared/definePage';
import { requestedPage, requireExistingPage, loadRequired, loadOptional } from '@/pages/shared/loading';
import { useRouteQuery } from '@/pages/shared/useRouteQuery';

const unsubscribed = { subscribe: false } as const;

/** URL parsers resolve `.` and `..` as path segments, so a space is added; the server trims it. */
const toPathSegment = (text: string): string => (text === '.' || text === '..' ? `${text} ` : text);

/** The first page of a kind is included in the request for all kinds. */
const toRequest = ({ keyword, kind, current = 1 }: SearchQuery) => ({
  keyword: toPathSegment(keyword),
  ...(kind && current > 1 && { kind, current }),
});

function SearchPage() {
  const locale = useSelector(selectLocale);
  const navigate = useNavigate();
  const query = useRouteQuery();
  const search = { ...parseSearchQuery(query), current: requestedPage(query) };
  const arg = search.keyword ? toRequest(search) : skipToken;
  const { currentData: result, isError, refetch } = configApi.endpoints.configSearchByKeyword.useQuery(arg);
  const { data: popular = [] } = configApi.endpoints.configHotKeyword.useQuery();
  const number = normaliseBoothNumber(search.keyword);
  const planPath = paths.hallPlan.href({ lang: locale });
  return (
    <SearchView
      query={search}
      result={result}
      popular={popular.slice(0, 8)}
      booth={isBoothNumber(number) ? { number, href: planHref(planPath, { booth: number }) } : undefined}
      onRetry={isError ? () => void refetch() : undefined}
      onSearch={(href) => void navigate(href)}
    />
  );
}

export const page = definePage({
  async load({ store: { dispatch }, query }) {
    const { keyword, kind } = parseSearchQuery(query);
    const current = requestedPage(query);
    const search =
      keyword &&
      dispatch(configApi.endpoints.configSearchByKeyword.initiate(toRequest({ keyword, kind, current }), unsubscribed));
    await Promise.all([
      search ? loadRequired(search) : undefined,
      loadOptional(dispatch(configApi.endpoints.configHotKeyword.initiate(undefined, unsubscribed))),
    ]);
    const total = search ? (await search).data?.groups.find((group) => group.kind === kind)?.total : undefined;
    requireExistingPage({ current, pages: Math.ceil((total ?? 0) / HITS_PER_PAGE) });
  },
  // Search engines must not index search results.
  head: (_state, { query }) => {
    const { keyword } = parseSearchQuery(query);
    return keyword ? { title: `“${keyword}”`, noindex: true } : {};
  },
  crumbs: crumbsTo('search.title'),
  Component: SearchPage,
});
