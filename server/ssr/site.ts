/** The site: its built assets, and every other address as a page drawn on the server. */
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { lowerCaseLocale } from '../http/plugins/addresses';
import { permissions } from '../http/plugins/security';
import { feedRoutes } from './machines/feeds';
import { manifestRoutes } from './machines/manifest';
import { openGraphRoutes } from './machines/openGraph';
import { sitemapRoutes } from './machines/sitemap';
import { workerRoute } from './machines/worker';
import { SITE_ADDRESS } from '../networks';
import { nextBorder } from './border';
import { ASSETS } from './builtSite';
import {
  answer,
  cookiesOf,
  drawForAll,
  drawForOne,
  keptTransportOf,
  withNonce,
  worldOf,
  type Drawing,
  type Kept,
} from './drawPage';
import { keptAnswers } from './keptAnswers';
import { isRedirect, isStill, keptPages, keptShells, packed, type DrawnPage, type Outcome } from './keptPages';

export interface SiteParts extends Drawing {
  /** The folder of built files; null in tests, which ask for pages alone. */
  assets: string | null;
  /** The folder of files of earlier builds, which old pages still ask for. */
  keptAssets?: string;
  config: Drawing['config'] & Pick<Config, 'pageCache' | 'serviceWorker'>;
  /** Folder of files that are served as they are. */
  publicFolder: string;
  /** Folder of pictures that are drawn once. */
  pictureFolder: string;
  /** Told what the cache had, and of each page that was drawn. */
  watch?: Drawing['watch'] & { page(outcome: Outcome): void };
}

export interface SitePages {
  /** The content has changed: pages, and the answers that they are drawn from, are made anew. */
  forget(): void;
  /** Pages are drawn anew, of the same answers. */
  drawAnew(): void;
}

/** Registers assets, what machines read, and pages on the application. */
export function siteRoutes(app: FastifyInstance, parts: SiteParts): SitePages {
  const { entry, config, clock, publicFolder } = parts;
  if (parts.assets)
    void app.register(fastifyStatic, {
      root: parts.keptAssets ? [parts.assets, parts.keptAssets] : parts.assets,
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
  const pages = keptPages(clock);
  const answers = keptAnswers(clock);
  const shells = keptShells(clock);
  const drawAnew = () => pages.clear();
  const forget = () => {
    answers.clear();
    shells.clear();
    drawAnew();
  };
  const { publishedForms } = app.services;
  publishedForms.onPublished = forget;
  const pageOfAll = async (
    request: FastifyRequest,
    { url, key }: { url: string; key: string | null },
    kept: Kept,
  ): Promise<DrawnPage> => {
    let drawing: 'none' | 'begun' | 'done' = 'none';
    // To renew a cached page is the site's own work, which counts towards no reader's limits.
    const draw = (ip = request.ip) =>
      drawForAll(app, parts, { ip, log: request.log }, url, kept).finally(() => (drawing = 'done'));
    const make = async (before?: DrawnPage) => {
      drawing = 'begun';
      const isSame = before && (await isStill(before, keptTransportOf(app, SITE_ADDRESS, kept), clock.now().getTime()));
      if (!isSame) return packed(await draw(before ? SITE_ADDRESS : request.ip));
      drawing = 'none';
      return before;
    };
    const page = await (key ? pages.get(key, make, kept.border) : draw());
    parts.watch?.page(outcomeOf(drawing));
    // A redirect may lead on with what counts a campaign.
    return isRedirect(page) && url !== request.url ? drawForAll(app, parts, request, request.url, kept) : page;
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
    const border = await nextBorder(
      {
        edition: () => app.services.edition.current(),
        nextAdvert: () => app.services.adverts.nextChange(),
      },
      clock,
    );
    const kept = { answers, shells, border };
    // A reading page is the same for all, so that nobody's cookies have a part in it; a form page knows a reader who has a ticket.
    const isForm = kind === 'form';
    if (isForm && entry.knowsReader(cookiesOf(request), clock))
      return answer(request, reply, await drawForOne(app, parts, request, kept));
    // No page is given with a form that has a newer version. Without a database what was drawn is better than nothing.
    if (isForm) await publishedForms.now().catch(() => undefined);
    const page = await pageOfAll(request, { url, key }, kept);
    return answer(request, reply, isForm ? await withNonce(page) : page);
  });
  return { forget, drawAnew };
}

/** What the cache had, by what had been drawn when the page was there: one that is drawn on behind its answer was an old one. */
const outcomeOf = (drawing: 'none' | 'begun' | 'done'): Outcome =>
  (({ none: 'hit', begun: 'stale', done: 'miss' }) as const)[drawing];
