import type { NewsPage, NewsSummary } from '@/api';
import { useLocale } from '@/i18n/useLocale';
import { langOf } from '@/i18n/locales';
import { paths } from '@/lib/paths';
import { Anchor } from '@/ui/controls/Anchor';
import { PhraseLineBreaks } from '@/ui/layout/PhraseLineBreaks';
import { Picture } from '@/ui/display/Picture';
import type { TypedListProps } from '@/ui/lists/lists';
import { ListSkeleton } from '@/ui/lists/ListSkeleton';
import { Skeleton } from '@/ui/display/Skeleton';
import { TypedList } from '@/ui/lists/TypedList';
import styles from './NewsListView.module.css';
import { NewsMeta } from './NewsCard';

/** A page of news without data. */
const NewsListSkeleton = () => (
  <ListSkeleton count={5} itemClass={styles.item}>
    <span className={styles.entry}>
      <span className={styles.frame}>
        <Skeleton height="100%" />
      </span>
      <span className={styles.body}>
        <Skeleton width="80%" height="28px" />
        <Skeleton height="48px" />
        <Skeleton width="160px" height="20px" />
      </span>
    </span>
  </ListSkeleton>
);

const NewsEntry = ({ item, isEager }: { item: NewsSummary; isEager: boolean }) => {
  const locale = useLocale();
  return (
    <Anchor href={paths.newsDetails.href({ lang: locale, id: item.id })} className={styles.entry}>
      <div className={styles.frame}>
        {item.cover && <Picture className={styles.cover} image={item.cover} loading={isEager ? 'eager' : 'lazy'} />}
      </div>
      <div className={styles.body}>
        <h2 className={styles.title} lang={langOf(item.lang, locale)}>
          <PhraseLineBreaks>{item.title}</PhraseLineBreaks>
        </h2>
        <p className={styles.summary} lang={langOf(item.lang, locale)}>
          {item.summary}
        </p>
        <NewsMeta item={item} />
      </div>
    </Anchor>
  );
};

/** News by type, newest first, ten per page. */
export const NewsListView = (props: TypedListProps<NewsPage>) => {
  const locale = useLocale();
  const { page } = props;
  return (
    <TypedList
      {...props}
      texts="news"
      toAll={{ id: 'news.backToList' }}
      href={(type) => paths.news.href({ lang: locale, type })}
      skeleton={<NewsListSkeleton />}
      picture={
        <img src="/art/contour/0/news.svg?w=520&h=320&ground=tint" alt="" width={520} height={320} loading="lazy" />
      }
    >
      <ul>
        {page?.records.map((item, index) => (
          <li key={item.id} className={styles.item}>
            <NewsEntry item={item} isEager={index < 2} />
          </li>
        ))}
      </ul>
    </TypedList>
  );
};
