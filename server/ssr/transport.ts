/** HTTP for server rendering: within the process, without a socket. */
import type { FastifyInstance, InjectOptions } from 'fastify';

/** A transport (src/rules/transport) whose answers have more than a store reads: what keeps them needs their bytes. */
export type InjectedTransport = (url: string, init: RequestInit) => Promise<Response>;

/** Statuses that have no body. */
const BODILESS = new Set([204, 205, 304]);

/** Calls the application itself. `client` is the reader's address, so that limits count readers and not the server. */
export const injectTransport =
  (app: FastifyInstance, client: { address: string; cookie?: string }): InjectedTransport =>
  async (url, init) => {
    const headers = Object.fromEntries(new Headers(init.headers));
    const answer = await app.inject({
      method: (init.method ?? 'GET') as InjectOptions['method'] & string,
      url,
      headers: { ...headers, ...(client.cookie && { cookie: client.cookie }) },
      remoteAddress: client.address,
      ...(typeof init.body === 'string' && { payload: init.body }),
    });
    const given = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) if (value !== undefined) given.set(name, String(value));
    return new Response(BODILESS.has(answer.statusCode) ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: given,
    });
  };
