import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { configApi } from '@/api/config';
import { isBoothNumber, planHref, typedBooth } from '@/features/hallPlan/planHref';
import { SearchView } from '@/features/search/components/SearchView';
import { searchMessages } from '@/features/search/messages';
import { readSearch } from '@/features/search/searchHref';
import { paths } from '@/lib/paths';
import { selectLocale } from '@/state/localeSlice';
import { definePage } from '@/store/definePage';
import { needed, wanted } from '@/store/loading';

const once = { subscribe: false } as const;

function SearchPage() {
  const locale = useSelector(selectLocale);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const asked = readSearch(query);
  const arg = asked.words ? { keyword: asked.words } : skipToken;
  const { currentData: result, isError, refetch } = configApi.endpoints.configSearchByKeyword.useQuery(arg);
  const { data: popular = [] } = configApi.endpoints.configHotKeyword.useQuery();
  const number = typedBooth(asked.words);
  const plan = paths.hallPlan.href({ lang: locale });
  return (
    <SearchView
      locale={locale}
      asked={asked}
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
    const { words } = readSearch(query);
    await Promise.all([
      words
        ? needed(dispatch(configApi.endpoints.configSearchByKeyword.initiate({ keyword: words }, once)))
        : undefined,
      wanted(dispatch(configApi.endpoints.configHotKeyword.initiate(undefined, once))),
    ]);
  },
  // Results are not pages of their own for search engines.
  head: (_state, { query }) => {
    const { words } = readSearch(query);
    return words ? { title: `“${words}”`, noindex: true } : {};
  },
  crumbs: (_state, { locale }) => [
    { message: 'shell.home', path: paths.home.href({ lang: locale }) },
    { message: searchMessages.title.id },
  ],
  Component: SearchPage,
});
