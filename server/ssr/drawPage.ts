/** Draws the page of a request by the built entry, and answers with it. */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageTag } from '../../src/rules/languageTag';
import type { Locale } from '../../src/rules/locales';
import type { Clock } from '../../src/rules/clock';
import type { Transport } from '../../src/rules/transport';
import type { Config } from '../config';
import { brotli, takesBrotli, unbrotli } from '../http/brotli';
import { pagePolicy } from '../http/plugins/security';
import { assetsFrom, type EntryRequest, type Manifest, type ServerEntry, type ShellState } from './builtSite';
import { keptTransport, type DrawnPage, type KeptAnswers, type KeptShells } from './keptPages';
import { BEHIND_S, FRESH_S, ON_ERROR_S } from './renewedCache';
import { injectTransport } from './transport';

const VIEWER = '/page/file/viewer';

/** For a CDN, what holds in the process too. */
const KEPT = `public, max-age=0, s-maxage=${FRESH_S}, stale-while-revalidate=${BEHIND_S}, stale-if-error=${ON_ERROR_S}`;

const NOTHING = Buffer.alloc(0);

/** What drawing needs of the site. */
export interface Drawing {
  entry: ServerEntry;
  manifest: Manifest;
  config: Pick<Config, 'region' | 'sandbox' | 'origin' | 'languageOrigins'>;
  clock: Clock;
  /** Told of each page that was drawn. */
  watch?: { drawn(kind: 'reading' | 'form', milliseconds: number): void };
}

/** The world of a page: the API within the process, asked in the name of the reader's address. */
export const worldOf = (
  app: FastifyInstance,
  { clock, config }: Pick<Drawing, 'clock' | 'config'>,
  address: string,
) => ({
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
  parts: Drawing,
  { url, ip, log }: Pick<FastifyRequest, 'url' | 'ip' | 'log'>,
  reader: Pick<EntryRequest, 'cookies' | 'signal' | 'shellOf'> & { nonce: string | null; transport?: Transport },
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
    return { status: result.status, body: NOTHING, isPacked: false, headers };
  }
  const { status, html, document, locale } = result;
  parts.watch?.drawn(document, performance.now() - began);
  const nonce = document === 'form' ? reader.nonce : null;
  return {
    status,
    body: html,
    isPacked: false,
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

/** What the pages of many readers are drawn from, and the instant (ms) from which all of it is wrong. */
export interface Kept {
  answers: KeptAnswers;
  shells: KeptShells;
  border: number;
}

const shellsOf = ({ shells, border }: Kept) => ({
  shellOf: (locale: Locale, make: () => Promise<ShellState>) => shells.get(locale, make, border),
});

export function drawForm(
  app: FastifyInstance,
  parts: Drawing,
  request: FastifyRequest,
  kept: Kept,
): Promise<DrawnPage> {
  const abort = new AbortController();
  request.raw.once('close', () => abort.abort());
  const cookies = Object.fromEntries(
    Object.entries(request.cookies).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
  const nonce = randomBytes(16).toString('base64');
  return draw(app, parts, request, { cookies, nonce, signal: abort.signal, ...shellsOf(kept) });
}

/**
 * Drawn to its end even when the reader who asked has left: others wait for the same page.
 * @param url The address by which it is drawn, which has nothing of the reader's.
 */
export function drawReading(
  app: FastifyInstance,
  parts: Drawing,
  { ip, log }: FastifyRequest,
  url: string,
  kept: Kept,
): Promise<DrawnPage> {
  const transport = keptTransport(kept.answers, injectTransport(app, { address: ip }), kept.border);
  const { signal } = new AbortController();
  return draw(app, parts, { url, ip, log }, { cookies: {}, nonce: null, signal, transport, ...shellsOf(kept) });
}

export async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, body, isPacked, headers }: DrawnPage,
) {
  // What sets a cookie for one reader is not for a cache.
  void reply
    .status(status)
    .headers({ ...headers, ...(reply.hasHeader('set-cookie') && { 'cache-control': 'no-store' }) });
  if (body.length === 0) return reply.send();
  void reply.type('text/html; charset=utf-8');
  if (!takesBrotli(request)) return reply.send(isPacked ? await unbrotli(body) : body);
  return reply.header('content-encoding', 'br').send(isPacked ? body : await brotli(body, 5));
}
