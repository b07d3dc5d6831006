import { useSelector } from 'react-redux';
import { exhibitApi } from '@/api/exhibit';
import type { ExhibitPage } from '@/api/types';
import { useEdition } from '@/features/edition/useEdition';
import { useListAddress } from '@/features/listing/useListAddress';
import { itemList } from '@/features/listing/structured';
import { PlanLink } from '@/features/plan/components/PlanLink';
import { ProductList } from '@/features/products/components/ProductList';
import { productMessages } from '@/features/products/messages';
import { productRequest } from '@/features/products/query';
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
  const exhibitPageRequest = productRequest(query);
  // A page that no list can have.
  if (!exhibitPageRequest) throw new Response(null, { status: 404 });
  return { exhibitPageRequest };
};
const pageOf = (state: RootState, query: URLSearchParams): ExhibitPage | undefined =>
  exhibitApi.endpoints.exhibitPage.select(argOf(query))(state).data;

function ProductsPage() {
  const locale = useSelector(selectLocale);
  const { themes } = useEdition();
  const services = useServices();
  const { search, pending, go } = useListAddress(useOwnQuery());
  const { currentData, isError, isFetching, refetch } = exhibitApi.endpoints.exhibitPage.useQuery(
    argOf(new URLSearchParams(search)),
  );
  return (
    <ProductList
      locale={locale}
      themes={themes}
      search={search}
      page={currentData}
      pending={pending}
      marks={useMarks('product')}
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
    await listed(onServer, store.dispatch(exhibitApi.endpoints.exhibitPage.initiate(arg, { subscribe: false })));
    mustExist(pageOf(store.getState(), query));
  },
  head(state, { locale, query }) {
    const list = pageOf(state, query);
    const entries = list?.records.map(({ id, name }) => ({
      name,
      url: paths.productDetails.href({ lang: locale, id }),
    }));
    return { noindex: isNarrowed(query) || undefined, structured: entries ? [itemList(entries)] : [] };
  },
  crumbs: (_state, { locale }) => [
    { message: 'shell.home', path: paths.home.href({ lang: locale }) },
    { message: productMessages.title.id },
  ],
  Component: ProductsPage,
});
