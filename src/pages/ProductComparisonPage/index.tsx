import { skipToken } from '@reduxjs/toolkit/query';
import { useLocation } from 'react-router-dom';
import { type ApiError, exhibitApi } from '@/api';
import { comparedIds, useComparison } from '@/features/products/comparison';
import { ComparisonTable } from '@/features/products/components/ComparisonTable';
import { paths } from '@/lib/paths';
import { definePage } from '@/pages/shared/definePage';
import { loadRequired } from '@/pages/shared/loading';
import { useRouteQuery } from '@/pages/shared/useRouteQuery';
import { useServices } from '@/state/ServicesContext';

const useProduct = (id: string | undefined) => exhibitApi.endpoints.exhibitById.useQuery(id ?? skipToken).currentData;

const isNotFound = (error: ApiError | undefined): boolean => error?.kind === 'response' && error.code === 404;

function ProductComparisonPage() {
  const { config } = useServices();
  const { pathname, search } = useLocation();
  const ids = comparedIds(useRouteQuery());
  const { replace } = useComparison();
  // At most four (MAX_COMPARED_PRODUCTS).
  const found = [useProduct(ids[0]), useProduct(ids[1]), useProduct(ids[2]), useProduct(ids[3])];
  const products = found.filter((product) => product !== undefined);
  return (
    <ComparisonTable
      products={products}
      missingCount={ids.length - products.length}
      url={config.origin + pathname + search}
      onReplace={replace}
    />
  );
}

export const page = definePage({
  async load({ store, query }) {
    await loadRequired(
      ...comparedIds(query).map(async (id) => {
        const result = await store.dispatch(exhibitApi.endpoints.exhibitById.initiate(id, { subscribe: false }));
        // A product that is no longer listed leaves the others to compare.
        return isNotFound(result.error as ApiError | undefined) ? {} : result;
      }),
    );
  },
  // A selection of products is not content of its own.
  head: () => ({ noindex: true }),
  crumbs: (_state, { locale }) => [
    { message: 'shell.home', path: paths.home.href({ lang: locale }) },
    { message: 'products.title', path: paths.products.href({ lang: locale }) },
    { message: 'products.comparison' },
  ],
  Component: ProductComparisonPage,
});
