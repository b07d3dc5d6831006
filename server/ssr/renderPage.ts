/** Renders and sends the page of a request with the built entry. */
import { SERVICE_BASES } from '../../src/rules/http/serviceBases';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageTag } from '../../src/rules/locales';
import type { Transport } from '../../src/rules/http/transport';
import type { Clock } from '../../src/rules/clock';
import type { Config } from '../config';
import { acceptsBrotli, compressBrotli, decompressBrotli } from '../http/brotli';
import { etagOf, isNotModified } from '../http/etag';
import { pagePolicy } from '../http/plugins/security';
import type { AssetsOf, ServerEntry } from './builtSite';
import { nextExpiry } from './expiry';
import { openDataLinks } from './seo/openData';
import { STALE_IF_ERROR_S, type ResponseCache } from './responseCache';
import { cachedTransport, injectTransport, type ApiResponse } from './transport';

/** The site clears its own cache when the content changes, but cannot clear the caches in front of it. */
const SHARED_MAX_AGE_S = 10;
/** A page without the data of a failed call. */
const INCOMPLETE_MAX_AGE_S = 10;
const FILE_VIEWER_PATH = '/page/file/viewer';

/** Dependencies of rendering. */
export interface RenderDeps {
  entry: ServerEntry;
  assetsOf: AssetsOf;
  config: Pick<Config, 'region' | 'sandbox' | 'origin' | 'languageOrigins'>;
  clock: Clock;
  /** Cached API responses, shared by pages that are the same for all; null for a private page. */
  responses: ResponseCache<ApiResponse> | null;
  /** Called for each rendered page. */
  telemetry?: { recordRender(kind: 'content' | 'form', milliseconds: number): void };
}

export interface RenderedPage {
  status: number;
  /** Brotli, since nearly every client accepts it; empty for a redirect. */
  body: Buffer;
  headers: Record<string, string>;
  /** Set for a content page, which caches may store; null otherwise. */
  etag: string | null;
  bytes: number;
  /** Instants in ms. */
  createdAt: number;
  expiry: number;
}

/** Whether the result is a redirect. */
export const isRedirect = ({ body }: RenderedPage): boolean => body.length === 0;

/** The context of a page: in-process API calls that count towards the limits of the client's IP. */
export const makeRenderContext = (
  app: FastifyInstance,
  { clock, config }: Pick<RenderDeps, 'clock' | 'config'>,
  clientIp: string,
) => ({
  transport: injectTransport(app, { ip: clientIp }),
  clock,
  config: {
    bases: SERVICE_BASES,
    region: config.region,
    sandbox: config.sandbox,
    origin: config.origin,
    languageOrigins: config.languageOrigins,
  },
  cookies: {} as Record<string, string>,
});

/** What rendering uses of the client's request. */
interface ClientContext {
  /** The IP whose limits apply. */
  ip: string;
  cookies: Record<string, string>;
  nonce: string | null;
  /** Aborted when the client disconnects; absent for a page that is rendered to its end. */
  signal?: AbortSignal;
}

