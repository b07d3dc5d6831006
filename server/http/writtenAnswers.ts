/** Answers with 200 as they go over the line, put together once a second: a date is a part of them. */
import { makeClock } from '../clock';

export interface Answer {
  /** Names and values in turn, as node's `writeHead` takes them: without a date, and without what becomes of the connection. */
  head: string[];
  body: Buffer;
}

/** Of the machine, whatever day the site thinks it is: caches reckon with it (RFC 9110, section 6.6.1). */
const machine = makeClock(null);

/** What is asked for again within the second goes out in one piece from then on, which the machine sends faster than two; a longer body is not copied for that. */
const ONE_PIECE = 64 * 1024;

const joined = (pieces: Buffer[]): Buffer[] =>
  pieces.length > 1 && pieces.every(({ length }) => length <= ONE_PIECE) ? [Buffer.concat(pieces)] : pieces;

export class WrittenAnswers {
  private second = -1;
  private date = '';
  /** Those that were asked for in this second. */
  private readonly written = new Map<Answer, Buffer[]>();

  /** What node would write, for a connection that is kept for so long (ms). */
  of(answer: Answer, keepAliveTimeout: number): readonly Buffer[] {
    const now = machine.now();
    const second = Math.floor(now.getTime() / 1_000);
    if (second !== this.second) {
      this.second = second;
      this.date = now.toUTCString();
      this.written.clear();
    }
    const known = this.written.get(answer);
    const pieces = known ? joined(known) : [this.headOf(answer, keepAliveTimeout), answer.body];
    if (pieces !== known) this.written.set(answer, pieces);
    return pieces;
  }

  private headOf({ head }: Answer, keepAliveTimeout: number): Buffer {
    const kept = ['Connection', 'keep-alive', 'Keep-Alive', `timeout=${Math.floor(keepAliveTimeout / 1_000)}`];
    const lines = [...head, 'Date', this.date, ...kept].map(
      (text, index) => `${text}${index % 2 === 0 ? ': ' : '\r\n'}`,
    );
    return Buffer.from(`HTTP/1.1 200 OK\r\n${lines.join('')}\r\n`, 'latin1');
  }
}
