/** Reading pages that were drawn already, and the answers they were drawn from: the same for every reader. */
import type { Clock } from '../../src/rules/clock';
import type { Transport, TransportAnswer } from '../../src/rules/transport';
import { brotli } from '../http/brotli';
import { RenewedCache } from './renewedCache';
import type { ShellState } from './builtSite';
import type { InjectedTransport } from './transport';

/** Whether a page was kept, kept and is made anew, or made for who asked. */
export type Outcome = 'hit' | 'stale' | 'miss';

export interface DrawnPage {
  status: number;
  /** Empty for a redirect. */
  body: Buffer;
  /** Whether the body is the page's HTML as brotli. */
  isPacked: boolean;
  headers: Record<string, string>;
}

/** It has no page. */
export const isRedirect = ({ body }: DrawnPage): boolean => body.length === 0;

/** As it is kept: a ninth of its bytes, and just what nearly every reader takes. */
export async function packed(page: DrawnPage): Promise<DrawnPage> {
  if (isRedirect(page)) return page;
  return { ...page, body: await brotli(page.body, 5), isPacked: true };
}

const worthOf = ({ status }: { status: number }) => (status === 200 ? 'kept' : status < 500 ? 'not kept' : 'fault');

/** Bytes of an address and of headers, about. */
const BESIDES = 2_000;

export type KeptPages = RenewedCache<DrawnPage>;

export const keptPages = (clock: Clock): KeptPages =>
  new RenewedCache<DrawnPage>({
    clock,
    most: { entries: 2_000, bytes: 16 * 1024 * 1024 },
    worth: worthOf,
    bytesOf: ({ body }) => body.length + BESIDES,
  });

/** Nothing in it can be changed. Stores leave what is frozen as it is. */
function frozen(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  for (const each of Object.values(value)) frozen(each);
  return Object.freeze(value);
}

/** As much of fetch's Response as the store's calls read, for many readers: JSON is unpacked once, and what it says cannot be changed. */
class KeptAnswer implements TransportAnswer {
  private said: { bytes: Uint8Array<ArrayBuffer> } | { json: unknown };
  readonly ok: boolean;
  /** As it was sent. */
  readonly size: number;

  constructor(
    readonly status: number,
    readonly headers: Headers,
    bytes: Uint8Array<ArrayBuffer>,
  ) {
    this.ok = status >= 200 && status < 300;
    this.size = bytes.length;
    this.said = { bytes };
  }

  // Kept as one of both: each endpoint reads its answers in one way.
  async json(): Promise<unknown> {
    if (!('json' in this.said)) this.said = { json: frozen(JSON.parse(Buffer.from(this.said.bytes).toString())) };
    return this.said.json;
  }

  text(): Promise<string> {
    return new Response(this.sent()).text();
  }

  async blob(): Promise<Blob> {
    return new Blob([this.sent()], { type: this.headers.get('content-type') ?? '' });
  }

  private sent(): string | Uint8Array<ArrayBuffer> {
    return 'json' in this.said ? JSON.stringify(this.said.json) : this.said.bytes;
  }
}

export type KeptAnswers = RenewedCache<KeptAnswer>;

/** What an answer takes once it is unpacked, for each of its bytes, about. */
const UNPACKED = 3;

export const keptAnswers = (clock: Clock): KeptAnswers =>
  new RenewedCache<KeptAnswer>({
    clock,
    // Those that many pages share are asked for all the time; the rest is not missed.
    most: { entries: 5_000, bytes: 8 * 1024 * 1024 },
    worth: worthOf,
    bytesOf: ({ size }) => size * UNPACKED + BESIDES,
  });

export type KeptShells = RenewedCache<ShellState>;

/** A state for each language. */
export const keptShells = (clock: Clock): KeptShells =>
  new RenewedCache<ShellState>({
    clock,
    most: { entries: 20, bytes: Infinity },
    worth: ({ isWhole }) => (isWhole ? 'kept' : 'fault'),
    bytesOf: () => 0,
  });

/** What an answer may depend on, besides its address and what was sent. */
const ASKED = ['accept-language', 'x-locale'];

/**
 * Asks for nothing twice that is the same for all: pages share the menu, the edition, the first page of a list. What is asked with a ticket is one
 * reader's and goes through.
 */
export const keptTransport =
  (answers: KeptAnswers, ask: InjectedTransport, border: number): Transport =>
  async (url, init) => {
    const headers = new Headers(init.headers);
    const sent = init.body ?? '';
    if (headers.has('access-token') || typeof sent !== 'string') return ask(url, init);
    const key = [init.method ?? 'GET', url, ...ASKED.map((name) => headers.get(name)), sent].join('\n');
    const fetched = async () => {
      const answer = await ask(url, init);
      return new KeptAnswer(answer.status, answer.headers, new Uint8Array(await answer.arrayBuffer()));
    };
    return answers.get(key, fetched, border);
  };
