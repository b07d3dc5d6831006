import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { mediaApi } from '@/api/media';
import { NewsListView } from '@/features/news/components/NewsListView';
import { newsMessages } from '@/features/news/messages';
import { paths } from '@/lib/paths';
import { selectLocale } from '@/state/localeSlice';
import { definePage } from '@/store/definePage';
import { askedPage, mustBeType, mustExist, needed } from '@/store/loading';
import { useOwnQuery } from '@/store/useOwnQuery';

const SIZE = 10;
const typesRequest = { mediaTypePageRequest: { current: 1, size: 50, kind: 'news' as const } };

const pageRequest = (typeId: string | undefined, current: number) => ({
  newsPageRequest: { current, size: SIZE, ...(typeId && { typeId }) },
});

function NewsPage() {
  const locale = useSelector(selectLocale);
  const { type } = useParams();
  const query = useOwnQuery();
  const { data: types } = mediaApi.endpoints.mediaTypes.useQuery(typesRequest);
  const {
    data: page,
    isError,
    refetch,
  } = mediaApi.endpoints.mediaNewsPage.useQuery(pageRequest(type, askedPage(query)));
  return (
    <NewsListView
      locale={locale}
      types={types?.records ?? []}
      typeId={type}
      page={page}
      onRetry={isError ? () => void refetch() : undefined}
    />
  );
}

export const page = definePage({
  async load({ store: { dispatch }, params, query }) {
    const types = dispatch(mediaApi.endpoints.mediaTypes.initiate(typesRequest, { subscribe: false }));
    const news = dispatch(
      mediaApi.endpoints.mediaNewsPage.initiate(pageRequest(params.type, askedPage(query)), { subscribe: false }),
    );
    await needed(types, news);
    const [{ data: known }, { data: list }] = await Promise.all([types, news]);
    mustBeType(params.type, known);
    mustExist(list);
  },
  crumbs: (_state, { locale }) => [
    { message: 'shell.home', path: paths.home.href({ lang: locale }) },
    { message: newsMessages.title.id },
  ],
  Component: NewsPage,
});
