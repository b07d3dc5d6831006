import type { VideoPage } from '@/api';
import { paths } from '@/lib/paths';
import { ListSkeleton } from '@/ui/ListSkeleton';
import { Skeleton } from '@/ui/Skeleton';
import type { TypedListProps } from '@/ui/lists';
import { TypedList } from '@/ui/TypedList';
import { VideoCard } from './VideoCard';
import styles from './VideoListView.module.css';

/** A page of videos without data. */
const Waiting = () => (
  <ListSkeleton count={6} className={styles.grid}>
    <Skeleton ratio="16 / 9" />
    <Skeleton width="70%" height="28px" className={styles.waitingTitle} />
  </ListSkeleton>
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
      texts="video"
      toAll={{ id: 'video.allVideos' }}
      href={(type) => paths.video.href({ lang: locale, type })}
      skeleton={<Waiting />}
      band={
        opens && (
          <div className={styles.first} data-on-ink>
            <div className={styles.inner}>
              <VideoCard video={first} look="large" />
            </div>
          </div>
        )
      }
    >
      {shown.length > 0 && (
        <ul className={styles.grid}>
          {shown.map((video) => (
            <li key={video.id}>
              <VideoCard video={video} />
            </li>
          ))}
        </ul>
      )}
    </TypedList>
  );
}
