import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Anchor } from './Anchor';
import { classes } from './classes';
import { Icon } from './Icon';
import { uiMessages } from './messages';
import { shownPages } from './pages';
import styles from './Pagination.module.css';

interface PaginationProps {
  current: number;
  pages: number;
  /** Records a page. */
  size: number;
  /** The address of a page: links, so that they work without script and can be opened in a new tab. */
  href: (page: number) => string;
  /** Where a list has several sizes: the choice of one, in place of the words. */
  sizes?: ReactNode;
}

export function Pagination({ current, pages, size, href, sizes }: PaginationProps) {
  const { formatMessage, formatNumber } = useIntl();
  if (pages < 2 && !sizes) return null;
  const step = (page: number, name: 'previousPage' | 'nextPage') =>
    page >= 1 &&
    page <= pages && (
      <Anchor href={href(page)} className={styles.step} rel={name === 'previousPage' ? 'prev' : 'next'}>
        {name === 'previousPage' && <Icon name="arrow-left" size={18} />}
        <span className={styles.word}>{formatMessage(uiMessages[name])}</span>
        {name === 'nextPage' && <Icon name="arrow-right" size={18} />}
      </Anchor>
    );
  return (
    <nav className={styles.pagination} aria-label={formatMessage(uiMessages.pagination)} data-no-print>
      <ul className={styles.list}>
        <li>{step(current - 1, 'previousPage')}</li>
        {shownPages(current, pages).map((page, index) => (
          <li key={index}>
            {page === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Anchor
                href={href(page)}
                className={classes(styles.page, page === current && styles.current)}
                aria-label={formatMessage(uiMessages.page, { page })}
                aria-current={page === current ? 'page' : undefined}
              >
                {formatNumber(page)}
              </Anchor>
            )}
          </li>
        ))}
        <li>{step(current + 1, 'nextPage')}</li>
      </ul>
      {sizes ?? <p className={styles.size}>{formatMessage(uiMessages.pageSize, { count: size })}</p>}
    </nav>
  );
}
