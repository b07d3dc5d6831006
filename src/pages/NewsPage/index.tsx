import { mediaApi } from '@/api';
import { NewsListView } from '@/features/news/components/NewsListView';
import { typedListPage } from '@/pages/shared/typedListPage';

const SIZE = 10;

export const page = typedListPage({
  kind: 'news',
  list: mediaApi.endpoints.mediaNewsPage,
  request: (page) => ({ newsPageRequest: { ...page, size: SIZE } }),
  View: NewsListView,
  title: 'news.title',
});
