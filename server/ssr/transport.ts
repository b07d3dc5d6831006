/** HTTP for server rendering: in-process calls without a socket. */
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Clock } from '../../src/rules/clock';
import type { Transport } from '../../src/rules/http/transport';
import type { ResponseCache } from './responseCache';

/** Statuses that have no body. */
const BODILESS_STATUSES = new Set([204, 205, 304]);

/**
 * Calls the application in process with the client's IP, so that limits apply to the client and not to the server.
 */
export const injectTransport =
  (app: FastifyInstance, client: { ip: string; cookie?: string }) =>
  async (url: string, init: RequestInit): Promise<Response> => {
    const headers = Object.fromEntries(new Headers(init.headers));
    const response = await app.inject({
      method: (init.method ?? 'GET') as InjectOptions['method'] & string,
      url,
      headers: { ...headers, ...(client.cookie && { cookie: client.cookie }) },
      remoteAddress: client.ip,
      ...(typeof init.body === 'string' && { payload: init.body }),
    });
    const responseHeaders = new Headers();
    for (const [name, value] of Object.entries(response.headers))
      if (value !== undefined) responseHeaders.set(name, String(value));
    return new Response(BODILESS_STATUSES.has(response.statusCode) ? null : new Uint8Array(response.rawPayload), {
      status: response.statusCode,
      headers: responseHeaders,
    });
  };

/** The parsed JSON of an API response, which many pages share. */
export interface ApiResponse {
  status: number;
  headers: Headers;
  json: unknown;
  bytes: number;
  createdAt: number;
  expiry: number;
}

const API_URL = /^\/(api|helper|legacy)\//;

/** Request headers that a response may depend on. */
const VARY_HEADERS = ['accept-language', 'x-locale'];

/**
 * Creates a transport that caches the API's JSON for all clients. Requests with a ticket are not cached.
 * @param expiry instant (ms) from which a response fetched now must not be used
 */
export const cachedTransport =
  (
    cache: ResponseCache<ApiResponse>,
    transport: ReturnType<typeof injectTransport>,
    { clock, expiry }: { clock: Clock; expiry: number },
  ): Transport =>
  async (url, init) => {
    const headers = new Headers(init.headers);
    const { method = 'GET', body = '' } = init;
    if (!API_URL.test(url) || headers.has('access-token') || typeof body !== 'string') return transport(url, init);
    const key = [method, url, ...VARY_HEADERS.map((name) => headers.get(name)), body].join('\n');
    const { response } = await cache.get(key, async () => {
      const fetched = await transport(url, init);
      const text = await fetched.text();
      const json: unknown = JSON.parse(text);
      // Parsed JSON takes about three times the memory of its text.
      const bytes = 3 * text.length;
      const { status, headers } = fetched;
      return { status, headers, json, bytes, createdAt: clock.now().getTime(), expiry };
    });
    const { status, json } = response;
    return {
      ok: status >= 200 && status < 300,
      status,
      headers: response.headers,
      json: async () => json,
      text: async () => JSON.stringify(json),
      blob: async () => new Blob([JSON.stringify(json)]),
    };
  };
