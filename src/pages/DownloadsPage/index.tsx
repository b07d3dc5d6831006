/** Downloads for visitors and for exhibitors: one page, two routes. */
import { useSelector } from 'react-redux';
import { useNavigate, useParams } from 'react-router-dom';
import { downloadApi, type DownloadAudience, type DownloadType } from '@/api';
import type { DownloadContact } from '@/features/download/components/DownloadContactDialog';
import { DownloadsView } from '@/features/download/components/DownloadsView';
import { useApiFailure } from '@/forms/apiFailure';
import { keywordOf, normaliseSearch } from '@/lib/listSearch';
import { paths } from '@/lib/paths';
import { useServices } from '@/state/ServicesContext';
import { definePage, type Page } from '@/pages/shared/definePage';
import { loadRequired, loadOptional } from '@/pages/shared/loading';
import type { RootState } from '@/app/store/makeStore';
import { useRouteQuery } from '@/pages/shared/useRouteQuery';

const unsubscribed = { subscribe: false } as const;
const ROOT_TYPE = '0';

const requestOf = (audience: DownloadAudience, typeId: string | undefined, keyword: string) => ({
  audience,
  ...(typeId && { typeId }),
  ...(keyword && { keyword }),
});

/** The types of an audience, parents before their children. */
function selectTypes(state: RootState, audience: DownloadAudience): DownloadType[] {
  const roots = downloadApi.endpoints.downloadTypes.select(ROOT_TYPE)(state).data ?? [];
  return roots
    .filter((type) => type.audience === audience)
    .flatMap((type) => [type, ...(downloadApi.endpoints.downloadTypes.select(type.id)(state).data ?? [])]);
}

const areTypesEqual = (one: DownloadType[], other: DownloadType[]) => JSON.stringify(one) === JSON.stringify(other);

function DownloadsPage({ audience }: { audience: DownloadAudience }) {
  const [downloadLog] = downloadApi.endpoints.downloadLog.useMutation();
  const [downloadUrl] = downloadApi.endpoints.downloadUrl.useLazyQuery();
  const { type } = useParams();
  const query = useRouteQuery();
  const navigate = useNavigate();
  const services = useServices();
  const keyword = keywordOf(query);
  const types = useSelector((state: RootState) => selectTypes(state, audience), areTypesEqual);
  const {
    data: items,
    isError,
    refetch,
  } = downloadApi.endpoints.downloadList.useQuery(requestOf(audience, type, keyword));
  const toFailure = useApiFailure();
  const recordDownload = (downloadId: string, contact?: DownloadContact) => downloadLog({ downloadId, ...contact });
  const submitContact = async (id: string, contact: DownloadContact) => {
    const { error } = await recordDownload(id, contact);
    if (error) return toFailure(error);
    const { data, error: urlError } = await downloadUrl(id);
    return data ? services.navigation.assign(data.url) : toFailure(urlError);
  };
  return (
    <DownloadsView
      audience={audience}
      types={types}
      typeId={type}
      keyword={keyword}
      items={items}
      onRetry={isError ? () => void refetch() : undefined}
      onSearch={(word) => void navigate({ search: normaliseSearch([['k', word]]) }, { preventScrollReset: true })}
      // The file opens whether or not the download could be recorded.
      onDownload={(id) => void recordDownload(id)}
      onSubmitContact={submitContact}
    />
  );
}

/** The downloads page of an audience. */
export const downloadsPage = (audience: DownloadAudience): Page =>
  definePage({
    async load({ store: { dispatch, getState }, params: { type }, query }) {
      const list = dispatch(
        downloadApi.endpoints.downloadList.initiate(requestOf(audience, type, keywordOf(query)), unsubscribed),
      );
      await loadRequired(dispatch(downloadApi.endpoints.downloadTypes.initiate(ROOT_TYPE, unsubscribed)));
      const childTypes = selectTypes(getState(), audience).map(({ id }) =>
        dispatch(downloadApi.endpoints.downloadTypes.initiate(id, unsubscribed)),
      );
      await Promise.all([loadOptional(...childTypes), loadRequired(list)]);
      const isKnownType = type === undefined || selectTypes(getState(), audience).some(({ id }) => id === type);
      if (!isKnownType) throw new Response(null, { status: 404 });
    },
    crumbs: (state, { locale, params: { type } }) => {
      const list = audience === 'visitor' ? paths.audienceDownload : paths.exhibitorDownload;
      const home = { message: 'shell.home' as const, path: paths.home.href({ lang: locale }) };
      const title = `download.${audience}Title` as const;
      const name = selectTypes(state, audience).find(({ id }) => id === type)?.name;
      return name
        ? [home, { message: title, path: list.href({ lang: locale }) }, { name }]
        : [home, { message: title }];
    },
    Component: () => <DownloadsPage audience={audience} />,
  });
