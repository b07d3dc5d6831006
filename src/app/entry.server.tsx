/** Renders a page on the server: one store per request, the page's own loader, the whole document as text. */
import { weakMapMemoize } from '@reduxjs/toolkit';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  StaticRouterProvider,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  type StaticHandlerContext,
} from 'react-router-dom';
import { TEXT_PARTS, textsName, type TextPart } from '@/i18n/texts';
import { loadWholeCatalog } from '@/i18n/loadWholeCatalog';
import type { Clock } from '@/rules/clock';
import type { FormDefinition } from '@/rules/forms/types';
import { isLocale, type Locale } from '@/rules/locales';
import { createRoutes, errorsId, type RouteHandle, type RouterEnvironment } from '@/app/routes/createRoutes';
import { queryOf } from '@/app/routes/routeDefinition';
import { matchRoute } from '@/app/routes/matchRoute';
import type { RouteDefinition } from '@/app/routes/routeDefinition';
import { localeSet } from '@/state/localeSlice';
import { pageFailed, selectPageError } from '@/state/seoSlice';
import { ticketRestored } from '@/state/ticketSlice';
import { makeStore, createRootReducer, type AppStore } from '@/app/store/makeStore';
import { readTicket } from '@/app/store/ticketCookies';
import { paths } from '@/lib/paths';
import { App } from './App';
import { ASSETS_BASE, inlineJson, type Assets, type Bootstrap } from './hydration/bootstrap';
import { loadErrorView } from './errors/errorView';
import { dehydrate } from './hydration/dehydrate';
import { resolveHead } from './document/resolveHead';
import { noStorage, serverServices, type ServerEnvironment } from './services/server';
import { shellParts } from './shellParts';
import { routes } from './routes/routes';

const PREFIX = paths.home.pattern;

/** The pages without a record for the sitemap, as paths after the language; '' is home. */
export const sitemapPages: string[] = routes.flatMap(({ name, kind, isUnlisted }) => {
  const { pattern } = paths[name];
  const rest = pattern.slice(PREFIX.length + 1).replace(/\/?:\w+\?/g, '');
  const isListed = pattern.startsWith(PREFIX) && kind === 'content' && !isUnlisted;
  return isListed && !/[:*]/.test(rest) && !rest.endsWith('/details') ? [rest] : [];
});

/**
 * @throws when the form cannot be rendered.
 * The form components are loaded when the first form is published.
 */
export const renderForm = async (definition: FormDefinition): Promise<void> =>
  (await import('@/features/designer/renderForm')).renderForm(definition);

export { classifyDocument as documentOf } from '@/app/routes/matchRoute';

export interface RenderRequest extends ServerEnvironment {
  /** Path and query. */
  url: string;
  /** Assets of the chunks with these names. */
  assetsOf(chunks: string[]): Assets;
  /** For the style elements of the code editor. */
  nonce: string | null;
  /** Aborts when the client disconnects; absent where rendering always completes. */
  signal?: AbortSignal;
  /** Reports an unexpected error: the user gets the error page, and the log needs the cause. */
  onFault(error: unknown): void;
}

export type RenderResult =
  | {
      kind: 'page';
      status: number;
      retryAfter: number | null;
      html: string;
      document: 'content' | 'form';
      locale: Locale;
    }
  | { kind: 'redirect'; status: number; location: string };

const DEFAULT_LOCALE: Locale = 'zh-cn';

/**
 * The language of a URL: its first segment, else the query's `lang`, else Russian below /page/rus, else the default.
 */
export function localeOf({ pathname, searchParams }: URL): Locale {
  const [first, second] = pathname.split('/').filter(Boolean);
  if (isLocale(first)) return first;
  const requested = searchParams.get('lang');
  if (isLocale(requested)) return requested;
  return first === 'page' && second === 'rus' ? 'ru' : DEFAULT_LOCALE;
}

/** Whether form pages are rendered for this user. Without a valid ticket everyone gets the same page. */
export const hasValidTicket = (cookies: Readonly<Record<string, string>>, clock: Clock): boolean =>
  readTicket({ get: (name) => cookies[name] ?? null }, clock) !== null;

/** A page's texts are loaded only where it is rendered: redirects and error responses need none. */
const noTexts = { load: () => Promise.resolve() };

const environment: RouterEnvironment = {
  storeOf: (context) => context as AppStore,
  texts: noTexts,
  document: 'content',
  isServer: true,
  documentParts: () => null,
};

const makeHandler = (initialRoutes?: readonly RouteDefinition[]) =>
  createStaticHandler(createRoutes(environment, shellParts, initialRoutes));

/** Keyed by route name; a URL without a route is matched against all routes. */
const handlers = new Map<string | undefined, ReturnType<typeof makeHandler>>();

/**
 * A static handler with one route only, as in the browser (browserRoutes), so that no other route is matched. It is
 * reused, because only the loader context differs between requests.
 */
function handlerFor(pathname: string): ReturnType<typeof makeHandler> {
  const route = matchRoute(pathname)?.route;
  const handler = handlers.get(route?.name) ?? makeHandler(route && [route]);
  handlers.set(route?.name, handler);
  return handler;
}

/** Drops the loaded pages: after a failure the next request must not get a partly loaded module. */
export const reloadRoutes = (): void => handlers.clear();

