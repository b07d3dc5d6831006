import { useSelector } from 'react-redux';
import { exhibitorApi } from '@/api/exhibitor';
import type { ExhibitorPage } from '@/api/types';
import { useEdition } from '@/features/edition/useEdition';
import { ExhibitorList } from '@/features/exhibitors/components/ExhibitorList';
import { exhibitorMessages } from '@/features/exhibitors/messages';
import { exhibitorRequest } from '@/features/exhibitors/query';
import { PlanLink } from '@/features/plan/components/PlanLink';
import { itemList } from '@/features/listing/structured';
import { useListAddress } from '@/features/listing/useListAddress';
import { isNarrowed } from '@/lib/listSearch';
import { paths } from '@/lib/paths';
import { selectLocale } from '@/state/localeSlice';
import { useServices } from '@/state/ServicesContext';
import { useMarkCount, useMarks } from '@/state/useMarks';
import { definePage } from '@/store/definePage';
import { listed, mustExist } from '@/store/loading';
import type { RootState } from '@/store/makeStore';
import { useOwnQuery } from '@/store/useOwnQuery';

const argOf = (query: URLSearchParams) => {
  const exhibitorPageRequest = exhibitorRequest(query);
  // A page that no list can have.
  if (!exhibitorPageRequest) throw new Response(null, { status: 404 });
  return { exhibitorPageRequest };
};
const pageOf = (state: RootState, query: URLSearchParams): ExhibitorPage | undefined =>
  exhibitorApi.endpoints.exhibitorPage.select(argOf(query))(state).data;

function ExhibitorListPage() {
  const locale = useSelector(selectLocale);
  const { themes } = useEdition();
  const services = useServices();
  const { search, pending, go } = useListAddress(useOwnQuery());
  const { currentData, isError, isFetching, refetch } = exhibitorApi.endpoints.exhibitorPage.useQuery(
    argOf(new URLSearchParams(search)),
  );
  return (
    <ExhibitorList
      locale={locale}
      themes={themes}
      search={search}
      page={currentData}
      pending={pending}
      marks={useMarks('exhibitor')}
      aside={<PlanLink locale={locale} count={useMarkCount()} />}
      onSearch={go}
      onPrint={() => services.print()}
      onRetry={isError && !isFetching ? () => void refetch() : undefined}
    />
  );
}

export const page = definePage({
  async load({ store, query, onServer }) {
    const arg = argOf(query);
    await listed(onServer, store.dispatch(exhibitorApi.endpoints.exhibitorPage.initiate(arg, { subscribe: false })));
    mustExist(pageOf(store.getState(), query));
  },
  head(state, { locale, query }) {
    const list = pageOf(state, query);
    const entries = list?.records.map(({ id, name }) => ({
      name,
      url: paths.exhibitorDetails.href({ lang: locale, id }),
    }));
    return { noindex: isNarrowed(query) || undefined, structured: entries ? [itemList(entries)] : [] };
  },
  crumbs: (_state, { locale }) => [
    { message: 'shell.home', path: paths.home.href({ lang: locale }) },
    { message: exhibitorMessages.title.id },
  ],
  Component: ExhibitorListPage,
});
