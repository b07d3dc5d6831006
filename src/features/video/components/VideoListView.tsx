import { FormattedMessage } from 'react-intl';
import type { VideoPage } from '@/api/types';
import { paths } from '@/lib/paths';
import { uiMessages } from '@/ui/messages';
import { Skeleton } from '@/ui/Skeleton';
import type { TypedListProps } from '@/ui/lists';
import { TypedList } from '@/ui/TypedList';
import { videoMessages } from '../messages';
import { VideoCard } from './VideoCard';
import styles from './VideoListView.module.css';

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
export function VideoListView(props: TypedListProps<VideoPage>) {
  const { locale, page } = props;
  const [first, ...others] = page?.records ?? [];
  const opens = page?.current === 1 && first !== undefined;
  const shown = opens ? others : (page?.records ?? []);
  return (
    <TypedList
      {...props}
      messages={videoMessages}
      toAll={videoMessages.allVideos}
      href={(type) => paths.video.href({ lang: locale, type })}
      skeleton={<Waiting />}
      band={
        opens && (
          <div className={styles.first} data-on-ink>
            <div className={styles.inner}>
              <VideoCard video={first} locale={locale} look="large" />
            </div>
          </div>
        )
      }
    >
      {shown.length > 0 && (
        <ul className={styles.grid}>
          {shown.map((video) => (
            <li key={video.id}>
              <VideoCard video={video} locale={locale} />
            </li>
          ))}
        </ul>
      )}
    </TypedList>
  );
}
