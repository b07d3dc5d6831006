import { useSelector } from 'react-redux';
import { redirect, useLocation, useParams } from 'react-router-dom';
import { type Exhibit, exhibitApi } from '@/api';
import { useComparison } from '@/features/products/comparison';
import { ComparisonTray } from '@/features/products/components/ComparisonTray';
import { ProductDetails } from '@/features/products/components/ProductDetails';
import { ProductGrid } from '@/features/products/components/ProductGrid';
import { productFavourite } from '@/features/products/favourite';
import { paths } from '@/lib/paths';
import { toPlainText } from '@/rules/toPlainText';
import { resolveLanguage } from '@/rules/locales';
import { selectLocale } from '@/state/localeSlice';
import { useServices } from '@/state/ServicesContext';
import { useFavourites } from '@/state/useFavourites';
import { definePage } from '@/pages/shared/definePage';
import { loadRequired } from '@/pages/shared/loading';
import type { RootState } from '@/app/store/makeStore';

/** Structured data of a product (schema.org). */
const productStructuredData = (
  { name, category, picture, parameters, exhibitorName }: Exhibit,
  description: string,
): object => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name,
  description,
  ...(category && { category }),
  ...(picture && { image: picture.url }),
  brand: { '@type': 'Brand', name: exhibitorName },
  manufacturer: { '@type': 'Organization', name: exhibitorName },
  additionalProperty: parameters.map((parameter) => ({
    '@type': 'PropertyValue',
    name: parameter.name,
    value: parameter.value,
  })),
});

/** The number of related products to show. */
const MAX_RELATED_PRODUCTS = 4;

const productOf = (state: RootState, id: string | undefined): Exhibit | undefined =>
  exhibitApi.endpoints.exhibitById.select(id ?? '')(state).data;

function ProductDetailsPage() {
  const locale = useSelector(selectLocale);
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const { config } = useServices();
  const favourites = useFavourites('product');
  const comparison = useComparison();
  const { data: product } = exhibitApi.endpoints.exhibitById.useQuery(id);
  if (!product) return null;
  return (
    <>
      <ProductDetails
        product={product}
        bodyLang={resolveLanguage(product.languages, locale)}
        url={config.origin + pathname}
        isFavourite={favourites.has(id)}
        onToggleFavourite={() => favourites.toggle(productFavourite(product))}
        comparison={comparison}
        related={
          product.related.length > 0 && (
            <ProductGrid products={product.related.slice(0, MAX_RELATED_PRODUCTS)} favourites={favourites} />
          )
        }
      />
      <ComparisonTray comparison={comparison} />
    </>
  );
}

export const page = definePage({
  async load({ store, locale, params: { id } }) {
    // A details page without an id redirects to its list (routes.tsv).
    if (!id) throw redirect(paths.products.href({ lang: locale }), 302);
    await loadRequired(store.dispatch(exhibitApi.endpoints.exhibitById.initiate(id, { subscribe: false })));
  },
  head(state, { params }) {
    const product = productOf(state, params.id);
    if (!product) return {};
    const description = toPlainText(product.body);
    return {
      title: `${product.name} – ${product.exhibitorName}`,
      description,
      image: product.picture ?? undefined,
      jsonLd: [productStructuredData(product, description)],
    };
  },
  crumbs: (state, { locale, params }) => [
    { message: 'shell.home', path: paths.home.href({ lang: locale }) },
    { message: 'products.title', path: paths.products.href({ lang: locale }) },
    { name: productOf(state, params.id)?.name ?? '' },
  ],
  Component: ProductDetailsPage,
});
