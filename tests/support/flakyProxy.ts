/**
 * A loopback proxy that simulates network faults: it can close open connections and refuse new ones, or stall data.
 * Stalled connections stay open, and no data passes until `resume`.
 */
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

export class FlakyProxy {
  private server: Server | null = null;
  private readonly sockets = new Set<Socket>();
  private shouldStall: (bytes: Buffer, toServer: boolean) => boolean = () => false;
  /** Stalled data by connection; later data is appended to it. */
  private readonly stalledData = new Map<Socket, Buffer[]>();
  port = 0;

  constructor(private readonly target: number) {}

  /** Starts the proxy, on the same port as before. */
  async open(): Promise<void> {
    if (this.server) return;
    this.server = createServer((client) => {
      const upstream = connect(this.target, '127.0.0.1');
      for (const [from, to] of [
        [client, upstream],
        [upstream, client],
      ] as const) {
        this.sockets.add(from);
        from.on('data', (bytes: Buffer) => {
          const queue = this.stalledData.get(to);
          if (queue) queue.push(bytes);
          else if (this.shouldStall(bytes, from === client)) this.stalledData.set(to, [bytes]);
          else to.write(bytes);
        });
        from.on('error', () => undefined);
        from.on('close', () => {
          this.sockets.delete(from);
          // The connection is closed, so its stalled data is dropped.
          for (const end of [from, to]) this.stalledData.delete(end);
          to.destroy();
        });
      }
    });
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    ({ port: this.port } = this.server.address() as { port: number });
  }

  /** Closes every connection and refuses new ones. */
  async disconnect(): Promise<void> {
    const { server } = this;
    this.server = null;
    for (const socket of this.sockets) socket.destroy();
    if (server) await new Promise((resolve) => server.close(resolve));
  }

  /**
   * Stalls matching data and all later data in the same direction of the connection; without a predicate all data.
   */
  stall(which: (bytes: Buffer, toServer: boolean) => boolean = () => true): void {
    this.shouldStall = which;
  }

  /** Whether an open connection has stalled data. */
  get hasStalledData(): boolean {
    return this.stalledData.size > 0;
  }

  /** Forwards the stalled data, then all data again. */
  resume(): void {
    this.shouldStall = () => false;
    for (const [to, chunks] of this.stalledData) for (const bytes of chunks) to.write(bytes);
    this.stalledData.clear();
  }
}
