import { exhibitApi } from '@/api';
import { ProductList } from '@/features/products/components/ProductList';
import { productRequest } from '@/features/products/query';
import { paths } from '@/lib/paths';
import { filteredListPage } from '@/pages/shared/filteredListPage';

export const page = filteredListPage({
  list: exhibitApi.endpoints.exhibitPage,
  request(query) {
    const exhibitPageRequest = productRequest(query);
    return exhibitPageRequest && { exhibitPageRequest };
  },
  favouriteKind: 'product',
  View: ProductList,
  href: (lang, id) => paths.productDetails.href({ lang, id }),
  adverts: 'products-top',
  title: 'products.title',
});
