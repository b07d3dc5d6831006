import type { NewsSummary } from '@/api';
import { useLocale } from '@/i18n/useLocale';
import { langOf } from '@/i18n/locales';
import { paths } from '@/lib/paths';
import { Anchor } from '@/ui/Anchor';
import { Clauses } from '@/ui/Clauses';
import { Picture } from '@/ui/Picture';
import styles from './NewsCard.module.css';
import { NewsMeta } from './NewsMeta';

/** A row of news, three to a line on the desk. */
export const NewsCards = ({ items }: { items: readonly NewsSummary[] }) => (
  <ul className={styles.cards}>
    {items.map((item) => (
      <li key={item.id}>
        <NewsCard item={item} />
      </li>
    ))}
  </ul>
);

/** A piece of news with its picture above. */
export const NewsCard = ({ item }: { item: NewsSummary }) => {
  const locale = useLocale();
  return (
    <Anchor href={paths.newsDetails.href({ lang: locale, id: item.id })} className={styles.card}>
      <span className={styles.frame}>
        {item.cover && <Picture className={styles.cover} image={item.cover} loading="lazy" />}
      </span>
      <span className={styles.title} lang={langOf(item.lang, locale)}>
        <Clauses>{item.title}</Clauses>
      </span>
      <NewsMeta item={item} />
    </Anchor>
  );
};
