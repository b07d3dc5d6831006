/**
 * Pages that are fresh in the cache are given at the door, before the application looks at the request: cookies, session, limits and hooks have
 * no part in them. What the door gives is what the application gave for the same address a moment ago, header by header.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyServerFactory, FastifyServerOptions } from 'fastify';
import type { Clock } from '../../src/rules/clock';
import { BROTLI_TAKEN } from '../http/brotli';

interface Ready {
  /** Names and values in turn, as node writes them. */
  head: string[];
  body: Buffer;
  freshUntil: number;
}

/** Addresses at the door; their bytes are the page cache's own. */
const MOST = 2_000;

export class FrontDoor {
  /** By address, those that were kept last at the end. */
  private readonly ready = new Map<string, Ready>();
  private isOpen = true;
  /** Told of every page given here: log and metrics see it as they see the application's own. */
  onGiven: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;

  constructor(private readonly clock: Clock) {}

  /** Fastify's server with the door in front of its own handler. */
  readonly serverFactory: FastifyServerFactory = (handler, options) => {
    const { keepAliveTimeout, requestTimeout } = options as Pick<
      FastifyServerOptions,
      'keepAliveTimeout' | 'requestTimeout'
    >;
    const server = createServer((request, response) => {
      if (!this.give(request, response)) handler(request, response);
    });
    // What Fastify does with a server of its own.
    server.keepAliveTimeout = keepAliveTimeout ?? 72_000;
    server.requestTimeout = requestTimeout ?? 0;
    return server;
  };

  /**
   * From now on this answer, brotli, is given for the address to whoever takes that; for others the application unpacks it.
   * @param headers as the application sent them; none that is for one reader.
   * @param freshUntil instant in ms
   */
  keep(url: string, headers: Record<string, number | string | string[] | undefined>, body: Buffer, freshUntil: number) {
    const head = Object.entries({ ...headers, 'content-length': body.length }).flatMap(([name, value]) =>
      [value ?? []].flat().flatMap((one) => [name, String(one)]),
    );
    this.ready.delete(url);
    this.dropOld();
    this.ready.set(url, { head, body, freshUntil });
  }

  /** What nobody asked for again is not held on to: the page cache may have dropped it since. Pages are fresh for about the same time. */
  private dropOld(): void {
    const now = this.clock.now().getTime();
    for (const [url, { freshUntil }] of this.ready) {
      if (freshUntil > now && this.ready.size < MOST) return;
      this.ready.delete(url);
    }
  }

  /** The content has changed. */
  forget(): void {
    this.ready.clear();
  }

  /** The server stops: the application answers, and closes the connections of who asks. */
  close(): void {
    this.isOpen = false;
  }

  private give(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' || !this.isOpen) return false;
    if (!BROTLI_TAKEN.test(request.headers['accept-encoding'] ?? '')) return false;
    const url = request.url ?? '';
    const page = this.ready.get(url);
    if (!page) return false;
    if (page.freshUntil <= this.clock.now().getTime()) {
      this.ready.delete(url);
      return false;
    }
    response.writeHead(200, page.head).end(page.body);
    this.onGiven(request, response);
    return true;
  }
}
