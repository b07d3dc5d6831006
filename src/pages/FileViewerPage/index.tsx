/** Shows the file of this site that the query names. The page's content security policy allows it to frame this origin. */
import { skipToken } from '@reduxjs/toolkit/query';
import { fileApi } from '@/api';
import { FileViewerView, parseViewerFile, type ViewerFile } from '@/features/fileViewer/components/FileViewerView';
import { definePage } from '@/pages/shared/definePage';
import type { RootState } from '@/app/store/makeStore';
import { useRouteQuery } from '@/pages/shared/useRouteQuery';

const { fileExists } = fileApi.endpoints;

const STATUSES: Partial<Record<ViewerFile['kind'], number>> = { external: 400, unsupported: 400, missing: 404 };

const withExistence = (file: ViewerFile, exists: boolean | undefined): ViewerFile =>
  exists === false ? { kind: 'missing' } : file;

/** The file of the query, `missing` when the loader found that it does not exist. */
const selectViewerFile = (query: URLSearchParams, state: RootState): ViewerFile => {
  const file = parseViewerFile(query);
  return 'url' in file ? withExistence(file, fileExists.select(file.url)(state).data) : file;
};

function FileViewerPage() {
  const file = parseViewerFile(useRouteQuery());
  // Refetched in the browser: some files are visible for one user only, whom the server render did not know.
  const { data: exists } = fileExists.useQuery('url' in file ? file.url : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  return <FileViewerView file={withExistence(file, exists)} />;
}

export const page = definePage({
  async load({ store: { dispatch }, query }) {
    const file = parseViewerFile(query);
    if ('url' in file) await dispatch(fileExists.initiate(file.url, { subscribe: false }));
  },
  head: (state, { query }) => {
    const file = selectViewerFile(query, state);
    return { noindex: true, ...('name' in file && { title: file.name }) };
  },
  status: ({ query }, state) => STATUSES[selectViewerFile(query, state).kind] ?? 200,
  Component: FileViewerPage,
});
