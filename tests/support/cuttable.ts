/**
 * A loopback proxy to a server that can be cut like a network: open connections end and new ones are refused. It can
 * also swallow data: connections stay open, and nothing passes until it releases what it holds.
 */
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

export class CuttableProxy {
  private server: Server | null = null;
  private readonly sockets = new Set<Socket>();
  private swallows: (bytes: Buffer, toServer: boolean) => boolean = () => false;
  /** Swallowed data by connection; later data queues after it. */
  private readonly held = new Map<Socket, Buffer[]>();
  port = 0;

  constructor(private readonly target: number) {}

  /** Opens it, on the same port as before. */
  async open(): Promise<void> {
    if (this.server) return;
    this.server = createServer((near) => {
      const far = connect(this.target, '127.0.0.1');
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        this.sockets.add(from);
        from.on('data', (bytes: Buffer) => {
          const before = this.held.get(to);
          if (before) before.push(bytes);
          else if (this.swallows(bytes, from === near)) this.held.set(to, [bytes]);
          else to.write(bytes);
        });
        from.on('error', () => undefined);
        from.on('close', () => {
          this.sockets.delete(from);
          // Nobody waits for it any more: the swallowed data is lost.
          for (const end of [from, to]) this.held.delete(end);
          to.destroy();
        });
      }
    });
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    ({ port: this.port } = this.server.address() as { port: number });
  }

  /** Ends every connection and refuses new ones. */
  async cut(): Promise<void> {
    const { server } = this;
    this.server = null;
    for (const socket of this.sockets) socket.destroy();
    if (server) await new Promise((resolve) => server.close(resolve));
  }

  /**
   * Swallows matching data and everything after it in the same direction of the connection; without a predicate
   * everything.
   */
  swallow(which: (bytes: Buffer, toServer: boolean) => boolean = () => true): void {
    this.swallows = which;
  }

  /** Whether it holds swallowed data of a connection that is still open. */
  get isHolding(): boolean {
    return this.held.size > 0;
  }

  /** Releases the held data, then passes everything on. */
  letThrough(): void {
    this.swallows = () => false;
    for (const [to, chunks] of this.held) for (const bytes of chunks) to.write(bytes);
    this.held.clear();
  }
}
