/** What a page needs before it is rendered: its code and texts, its SEO record, and what its own `load` requests. */
import { configApi } from '@/api';
import type { Texts } from '@/i18n/texts';
import type { Locale } from '@/rules/locales';
import type { Page } from '@/pages/shared/definePage';
import { seoArrived } from '@/state/seoSlice';
import type { AppStore } from '@/app/store/makeStore';
import type { RouteRow } from './rows';

/** Loads a page's code and its texts at once. Throws when a chunk cannot be loaded. */
export async function loadRow(row: RouteRow, texts: Pick<Texts, 'load'>): Promise<Page> {
  const [loaded] = await Promise.all([row.page(), texts.load(row.texts)]);
  return loaded.page;
}

interface PageAddress {
  locale: Locale;
  params: Readonly<Record<string, string | undefined>>;
  /** Path and query count, the host does not. */
  url: URL;
  /** What the page reads of its query. */
  query: URLSearchParams;
  onServer: boolean;
}

/** Asks for all of it in parallel; what is in the store's cache already is not asked for again. Throws what the page throws. */
export async function loadPageData(page: Page, store: AppStore, address: PageAddress): Promise<void> {
  const { url, ...rest } = address;
  const { pathname, search } = url;
  const seo = store.dispatch(
    configApi.endpoints.configSeoByUrl.initiate({ seoRequest: { requestUrl: pathname } }, { subscribe: false }),
  );
  const [record, loaded] = await Promise.allSettled([seo, page.load?.({ store, ...rest, url: pathname + search })]);
  // Not by the call's own action: a record that is cached fires none, as on the way back to a page. Section 8: a failing call is ignored.
  store.dispatch(seoArrived((record.status === 'fulfilled' && record.value.data) || null));
  if (loaded.status === 'rejected') throw loaded.reason;
}
