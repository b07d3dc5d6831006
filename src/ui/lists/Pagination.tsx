import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Anchor } from '@/ui/controls/Anchor';
import { classes } from '@/ui/classes';
import { Icon } from '@/ui/controls/Icon';
import styles from './Pagination.module.css';

/** The page numbers to show: the first, the last, the current one and its neighbours; null marks a gap. */
export function visiblePages(current: number, pageCount: number): (number | null)[] {
  const pageNumbers = [...new Set([1, current - 1, current, current + 1, pageCount])]
    .filter((page) => page >= 1 && page <= pageCount)
    .sort((a, b) => a - b);
  return pageNumbers.flatMap((page, index) => {
    const gap = page - (pageNumbers[index - 1] ?? 0) - 1;
    // A gap of one page shows that page: dots would take the same space.
    if (gap === 1) return [page - 1, page];
    return gap > 1 ? [null, page] : [page];
  });
}

interface PaginationProps {
  current: number;
  pageCount: number;
  /** Records per page. */
  size: number;
  /** The URL of a page: links, so that they work without JavaScript and in a new tab. */
  href: (page: number) => string;
  /** The page size selector of lists with more than one size; replaces the text "… per page". */
  sizeSelector?: ReactNode;
}

export function Pagination({ current, pageCount, size, href, sizeSelector }: PaginationProps) {
  const { formatMessage, formatNumber } = useIntl();
  if (pageCount < 2 && !sizeSelector) return null;
  const stepLink = (page: number, name: 'previousPage' | 'nextPage') =>
    page >= 1 &&
    page <= pageCount && (
      <Anchor href={href(page)} className={styles.step} rel={name === 'previousPage' ? 'prev' : 'next'}>
        {name === 'previousPage' && <Icon name="arrow-left" size={18} />}
        <span className={styles.word}>{formatMessage({ id: `ui.${name}` })}</span>
        {name === 'nextPage' && <Icon name="arrow-right" size={18} />}
      </Anchor>
    );
  return (
    <nav className={styles.pagination} aria-label={formatMessage({ id: 'ui.pagination' })} data-no-print>
      <ul className={styles.list}>
        <li>{stepLink(current - 1, 'previousPage')}</li>
        {visiblePages(current, pageCount).map((page, index) => (
          <li key={index}>
            {page === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Anchor
                href={href(page)}
                className={classes(styles.page, page === current && styles.current)}
                aria-label={formatMessage({ id: 'ui.page' }, { page })}
                aria-current={page === current ? 'page' : undefined}
              >
                {formatNumber(page)}
              </Anchor>
            )}
          </li>
        ))}
        <li>{stepLink(current + 1, 'nextPage')}</li>
      </ul>
      {sizeSelector ?? <p className={styles.size}>{formatMessage({ id: 'ui.pageSize' }, { count: size })}</p>}
    </nav>
  );
}
