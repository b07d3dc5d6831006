import { type IntlShape, useIntl } from 'react-intl';
import type { ExhibitFacets, ExhibitPage, ExhibitSummary, ThemeSummary } from '@/api';
import { useLocale } from '@/i18n/useLocale';
import { paths } from '@/lib/paths';
import { FacetedList } from '@/ui/lists/FacetedList';
import type { FacetGroupData } from '@/ui/lists/facets';
import type { FilteredListProps } from '@/ui/lists/lists';
import { ListSkeleton } from '@/ui/lists/ListSkeleton';
import { Skeleton } from '@/ui/display/Skeleton';
import { productFavourite } from '../favourite';
import { ProductCard } from './ProductCard';
import type { Comparison } from '../comparison';
import { SIZES } from '../query';
import card from './ProductCard.module.css';
import styles from './ProductList.module.css';

/**
 * Filters: ranges of the chosen category’s parameters, exhibition (all five, even with a count of 0), new products,
 * category, industry.
 */
function productGroups(
  facets: ExhibitFacets,
  themes: readonly ThemeSummary[],
  { formatMessage }: IntlShape,
): FacetGroupData[] {
  const toOptions = (name: string, values: ExhibitFacets['themes']) =>
    values.map(({ value, label, count }) => ({ name, value, label, count }));
  return [
    ...(facets.parameters.length > 0
      ? [
          {
            id: 'parameters',
            title: formatMessage({ id: 'products.figures' }),
            options: [],
            ranges: facets.parameters.map(({ key, name, unit, min, max }) => ({
              key,
              label: unit ? `${name} (${unit})` : name,
              min,
              max,
            })),
          },
        ]
      : []),
    {
      id: 'theme',
      title: formatMessage({ id: 'products.themes' }),
      options: themes.map(({ id, shortName, colours }) => ({
        name: 'theme',
        value: String(id),
        label: shortName,
        count: facets.themes.find(({ value }) => value === String(id))?.count ?? 0,
        colour: colours.strong,
      })),
    },
    {
      id: 'only',
      title: formatMessage({ id: 'products.only' }),
      options: [{ name: 'new', value: '1', label: formatMessage({ id: 'products.isNew' }), count: facets.isNew }],
    },
    {
      id: 'category',
      title: formatMessage({ id: 'products.categories' }),
      note: facets.parameters.length > 0 ? undefined : formatMessage({ id: 'products.categoryNote' }),
      options: toOptions('category', facets.categories),
    },
    {
      id: 'industry',
      title: formatMessage({ id: 'products.industries' }),
      options: toOptions('industry', facets.applicationIndustries),
    },
  ];
}

/** A page of cards without data. */
const ProductListSkeleton = () => (
  <ListSkeleton count={9} className={styles.grid} itemClass={card.card}>
    <Skeleton ratio="4 / 3" />
    <span className={card.body}>
      <Skeleton width="80%" height="22px" />
      <Skeleton className={card.company} width="60%" height="20px" />
      <Skeleton className={card.category} width="50%" height="20px" />
    </span>
    <span className={card.foot}>
      <Skeleton width="80px" height="28px" />
    </span>
  </ListSkeleton>
);

const SORTS = {
  smart: { id: 'products.sortSmart' },
  name: { id: 'products.sortName' },
  newest: { id: 'products.sortNewest' },
  popularity: { id: 'products.sortPopularity' },
} as const;
/** The number of cards visible at first. */
const INITIALLY_VISIBLE = 3;

interface ProductListProps extends FilteredListProps<ExhibitPage, ThemeSummary> {
  comparison: Comparison;
}

/** Products with their filters, as cards or rows. */
export function ProductList({ comparison, ...props }: ProductListProps) {
  const locale = useLocale();
  const { themes, search, page, favourites } = props;
  const intl = useIntl();
  const asRows = new URLSearchParams(search).get('view') === 'list';
  const onToggleFavourite = (product: ExhibitSummary) => favourites.toggle(productFavourite(product));
  return (
    <FacetedList
      {...props}
      texts="products"
      path={paths.products.href({ lang: locale })}
      groups={page && productGroups(page.facets, themes, intl)}
      sorts={SORTS}
      sizes={SIZES}
      skeleton={<ProductListSkeleton />}
    >
      <ul className={asRows ? styles.rows : styles.grid}>
        {page?.records.map((product, index) => (
          <li key={product.id} className={styles.item}>
            <ProductCard
              product={product}
              comparison={comparison}
              asRow={asRows}
              isEager={index < INITIALLY_VISIBLE}
              isFavourite={favourites.has(product.id)}
              onToggleFavourite={onToggleFavourite}
            />
          </li>
        ))}
      </ul>
    </FacetedList>
  );
}
