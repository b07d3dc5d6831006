import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { mediaApi } from '@/api/media';
import { GalleryView } from '@/features/photo/components/GalleryView';
import { photoMessages } from '@/features/photo/messages';
import { paths } from '@/lib/paths';
import { selectLocale } from '@/state/localeSlice';
import { definePage } from '@/store/definePage';
import { askedPage, mustBeType, mustExist, needed } from '@/store/loading';
import { useOwnQuery } from '@/store/useOwnQuery';

/** Two rounds of the mosaic. */
const SIZE = 24;
const typesRequest = { mediaTypePageRequest: { current: 1, size: 50, kind: 'image' as const } };

const pageRequest = (typeId: string | undefined, current: number) => ({
  imagePageRequest: { current, size: SIZE, ...(typeId && { typeId }) },
});

function ImagePage() {
  const locale = useSelector(selectLocale);
  const { type } = useParams();
  const query = useOwnQuery();
  const { data: types } = mediaApi.endpoints.mediaTypes.useQuery(typesRequest);
  const { data: page, isError, refetch } = mediaApi.endpoints.mediaImages.useQuery(pageRequest(type, askedPage(query)));
  return (
    <GalleryView
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
    const photos = dispatch(
      mediaApi.endpoints.mediaImages.initiate(pageRequest(params.type, askedPage(query)), { subscribe: false }),
    );
    await needed(types, photos);
    const [{ data: known }, { data: list }] = await Promise.all([types, photos]);
    mustBeType(params.type, known);
    mustExist(list);
  },
  crumbs: (_state, { locale }) => [
    { message: 'shell.home', path: paths.home.href({ lang: locale }) },
    { message: photoMessages.title.id },
  ],
  Component: ImagePage,
});
