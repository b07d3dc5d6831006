/**
 * Pages that are fresh in the cache are given at the door, before the application looks at the request: cookies, session, limits and hooks have
 * no part in them. What the door gives is what the application gave for the same address a moment ago, header by header. When a page is no longer fresh,
 * one reader a second comes to the application, which has it made anew; the others need not wait behind each other for that (RFC 5861).
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyServerFactory, FastifyServerOptions } from 'fastify';
import type { Clock } from '../../src/rules/clock';
import { Arrivals } from '../http/arrivals';
import { BROTLI_TAKEN } from '../http/brotli';
import { SocketAnswers } from '../http/socketAnswers';
import { WrittenAnswers } from '../http/writtenAnswers';
import type { Outcome } from './keptPages';
import type { Times } from './renewedCache';
import { Shelf, type Ready } from './shelf';

/** The bytes of what is brotli are the page cache's own, whatever their number. */
const PACKED = { entries: 2_000, bytes: Infinity };
/** Those who do not take brotli are machines, which ask for few pages and often: unpacked, some eighty pages. */
const UNPACKED = { entries: 2_000, bytes: 8 * 1024 * 1024 };

export class FrontDoor {
  private readonly packed = new Shelf(PACKED);
  private readonly unpacked = new Shelf(UNPACKED);
  private isOpen = true;
  /** Once there is a server. */
  private atSocket: SocketAnswers | null = null;
  /** Told of every page given here: log and metrics see it as they see the application's own. */
  onGiven: (url: string, outcome: Exclude<Outcome, 'miss'>) => void = () => undefined;

  constructor(private readonly clock: Clock) {}

  /** Fastify's server with the door in front of its own handler. */
  readonly serverFactory: FastifyServerFactory = (handler, options) => {
    const { keepAliveTimeout, requestTimeout } = options as Pick<
      FastifyServerOptions,
      'keepAliveTimeout' | 'requestTimeout'
    >;
    const arrivals = new Arrivals();
    const server = createServer((request, response) => {
      const isLookedFor = this.atSocket?.hasPassed(request, response);
      arrivals.answer(() => {
        if (isLookedFor || !this.give(request, response)) handler(request, response);
      });
    });
    // What Fastify does with a server of its own.
    server.keepAliveTimeout = keepAliveTimeout ?? 72_000;
    server.requestTimeout = requestTimeout ?? 0;
    const written = new WrittenAnswers();
    this.atSocket = new SocketAnswers(server, {
      arrivals,
      answerOf: ({ method, url, acceptEncoding }) => {
        const page = this.find(method, url, acceptEncoding);
        return page && written.of(page, server.keepAliveTimeout);
      },
    });
    server.on('connection', () => arrivals.arrived());
    return server;
  };

  /**
   * From now on this answer is given for the address to whoever takes what its content-encoding says: brotli, or none.
   * @param headers as the application sent them; none that is for one reader.
   */
  keep(url: string, headers: Record<string, number | string | string[] | undefined>, body: Buffer, times: Times) {
    const now = this.clock.now().getTime();
    // One that is made anew at this moment: the next is the one to keep.
    if (times.freshUntil <= now) return;
    const head = Object.entries({ ...headers, 'content-length': body.length }).flatMap(([name, value]) =>
      [value ?? []].flat().flatMap((one) => [name, String(one)]),
    );
    const shelf = headers['content-encoding'] === 'br' ? this.packed : this.unpacked;
    shelf.put(url, { head, body, ...times }, now);
  }

  /** The content has changed. */
  forget(): void {
    this.packed.clear();
    this.unpacked.clear();
  }

  /** The server stops: the application answers, and closes the connections of who asks. */
  async close(): Promise<void> {
    this.isOpen = false;
    await this.atSocket?.close();
  }

  /** On a connection that only node understands. */
  private give({ method, headers, url = '' }: IncomingMessage, response: ServerResponse): boolean {
    const page = this.find(method, url, headers['accept-encoding'] ?? '');
    if (page) response.writeHead(200, page.head).end(page.body);
    return !!page;
  }

  private find(method: string | undefined, url: string, acceptEncoding: string): Ready | undefined {
    if (method !== 'GET' || !this.isOpen) return undefined;
    const shelf = BROTLI_TAKEN.test(acceptEncoding) ? this.packed : this.unpacked;
    const now = this.clock.now().getTime();
    const page = shelf.find(url, now);
    if (page) this.onGiven(url, page.freshUntil > now ? 'hit' : 'stale');
    return page;
  }
}
