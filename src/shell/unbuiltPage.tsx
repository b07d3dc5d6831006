/** What stands at an address whose page is not built yet: it says so, under its own name. */
import { useSelector } from 'react-redux';
import type { RouteRow } from '@/routes/table';
import { selectLocale } from '@/state/localeSlice';
import { selectSeo } from '@/state/seoSlice';
import { definePage } from '@/store/definePage';
import { UnbuiltView } from './components/UnbuiltView';

export function unbuiltPage({ name }: RouteRow) {
  function UnbuiltPage() {
    const locale = useSelector(selectLocale);
    const title = useSelector(selectSeo)?.title ?? name;
    return <UnbuiltView locale={locale} name={title} />;
  }
  return definePage({ head: () => ({ noindex: true }), Component: UnbuiltPage });
}
