/** The site: its built assets, and server-rendered pages for all other URLs. */
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import type { FormRegistry } from '../forms/registry';
import { lowerCaseLocale } from '../http/plugins/addresses';
import { permissions } from '../http/plugins/security';
import { feedRoutes } from './seo/feeds';
import { manifestRoutes } from './seo/manifest';
import { openGraphRoutes } from './seo/openGraph';
import { sitemapRoutes } from './seo/sitemap';
import { workerRoute } from './seo/worker';
import { SITE_ADDRESS } from '../networks';
import { ASSETS } from './builtSite';
import { ResponseCache, type CacheOutcome } from './responseCache';
import {
  cookiesOf,
  isRedirect,
  renderForAll,
  renderForReader,
  send,
  withNonce,
  worldOf,
  type RenderedPage,
  type Rendering,
} from './renderPage';

export interface SiteDeps extends Omit<Rendering, 'responses'> {
  /** The folder of built files; null in tests that request pages only. */
  assets: string | null;
  /** The folder with files of earlier builds, which open pages may still request. */
  retainedAssets?: string;
  config: Rendering['config'] & Pick<Config, 'pageCache' | 'serviceWorker'>;
  /** The folder of static files. */
  publicFolder: string;
  /** The cache folder of generated pictures. */
  pictureFolder: string;
  /** `page` is called for each page request with the cache's outcome, `rendered` for each rendered page. */
  watch?: Rendering['watch'] & { page(outcome: CacheOutcome): void };
}

/** Room for about 700 pages. nginx caches more on disk (deploy/nginx.conf). */
const PAGES = { maxBytes: 8 * 1024 * 1024, staleWhileRevalidateS: 60 };
/** Never stale: a page that is rendered again must show current content. */
const RESPONSES = { maxBytes: 8 * 1024 * 1024, staleWhileRevalidateS: 0 };

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
  manifestRoutes(app, publicFolder);
  openGraphRoutes(app, {
    folder: deps.pictureFolder,
    describe: (url, address) => entry.describe({ ...worldOf(app, deps, address), url }),
  });
  const pages = new ResponseCache<RenderedPage>(clock, PAGES);
  const rendering: Rendering = { ...deps, responses: new ResponseCache(clock, RESPONSES) };
  const clear = () => {
    rendering.responses.clear();
    pages.clear();
  };
  const { publishedForms } = app.services;
  let knownForms: FormRegistry | undefined;
  /** Clears the caches when a form version was published. Without a database, cached pages stay. */
  const clearAfterPublication = async (): Promise<void> => {
    const forms = await publishedForms.now().catch(() => knownForms);
    if (knownForms !== undefined && forms !== knownForms) clear();
    knownForms = forms;
  };
  const pageForAll = async (
    request: FastifyRequest,
    { url, key }: { url: string; key: string | null },
  ): Promise<RenderedPage> => {
    const { log } = request;
    const render = (ip: string) => renderForAll(app, rendering, { url, ip, log });
    const { response: page, outcome } = key
      ? // A revalidation counts towards no reader's limits.
        await pages.get(key, (isRevalidation) => render(isRevalidation ? SITE_ADDRESS : request.ip))
      : { response: await render(request.ip), outcome: 'miss' as const };
    deps.watch?.page(outcome);
    // A redirect may need the query of a campaign, which the cached URL lacks.
    return isRedirect(page) && url !== request.url ? renderForAll(app, rendering, request) : page;
  };
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply.status(405).header('allow', 'GET, HEAD').send();
    const lowerCase = lowerCaseLocale(request.url);
    if (lowerCase !== null) return reply.redirect(lowerCase, 301);
    const { kind, url, camera, isPrivate, ...document } = entry.documentOf(request.url);
    const key = config.pageCache ? document.key : null;
    if (isPrivate) void reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex');
    if (camera) void reply.header('permissions-policy', permissions({ camera }));
    // A reading page is the same for all, so cookies don't matter. A form page differs for a reader with a ticket.
    const isForm = kind === 'form';
    if (isForm && entry.hasValidTicket(cookiesOf(request), clock))
      return send(request, reply, await renderForReader(app, rendering, request), clock);
    if (isForm) await clearAfterPublication();
    const page = await pageForAll(request, { url, key });
    return send(request, reply, isForm ? withNonce(page) : page, clock);
  });
  return { clear };
}
