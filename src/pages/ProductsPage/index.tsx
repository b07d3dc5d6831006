import { type ExhibitPage, exhibitApi, type ThemeSummary } from '@/api';
import { useComparison } from '@/features/products/comparison';
import { ComparisonTray } from '@/features/products/components/ComparisonTray';
import { ProductList } from '@/features/products/components/ProductList';
import { productRequest } from '@/features/products/query';
import { paths } from '@/lib/paths';
import { filteredListPage } from '@/pages/shared/filteredListPage';
import type { FilteredListProps } from '@/ui/lists/lists';

function ComparableProductList(props: FilteredListProps<ExhibitPage, ThemeSummary>) {
  const comparison = useComparison();
  return (
    <>
      <ProductList {...props} comparison={comparison} />
      <ComparisonTray comparison={comparison} />
    </>
  );
}

export const page = filteredListPage({
  list: exhibitApi.endpoints.exhibitPage,
  request: productRequest,
  favouriteKind: 'product',
  View: ComparableProductList,
  href: (lang, id) => paths.productDetails.href({ lang, id }),
  adverts: 'products-top',
  title: 'products.title',
});