async function render(
  app: FastifyInstance,
  deps: RenderDeps,
  { url, log }: Pick<FastifyRequest, 'url' | 'log'>,
  { ip, ...clientContext }: ClientContext,
): Promise<RenderedPage> {
  const { entry, assetsOf, config, clock } = deps;
  const { services } = app;
  const startedAt = performance.now();
  const sources = {
    edition: () => services.edition.current(),
    nextAdvert: () => services.adverts.nextChange(),
    nextSession: () => services.meetings.nextChange(),
  };
  const expiry = await nextExpiry(sources, clock);
  const instants = { createdAt: clock.now().getTime(), expiry };
  const renderContext = makeRenderContext(app, deps, ip);
  const cached = deps.responses
    ? cachedTransport(deps.responses, renderContext.transport, { clock, expiry })
    : renderContext.transport;
  let isIncomplete = false;
  const transport: Transport = async (...request) => {
    const response = await cached(...request);
    isIncomplete ||= response.status >= 500;
    return response;
  };
  const result = await entry.render({
    ...renderContext,
    ...clientContext,
    transport,
    url,
    assetsOf,
    onFault: (err) => log.error({ err }, 'page failed'),
  });
  if (result.kind === 'redirect') {
    const headers = { location: result.location, 'cache-control': 'no-store' };
    return {
      ...instants,
      status: result.status,
      body: Buffer.alloc(0),
      bytes: 0,
      headers,
      etag: null,
    };
  }
  const { status, document, locale, retryAfter } = result;
  const html = Buffer.from(result.html);
  deps.telemetry?.recordRender(document, performance.now() - startedAt);
  const body = await compressBrotli(html, 5);
  const links = status === 200 ? openDataLinks(url) : null;
  return {
    ...instants,
    expiry: isIncomplete ? Math.min(expiry, instants.createdAt + INCOMPLETE_MAX_AGE_S * 1_000) : expiry,
    status,
    body,
    bytes: body.length,
    etag: document === 'form' || status >= 400 ? null : etagOf(html),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': languageTag(locale),
      'content-security-policy': pagePolicy({
        secure: config.origin.startsWith('https:'),
        nonce: clientContext.nonce,
        frames: url.startsWith(FILE_VIEWER_PATH),
      }),
      vary: 'Accept-Encoding',
      ...(links !== null && { link: links }),
      ...(retryAfter !== null && { 'retry-after': String(retryAfter) }),
    },
  };
}

export const cookiesOf = ({ cookies }: FastifyRequest): Record<string, string> =>
  Object.fromEntries(Object.entries(cookies).filter((pair): pair is [string, string] => pair[1] !== undefined));

/** Renders a form page for a signed-in person. It must not be cached. */
export function renderPersonal(
  app: FastifyInstance,
  deps: RenderDeps,
  request: FastifyRequest,
  nonce: string | null,
): Promise<RenderedPage> {
  const abort = new AbortController();
  request.raw.once('close', () => abort.abort());
  const clientContext = { ip: request.ip, cookies: cookiesOf(request), nonce, signal: abort.signal };
  return render(app, deps, request, clientContext);
}

/**
 * Renders a page that is the same for all. Rendering continues when the client disconnects, because other requests may
 * wait for the same page.
 * @param request its `url` must not contain anything personal
 * @param nonce null for a page that is cached
 */
export const renderShared = (
  app: FastifyInstance,
  deps: RenderDeps,
  request: Pick<FastifyRequest, 'url' | 'ip' | 'log'>,
  nonce: string | null = null,
): Promise<RenderedPage> => render(app, deps, request, { ip: request.ip, cookies: {}, nonce });

/**
 * The Cache-Control header for nginx and a CDN: no cache may send the page after it expires. Each of two caches in a
 * row gets half of the time. nginx sends no `Age`, so the CDN cannot see how old the page is.
 */
function cacheControl(expiry: number, now: number): string {
  const remaining = Math.max(0, Math.floor((expiry - now) / 2_000));
  const fresh = Math.min(SHARED_MAX_AGE_S, remaining);
  const stale = Math.min(SHARED_MAX_AGE_S, remaining - fresh);
  const onError = Math.min(STALE_IF_ERROR_S, remaining - fresh);
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}, stale-if-error=${onError}`;
}

/** Sends a page in a content encoding that the client accepts. */
export async function send(request: FastifyRequest, reply: FastifyReply, page: RenderedPage, clock: Clock) {
  const { status, body, headers, etag, expiry } = page;
  void reply.status(status).headers(headers);
  if (etag === null) void reply.header('cache-control', 'no-store');
  else {
    void reply.header('cache-control', cacheControl(expiry, clock.now().getTime()));
    if (isNotModified(request, reply, etag)) return reply.send();
  }
  if (isRedirect(page)) return reply.send();
  if (!acceptsBrotli(request)) return reply.send(await decompressBrotli(body));
  return reply.header('content-encoding', 'br').send(body);
}
