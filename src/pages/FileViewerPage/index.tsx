/** Shows one file of this site by query; the document's policy allows it to frame this origin. */
import { skipToken } from '@reduxjs/toolkit/query';
import { fileApi } from '@/api';
import { FileViewerView } from '@/features/fileViewer/components/FileViewerView';
import { shownFile, type ShownFile } from '@/features/fileViewer/components/FileViewerView';
import { definePage } from '@/pages/shared/definePage';
import type { RootState } from '@/app/store/makeStore';
import { useOwnQuery } from '@/pages/shared/useOwnQuery';

const { fileExists } = fileApi.endpoints;

const STATUSES: Partial<Record<ShownFile['kind'], number>> = { refused: 400, unknown: 400, missing: 404 };

const orMissing = (file: ShownFile, exists: boolean | undefined): ShownFile =>
  exists === false ? { kind: 'missing' } : file;

const fileOf = (query: URLSearchParams, state: RootState): ShownFile => {
  const file = shownFile(query);
  return 'url' in file ? orMissing(file, fileExists.select(file.url)(state).data) : file;
};

function FileViewerPage() {
  const file = shownFile(useOwnQuery());
  // Refetched in the browser: some files are visible for one user only, whom the server render did not know.
  const { data: exists } = fileExists.useQuery('url' in file ? file.url : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  return <FileViewerView file={orMissing(file, exists)} />;
}

export const page = definePage({
  async load({ store: { dispatch }, query }) {
    const file = shownFile(query);
    if ('url' in file) await dispatch(fileExists.initiate(file.url, { subscribe: false }));
  },
  head: (state, { query }) => {
    const file = fileOf(query, state);
    return { noindex: true, ...('name' in file && { title: file.name }) };
  },
  status: ({ query }, state) => STATUSES[fileOf(query, state).kind] ?? 200,
  Component: FileViewerPage,
});
