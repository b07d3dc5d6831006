import { mediaApi } from '@/api';
import { GalleryView } from '@/features/photo/components/GalleryView';
import { typedListPage } from '@/pages/shared/typedListPage';

/** Two repetitions of the mosaic pattern. */
const PAGE_SIZE = 24;

export const page = typedListPage({
  kind: 'image',
  list: mediaApi.endpoints.mediaImages,
  request: (page) => ({ ...page, size: PAGE_SIZE }),
  View: GalleryView,
  title: 'photo.title',
});
