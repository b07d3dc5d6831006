/**
 * A way to a server on loopback that can be cut, as a network is: open connections end, and no other is taken. Or it swallows what is sent: connections
 * stand, new ones too, and nothing comes through until it lets go of what it holds.
 */
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

export class CuttableWay {
  private server: Server | null = null;
  private readonly sockets = new Set<Socket>();
  private swallows: (bytes: Buffer, toServer: boolean) => boolean = () => false;
  /** What was swallowed, by connection: what follows it waits behind it. */
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
          // Nobody waits for it any more: what was swallowed on its way is lost.
          for (const end of [from, to]) this.held.delete(end);
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

  /** From now on swallows what this says, and all that follows it the same way on the connection; everything when it says nothing. */
  swallow(which: (bytes: Buffer, toServer: boolean) => boolean = () => true): void {
    this.swallows = which;
  }

  /** Whether something was swallowed that is not lost: the connection that it was sent on still stands. */
  get isHolding(): boolean {
    return this.held.size > 0;
  }

  /** Lets everything through again, what was swallowed first. */
  letThrough(): void {
    this.swallows = () => false;
    for (const [to, chunks] of this.held) for (const bytes of chunks) to.write(bytes);
    this.held.clear();
  }
}
