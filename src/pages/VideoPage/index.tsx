import { mediaApi } from '@/api';
import { VideoListView } from '@/features/video/components/VideoListView';
import { typedListPage } from '@/pages/shared/typedListPage';

/** One large and four rows of three. */
const SIZE = 13;

export const page = typedListPage({
  kind: 'video',
  list: mediaApi.endpoints.mediaVideos,
  request: (page) => ({ videoPageRequest: { ...page, size: SIZE } }),
  View: VideoListView,
  title: 'video.title',
});
