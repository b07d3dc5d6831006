/** Shows one file of this site by query; the document's policy allows it to frame this origin. */
import { skipToken } from '@reduxjs/toolkit/query';
import { fileApi } from '@/api';
import { FileViewerView } from '@/features/fileViewer/components/FileViewerView';
import { viewerFile, type ViewerFile } from '@/features/fileViewer/components/FileViewerView';
import { definePage } from '@/pages/shared/definePage';
import type { RootState } from '@/app/store/makeStore';
import { useRouteQuery } from '@/pages/shared/useRouteQuery';

const { fileExists } = fileApi.endpoints;

const STATUSES: Partial<Record<ViewerFile['kind'], number>> = { refused: 400, unknown: 400, missing: 404 };

const withExistence = (file: ViewerFile, exists: boolean | undefined): ViewerFile =>
  exists === false ? { kind: 'missing' } : file;

const fileOf = (query: URLSearchParams, state: RootState): ViewerFile => {
  const file = viewerFile(query);
  return 'url' in file ? withExistence(file, fileExists.select(file.url)(state).data) : file;
};

function FileViewerPage() {
  const file = viewerFile(useRouteQuery());
  // Refetched in the browser: some files are visible for one user only, whom the server render did not know.
  const { data: exists } = fileExists.useQuery('url' in file ? file.url : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  return <FileViewerView file={withExistence(file, exists)} />;
}

export const page = definePage({
  async load({ store: { dispatch }, query }) {
    const file = viewerFile(query);
    if ('url' in file) await dispatch(fileExists.initiate(file.url, { subscribe: false }));
  },
  head: (state, { query }) => {
    const file = fileOf(query, state);
    return { noindex: true, ...('name' in file && { title: file.name }) };
  },
  status: ({ query }, state) => STATUSES[fileOf(query, state).kind] ?? 200,
  Component: FileViewerPage,
});
