/** A connection to a server on this machine, byte by byte: what is sent is written by the test, each chunk for itself. */
import { connect } from 'node:net';

export interface RawAnswer {
  /** Status line and fields as they came, without the empty line. */
  head: string;
  /** A character a byte. */
  body: string;
}

export interface Line {
  write(text: string): void;
  /** The next answer; fails when the connection ends before it is whole. Its end is known by content-length, as in all of ours. */
  answer(): Promise<RawAnswer>;
  /** Nothing more is sent; what comes is still read. */
  end(): void;
  pause(): void;
  resume(): void;
  /** Resolves when the server has closed the connection, with what came and was not asked for as an answer. */
  closed: Promise<string>;
  destroy(): void;
}

/** The first answer of a text that begins with one, if it is whole. */
function cut(text: string): [RawAnswer, rest: string] | null {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const head = text.slice(0, end);
  const length = Number(/^content-length: (\d+)\r?$/im.exec(head)?.[1] ?? 0);
  const body = end + 4;
  if (text.length < body + length) return null;
  return [{ head, body: text.slice(body, body + length) }, text.slice(body + length)];
}

export async function openLine(port: number): Promise<Line> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  let come = '';
  let isClosed = false;
  const waiting: { resolve(answer: RawAnswer): void; reject(error: Error): void }[] = [];
  const serve = () => {
    for (let next = waiting[0] && cut(come); next; next = waiting[0] && cut(come)) {
      come = next[1];
      waiting.shift()?.resolve(next[0]);
    }
    if (isClosed) for (const { reject } of waiting.splice(0)) reject(new Error(`Closed after: ${come}`));
  };
  socket.on('data', (chunk) => {
    come += chunk.toString('latin1');
    serve();
  });
  // The server may reset what it closes.
  socket.on('error', () => undefined);
  const closed = new Promise<string>((resolve) =>
    socket.once('close', () => {
      isClosed = true;
      serve();
      resolve(come);
    }),
  );
  return {
    write: (text) => void socket.write(text, 'latin1'),
    answer: () =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        serve();
      }),
    end: () => void socket.end(),
    pause: () => void socket.pause(),
    resume: () => void socket.resume(),
    closed,
    destroy: () => void socket.destroy(),
  };
}
