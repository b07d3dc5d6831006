import { mediaApi } from '@/api';
import { NewsListView } from '@/features/news/components/NewsListView';
import { typedListPage } from '@/pages/shared/typedListPage';

const PAGE_SIZE = 10;

export const page = typedListPage({
  kind: 'news',
  list: mediaApi.endpoints.mediaNewsPage,
  request: (page) => ({ ...page, size: PAGE_SIZE }),
  View: NewsListView,
  title: 'news.title',
});
