/** A page: its data, head, breadcrumbs and component. Server and browser run the same `load`. */
import type { ComponentType } from 'react';
import { paths } from '@/lib/paths';
import type { TextId } from '@/lib/textIds';
import type { Locale } from '@/rules/locales';
import type { Breadcrumb } from '@/state/breadcrumbsSlice';
import type { AppStore, RootState } from '../../app/store/makeStore';

interface PageContext {
  store: AppStore;
  locale: Locale;
  params: Readonly<Record<string, string | undefined>>;
  /** The keys that the page's route reads (src/app/routes/routes.ts). */
  query: URLSearchParams;
  /** The requested path and query. */
  url: string;
  /**
   * Whether `load` runs on the server, where an error becomes a status. In the browser a page may show the error
   * itself.
   */
  isServer: boolean;
}

/** The head data that a page sets itself; absent values come from its SEO record. */
export interface Head {
  title?: string;
  description?: string;
  image?: { url: string; width: number; height: number; alt: string };
  type?: 'website' | 'article';
  /** JSON-LD documents. */
  jsonLd?: object[];
  /** Languages in which the main content exists; all five when absent. */
  languages?: readonly Locale[];
  noindex?: boolean;
}

export interface Page {
  /**
   * Fetches the page's data, in parallel.
   * @throws a Response for a redirect or an error status
   */
  load?(context: PageContext): Promise<void>;
  head?(state: RootState, context: Pick<PageContext, 'locale' | 'params' | 'query'>): Head;
  /** The HTTP status of a page that renders its error itself; 200 when absent. */
  status?(context: Pick<PageContext, 'params' | 'query'>, state: RootState): number;
  crumbs?(state: RootState, context: Pick<PageContext, 'locale' | 'params' | 'query'>): Breadcrumb[];
  Component: ComponentType;
}

/** The breadcrumbs of a page directly below home: home, and its name. */
export const crumbsTo =
  (message: TextId): NonNullable<Page['crumbs']> =>
  (_state, { locale }) => [{ message: 'shell.home', path: paths.home.href({ lang: locale }) }, { message }];

export const definePage = (page: Page): Page => page;
