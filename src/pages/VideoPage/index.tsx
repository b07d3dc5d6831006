import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { mediaApi } from '@/api/media';
import { VideoListView } from '@/features/video/components/VideoListView';
import { videoMessages } from '@/features/video/messages';
import { paths } from '@/lib/paths';
import { selectLocale } from '@/state/localeSlice';
import { definePage } from '@/store/definePage';
import { askedPage, mustBeType, mustExist, needed } from '@/store/loading';
import { useOwnQuery } from '@/store/useOwnQuery';

/** One large and four rows of three. */
const SIZE = 13;
const typesRequest = { mediaTypePageRequest: { current: 1, size: 50, kind: 'video' as const } };

const pageRequest = (typeId: string | undefined, current: number) => ({
  videoPageRequest: { current, size: SIZE, ...(typeId && { typeId }) },
});

function VideoPage() {
  const locale = useSelector(selectLocale);
  const { type } = useParams();
  const query = useOwnQuery();
  const { data: types } = mediaApi.endpoints.mediaTypes.useQuery(typesRequest);
  const { data: page, isError, refetch } = mediaApi.endpoints.mediaVideos.useQuery(pageRequest(type, askedPage(query)));
  return (
    <VideoListView
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
    const videos = dispatch(
      mediaApi.endpoints.mediaVideos.initiate(pageRequest(params.type, askedPage(query)), { subscribe: false }),
    );
    await needed(types, videos);
    const [{ data: known }, { data: list }] = await Promise.all([types, videos]);
    mustBeType(params.type, known);
    mustExist(list);
  },
  crumbs: (_state, { locale }) => [
    { message: 'shell.home', path: paths.home.href({ lang: locale }) },
    { message: videoMessages.title.id },
  ],
  Component: VideoPage,
});
