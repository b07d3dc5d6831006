/**
 * Answers requests for kept pages where they arrive, for half of what node's parser, its request and its response take. Everything else is node's: a connection is handed
 * to it with the first request that is not answered here, comes back once that has its answer, and stays with node when something came that is not one whole
 * request (wholeRequests.ts), since from then on only node knows where the next begins.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Arrivals } from './arrivals';
import { WholeRequests, type WholeRequest } from './wholeRequests';

interface Options {
  /** An answer as it goes over the line; nothing for what is left to node. */
  answerOf(asked: WholeRequest): readonly Buffer[] | undefined;
  /** Whose turn it is, while others arrive. */
  arrivals: Pick<Arrivals, 'answer'>;
}

type TakeData = (this: Socket, chunk: Buffer) => void;
type TakeConnection = (this: Server, socket: Socket) => void;

export class SocketAnswers {
  private readonly takenByNode: TakeConnection;
  private readonly connections = new WeakMap<Socket, Connection>();
  private isOpen = true;
  /** Node does not know of them. */
  readonly unknown = new Set<Connection>();
  /** On which an answer waits for its turn, or for its reader to take it. Nothing more is read from them meanwhile. */
  readonly busy = new Set<Connection>();

  constructor(
    private readonly server: Server,
    readonly options: Options,
  ) {
    // The one that node sets when it makes a server.
    const [takenByNode, ...others] = server.listeners('connection') as TakeConnection[];
    if (!takenByNode || others.length > 0)
      throw new Error('A server whose connections are taken by node alone is expected.');
    this.takenByNode = takenByNode;
    server.removeListener('connection', takenByNode);
    server.on('connection', (socket: Socket) => {
      if (!this.isOpen) return this.handOver(socket);
      const connection = new Connection(socket.setTimeout(server.headersTimeout), this);
      this.unknown.add(connection);
      this.connections.set(socket, connection);
    });
  }

  /** It has been answered, and may wait longer for what is asked next. */
  keep(socket: Socket): void {
    socket.setTimeout(this.server.keepAliveTimeout);
  }

  /** Node takes it as one that has just come. */
  handOver(socket: Socket): void {
    this.takenByNode.call(this.server, socket.setTimeout(0));
  }

  /** Whether node has this request because there was no answer here. To be asked once for each. */
  hasPassed({ socket }: IncomingMessage, response: ServerResponse): boolean {
    const connection = this.connections.get(socket);
    connection?.answeredBy(response);
    return connection !== undefined;
  }

  forget(socket: Socket): void {
    this.connections.delete(socket);
  }

  /** The server stops. Resolves when what was asked here has been answered and taken; connections that node knows of are closed by node. */
  async close(): Promise<void> {
    this.isOpen = false;
    for (const connection of this.unknown) connection.endWhenSettled();
    await Promise.all([...this.busy].map((connection) => connection.settled()));
  }
}

class Connection {
  private readonly requests = new WholeRequests();
  /** What node listens to data with, once it knows of the connection. */
  private takenByNode: TakeData | null = null;
  /** Whole requests that node has and has not answered. */
  private passed = 0;
  private isKept = false;
  private whenSettled: (() => void)[] = [];

  constructor(
    private readonly socket: Socket,
    private readonly all: SocketAnswers,
  ) {
    socket
      .on('data', this.onData)
      .on('end', this.onEnd)
      .on('timeout', this.onTimeout)
      .on('error', this.onError)
      .on('close', this.onClose);
  }

  /** By node. */
  answeredBy(response: ServerResponse): void {
    response.once('close', () => (this.passed -= 1));
  }

  endWhenSettled(): void {
    const end = () => this.socket.destroySoon();
    if (this.all.busy.has(this)) this.whenSettled.push(end);
    else end();
  }

  settled(): Promise<void> {
    return new Promise((resolve) => this.whenSettled.push(resolve));
  }

  private readonly onData = (chunk: Buffer): void => {
    const asked = this.requests.read(chunk);
    if (!asked) return this.leave(chunk);
    const answer = this.passed === 0 ? this.all.options.answerOf(asked) : undefined;
    if (!answer) return this.pass(chunk);
    if (!this.all.options.arrivals.answer(() => this.send(answer))) this.wait();
  };

  private send(answer: readonly Buffer[]): void {
    const { socket } = this;
    // Once node knows of it, node does.
    if (!this.isKept && !this.takenByNode) this.all.keep(socket);
    this.isKept = true;
    socket.cork();
    let hasRoom = true;
    for (const piece of answer) hasRoom = socket.write(piece);
    socket.uncork();
    if (hasRoom || socket.writableLength === 0) return this.settle();
    // Who does not take what he asked for is asked for no more.
    this.wait();
    socket.once('drain', this.settle);
  }

  private wait(): void {
    this.all.busy.add(this);
    this.socket.pause();
  }

  private readonly settle = (): void => {
    if (!this.all.busy.delete(this)) return;
    this.socket.resume();
    for (const done of this.whenSettled.splice(0)) done();
  };

  /** Node answers this one. */
  private pass(chunk: Buffer): void {
    this.passed += 1;
    if (!this.takenByNode) {
      this.takenByNode = this.introduce();
      // Node reads from the socket itself until somebody else listens; then it is given what is for it.
      this.socket.removeListener('data', this.takenByNode).on('data', this.onData);
    }
    this.takenByNode.call(this.socket, chunk);
  }

  /** Node answers this one and whatever comes after it. */
  private leave(chunk: Buffer): void {
    this.all.forget(this.socket);
    const takenByNode = this.takenByNode ?? this.introduce();
    if (this.takenByNode) this.socket.removeListener('data', this.onData).on('data', takenByNode);
    takenByNode.call(this.socket, chunk);
  }

  private introduce(): TakeData {
    const { socket } = this;
    socket
      .removeListener('data', this.onData)
      .removeListener('end', this.onEnd)
      .removeListener('timeout', this.onTimeout)
      .removeListener('error', this.onError);
    this.all.unknown.delete(this);
    this.all.handOver(socket);
    const [takenByNode] = socket.listeners('data') as TakeData[];
    if (!takenByNode) throw new Error('Node does not listen to what arrives.');
    return takenByNode;
  }

  private readonly onEnd = (): void => void this.socket.end();
  private readonly onTimeout = (): void => void this.socket.destroy();
  // It has gone, and nothing was unanswered.
  private readonly onError = (): void => undefined;
  private readonly onClose = (): void => {
    this.all.unknown.delete(this);
    this.settle();
  };
}
