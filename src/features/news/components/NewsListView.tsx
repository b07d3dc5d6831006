import { FormattedMessage, useIntl } from 'react-intl';
import type { MediaType, NewsPage, NewsSummary } from '@/api/types';
import { langOf, type Locale } from '@/i18n/locales';
import { paths } from '@/lib/paths';
import { Anchor } from '@/ui/Anchor';
import { Button, buttonClass } from '@/ui/Button';
import { Clauses } from '@/ui/Clauses';
import { uiMessages } from '@/ui/messages';
import { Pagination } from '@/ui/Pagination';
import { EmptyState, ErrorState } from '@/ui/State';
import { newsMessages } from '../messages';
import { NewsListSkeleton } from './NewsListSkeleton';
import { NewsMeta } from './NewsMeta';
import { NewsTypes } from './NewsTypes';
import styles from './NewsListView.module.css';

interface NewsListViewProps {
  locale: Locale;
  types: readonly MediaType[];
  /** The present type; none for all. */
  typeId?: string;
  /** Absent while it is loading, or when it failed. */
  page?: NewsPage;
  /** Set when it failed: asks again. */
  onRetry?: () => void;
}

const Entry = ({ item, locale, first }: { item: NewsSummary; locale: Locale; first: boolean }) => (
  <Anchor href={paths.newsDetails.href({ lang: locale, id: item.id })} className={styles.entry}>
    <div className={styles.frame}>
      {item.cover && (
        <img
          className={styles.cover}
          src={item.cover.url}
          alt={item.cover.alt}
          width={item.cover.width}
          height={item.cover.height}
          loading={first ? 'eager' : 'lazy'}
        />
      )}
    </div>
    <div className={styles.words}>
      <h2 className={styles.title} lang={langOf(item.lang, locale)}>
        <Clauses>{item.title}</Clauses>
      </h2>
      <p className={styles.summary} lang={langOf(item.lang, locale)}>
        {item.summary}
      </p>
      <NewsMeta item={item} locale={locale} />
    </div>
  </Anchor>
);

/** The address of a page of a list: the first one has no number, so that it has one address only. */
export const newsPageHref = (locale: Locale, typeId: string | undefined, current: number): string =>
  paths.news.href({ lang: locale, type: typeId }) + (current > 1 ? `?current=${current}` : '');

/** News by type, newest first, ten a page. */
export function NewsListView({ locale, types, typeId, page, onRetry }: NewsListViewProps) {
  const { formatMessage } = useIntl();
  const typeName = types.find(({ id }) => id === typeId)?.name;
  return (
    <div className={styles.news}>
      <div className={styles.head}>
        <h1 className={styles.heading}>{typeName ?? formatMessage(newsMessages.title)}</h1>
        {page && page.total > 0 && (
          <p className={styles.count}>
            <FormattedMessage {...newsMessages.count} values={{ count: page.total }} />
          </p>
        )}
      </div>
      <NewsTypes types={types} typeId={typeId} locale={locale} />
      {!page && onRetry && (
        <div className={styles.state}>
          <ErrorState
            title={formatMessage(newsMessages.failed)}
            text={formatMessage(newsMessages.failedText)}
            actions={<Button onClick={onRetry}>{formatMessage(uiMessages.retry)}</Button>}
          />
        </div>
      )}
      {!page && !onRetry && <NewsListSkeleton />}
      {page && page.records.length === 0 && (
        <div className={styles.state}>
          <EmptyState
            title={formatMessage(newsMessages.empty)}
            text={formatMessage(newsMessages.emptyText)}
            actions={
              <Anchor href={paths.news.href({ lang: locale })} className={buttonClass('quiet')}>
                {formatMessage(newsMessages.backToList)}
              </Anchor>
            }
            picture={
              <img
                src="/art/contour/0/news.svg?w=520&h=320&ground=tint"
                alt=""
                width={520}
                height={320}
                loading="lazy"
              />
            }
          />
        </div>
      )}
      {page && page.records.length > 0 && (
        <>
          <ul className={styles.list}>
            {page.records.map((item, index) => (
              <li key={item.id} className={styles.item}>
                <Entry item={item} locale={locale} first={index < 2} />
              </li>
            ))}
          </ul>
          <Pagination
            current={page.current}
            pages={page.pages}
            size={page.size}
            href={(current) => newsPageHref(locale, typeId, current)}
          />
        </>
      )}
    </div>
  );
}
