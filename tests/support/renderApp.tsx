/** Renders a component, or a page by its URL, within the site's providers, on a real store and with real texts. */
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, useRouteError, type RouteObject } from 'react-router-dom';
import type { Texts } from '@/i18n/texts';
import { loadWholeCatalog } from '@/i18n/loadWholeCatalog';
import { browserRoutes, type BrowserRoutes } from '@/app/routes/browserRoutes';
import type { ShellParts } from '@/app/routes/createRoutes';
import { standaloneParts } from '@/app/document/standaloneDocument';
import { App } from '@/app/App';
import { makeTestStore, type StoreOptions, type TestStore } from './makeTestStore';

export interface RenderedApp extends TestStore {
  view: RenderResult;
  user: UserEvent;
  /** The router's path, query and fragment. */
  currentUrl(): string;
}

async function show(
  options: StoreOptions,
  routesOf: (world: TestStore, texts: Texts) => BrowserRoutes,
): Promise<RenderedApp> {
  const { locale = 'en', path = `/${locale}` } = options;
  const world = makeTestStore({ ...options, locale, path });
  const texts = { catalog: await loadWholeCatalog(locale), load: () => Promise.resolve() };
  const parts = standaloneParts('http://site');
  // In a browser the page module is loaded before its routes.
  const { routes, patchRoutesOnNavigation } = routesOf(world, texts);
  const router = createMemoryRouter(
    routes.map((route): RouteObject => ({ ...route, HydrateFallback: () => null })),
    { initialEntries: [path], patchRoutesOnNavigation },
  );
  const view = render(
    <App store={world.store} services={world.services} locale={locale} catalog={texts.catalog} parts={parts}>
      <RouterProvider router={router} />
    </App>,
  );
  const currentUrl = () => {
    const { pathname, search, hash } = router.state.location;
    return pathname + search + hash;
  };
  return { ...world, view, currentUrl, user: userEvent.setup() };
}

/** Renders a component. Links lead to an empty page; `currentUrl()` returns its URL. */
export const renderApp = (ui: ReactNode, options: StoreOptions = {}): Promise<RenderedApp> =>
  show(options, () => ({ routes: [{ path: '*', element: ui }] }));

function ErrorMessage() {
  const error = useRouteError() as { status?: number } & Error;
  return <p>{`error ${error.status ?? error.message}`}</p>;
}

const Plain = ({ children }: { children: ReactNode }) => <>{children}</>;

/** Without a shell: header and footer have their own tests, and need calls that a page test should not configure. */
const bare: ShellParts = {
  Document: Outlet,
  layouts: { default: Plain, empty: Plain, mobile: Plain, 'landing-en': Plain, 'landing-zh': Plain },
  BareDocument: ErrorMessage,
  ErrorPage: ErrorMessage,
  loadShell: () => Promise.resolve(),
};

/** Renders the page of a URL with the site's own routes and loaders. */
export const renderPage = (
  path: string,
  options: Omit<StoreOptions, 'path'> & { document?: 'content' | 'form' } = {},
): Promise<RenderedApp> =>
  show({ ...options, path }, ({ store }, texts) =>
    browserRoutes(
      {
        storeOf: () => store,
        texts,
        document: options.document ?? 'content',
        isServer: false,
        documentParts: () => null,
      },
      bare,
      new URL(path, 'http://site').pathname,
    ),
  );
