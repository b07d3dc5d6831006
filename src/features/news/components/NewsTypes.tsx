import { useIntl } from 'react-intl';
import type { MediaType } from '@/api/types';
import type { Locale } from '@/i18n/locales';
import { paths } from '@/lib/paths';
import { Anchor } from '@/ui/Anchor';
import { newsMessages } from '../messages';
import styles from './NewsTypes.module.css';

interface NewsTypesProps {
  types: readonly MediaType[];
  /** The present one; none for all. */
  typeId?: string;
  locale: Locale;
}

/** The types as tabs that are links: each has its own address. */
export function NewsTypes({ types, typeId, locale }: NewsTypesProps) {
  const { formatMessage, formatNumber } = useIntl();
  const all = { id: undefined, name: formatMessage(newsMessages.all), count: null };
  return (
    <nav className={styles.types} aria-label={formatMessage(newsMessages.types)}>
      <ul className={styles.list}>
        {[all, ...types.filter(({ count }) => count > 0)].map(({ id, name, count }) => (
          <li key={id ?? 'all'}>
            <Anchor
              href={paths.news.href({ lang: locale, type: id })}
              className={styles.type}
              aria-current={id === typeId ? 'page' : undefined}
            >
              {name}
              {count !== null && <span className={styles.count}>{formatNumber(count)}</span>}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