type PageRequest = Omit<RenderRequest, 'nonce' | 'assetsOf' | 'onFault'>;

/** Shared by all stores: the server persists nothing. */
const reducer = createRootReducer({ storage: noStorage });

/** Runs the loaders of a URL with its own store. */
async function runLoaders(request: PageRequest) {
  const url = new URL(request.url, 'http://site');
  const locale = localeOf(url);
  const services = serverServices(request, url.pathname + url.search);
  const store = makeStore(services, undefined, { reducer });
  store.dispatch(localeSet(locale));
  const ticket = readTicket(services.cookies, services.clock);
  if (ticket) store.dispatch(ticketRestored(ticket));
  const { query, dataRoutes } = handlerFor(url.pathname);
  const context = await query(new Request(url, { signal: request.signal ?? null }), { requestContext: store });
  return { url, locale, services, store, dataRoutes, context };
}

/** The title and picture of an existing page, for its Open Graph image; null for every other URL. */
export async function describe(
  request: PageRequest,
): Promise<{ title: string; art: string | null; locale: Locale } | null> {
  const { url, locale, store, context } = await runLoaders(request);
  if (context instanceof Response || context.statusCode !== 200) return null;
  const match = context.matches.at(-1);
  const handle = match?.route.handle as RouteHandle | undefined;
  if (!match || !handle) return null;
  const query = queryOf(handle.route, url);
  const { title, image } = resolveHead(store.getState(), { handle, params: match.params }, query);
  return { title, art: image?.url ?? null, locale };
}

export async function render(request: RenderRequest): Promise<RenderResult> {
  const { context, ...loaded } = await runLoaders(request);
  if (context instanceof Response)
    return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' };
  // Everything that is not a Response is an internal error: a page that throws, or a missing page module (section 8:
  // 500).
  for (const error of Object.values(context.errors ?? {}))
    if (!isRouteErrorResponse(error)) reportFault(request, error);
  try {
    return await renderDocument(request, loaded, context);
  } catch (error) {
    const route = matchedRoute(context);
    if (!route) throw error;
    reportFault(request, error);
    // The page failed to render, so the layout is rendered with an error message.
    const errors = { [errorsId(route.layout)]: new ErrorResponse(500, '', null) };
    loaded.store.dispatch(pageFailed({ status: 500, retryAfter: null }));
    return renderDocument(request, loaded, { ...context, statusCode: 500, errors });
  }
}

function reportFault({ onFault }: RenderRequest, error: unknown): void {
  onFault(error);
  reloadRoutes();
}

const matchedRoute = ({ matches }: StaticHandlerContext) =>
  (matches.at(-1)?.route.handle as RouteHandle | undefined)?.route;

async function renderDocument(
  request: RenderRequest,
  { locale, services, store, dataRoutes }: Omit<Awaited<ReturnType<typeof runLoaders>>, 'context'>,
  context: StaticHandlerContext,
): Promise<RenderResult> {
  const route = matchedRoute(context);
  const document = route?.kind ?? 'content';
  const errors =
    context.errors && Object.fromEntries(Object.entries(context.errors).map(([id, error]) => [id, statusOf(error)]));
  const parts: TextPart[] = ['shell', ...(route?.texts ?? [])];
  const assets = request.assetsOf([
    ...(route ? [route.chunk ?? route.name] : []),
    ...(errors ? ['error'] : []),
    ...parts.map((part) => textsName(part, locale)),
    ...fontChunksOf(locale),
  ]);
  const bootstrap: Bootstrap = {
    state: dehydrate(store.getState()),
    config: request.config,
    now: services.clock.now().toISOString(),
    assets,
    texts: textFileNames(request.assetsOf, locale),
    document,
    errors,
  };
  const documentParts = {
    assets,
    bootstrap: inlineJson(bootstrap),
    nonce: request.nonce,
    origin: request.config.origin,
  };
  const catalog = await loadWholeCatalog(locale);
  if (errors) await loadErrorView();
  const html = renderToString(
    <App store={store} services={services} locale={locale} catalog={catalog} parts={documentParts}>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </App>,
  );
  return {
    kind: 'page',
    status: context.statusCode,
    retryAfter: selectPageError(store.getState())?.retryAfter ?? null,
    html: `<!doctype html>${html}`,
    document,
    locale,
  };
}

/** The font files of a language's first screen. Every language needs the Latin file for figures and names. */
const fontChunksOf = (locale: Locale): string[] => ['letters-latin', ...(locale === 'ru' ? ['letters-cyrillic'] : [])];

/**
 * The file name of each text part, without the folder. The service worker needs them to cache a page with its own
 * texts only.
 */
const textFileNames = weakMapMemoize(
  (assetsOf: RenderRequest['assetsOf'], locale: Locale): Record<TextPart, string> => {
    const files = assetsOf(TEXT_PARTS.map((part) => textsName(part, locale))).texts.map((url) =>
      url.slice(ASSETS_BASE.length),
    );
    const fileOf = (part: TextPart) => files.find((file) => file.startsWith(`${part}.`)) ?? '';
    return Object.fromEntries(TEXT_PARTS.map((part) => [part, fileOf(part)])) as Record<TextPart, string>;
  },
);

const statusOf = (error: unknown): number => (isRouteErrorResponse(error) ? error.status : 500);
