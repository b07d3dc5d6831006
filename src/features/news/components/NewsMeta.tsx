import { FormattedMessage } from 'react-intl';
import type { NewsSummary } from '@/api';
import { useLocale } from '@/i18n/useLocale';
import { dayText } from '@/i18n/dates';
import { Tag } from '@/ui/Tag';
import styles from './NewsMeta.module.css';

interface NewsMetaProps {
  item: Pick<NewsSummary, 'typeName' | 'publishedAt' | 'isTop'>;
}

/** Type and day (in Shanghai) of a piece of news. */
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
      <time dateTime={publishedAt}>{dayText(publishedAt, locale)}</time>
    </span>
  );
};
