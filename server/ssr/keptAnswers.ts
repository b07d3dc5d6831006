/** Answers that pages are drawn from, the same for every reader: asked for once. */
import { createHash } from 'node:crypto';
import type { Clock } from '../../src/rules/clock';
import type { TransportAnswer } from '../../src/rules/transport';
import { BESIDES, RenewedCache, worthOf } from './renewedCache';
import type { InjectedTransport } from './transport';

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
  readonly version: string;

  constructor(
    readonly status: number,
    readonly headers: Headers,
    bytes: Uint8Array<ArrayBuffer>,
  ) {
    this.ok = status >= 200 && status < 300;
    this.size = bytes.length;
    this.version = createHash('sha256').update(`${status} `).update(bytes).digest('base64');
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

/** What an answer may depend on, besides its address and what was sent. */
const ASKED = ['accept-language', 'x-locale'];

/** A transport (src/rules/transport) that says what it answered, by the hash of it; null where the answer is one reader's. */
export type KeptTransport = (
  url: string,
  init: RequestInit,
) => Promise<TransportAnswer & { readonly version: string | null }>;

/**
 * Asks for nothing twice that is the same for all: pages share the menu, the edition, the first page of a list. What is asked with a ticket is one
 * reader's and goes through. An answer that says the same as before is the same object: what was drawn of it holds on (drawnOnce).
 */
export const keptTransport =
  (answers: KeptAnswers, ask: InjectedTransport, border: number): KeptTransport =>
  async (url, init) => {
    const headers = new Headers(init.headers);
    const sent = init.body ?? '';
    if (headers.has('access-token') || typeof sent !== 'string')
      return Object.assign(await ask(url, init), { version: null });
    const key = [init.method ?? 'GET', url, ...ASKED.map((name) => headers.get(name)), sent].join('\n');
    const fetched = async (before?: KeptAnswer) => {
      const given = await ask(url, init);
      const answer = new KeptAnswer(given.status, given.headers, new Uint8Array(await given.arrayBuffer()));
      return before?.version === answer.version ? before : answer;
    };
    return answers.get(key, fetched, border);
  };
