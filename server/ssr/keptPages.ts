/** Reading pages that were drawn already, and the answers they were drawn from: the same for every reader. */
import type { Clock } from '../../src/rules/clock';
import { brotli } from '../http/brotli';
import { RenewedCache } from './renewedCache';
import type { Transport } from './transport';

export interface DrawnPage {
  status: number;
  /** Empty for a redirect. */
  body: Buffer;
  /** Whether the body is the page's HTML as brotli. */
  isPacked: boolean;
  headers: Record<string, string>;
}

/** As it is kept: a ninth of its bytes, and just what nearly every reader takes. */
export async function packed(page: DrawnPage): Promise<DrawnPage> {
  if (page.body.length === 0) return page;
  return { ...page, body: await brotli(page.body, 5), isPacked: true };
}

const worthOf = ({ status }: { status: number }) => (status === 200 ? 'kept' : status < 500 ? 'not kept' : 'fault');

/** Bytes of an address and of headers, about. */
const BESIDES = 2_000;

export const keptPages = (clock: Clock) =>
  new RenewedCache<DrawnPage>({
    clock,
    most: { entries: 2_000, bytes: 32 * 1024 * 1024 },
    worth: worthOf,
    bytesOf: ({ body }) => body.length + BESIDES,
  });

interface KeptAnswer {
  status: number;
  headers: [string, string][];
  body: Uint8Array<ArrayBuffer>;
}

export type KeptAnswers = RenewedCache<KeptAnswer>;

export const keptAnswers = (clock: Clock): KeptAnswers =>
  new RenewedCache<KeptAnswer>({
    clock,
    // Those that many pages share are asked for all the time; the rest is not missed.
    most: { entries: 5_000, bytes: 8 * 1024 * 1024 },
    worth: worthOf,
    bytesOf: ({ body }) => body.length + BESIDES,
  });

/** What an answer may depend on, besides its address and what was sent. */
const ASKED = ['accept-language', 'x-locale'];

/**
 * Asks for nothing twice that is the same for all: pages share the menu, the edition, the first page of a list. What is asked with a ticket is one
 * reader's and goes through.
 */
export const keptTransport =
  (answers: KeptAnswers, ask: Transport, border: number): Transport =>
  async (url, init) => {
    const headers = new Headers(init.headers);
    const sent = init.body ?? '';
    if (headers.has('access-token') || typeof sent !== 'string') return ask(url, init);
    const key = [init.method ?? 'GET', url, ...ASKED.map((name) => headers.get(name)), sent].join('\n');
    const fetched = async () => {
      const answer = await ask(url, init);
      return { status: answer.status, headers: [...answer.headers], body: new Uint8Array(await answer.arrayBuffer()) };
    };
    const kept = await answers.get(key, fetched, border);
    return new Response(kept.body, { status: kept.status, headers: kept.headers });
  };
