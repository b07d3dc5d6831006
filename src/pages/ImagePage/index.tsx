import { mediaApi } from '@/api';
import { GalleryView } from '@/features/photo/components/GalleryView';
import { typedListPage } from '@/pages/shared/typedListPage';

/** Two rounds of the mosaic. */
const SIZE = 24;

export const page = typedListPage({
  kind: 'image',
  list: mediaApi.endpoints.mediaImages,
  request: (page) => ({ imagePageRequest: { ...page, size: SIZE } }),
  View: GalleryView,
  title: 'photo.title',
});
