/** A page: its data, head, breadcrumbs and component. Server and browser run the same `load`. */
import type { ComponentType } from 'react';
import { paths } from '@/lib/paths';
import type { TextId } from '@/lib/textIds';
import type { Locale } from '@/rules/locales';
import type { Breadcrumb } from '@/state/breadcrumbsSlice';
import type { AppStore, RootState } from '../../app/store/makeStore';

interface PageWorld {
  store: AppStore;
  locale: Locale;
  params: Readonly<Record<string, string | undefined>>;
  /** The keys that the page's route reads (src/app/routes/table.ts). */
  query: URLSearchParams;
  /** The requested path and query. */
  url: string;
  /** On the server an error is a status; in the browser a page may show it in place. */
  onServer: boolean;
}

/** What a page adds to its SEO record; absent values come from the record. */
export interface Head {
  title?: string;
  description?: string;
  image?: { url: string; width: number; height: number; alt: string };
  type?: 'website' | 'article';
  /** JSON-LD documents. */
  structured?: object[];
  /** Languages in which the main content exists; all five when absent. */
  languages?: readonly Locale[];
  noindex?: boolean;
}

export interface Page {
  /**
   * Fetches the page's data, in parallel.
   * @throws a Response for a redirect or an error status
   */
  load?(world: PageWorld): Promise<void>;
  head?(state: RootState, world: Pick<PageWorld, 'locale' | 'params' | 'query'>): Head;
  /** The HTTP status of a page that shows its error itself; 200 when absent. */
  status?(world: Pick<PageWorld, 'params' | 'query'>, state: RootState): number;
  crumbs?(state: RootState, world: Pick<PageWorld, 'locale' | 'params' | 'query'>): Breadcrumb[];
  Component: ComponentType;
}

/** The breadcrumbs of a page directly below home: home, and its name. */
export const crumbsTo =
  (message: TextId): NonNullable<Page['crumbs']> =>
  (_state, { locale }) => [{ message: 'shell.home', path: paths.home.href({ lang: locale }) }, { message }];

export const definePage = (page: Page): Page => page;
