/**
 * Prefetches a page before the user navigates: its chunk and texts, and its data once the user shows interest
 * (section 9).
 */
import type { Texts } from '@/i18n/texts';
import { selectLocale } from '@/state/localeSlice';
import type { Services } from '@/state/services';
import type { AppStore } from '@/app/store/makeStore';
import { loadPageData, loadRow } from './createRoutes';
import { queryOf } from './rows';
import { rowOf } from './rowOf';

/** Prefetch idle timeout (section 9). */
export const IDLE_MS = 2_000;

/** `code` is the page's chunk and texts; `all` also loads its data into the store's cache. */
export type PrefetchScope = 'code' | 'all';

/**
 * @returns A function that prefetches a URL's page. It does nothing when the user saves data or the page needs
 * another document.
 */
export function makePrefetch(store: AppStore, { savesData }: Pick<Services, 'savesData'>, texts: Pick<Texts, 'load'>) {
  return async (href: string, what: PrefetchScope): Promise<void> => {
    if (savesData()) return;
    const url = new URL(href, 'http://site');
    const { row, params = {} } = rowOf(url.pathname) ?? {};
    const locale = selectLocale(store.getState());
    const isAnother = row?.kind === 'form' || (params.lang !== undefined && params.lang !== locale);
    if (!row || isAnother) return;
    try {
      const page = await loadRow(row, texts);
      const query = queryOf(row, url);
      if (what === 'all') await loadPageData(page, store, { locale, params, url, query, onServer: false });
    } catch {
      // Redirects, errors and network failures are ignored here; the real navigation requests the page again.
    }
  };
}
