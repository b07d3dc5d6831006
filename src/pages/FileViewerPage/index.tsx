/** Shows one file of this site by query; the document's policy lets it frame this origin. */
import { useSelector } from 'react-redux';
import { FileViewerView } from '@/features/fileViewer/components/FileViewerView';
import { shownFile } from '@/features/fileViewer/shownFile';
import { selectLocale } from '@/state/localeSlice';
import { definePage } from '@/store/definePage';
import { useOwnQuery } from '@/store/useOwnQuery';

function FileViewerPage() {
  const locale = useSelector(selectLocale);
  const query = useOwnQuery();
  return <FileViewerView file={shownFile(query)} locale={locale} />;
}

export const page = definePage({
  head: (_state, { query }) => {
    const file = shownFile(query);
    return { noindex: true, ...('name' in file && { title: file.name }) };
  },
  status: ({ query }) => (['refused', 'unknown'].includes(shownFile(query).kind) ? 400 : 200),
  Component: FileViewerPage,
});
