import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Exhibit } from '@/api';
import { useLocale } from '@/i18n/useLocale';
import { formatList } from '@/i18n/lists';
import { langOf } from '@/i18n/locales';
import { boothOnPlanHref, paths } from '@/lib/paths';
import type { TextKey } from '@/lib/textIds';
import { Anchor } from '@/ui/controls/Anchor';
import { BoothSign } from '@/ui/display/BoothSign';
import { buttonClass } from '@/ui/controls/Button';
import { Icon } from '@/ui/controls/Icon';
import { EmptyState } from '@/ui/display/State';
import { PageHeading } from '@/ui/layout/PageHeading';
import { ShareTools } from '@/ui/controls/ShareTools';
import { MAX_COMPARED_PRODUCTS } from '@/state/persistedSlice';
import { comparisonHref, comparisonRows } from '../comparison';
import styles from './Comparison.module.css';

interface ComparisonTableProps {
  products: readonly Exhibit[];
  /** The number of products that the URL names but the exhibition no longer lists. */
  missingCount: number;
  /** The page's absolute URL, to copy. */
  url: string;
  /** The user's comparison follows what the page shows. */
  onReplace: (products: readonly Exhibit[]) => void;
}

function useText() {
  const { formatMessage } = useIntl();
  return (key: TextKey<'products'>) => formatMessage({ id: `products.${key}` });
}

type TableProps = Pick<ComparisonTableProps, 'products' | 'onReplace'>;

/** Picture, name and remove link of each product. */
function HeadRow({ products, onReplace }: TableProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const text = useText();
  return (
    <tr>
      <th scope="col" className={styles.corner}>
        <span className="visually-hidden">{text('figures')}</span>
      </th>
      {products.map(({ id, name, lang, picture }) => {
        const others = products.filter((other) => other.id !== id);
        return (
          <th key={id} scope="col" className={styles.column}>
            {picture && (
              <img className={styles.picture} src={picture.url} alt="" width={picture.width} height={picture.height} />
            )}
            <Anchor
              href={paths.productDetails.href({ lang: locale, id })}
              className={styles.title}
              lang={langOf(lang, locale)}
            >
              {name}
            </Anchor>
            <Anchor
              href={comparisonHref(
                locale,
                others.map((other) => other.id),
              )}
              rel="nofollow"
              className={styles.remove}
              aria-label={formatMessage({ id: 'ui.remove' }, { name })}
              data-no-print
              onClick={() => onReplace(others)}
            >
              <Icon name="close" size={18} />
            </Anchor>
          </th>
        );
      })}
    </tr>
  );
}

interface FactRowProps extends Pick<TableProps, 'products'> {
  name: string;
  children: (product: Exhibit, index: number) => ReactNode;
}

/** A fact of every product. */
const FactRow = ({ name, products, children }: FactRowProps) => (
  <tr>
    <th scope="row" className={styles.fact}>
      {name}
    </th>
    {products.map((product, index) => (
      <td key={product.id} className={styles.value}>
        {children(product, index)}
      </td>
    ))}
  </tr>
);

function Table({ products, onReplace }: TableProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const text = useText();
  return (
    // A focusable region: the keyboard scrolls a table that is wider than the window.
    <div className={styles.scroll} role="region" aria-label={text('comparison')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <HeadRow products={products} onReplace={onReplace} />
        </thead>
        <tbody>
          <FactRow name={text('exhibitedBy')} products={products}>
            {({ exhibitor }) => (
              <Anchor
                href={paths.exhibitorDetails.href({ lang: locale, id: exhibitor.id })}
                className={styles.company}
                lang={langOf(exhibitor.lang, locale)}
              >
                {exhibitor.name}
              </Anchor>
            )}
          </FactRow>
          <FactRow name={formatMessage({ id: 'exhibitors.booths' })} products={products}>
            {({ boothNumbers, themeId }) =>
              boothNumbers.map((booth) => (
                <Anchor key={booth} href={boothOnPlanHref(locale, booth)} className={styles.booth}>
                  <BoothSign booth={booth} themeId={themeId ?? 1} />
                </Anchor>
              ))
            }
          </FactRow>
          <FactRow name={text('categories')} products={products}>
            {({ category }) => category}
          </FactRow>
          {comparisonRows(products).map(({ name, values, best }) => (
            <FactRow key={name} name={name} products={products}>
              {(_product, index) => {
                const value = values[index];
                if (!value)
                  return (
                    <>
                      <span aria-hidden="true">–</span>
                      <span className="visually-hidden">{text('noValue')}</span>
                    </>
                  );
                if (value.number !== best) return value.value;
                return (
                  <strong className={styles.best}>
                    {value.value}
                    <span className={styles.mark}>{text('best')}</span>
                  </strong>
                );
              }}
            </FactRow>
          ))}
          <FactRow name={text('industries')} products={products}>
            {({ applicationIndustries }) => formatList(applicationIndustries, locale)}
          </FactRow>
        </tbody>
      </table>
    </div>
  );
}

/** Products side by side: exhibitors, booths and specifications, with the best value of each row marked. */
export function ComparisonTable({ products, missingCount, url, onReplace }: ComparisonTableProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const text = useText();
  const list = paths.products.href({ lang: locale });
  return (
    <>
      <PageHeading title={text('comparison')} lead={products.length > 0 ? text('comparisonLead') : undefined}>
        {products.length > 0 && <ShareTools url={url} />}
      </PageHeading>
      <div className={styles.page}>
        {missingCount > 0 && (
          <p className={styles.note} role="status">
            {formatMessage({ id: 'products.comparisonMissing' }, { count: missingCount })}
          </p>
        )}
        {new Set(products.map(({ category }) => category)).size > 1 && (
          <p className={styles.note}>{text('comparisonUnequal')}</p>
        )}
        {products.length > 0 ? (
          <>
            <Table products={products} onReplace={onReplace} />
            {products.length < MAX_COMPARED_PRODUCTS && (
              <Anchor
                href={list}
                className={buttonClass('quiet', 'medium', styles.add)}
                data-no-print
                onClick={() => onReplace(products)}
              >
                <Icon name="plus" size={18} />
                {text('compareMore')}
              </Anchor>
            )}
          </>
        ) : (
          <EmptyState
            title={text('comparisonEmpty')}
            text={formatMessage({ id: 'products.comparisonEmptyText' }, { max: MAX_COMPARED_PRODUCTS })}
            actions={
              <Anchor href={list} className={buttonClass('quiet')}>
                {text('all')}
              </Anchor>
            }
          />
        )}
      </div>
    </>
  );
}
