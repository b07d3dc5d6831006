/** Makes the router's routes from the table: one loader for all pages, layouts around them, error pages within the layouts. */
import { data, Outlet, redirectDocument, replace, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import type { Texts } from '@/i18n/texts';
import { isAvailableOffline } from '@/lib/offline';
import { isLocale, type Locale } from '@/rules/locales';
import { trailChanged } from '@/state/breadcrumbsSlice';
import { pageFailed, seoArrived } from '@/state/seoSlice';
import type { AppStore } from '@/app/store/makeStore';
import type { Page } from '@/pages/shared/definePage';
import { selectLocale } from '@/state/localeSlice';
import { paths } from '@/lib/paths';
import { configApi } from '@/api';
import { queryOf, type LayoutName, type RouteRow } from './rows';
import { table } from './table';

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

/** What the routes need of the page that they run in. */
export interface RouteWorld {
  /** The store of who asks: the browser has one, the server one a request, which is the loaders' context. */
  storeOf(context: unknown): AppStore;
  texts: Pick<Texts, 'load'>;
  /** What kind of document this is: a form page loaded from a reading page needs a document of its own. */
  document: 'reading' | 'form';
  /** Whether this is the server, which answers each request with a document anyway. */
  onServer: boolean;
  /** Path and query that the browser shows; of a page that is gone back to, it shows them before it is loaded. On the server null. */
  shown(): string | null;
}

export type Layout = React.ComponentType<{ children: React.ReactNode }>;

/** What the shell adds: layouts and error page, passed in, since the shell stands above the routes. */
export interface ShellParts {
  Document: React.ComponentType;
  /** In its place when the data of header and footer could not be had. */
  BareDocument: React.ComponentType;
  layouts: Record<LayoutName, Layout | { load: () => Promise<Layout> }>;
  ErrorPage: React.ComponentType;
  /** The data of header and footer. */
  loadShell(store: AppStore): Promise<void>;
}

export interface RouteHandle {
  page: Page;
  row: RouteRow;
}

/** The id of the route that draws a layout. */
export const layoutId = (layout: LayoutName): string => `layout-${layout}`;

/** The id of the route that draws the errors of a layout's pages. */
export const errorsId = (layout: LayoutName): string => `errors-${layout}`;

const around = (Layout: Layout) => ({
  element: (
    <Layout>
      <Outlet />
    </Layout>
  ),
});

/** @param rows - Those that the router knows from the beginning: all of them, or those that `browserRoutes` adds to later. */
export function createRoutes(world: RouteWorld, shell: ShellParts, rows: readonly RouteRow[] = table): RouteObject[] {
  const layouts = [...new Set(table.map(({ layout }) => layout))].map((layout): RouteObject => {
    const shellLayout = shell.layouts[layout];
    return {
      id: layoutId(layout),
      ...('load' in shellLayout ? { lazy: async () => around(await shellLayout.load()) } : around(shellLayout)),
      children: [
        {
          id: errorsId(layout),
          ErrorBoundary: shell.ErrorPage,
          children: rows.filter((row) => row.layout === layout).map((row) => pageRoute(row, world)),
        },
      ],
    };
  });
  return [
    {
      id: 'document',
      Component: shell.Document,
      ErrorBoundary: shell.BareDocument,
      loader: async ({ context }) => {
        await shell.loadShell(world.storeOf(context));
        return null;
      },
      // Header and footer stay as they are while pages change.
      shouldRevalidate: () => false,
      children: layouts,
    },
  ];
}

export function pageRoute(row: RouteRow, world: RouteWorld): RouteObject {
  return {
    id: row.name,
    path: paths[row.name].pattern,
    lazy: async () => {
      const page = await loadRow(row, world.texts);
      const handle: RouteHandle = { page, row };
      const loader = (args: LoaderFunctionArgs) =>
        load(page, row, world, args).catch((error: unknown) => {
          const status = error instanceof Response ? error.status : 500;
          const seconds = error instanceof Response ? error.headers.get('retry-after') : null;
          const retryAfter = seconds === null ? null : Number(seconds);
          if (status >= 400) world.storeOf(args.context).dispatch(pageFailed({ status, retryAfter }));
          throw error;
        });
      return { Component: page.Component, handle, loader };
    },
  };
}

async function load(
  page: Page,
  row: RouteRow,
  { storeOf, document, onServer, shown }: RouteWorld,
  { params, request, context }: LoaderFunctionArgs,
): Promise<ReturnType<typeof data<null>>> {
  const store = storeOf(context);
  const url = new URL(request.url);
  const query = queryOf(row, url);
  if (params.lang !== undefined && !isLocale(params.lang)) throw new Response(null, { status: 404 });
  const locale: Locale = selectLocale(store.getState());
  // Another language, and a form from a reading page, are another document: one store holds one language, one policy one kind of page.
  const another = (params.lang !== undefined && params.lang !== locale) || (row.kind === 'form' && document !== 'form');
  if (another && !onServer) throw redirectDocument(url.pathname + url.search);
  try {
    await loadPageData(page, store, { locale, params, url, query, onServer });
  } catch (error) {
    // Who goes back to a page that leads on would never get past it, if it were to lead on to a new entry of the history each time.
    const target = error instanceof Response ? error.headers.get('location') : null;
    if (target !== null && shown() === url.pathname + url.search) throw replace(target);
    // Without a network the service worker still has the document of some pages.
    const isOffline = !onServer && error instanceof Response && error.status === 503;
    throw isOffline && isAvailableOffline(url.pathname) ? redirectDocument(url.pathname + url.search) : error;
  }
  store.dispatch(trailChanged(page.crumbs?.(store.getState(), { locale, params, query }) ?? []));
  return data(null, { status: page.status?.({ params, query }, store.getState()) ?? 200 });
}
