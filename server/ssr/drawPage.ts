/** Draws the page of a request by the built entry, and answers with it. */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageTag } from '../../src/rules/languageTag';
import type { Clock } from '../../src/rules/clock';
import type { Transport } from '../../src/rules/transport';
import type { Config } from '../config';
import { brotli, takesBrotli, unbrotli } from '../http/brotli';
import { isNotModified } from '../http/etag';
import { pagePolicy } from '../http/plugins/security';
import type { AssetsOf, EntryRequest, ServerEntry } from './builtSite';
import { keptTransport, type KeptAnswers, type KeptTransport } from './keptAnswers';
import { isRedirect, type DrawnPage, type KeptShells } from './keptPages';
import { MadeOf } from './madeOf';
import { BEHIND_S, FRESH_S, ON_ERROR_S } from './renewedCache';
import { injectTransport } from './transport';

const VIEWER = '/page/file/viewer';

/** For a CDN, what holds in the process too. */
const KEPT = `public, max-age=0, s-maxage=${FRESH_S}, stale-while-revalidate=${BEHIND_S}, stale-if-error=${ON_ERROR_S}`;

const NOTHING = Buffer.alloc(0);

const newNonce = () => randomBytes(16).toString('base64');
/** What a form page that is kept has in place of a nonce. Nobody outside of the process knows it, so that no text of a page can be taken for it. */
const NONCE_TO_COME = newNonce();

/** What drawing needs of the site. */
export interface Drawing {
  entry: ServerEntry;
  assetsOf: AssetsOf;
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
  reader: Pick<EntryRequest, 'cookies' | 'signal'> & { nonce: string; transport?: Transport },
  kept: Kept,
  madeOf = new MadeOf(),
): Promise<DrawnPage> {
  const { entry, assetsOf, config, clock } = parts;
  const began = performance.now();
  const made = { madeOf, madeAt: clock.now().getTime() };
  const world = worldOf(app, parts, ip);
  // Written out: V8 of Node 20 makes hidden classes anew for what is spread (docs/decisions/0030).
  const result = await entry.render({
    url,
    transport: reader.transport ?? world.transport,
    clock,
    config: world.config,
    cookies: reader.cookies,
    signal: reader.signal,
    nonce: reader.nonce,
    shellOf: shellsOf(kept, keptTransportOf(app, ip, kept), madeOf),
    assetsOf,
    onFault: (err) => log.error({ err }, 'page failed'),
  });
  if (result.kind === 'redirect') {
    const headers = { location: result.location, 'cache-control': 'no-store' };
    return { ...made, status: result.status, body: NOTHING, isPacked: false, headers };
  }
  const { status, html, document, locale, retryAfter } = result;
  parts.watch?.drawn(document, performance.now() - began);
  return {
    ...made,
    status,
    body: html,
    isPacked: false,
    headers: {
      'content-language': languageTag(locale),
      'content-security-policy': pagePolicy({
        secure: config.origin.startsWith('https:'),
        ...(document === 'form' && { nonce: reader.nonce }),
        frames: url.startsWith(VIEWER),
      }),
      vary: 'Accept-Encoding',
      ...(retryAfter !== null && { 'retry-after': String(retryAfter) }),
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

/** How the pages of many readers ask the API, in the name of one reader's address. */
export const keptTransportOf = (app: FastifyInstance, address: string, { answers, border }: Kept): KeptTransport =>
  keptTransport(answers, injectTransport(app, { address }), border);

/** The shells that pages begin with, renewed when what they were made of is answered otherwise. A page was made of its shell's calls, too. */
const shellsOf =
  ({ shells, border }: Kept, transport: KeptTransport, madeOf: MadeOf): NonNullable<EntryRequest['shellOf']> =>
  async (locale, make) => {
    const shell = await shells.get(
      locale,
      async (before) => {
        if (before && (await before.madeOf.isStill(transport))) return before;
        const asked = new MadeOf();
        return { ...(await make(asked.noting(transport))), madeOf: asked };
      },
      border,
    );
    madeOf.add(shell.madeOf);
    return shell;
  };

export const cookiesOf = ({ cookies }: FastifyRequest): Record<string, string> =>
  Object.fromEntries(Object.entries(cookies).filter((pair): pair is [string, string] => pair[1] !== undefined));

/** A form page of a reader who is known, with what is his own; nobody else gets it. */
export function drawForOne(
  app: FastifyInstance,
  parts: Drawing,
  request: FastifyRequest,
  kept: Kept,
): Promise<DrawnPage> {
  const abort = new AbortController();
  request.raw.once('close', () => abort.abort());
  return draw(app, parts, request, { cookies: cookiesOf(request), nonce: newNonce(), signal: abort.signal }, kept);
}

/**
 * A page that is the same for all, a form's with NONCE_TO_COME. Drawn to its end even when the reader who asked has left: others wait for the same page.
 * @param url The address by which it is drawn, which has nothing of the reader's.
 */
export function drawForAll(
  app: FastifyInstance,
  parts: Drawing,
  { ip, log }: Pick<FastifyRequest, 'ip' | 'log'>,
  url: string,
  kept: Kept,
): Promise<DrawnPage> {
  const madeOf = new MadeOf();
  const transport = madeOf.noting(keptTransportOf(app, ip, kept));
  return draw(app, parts, { url, ip, log }, { cookies: {}, nonce: NONCE_TO_COME, transport }, kept, madeOf);
}

/** A form page of all as one reader gets it: under a nonce that no other answer has. */
export async function withNonce(page: DrawnPage): Promise<DrawnPage> {
  if (isRedirect(page)) return page;
  const { body, isPacked, headers } = page;
  const nonce = newNonce();
  const html = isPacked ? await unbrotli(body) : Buffer.from(body);
  for (let at = html.indexOf(NONCE_TO_COME); at >= 0; at = html.indexOf(NONCE_TO_COME, at)) html.write(nonce, at);
  const named = Object.entries(headers).map(([name, value]) => [name, value.replaceAll(NONCE_TO_COME, nonce)]);
  return { ...page, body: html, isPacked: false, headers: Object.fromEntries(named) as Record<string, string> };
}

export async function answer(request: FastifyRequest, reply: FastifyReply, page: DrawnPage) {
  const { status, body, isPacked, headers } = page;
  void reply.status(status).headers(headers);
  if (isRedirect(page)) return reply.send();
  if (headers['cache-control'] === KEPT && isNotModified(request, reply, body)) return reply.send();
  void reply.type('text/html; charset=utf-8');
  if (!takesBrotli(request)) return reply.send(isPacked ? await unbrotli(body) : body);
  return reply.header('content-encoding', 'br').send(isPacked ? body : await brotli(body, 5));
}
