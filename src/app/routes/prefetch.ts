/**
 * Prefetches a page before the user navigates: its chunk and texts, and its data once the user shows interest
 * (section 9).
 */
import type { Texts } from '@/i18n/texts';
import { selectLocale } from '@/state/localeSlice';
import type { Services } from '@/state/services';
import type { AppStore } from '@/app/store/makeStore';
import { loadPageData, loadRoute } from './createRoutes';
import { queryOf } from './routeDefinition';
import { matchRoute } from './matchRoute';

/** Prefetch idle timeout (section 9). */
export const IDLE_TIMEOUT_MS = 2_000;

/** `code` is the page's chunk and texts; `all` also loads its data into the store's cache. */
export type PrefetchScope = 'code' | 'all';

/**
 * @returns A function that prefetches a URL's page. It does nothing when the user saves data, or when the page is loaded
 * as a new document.
 */
export function makePrefetch(
  store: AppStore,
  { prefersReducedData }: Pick<Services, 'prefersReducedData'>,
  texts: Pick<Texts, 'load'>,
) {
  return async (href: string, scope: PrefetchScope): Promise<void> => {
    if (prefersReducedData()) return;
    const url = new URL(href, 'http://site');
    const { route, params = {} } = matchRoute(url.pathname) ?? {};
    const locale = selectLocale(store.getState());
    const needsNewDocument = route?.kind === 'form' || (params.lang !== undefined && params.lang !== locale);
    if (!route || needsNewDocument) return;
    try {
      const page = await loadRoute(route, texts);
      const query = queryOf(route, url);
      if (scope === 'all') await loadPageData(page, store, { locale, params, url, query, isServer: false });
    } catch {
      // Redirects, errors and network failures are ignored here; the real navigation requests the page again.
    }
  };
}
