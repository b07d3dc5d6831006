import { FormattedMessage } from 'react-intl';
import type { NewsSummary } from '@/api';
import { useLocale } from '@/i18n/useLocale';
import { langOf } from '@/i18n/locales';
import { paths } from '@/lib/paths';
import { Anchor } from '@/ui/controls/Anchor';
import { PhraseLineBreaks } from '@/ui/layout/PhraseLineBreaks';
import { Picture } from '@/ui/display/Picture';
import { formatDate } from '@/i18n/dates';
import { Tag } from '@/ui/display/Tag';
import styles from './NewsCard.module.css';

interface NewsMetaProps {
  item: Pick<NewsSummary, 'typeName' | 'publishedAt' | 'isTop'>;
}

/** Type and date (Shanghai) of a news item. */
export const NewsMeta = ({ item: { typeName, publishedAt, isTop } }: NewsMetaProps) => {
  const locale = useLocale();
  return (
    <span className={styles.meta}>
      <Tag>{typeName}</Tag>
      {isTop && (
        <Tag kind="hot">
          <FormattedMessage id="news.top" />
        </Tag>
      )}
      <time dateTime={publishedAt}>{formatDate(publishedAt, locale)}</time>
    </span>
  );
};

/** A grid of news, three per row on desktop. */
export const NewsCards = ({ items }: { items: readonly NewsSummary[] }) => (
  <ul className={styles.cards}>
    {items.map((item) => (
      <li key={item.id}>
        <NewsCard item={item} />
      </li>
    ))}
  </ul>
);

/** A news item with its picture above. */
export const NewsCard = ({ item }: { item: NewsSummary }) => {
  const locale = useLocale();
  return (
    <Anchor href={paths.newsDetails.href({ lang: locale, id: item.id })} className={styles.card}>
      <span className={styles.frame}>
        {item.cover && <Picture className={styles.cover} image={item.cover} loading="lazy" />}
      </span>
      <span className={styles.title} lang={langOf(item.lang, locale)}>
        <PhraseLineBreaks>{item.title}</PhraseLineBreaks>
      </span>
      <NewsMeta item={item} />
    </Anchor>
  );
};
