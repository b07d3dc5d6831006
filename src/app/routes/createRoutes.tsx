/** Builds the router's routes from the definitions: one loader for all pages, the layouts, and error pages within them. */
import { data, Outlet, redirectDocument, replace, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import type { Texts } from '@/i18n/texts';
import { isAvailableOffline } from '@/lib/offline';
import { isLocale, type Locale } from '@/rules/locales';
import { trailChanged } from '@/state/breadcrumbsSlice';
import { pageFailed, seoReceived } from '@/state/seoSlice';
import type { AppStore } from '@/app/store/makeStore';
import type { Page } from '@/pages/shared/definePage';
import { selectLocale } from '@/state/localeSlice';
import { paths } from '@/lib/paths';
import { configApi } from '@/api';
import { queryOf, type LayoutName, type RouteDefinition } from './routeDefinition';
import { routes } from './routes';

/**
 * Loads a page's code and texts in parallel.
 * @throws when a chunk cannot be loaded
 */
export async function loadRoute(route: RouteDefinition, texts: Pick<Texts, 'load'>): Promise<Page> {
  const [loaded] = await Promise.all([route.page(), texts.load(route.texts)]);
  return loaded.page;
}

interface PageAddress {
  locale: Locale;
  params: Readonly<Record<string, string | undefined>>;
  /** Only path and query matter, the host does not. */
  url: URL;
  /** The query keys that the page reads. */
  query: URLSearchParams;
  isServer: boolean;
}

/**
 * Loads SEO record and page data in parallel; cached responses are reused.
 * @throws what the page's `load` throws
 */
export async function loadPageData(page: Page, store: AppStore, address: PageAddress): Promise<void> {
  const { url, ...rest } = address;
  const { pathname, search } = url;
  const seo = store.dispatch(
    configApi.endpoints.configSeoByUrl.initiate({ requestUrl: pathname }, { subscribe: false }),
  );
  const [record, loaded] = await Promise.allSettled([seo, page.load?.({ store, ...rest, url: pathname + search })]);
  // Set here, because a cached record fires no action when the user goes back. A failing call is ignored (section 8).
  store.dispatch(seoReceived((record.status === 'fulfilled' && record.value.data) || null));
  if (loaded.status === 'rejected') throw loaded.reason;
}

/** What the routes need from their environment. */
export interface RouterEnvironment {
  /** The store to use: the browser has one; on the server each request has its own in the loader context. */
  storeOf(context: unknown): AppStore;
  texts: Pick<Texts, 'load'>;
  /** The kind of this document: a form page needs a document of its own, so it is not opened within a content page. */
  document: 'content' | 'form';
  /** On the server every request gets a new document anyway. */
  isServer: boolean;
  /**
   * The path and query of the address bar. On a back navigation they change before the page is loaded. Null on the
   * server.
   */
  documentParts(): string | null;
}

export type Layout = React.ComponentType<{ children: React.ReactNode }>;

/** Layouts and error page, passed in because the shell depends on the routes. */
export interface ShellParts {
  Document: React.ComponentType;
  /** Used when the data of header and footer could not be loaded. */
  BareDocument: React.ComponentType;
  layouts: Record<LayoutName, Layout | { load: () => Promise<Layout> }>;
  ErrorPage: React.ComponentType;
  /** Loads the data of header and footer. */
  loadShell(store: AppStore): Promise<void>;
}

export interface RouteHandle {
  page: Page;
  route: RouteDefinition;
}

/** The id of a layout's route. */
export const layoutId = (layout: LayoutName): string => `layout-${layout}`;

/** The id of the route that renders the errors of a layout's pages. */
export const errorsId = (layout: LayoutName): string => `errors-${layout}`;

const layoutElement = (Layout: Layout) => ({
  element: (
    <Layout>
      <Outlet />
    </Layout>
  ),
});

/**
 * @param initialRoutes - The routes that the router knows at first: all of them, or those that `browserRoutes` extends later.
 */
export function createRoutes(
  environment: RouterEnvironment,
  shell: ShellParts,
  initialRoutes: readonly RouteDefinition[] = routes,
): RouteObject[] {
  const layouts = [...new Set(routes.map(({ layout }) => layout))].map((layout): RouteObject => {
    const shellLayout = shell.layouts[layout];
    return {
      id: layoutId(layout),
      ...('load' in shellLayout
        ? { lazy: async () => layoutElement(await shellLayout.load()) }
        : layoutElement(shellLayout)),
      children: [
        {
          id: errorsId(layout),
          ErrorBoundary: shell.ErrorPage,
          children: initialRoutes
            .filter((route) => route.layout === layout)
            .map((route) => pageRoute(route, environment)),
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
        await shell.loadShell(environment.storeOf(context));
        return null;
      },
      // Header and footer stay the same across navigations.
      shouldRevalidate: () => false,
      children: layouts,
    },
  ];
}

export function pageRoute(route: RouteDefinition, environment: RouterEnvironment): RouteObject {
  return {
    id: route.name,
    path: paths[route.name].pattern,
    lazy: async () => {
      const page = await loadRoute(route, environment.texts);
      const handle: RouteHandle = { page, route };
      const loader = (args: LoaderFunctionArgs) =>
        load(page, route, environment, args).catch((error: unknown) => {
          const status = error instanceof Response ? error.status : 500;
          const seconds = error instanceof Response ? error.headers.get('retry-after') : null;
          const retryAfter = seconds === null ? null : Number(seconds);
          if (status >= 400) environment.storeOf(args.context).dispatch(pageFailed({ status, retryAfter }));
          throw error;
        });
      return { Component: page.Component, handle, loader };
    },
  };
}

async function load(
  page: Page,
  route: RouteDefinition,
  { storeOf, document, isServer, documentParts }: RouterEnvironment,
  { params, request, context }: LoaderFunctionArgs,
): Promise<ReturnType<typeof data<null>>> {
  const store = storeOf(context);
  const url = new URL(request.url);
  const query = queryOf(route, url);
  if (params.lang !== undefined && !isLocale(params.lang)) throw new Response(null, { status: 404 });
  const locale: Locale = selectLocale(store.getState());
  // Another language, or a form from a content page, needs a new document: one store per language, one security
  // policy per kind of page.
  const needsNewDocument =
    (params.lang !== undefined && params.lang !== locale) || (route.kind === 'form' && document !== 'form');
  if (needsNewDocument && !isServer) throw redirectDocument(url.pathname + url.search);
  try {
    await loadPageData(page, store, { locale, params, url, query, isServer });
  } catch (error) {
    // Going back to a page that redirects must replace its history entry; a new entry would trap the user.
    const target = error instanceof Response ? error.headers.get('location') : null;
    if (target !== null && documentParts() === url.pathname + url.search) throw replace(target);
    // Without a network the service worker still has some documents.
    const isOffline = !isServer && error instanceof Response && error.status === 503;
    throw isOffline && isAvailableOffline(url.pathname) ? redirectDocument(url.pathname + url.search) : error;
  }
  store.dispatch(trailChanged(page.crumbs?.(store.getState(), { locale, params, query }) ?? []));
  return data(null, { status: page.status?.({ params, query }, store.getState()) ?? 200 });
}
