import { mediaApi, type VideoPage } from '@/api';
import { typedListPage } from '@/pages/shared/typedListPage';
import { paths } from '@/lib/paths';
import { ListSkeleton } from '@/ui/lists/ListSkeleton';
import { Skeleton } from '@/ui/display/Skeleton';
import type { TypedListProps } from '@/ui/lists/lists';
import { TypedList } from '@/ui/lists/TypedList';
import { VideoCard } from '@/features/video/components/VideoCard';
import { useLocale } from '@/i18n/useLocale';
import styles from './VideoPage.module.css';

/** The placeholder of a page of videos while it loads. */
const VideoListSkeleton = () => (
  <ListSkeleton count={6} className={styles.grid}>
    <Skeleton ratio="16 / 9" />
    <Skeleton width="70%" height="28px" className={styles.waitingTitle} />
  </ListSkeleton>
);

/** Videos by type: the newest in a large card on a dark background, the others below it. */
function VideoListView(props: TypedListProps<VideoPage>) {
  const locale = useLocale();
  const { page } = props;
  const [featured, ...others] = page?.records ?? [];
  const hasFeatured = page?.current === 1 && featured !== undefined;
  const listedVideos = hasFeatured ? others : (page?.records ?? []);
  return (
    <TypedList
      {...props}
      texts="video"
      toAll={{ id: 'video.allVideos' }}
      href={(type) => paths.video.href({ lang: locale, type })}
      skeleton={<VideoListSkeleton />}
      band={
        hasFeatured && (
          <div className={styles.first} data-on-dark>
            <div className={styles.inner}>
              <VideoCard video={featured} variant="large" />
            </div>
          </div>
        )
      }
    >
      {listedVideos.length > 0 && (
        <ul className={styles.grid}>
          {listedVideos.map((video) => (
            <li key={video.id}>
              <VideoCard video={video} />
            </li>
          ))}
        </ul>
      )}
    </TypedList>
  );
}

/** A page has one large card and four rows of three. */
const PAGE_SIZE = 13;

export const page = typedListPage({
  kind: 'video',
  list: mediaApi.endpoints.mediaVideos,
  request: (page) => ({ ...page, size: PAGE_SIZE }),
  View: VideoListView,
  title: 'video.title',
});
