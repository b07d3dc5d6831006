/** The site: its built assets, and every other address as a page drawn on the server. */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompress, constants } from 'node:zlib';
import { promisify } from 'node:util';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import type { Clock } from '../../src/rules/clock';
import { languageTag } from '../../src/rules/languageTag';
import type { Locale } from '../../src/rules/locales';
import { pagePolicy } from '../http/plugins/security';
import { injectTransport, type Transport } from './transport';

/** The files of a page, as webpack's manifest names them. */
export interface Assets {
  scripts: string[];
  styles: string[];
  preloads: string[];
}

interface SiteSettings {
  bases: Record<'main' | 'helper' | 'legacy' | 'static', string>;
  region: 'CN' | 'global';
  sandbox: boolean;
  origin: string;
}

/** What the built entry.server exports (src/shell/entry.server.tsx). */
export interface ServerEntry {
  render(request: {
    url: string;
    transport: Transport;
    clock: Clock;
    config: SiteSettings;
    cookies: Record<string, string>;
    assetsOf(chunks: string[]): Assets;
    nonce: string | null;
    signal: AbortSignal;
  }): Promise<
    | { kind: 'page'; status: number; html: string; document: 'reading' | 'form'; locale: Locale }
    | { kind: 'redirect'; status: number; location: string }
  >;
}

export type Manifest = Record<string, string[]>;

const ASSETS = '/assets/';
const compress = promisify(brotliCompress);

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

const unique = (list: string[]): string[] => [...new Set(list)];

/** The files of the entry and of the named chunks. */
export function assetsFrom(manifest: Manifest, chunks: string[]): Assets {
  const main = manifest.main ?? [];
  const ahead = chunks.flatMap((chunk) => manifest[chunk] ?? []);
  const url = (file: string) => ASSETS + file;
  const scripts = main.filter((file) => file.endsWith('.js'));
  return {
    scripts: scripts.map(url),
    styles: unique([...main, ...ahead].filter((file) => file.endsWith('.css'))).map(url),
    preloads: unique(ahead.filter((file) => file.endsWith('.js') && !scripts.includes(file))).map(url),
  };
}

export interface SiteParts {
  entry: ServerEntry;
  manifest: Manifest;
  /** The folder of built files; null in tests, which ask for pages alone. */
  assets: string | null;
  config: Pick<Config, 'region' | 'sandbox' | 'origin'>;
  clock: Clock;
  /** Folder of files that are served as they are. */
  publicFolder: string;
}

/** Registers assets and pages on the application. */
export function siteRoutes(app: FastifyInstance, parts: SiteParts): void {
  if (parts.assets)
    void app.register(fastifyStatic, {
      root: parts.assets,
      prefix: ASSETS,
      preCompressed: true,
      index: false,
      // Names carry a hash of the content.
      cacheControl: true,
      immutable: true,
      maxAge: '365d',
    });
  void app.register(fastifyStatic, {
    root: join(parts.publicFolder, 'root'),
    prefix: '/',
    wildcard: false,
    decorateReply: !parts.assets,
    index: false,
    maxAge: '1h',
  });
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply.status(405).header('allow', 'GET, HEAD').send();
    return page(app, parts, request, reply);
  });
}

async function page(
  app: FastifyInstance,
  { entry, manifest, config, clock }: SiteParts,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const nonce = randomBytes(16).toString('base64');
  const secure = config.origin.startsWith('https:');
  const cookies = Object.fromEntries(
    Object.entries(request.cookies).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
  const abort = new AbortController();
  request.raw.once('close', () => {
    if (!reply.sent) abort.abort();
  });
  const result = await entry.render({
    url: request.url,
    transport: injectTransport(app, { address: request.ip }),
    clock,
    config: {
      bases: { main: '/api', helper: '/helper', legacy: '/legacy', static: '' },
      region: config.region,
      sandbox: config.sandbox,
      origin: config.origin,
    },
    cookies,
    assetsOf: (chunks) => assetsFrom(manifest, chunks),
    nonce,
    signal: abort.signal,
  });
  if (result.kind === 'redirect')
    return reply.status(result.status).header('cache-control', 'no-store').header('location', result.location).send();
  const form = result.document === 'form';
  reply
    .status(result.status)
    .type('text/html; charset=utf-8')
    .header('content-language', languageTag(result.locale))
    .header('content-security-policy', pagePolicy({ secure, ...(form && { nonce }) }))
    .header('vary', 'Accept-Encoding')
    // A reading page is the same for all; a form page knows its reader.
    .header(
      'cache-control',
      form || result.status >= 400 || reply.hasHeader('set-cookie') ? 'no-store' : 'public, max-age=0, s-maxage=60',
    );
  if (!/\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(result.html);
  const bytes = await compress(result.html, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: result.html.length },
  });
  return reply.header('content-encoding', 'br').send(bytes);
}
