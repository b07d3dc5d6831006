import { useIntl } from 'react-intl';
import type { ExhibitSummary } from '@/api';
import { useLocale } from '@/i18n/useLocale';
import { langOf } from '@/i18n/locales';
import { MAX_COMPARED_PRODUCTS } from '@/state/persistedSlice';
import { Anchor } from '@/ui/controls/Anchor';
import { Button, buttonClass } from '@/ui/controls/Button';
import { Icon } from '@/ui/controls/Icon';
import { useHydrated } from '@/ui/hooks/useHydrated';
import { comparisonHref, type Comparison } from '../comparison';
import styles from './Comparison.module.css';

interface CompareButtonProps {
  product: Pick<ExhibitSummary, 'id' | 'name' | 'lang'>;
  comparison: Comparison;
}

/** Adds a product to the comparison or removes it. It needs JavaScript, so it appears after hydration. */
export function CompareButton({ product, comparison }: CompareButtonProps) {
  const { formatMessage } = useIntl();
  const isHydrated = useHydrated();
  const isCompared = comparison.has(product.id);
  return (
    <button
      type="button"
      className={buttonClass('quiet', 'small', styles.toggle)}
      aria-pressed={isCompared}
      aria-label={formatMessage({ id: 'products.compareItem' }, { name: product.name })}
      disabled={comparison.isFull && !isCompared}
      data-ready={isHydrated || undefined}
      data-no-print
      onClick={() => comparison.toggle(product)}
    >
      <Icon name={isCompared ? 'check' : 'plus'} size={18} />
      {formatMessage({ id: 'products.compare' })}
    </button>
  );
}

/** The compared products at the lower edge of the window, once there is one. */
export function ComparisonTray({ comparison }: { comparison: Comparison }) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const { products, isFull, toggle, replace } = comparison;
  const hasProducts = products.length > 0;
  return (
    <div
      {...(hasProducts && {
        className: styles.tray,
        role: 'region',
        'aria-label': formatMessage({ id: 'products.comparison' }),
      })}
      data-no-print
    >
      {/* Present from the start, so that the first product is announced too. */}
      <p role="status" className={hasProducts ? styles.count : 'visually-hidden'}>
        {hasProducts && formatMessage({ id: 'products.compareCount' }, { count: products.length })}
        {isFull && (
          <span className={styles.full}>
            {formatMessage({ id: 'products.compareFull' }, { max: MAX_COMPARED_PRODUCTS })}
          </span>
        )}
      </p>
      {hasProducts && (
        <>
          <ul className={styles.products}>
            {products.map((product) => (
              <li key={product.id}>
                <button
                  type="button"
                  className={styles.product}
                  aria-label={formatMessage({ id: 'ui.remove' }, { name: product.name })}
                  onClick={() => toggle(product)}
                >
                  <span className={styles.name} lang={langOf(product.lang, locale)}>
                    {product.name}
                  </span>
                  <Icon name="close" size={14} />
                </button>
              </li>
            ))}
          </ul>
          <div className={styles.actions}>
            <Button variant="text" size="small" onClick={() => replace([])}>
              {formatMessage({ id: 'products.compareClear' })}
            </Button>
            <Anchor
              href={comparisonHref(
                locale,
                products.map(({ id }) => id),
              )}
              className={buttonClass('secondary', 'small')}
            >
              {formatMessage({ id: 'products.compare' })}
            </Anchor>
          </div>
        </>
      )}
    </div>
  );
}
