/** Fetches a page before the reader goes there: its chunk and texts, and on a sign of interest its data too (specification, section 9). */
import type { Texts } from '@/i18n/texts';
import { selectLocale } from '@/state/localeSlice';
import type { Services } from '@/state/services';
import type { AppStore } from '@/app/store/makeStore';
import { loadPageData, loadRow } from './createRoutes';
import { queryOf } from './rows';
import { rowOf } from './rowOf';

/** Section 9: prefetch idle timeout. */
export const IDLE_MS = 2_000;

/** How much: `code` is the page's chunk and texts, `all` its data too, which then stands in the store's cache as if it had been opened. */
export type Ahead = 'code' | 'all';

/** @returns What fetches the page of an address ahead; nothing is fetched for a reader who saves data, nor for another document. */
export function makeFetchAhead(
  store: AppStore,
  { savesData }: Pick<Services, 'savesData'>,
  texts: Pick<Texts, 'load'>,
) {
  return async (href: string, what: Ahead): Promise<void> => {
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
      // A redirect, an error or a lost network is shown when the reader goes there, and asked for anew.
    }
  };
}
