/** The site: its built assets, and every other address as a page rendered on the server. */
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import type { FormRegistry } from '../forms/registry';
import { lowerCaseLocale } from '../http/plugins/addresses';
import { permissions } from '../http/plugins/security';
import { feedRoutes } from './machines/feeds';
import { manifestRoutes } from './machines/manifest';
import { openGraphRoutes } from './machines/openGraph';
import { sitemapRoutes } from './machines/sitemap';
import { workerRoute } from './machines/worker';
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

export interface SiteParts extends Omit<Rendering, 'responses'> {
  /** The folder of built files; null in tests, which ask for pages alone. */
  assets: string | null;
  /** The folder of files of earlier builds, which old pages still ask for. */
  retainedAssets?: string;
  config: Rendering['config'] & Pick<Config, 'pageCache' | 'serviceWorker'>;
  /** Folder of files that are served as they are. */
  publicFolder: string;
  /** Folder of pictures that are drawn once. */
  pictureFolder: string;
  /** Called for each request for a page, with what the cache had, and for each page that was rendered. */
  watch?: Rendering['watch'] & { page(outcome: CacheOutcome): void };
}

/** About 700 pages. nginx caches more, on disk (deploy/nginx.conf). */
const PAGES = { maxBytes: 8 * 1024 * 1024, staleWhileRevalidateS: 60 };
/** Not stale: a page that is rendered again must show current content. */
const RESPONSES = { maxBytes: 8 * 1024 * 1024, staleWhileRevalidateS: 0 };

export interface SiteCaches {
  /** The content has changed: pages are rendered again. */
  clear(): void;
}

/** Registers assets, what machines read, and pages on the application. */
export function siteRoutes(app: FastifyInstance, parts: SiteParts): SiteCaches {
  const { entry, config, clock, publicFolder } = parts;
  if (parts.assets)
    void app.register(fastifyStatic, {
      root: parts.retainedAssets ? [parts.assets, parts.retainedAssets] : parts.assets,
      prefix: ASSETS,
      preCompressed: true,
      index: false,
      // Names carry a hash of the content.
      cacheControl: true,
      immutable: true,
      maxAge: '365d',
      // For the same reason: nothing is asked for again, and no part of a script.
      lastModified: false,
      acceptRanges: false,
    });
  if (parts.assets) workerRoute(app, parts.assets, parts.config);
  void app.register(fastifyStatic, {
    root: join(publicFolder, 'root'),
    prefix: '/',
    wildcard: false,
    decorateReply: !parts.assets,
    index: false,
    maxAge: '1h',
  });
  sitemapRoutes(app, { sitemap: app.services.sitemap, clock, origin: config.origin, pages: entry.sitemapPages });
  feedRoutes(app, config.origin);
  manifestRoutes(app, publicFolder);
  openGraphRoutes(app, {
    folder: parts.pictureFolder,
    describe: (url, address) => entry.describe({ ...worldOf(app, parts, address), url }),
  });
  const pages = new ResponseCache<RenderedPage>(clock, PAGES);
  const rendering: Rendering = { ...parts, responses: new ResponseCache(clock, RESPONSES) };
  const clear = () => {
    rendering.responses.clear();
    pages.clear();
  };
  const { publishedForms } = app.services;
  let knownForms: FormRegistry | undefined;
  /** Pages with a form that has a newer version are rendered again. Without a database the cached page is better than none. */
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
      ? // A revalidation is the site's own work, which counts towards no reader's limits.
        await pages.get(key, (isRevalidation) => render(isRevalidation ? SITE_ADDRESS : request.ip))
      : { response: await render(request.ip), outcome: 'miss' as const };
    parts.watch?.page(outcome);
    // A redirect may lead on with a campaign's query.
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
    // A reading page is the same for all, so cookies don't matter; a form page knows a reader who has a ticket.
    const isForm = kind === 'form';
    if (isForm && entry.knowsReader(cookiesOf(request), clock))
      return send(request, reply, await renderForReader(app, rendering, request), clock);
    if (isForm) await clearAfterPublication();
    const page = await pageForAll(request, { url, key });
    return send(request, reply, isForm ? withNonce(page) : page, clock);
  });
  return { clear };
}
