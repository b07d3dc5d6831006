/** The site: its built assets, and every other address as a page drawn on the server. */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import type { Clock } from '../../src/rules/clock';
import { languageTag } from '../../src/rules/languageTag';
import type { Locale } from '../../src/rules/locales';
import { brotli, takesBrotli } from '../http/brotli';
import { pagePolicy, permissions } from '../http/plugins/security';
import { feedRoutes } from './machines/feeds';
import { manifestRoutes } from './machines/manifest';
import { openGraphRoutes, type PageDescription } from './machines/openGraph';
import { sitemapRoutes } from './machines/sitemap';
import { workerRoute } from './machines/worker';
import { nextBorder } from './border';
import type { FrontDoor } from './frontDoor';
import { keptAnswers, keptPages, keptTransport, type DrawnPage, type KeptAnswers } from './keptPages';
import { FRESH_S, STALE_S } from './renewedCache';
import { injectTransport, type Transport } from './transport';

declare module 'fastify' {
  interface FastifyRequest {
    /** Until when (ms) the page of this answer is fresh in the cache; 0 for every other answer. */
    freshUntil: number;
  }
}

/** The files of a page, as webpack's manifest names them. */
export interface Assets {
  start: string;
  scripts: string[];
  styles: string[];
  preloads: string[];
  texts: string[];
}

interface SiteSettings {
  bases: Record<'main' | 'helper' | 'legacy' | 'static', string>;
  region: 'CN' | 'global';
  sandbox: boolean;
  origin: string;
  languageOrigins: Partial<Record<Locale, string>>;
}

interface EntryRequest {
  url: string;
  transport: Transport;
  clock: Clock;
  config: SiteSettings;
  cookies: Record<string, string>;
  signal: AbortSignal;
}

/** What the built entry.server exports (src/shell/entry.server.tsx). */
export interface ServerEntry {
  render(
    request: EntryRequest & { assetsOf(chunks: string[]): Assets; nonce: string | null; onFault(error: unknown): void },
  ): Promise<
    | { kind: 'page'; status: number; html: string; document: 'reading' | 'form'; locale: Locale }
    | { kind: 'redirect'; status: number; location: string }
  >;
  describe(request: EntryRequest): Promise<PageDescription | null>;
  documentOf(url: string): { kind: 'reading' | 'form'; key: string | null; camera: boolean };
  sitemapPages: readonly string[];
}

export type Manifest = Record<string, string[]>;

const ASSETS = '/assets/';
const VIEWER = '/page/file/viewer';

/** Reads the built site from dist/. */
export async function readBuiltSite(
  root = resolve('dist'),
): Promise<{ entry: ServerEntry; manifest: Manifest; assets: string }> {
  // Not webpack's require: the entry is another bundle, found at run time.
  const load = createRequire(pathToFileURL(join(root, 'site')).href);
  const entry = load(join(root, 'ssr/entry.cjs')) as ServerEntry;
  const manifest = JSON.parse(await readFile(join(root, 'client/manifest.json'), 'utf8')) as Manifest;
  return { entry, manifest, assets: join(root, 'client') };
}

/** For a CDN, what holds in the process too. */
const KEPT = `public, max-age=0, s-maxage=${FRESH_S}, stale-while-revalidate=${STALE_S}, stale-if-error=${STALE_S}`;

/** Runs when it is first asked for, and once. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

const NOTHING = Buffer.alloc(0);

const unique = (list: string[]): string[] => [...new Set(list)];

/** The files of the entry and of the named chunks. */
export function assetsFrom(manifest: Manifest, chunks: string[]): Assets {
  const main = manifest.main ?? [];
  const ahead = chunks.flatMap((chunk) => manifest[chunk] ?? []);
  const url = (file: string) => ASSETS + file;
  const scripts = main.filter((file) => file.endsWith('.js'));
  return {
    start: (manifest.start ?? []).map(url).join(''),
    scripts: scripts.map(url),
    styles: unique([...main, ...ahead].filter((file) => file.endsWith('.css'))).map(url),
    preloads: unique(ahead.filter((file) => file.endsWith('.js') && !scripts.includes(file))).map(url),
    texts: ahead.filter((file) => file.endsWith('.json')).map(url),
  };
}

export interface SiteParts {
  entry: ServerEntry;
  manifest: Manifest;
  /** The folder of built files; null in tests, which ask for pages alone. */
  assets: string | null;
  /** The folder of files of earlier builds, which old pages still ask for. */
  keptAssets?: string;
  config: Pick<Config, 'region' | 'sandbox' | 'origin' | 'languageOrigins' | 'serviceWorker'>;
  clock: Clock;
  /** Folder of files that are served as they are. */
  publicFolder: string;
  /** Folder of pictures that are drawn once. */
  pictureFolder: string;
  /** Gives fresh pages without asking the application; absent where nobody listens on a port. */
  door?: FrontDoor;
  /** Told what the cache had, and of each page that was drawn. */
  watch?: {
    page(outcome: 'hit' | 'stale' | 'miss'): void;
    drawn(kind: 'reading' | 'form', milliseconds: number): void;
  };
}

