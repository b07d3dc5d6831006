import { FormattedMessage, useIntl } from 'react-intl';
import type { MediaType, VideoPage } from '@/api/types';
import type { Locale } from '@/i18n/locales';
import { withPage } from '@/lib/listSearch';
import { paths } from '@/lib/paths';
import { Anchor } from '@/ui/Anchor';
import { Button, buttonClass } from '@/ui/Button';
import { LinkTabs } from '@/ui/LinkTabs';
import { uiMessages } from '@/ui/messages';
import { Pagination } from '@/ui/Pagination';
import { Skeleton } from '@/ui/Skeleton';
import { EmptyState, ErrorState } from '@/ui/State';
import { videoMessages } from '../messages';
import { VideoCard } from './VideoCard';
import styles from './VideoListView.module.css';

interface VideoListViewProps {
  locale: Locale;
  types: readonly MediaType[];
  /** The present type; none for all. */
  typeId?: string;
  /** Absent while it is loading, or when it failed. */
  page?: VideoPage;
  /** Set when it failed: asks again. */
  onRetry?: () => void;
}

/** Keeps the room of a page of videos. */
const Waiting = () => (
  <div role="status">
    <span className="visually-hidden">
      <FormattedMessage {...uiMessages.loading} />
    </span>
    <ul className={styles.grid} aria-hidden="true">
      {Array.from({ length: 6 }, (_, index) => (
        <li key={index}>
          <Skeleton ratio="16 / 9" />
          <Skeleton width="70%" height="28px" className={styles.waitingTitle} />
        </li>
      ))}
    </ul>
  </div>
);

/** Videos by type: the newest large on ink, the others below it. */
export function VideoListView({ locale, types, typeId, page, onRetry }: VideoListViewProps) {
  const { formatMessage } = useIntl();
  const href = (type?: string) => paths.video.href({ lang: locale, type });
  const typeName = types.find(({ id }) => id === typeId)?.name;
  const [first, ...others] = page?.records ?? [];
  const opens = page?.current === 1 && first !== undefined;
  const shown = opens ? others : (page?.records ?? []);
  const tabs = [
    { href: href(), name: formatMessage(videoMessages.all), isCurrent: typeId === undefined },
    ...types
      .filter(({ count }) => count > 0)
      .map(({ id, name, count }) => ({ href: href(id), name, count, isCurrent: id === typeId })),
  ];
  return (
    <>
      <div className={styles.inner}>
        <div className={styles.head}>
          <h1 className={styles.heading}>{typeName ?? formatMessage(videoMessages.title)}</h1>
          {page && page.total > 0 && (
            <p className={styles.count}>{formatMessage(videoMessages.count, { count: page.total })}</p>
          )}
        </div>
        <LinkTabs label={formatMessage(videoMessages.types)} tabs={tabs} />
      </div>
      {opens && (
        <div className={styles.first} data-on-ink>
          <div className={styles.inner}>
            <VideoCard video={first} locale={locale} look="large" />
          </div>
        </div>
      )}
      <div className={styles.body}>
        {!page && !onRetry && <Waiting />}
        {!page && onRetry && (
          <ErrorState
            title={formatMessage(videoMessages.failed)}
            text={formatMessage(videoMessages.failedText)}
            actions={<Button onClick={onRetry}>{formatMessage(uiMessages.retry)}</Button>}
          />
        )}
        {page && page.records.length === 0 && (
          <EmptyState
            title={formatMessage(videoMessages.empty)}
            text={formatMessage(videoMessages.emptyText)}
            actions={
              <Anchor href={href()} className={buttonClass('quiet')}>
                {formatMessage(videoMessages.allVideos)}
              </Anchor>
            }
          />
        )}
        {shown.length > 0 && (
          <ul className={styles.grid}>
            {shown.map((video) => (
              <li key={video.id}>
                <VideoCard video={video} locale={locale} />
              </li>
            ))}
          </ul>
        )}
        {page && (
          <Pagination
            current={page.current}
            pages={page.pages}
            size={page.size}
            href={(current) => href(typeId) + withPage('', current)}
          />
        )}
      </div>
    </>
  );
}
