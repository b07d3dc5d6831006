import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import type { ExhibitFacets, ExhibitPage, ExhibitSummary, ThemeSummary } from '@/api/types';
import { paths } from '@/lib/paths';
import { FacetedList } from '@/ui/FacetedList';
import type { FacetGroupData } from '@/ui/FacetGroup';
import { ListResults } from '@/ui/ListResults';
import type { FilteredListProps } from '@/ui/lists';
import { uiMessages } from '@/ui/messages';
import { Skeleton } from '@/ui/Skeleton';
import { favouriteProduct } from '../favourite';
import { productMessages } from '../messages';
import { SIZES } from '../query';
import { ProductCard } from './ProductCard';
import card from './ProductCard.module.css';
import styles from './ProductList.module.css';

/** Exhibition (all five, whatever their counts), category, industry, and what is new. */
function productGroups(
  facets: ExhibitFacets,
  themes: readonly ThemeSummary[],
  { formatMessage }: IntlShape,
): FacetGroupData[] {
  const named = (name: string, values: ExhibitFacets['themes']) =>
    values.map(({ value, label, count }) => ({ name, value, label, count }));
  return [
    {
      id: 'theme',
      title: formatMessage(productMessages.themes),
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
      title: formatMessage(productMessages.only),
      options: [{ name: 'new', value: '1', label: formatMessage(productMessages.isNew), count: facets.isNew }],
    },
    {
      id: 'category',
      title: formatMessage(productMessages.categories),
      options: named('category', facets.categories),
    },
    {
      id: 'industry',
      title: formatMessage(productMessages.industries),
      options: named('industry', facets.applicationIndustries),
    },
  ];
}

/** Keeps the room of a page of cards, so that nothing shifts when they arrive. */
const ProductListSkeleton = () => (
  <div role="status">
    <span className="visually-hidden">
      <FormattedMessage {...uiMessages.loading} />
    </span>
    <ul className={styles.grid} aria-hidden="true">
      {Array.from({ length: 9 }, (_, index) => (
        <li key={index} className={card.card}>
          <Skeleton ratio="4 / 3" />
          <span className={card.words}>
            <Skeleton width="80%" height="22px" />
            <Skeleton className={card.company} width="60%" height="20px" />
            <Skeleton className={card.category} width="50%" height="20px" />
          </span>
          <span className={card.foot}>
            <Skeleton width="80px" height="28px" />
          </span>
        </li>
      ))}
    </ul>
  </div>
);

const sorts = { smart: 'sortSmart', name: 'sortName', newest: 'sortNewest', popularity: 'sortPopularity' } as const;
/** So many cards are in sight from the beginning. */
const IN_SIGHT = 3;

/** Products with their filters, as cards or rows. */
export function ProductList(props: FilteredListProps<ExhibitPage, ThemeSummary>) {
  const { locale, themes, search, page, pending, marks, aside, banner, onSearch, onPrint, onRetry } = props;
  const intl = useIntl();
  const { formatMessage } = intl;
  const path = paths.products.href({ lang: locale });
  const asRows = new URLSearchParams(search).get('view') === 'list';
  const onMark = (product: ExhibitSummary) => marks.toggle(favouriteProduct(product));
  const keyword = formatMessage(productMessages.keyword);
  return (
    <FacetedList
      title={formatMessage(productMessages.title)}
      lead={formatMessage(productMessages.lead)}
      path={path}
      search={search}
      keyword={{ label: keyword, placeholder: keyword }}
      groups={page && productGroups(page.facets, themes, intl)}
      orders={Object.entries(sorts).map(([value, key]) => ({ value, label: formatMessage(productMessages[key]) }))}
      count={page && formatMessage(productMessages.count, { count: page.total })}
      show={formatMessage(productMessages.show, { count: page?.total ?? 0 })}
      pending={pending}
      onSearch={onSearch}
      onPrint={onPrint}
      aside={aside}
      banner={banner}
    >
      <ListResults
        page={page}
        path={path}
        search={search}
        sizes={SIZES}
        onRetry={onRetry}
        skeleton={<ProductListSkeleton />}
        failed={{ title: formatMessage(productMessages.failed), text: formatMessage(productMessages.failedText) }}
        empty={{ title: formatMessage(productMessages.empty), text: formatMessage(productMessages.emptyText) }}
      >
        <ul className={asRows ? styles.rows : styles.grid}>
          {page?.records.map((product, index) => (
            <li key={product.id} className={styles.item}>
              <ProductCard
                product={product}
                locale={locale}
                asRow={asRows}
                first={index < IN_SIGHT}
                marked={marks.has(product.id)}
                onMark={onMark}
              />
            </li>
          ))}
        </ul>
      </ListResults>
    </FacetedList>
  );
}
