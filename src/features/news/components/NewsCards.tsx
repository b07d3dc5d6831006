import type { NewsSummary } from '@/api/types';
import type { Locale } from '@/i18n/locales';
import { NewsCard } from './NewsCard';
import styles from './NewsCards.module.css';

/** A row of news, three to a line on the desk. */
export const NewsCards = ({ items, locale }: { items: readonly NewsSummary[]; locale: Locale }) => (
  <ul className={styles.cards}>
    {items.map((item) => (
      <li key={item.id}>
        <NewsCard item={item} locale={locale} />
      </li>
    ))}
  </ul>
);