/** Registers assets, what machines read, and pages on the application. Returns what forgets the drawn pages when the content changes. */
export function siteRoutes(app: FastifyInstance, parts: SiteParts): { forget(): void } {
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
    describe: (url, address) =>
      entry.describe({ ...worldOf(app, parts, address), url, signal: new AbortController().signal }),
  });
  const pages = keptPages(clock);
  atTheDoor(app, parts.door);
  const answers = keptAnswers(clock);
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply.status(405).header('allow', 'GET, HEAD').send();
    const { kind, key, camera } = entry.documentOf(request.url);
    if (camera) void reply.header('permissions-policy', permissions({ camera }));
    // A reading page is the same for all, so that nobody's cookies have a part in it; a form page knows its reader.
    if (kind === 'form') return answer(request, reply, await drawForm(app, parts, request));
    const border = await nextBorder(() => app.services.edition.current(), clock);
    let drawing: 'none' | 'begun' | 'done' = 'none';
    const draw = () => {
      drawing = 'begun';
      return drawReading(app, parts, request, { answers, border }).finally(() => (drawing = 'done'));
    };
    const page = await (key ? pages.get(key, draw, border) : draw());
    parts.watch?.page(outcomeOf(drawing));
    if (key) request.freshUntil = pages.freshUntil(key);
    return answer(request, reply, page);
  });
  const forget = () => {
    answers.clear();
    pages.clear();
    parts.door?.forget();
  };
  return { forget };
}

/** Hands the answers that are the same for all to the door. What sets a cookie is for one reader. */
function atTheDoor(app: FastifyInstance, door: FrontDoor | undefined): void {
  app.decorateRequest('freshUntil', 0);
  if (!door) return;
  app.addHook('onSend', async ({ method, url, freshUntil }, reply, payload) => {
    if (freshUntil > 0 && method === 'GET' && Buffer.isBuffer(payload) && !reply.hasHeader('set-cookie'))
      door.keep(url, reply.getHeaders(), payload, freshUntil);
  });
  app.addHook('preClose', async () => door.close());
}

/** What the cache had, by what had been drawn when the page was there: one that is drawn on behind its answer was an old one. */
const outcomeOf = (drawing: 'none' | 'begun' | 'done'): 'hit' | 'stale' | 'miss' =>
  (({ none: 'hit', begun: 'stale', done: 'miss' }) as const)[drawing];

const worldOf = (app: FastifyInstance, { clock, config }: SiteParts, address: string) => ({
  transport: injectTransport(app, { address }),
  clock,
  config: {
    bases: { main: '/api', helper: '/helper', legacy: '/legacy', static: '' },
    region: config.region,
    sandbox: config.sandbox,
    origin: config.origin,
    languageOrigins: config.languageOrigins,
  },
  cookies: {} as Record<string, string>,
});

async function draw(
  app: FastifyInstance,
  parts: SiteParts,
  { url, ip, log }: FastifyRequest,
  reader: Pick<EntryRequest, 'cookies' | 'signal'> & { nonce: string | null; transport?: Transport },
): Promise<DrawnPage> {
  const { entry, manifest, config } = parts;
  const began = performance.now();
  const result = await entry.render({
    ...worldOf(app, parts, ip),
    ...reader,
    url,
    assetsOf: (chunks) => assetsFrom(manifest, chunks),
    onFault: (err) => log.error({ err }, 'page failed'),
  });
  if (result.kind === 'redirect') {
    const headers = { location: result.location, 'cache-control': 'no-store' };
    return { status: result.status, body: NOTHING, compressed: () => Promise.resolve(NOTHING), headers };
  }
  const { status, html, document, locale } = result;
  parts.watch?.drawn(document, performance.now() - began);
  const nonce = document === 'form' ? reader.nonce : null;
  const body = Buffer.from(html);
  return {
    status,
    body,
    compressed: once(() => brotli(body, 5)),
    headers: {
      'content-language': languageTag(locale),
      'content-security-policy': pagePolicy({
        secure: config.origin.startsWith('https:'),
        ...(nonce !== null && { nonce }),
        frames: url.startsWith(VIEWER),
      }),
      vary: 'Accept-Encoding',
      'cache-control': document === 'form' || status >= 400 ? 'no-store' : KEPT,
    },
  };
}

function drawForm(app: FastifyInstance, parts: SiteParts, request: FastifyRequest): Promise<DrawnPage> {
  const abort = new AbortController();
  request.raw.once('close', () => abort.abort());
  const cookies = Object.fromEntries(
    Object.entries(request.cookies).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
  return draw(app, parts, request, { cookies, nonce: randomBytes(16).toString('base64'), signal: abort.signal });
}

/** Drawn to its end even when the reader who asked has left: others wait for the same page. */
function drawReading(
  app: FastifyInstance,
  parts: SiteParts,
  request: FastifyRequest,
  { answers, border }: { answers: KeptAnswers; border: number },
): Promise<DrawnPage> {
  const transport = keptTransport(answers, injectTransport(app, { address: request.ip }), border);
  return draw(app, parts, request, { cookies: {}, nonce: null, signal: new AbortController().signal, transport });
}

async function answer(request: FastifyRequest, reply: FastifyReply, { status, body, compressed, headers }: DrawnPage) {
  // What sets a cookie for one reader is not for a cache.
  void reply
    .status(status)
    .headers({ ...headers, ...(reply.hasHeader('set-cookie') && { 'cache-control': 'no-store' }) });
  if (body.length === 0) return reply.send();
  void reply.type('text/html; charset=utf-8');
  if (!takesBrotli(request)) return reply.send(body);
  return reply.header('content-encoding', 'br').send(await compressed());
}
