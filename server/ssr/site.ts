/** The site: its built assets, and server-rendered pages for all other URLs. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import type { FormRegistry } from '../forms/registry';
import { apiDocs } from '../http/apiDocs/routes';
import { lowerCaseLocale } from '../http/plugins/urls';
import { permissionsPolicy } from '../http/plugins/security';
import { feedRoutes } from './seo/feeds';
import { llmsRoute } from './seo/llmsText';
import { manifestRoutes } from './seo/manifest';
import { openGraphRoutes } from './seo/openGraph';
import { openDataRoutes } from './seo/openData';
import { sitemapRoutes } from './seo/sitemap';
import { workerRoute } from './seo/serviceWorker';
import { IN_PROCESS_IP } from '../networks';
import { ASSETS } from './builtSite';
import { ResponseCache, type CacheOutcome } from './responseCache';
import type { ApiResponse } from './transport';
import {
  cookiesOf,
  isRedirect,
  renderShared,
  renderPersonal,
  send,
  makeRenderContext,
  type RenderedPage,
  type RenderDeps,
} from './renderPage';

export interface SiteDeps extends Omit<RenderDeps, 'responses'> {
  /** The folder of built files; null in tests that request pages only. */
  assets: string | null;
  /** The folder with files of earlier builds, which open pages may still request. */
  retainedAssets?: string;
  config: RenderDeps['config'] & Pick<Config, 'pageCache' | 'serviceWorker'>;
  /** The folder of static files. */
  publicFolder: string;
  /** The cache folder of generated pictures. */
  pictureFolder: string;
  /** `countPage` is called for each page request with the cache's outcome, `recordRender` for each rendered page. */
  telemetry?: RenderDeps['telemetry'] & { countPage(outcome: CacheOutcome): void };
}

/**
 * Room for about 700 pages; nginx caches more on disk (deploy/nginx.conf). A change of content clears it. Counts (seats,
 * views) and what appears at a set time (news, the opening of an enrolment) can be a minute late.
 */
const PAGE_CACHE_OPTIONS = { maxBytes: 8 * 1024 * 1024, freshS: 60, staleWhileRevalidateS: 60 };
/** Never stale: a page that is rendered again must show current content. */
const RESPONSE_CACHE_OPTIONS = { maxBytes: 8 * 1024 * 1024, freshS: 10, staleWhileRevalidateS: 0 };

export interface SiteCaches {
  /** Clears the caches after the content has changed. */
  clear(): void;
}

/** Registers assets, sitemap, feeds, pictures and pages on the application. */
export function siteRoutes(app: FastifyInstance, deps: SiteDeps): SiteCaches {
  const { entry, config, clock, publicFolder } = deps;
  if (deps.assets)
    void app.register(fastifyStatic, {
      root: deps.retainedAssets ? [deps.assets, deps.retainedAssets] : deps.assets,
      prefix: ASSETS,
      preCompressed: true,
      index: false,
      // File names contain a content hash.
      cacheControl: true,
      immutable: true,
      maxAge: '365d',
      // For the same reason no revalidation and no ranges are needed.
      lastModified: false,
      acceptRanges: false,
    });
  if (deps.assets) workerRoute(app, deps.assets, deps.config);
  void app.register(fastifyStatic, {
    root: join(publicFolder, 'root'),
    prefix: '/',
    wildcard: false,
    decorateReply: !deps.assets,
    index: false,
    maxAge: '1h',
  });
  sitemapRoutes(app, { sitemap: app.services.sitemap, clock, origin: config.origin, pages: entry.sitemapPages });
  feedRoutes(app, config.origin);
  openDataRoutes(app);
  llmsRoute(app, config.origin);
  manifestRoutes(app, publicFolder);
  const { styles, letters: fonts } = deps.assetsOf(['letters-latin']);
  apiDocs(app, { origin: config.origin, secure: config.origin.startsWith('https:'), styles, fonts });
  openGraphRoutes(app, {
    folder: deps.pictureFolder,
    describe: (url, clientIp) => entry.describe({ ...makeRenderContext(app, deps, clientIp), url }),
  });
  const pageCache = new ResponseCache<RenderedPage>(clock, PAGE_CACHE_OPTIONS);
  const responses = new ResponseCache<ApiResponse>(clock, RESPONSE_CACHE_OPTIONS);
  const renderDeps: RenderDeps = { ...deps, responses };
  const clear = () => {
    responses.clear();
    pageCache.clear();
  };
  const { publishedForms } = app.services;
  let knownForms: FormRegistry | undefined;
  /** Clears the caches when a form version was published. Without a database, cached pages stay. */
  const clearAfterPublication = async (): Promise<void> => {
    const forms = await publishedForms.currentRegistry().catch(() => knownForms);
    if (knownForms !== undefined && forms !== knownForms) clear();
    knownForms = forms;
  };
  const getSharedPage = async (
    request: FastifyRequest,
    { url, key, nonce, isPrivate }: { url: string; key: string | null; nonce: string | null; isPrivate: boolean },
  ): Promise<RenderedPage> => {
    const { log } = request;
    const pageDeps = isPrivate ? { ...renderDeps, responses: null } : renderDeps;
    const render = (ip: string) => renderShared(app, pageDeps, { url, ip, log }, nonce);
    const { response: page, outcome } = key
      ? // A revalidation counts towards no client's limits.
        await pageCache.get(key, (isRevalidation) => render(isRevalidation ? IN_PROCESS_IP : request.ip))
      : { response: await render(request.ip), outcome: 'miss' as const };
    deps.telemetry?.countPage(outcome);
    // A redirect may need the query of a campaign, which the cached URL lacks.
    return isRedirect(page) && url !== request.url ? renderShared(app, renderDeps, request, nonce) : page;
  };
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply.status(405).header('allow', 'GET, HEAD').send();
    const lowerCase = lowerCaseLocale(request.url);
    if (lowerCase !== null) return reply.redirect(lowerCase, 301);
    const { kind, url, camera, isPrivate, hasNonce, ...document } = entry.documentOf(request.url);
    const key = config.pageCache ? document.key : null;
    const nonce = hasNonce ? randomBytes(16).toString('base64') : null;
    if (isPrivate) void reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex');
    if (camera) void reply.header('permissions-policy', permissionsPolicy({ camera }));
    // A content page is the same for all, so cookies don't matter. A form page differs for a signed-in person.
    const isForm = kind === 'form';
    if (isForm && entry.hasValidTicket(cookiesOf(request), clock))
      return send(request, reply, await renderPersonal(app, renderDeps, request, nonce), clock);
    if (isForm) await clearAfterPublication();
    return send(request, reply, await getSharedPage(request, { url, key, nonce, isPrivate }), clock);
  });
  return { clear };
}
