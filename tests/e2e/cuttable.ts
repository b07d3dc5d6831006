/** A way to a server on loopback that can be cut, as a network is: open connections end, and no other is taken. */
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

export class CuttableWay {
  private server: Server | null = null;
  private readonly sockets = new Set<Socket>();
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
        from.on('data', (bytes) => to.write(bytes));
        from.on('error', () => undefined);
        from.on('close', () => {
          this.sockets.delete(from);
          to.destroy();
        });
      }
    });
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    ({ port: this.port } = this.server.address() as { port: number });
  }

  /** Every connection ends, and no other is taken. */
  async cut(): Promise<void> {
    const { server } = this;
    this.server = null;
    for (const socket of this.sockets) socket.destroy();
    if (server) await new Promise((resolve) => server.close(resolve));
  }
}
