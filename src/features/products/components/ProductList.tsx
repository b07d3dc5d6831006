import { useIntl } from 'react-intl';
import type { ExhibitPage, ExhibitSummary, ThemeSummary } from '@/api/types';
import { paths } from '@/lib/paths';
import { FacetedList } from '@/ui/FacetedList';
import type { FilteredListProps } from '@/ui/lists';
import { ListResults } from '@/ui/ListResults';
import { productGroups } from '../facets';
import { favouriteProduct } from '../favourite';
import { productMessages } from '../messages';
import { SIZES } from '../query';
import { ProductCard } from './ProductCard';
import { ProductListSkeleton } from './ProductListSkeleton';
import styles from './ProductList.module.css';

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
