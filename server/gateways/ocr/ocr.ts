/** Reads text in pictures, one picture at a time. Its threads start with the first picture and end when none came for a while. */
import { setTimeout as pause } from 'node:timers/promises';
import { Reader, type Language, type ReadLine } from './reader';

/** The same picture read twice: by both languages, and as Latin script alone, which is better at addresses of the net. */
export interface Reading {
  mixed: ReadLine[];
  latin: ReadLine[];
}

/** 'busy': too many wait. 'failed': it took too long, or broke. */
export type OcrOutcome = { outcome: 'read'; reading: Reading } | { outcome: 'busy' } | { outcome: 'failed' };

export interface OcrGateway {
  read(picture: Buffer): Promise<OcrOutcome>;
  close(): Promise<void>;
}

interface Bounds {
  /** Pictures that wait or are being read. */
  atOnce: number;
  /** Milliseconds for one picture, and for starting. */
  within: number;
  /** Milliseconds without a picture after which the threads are ended: they hold some hundred megabytes. */
  idle: number;
}

const USUAL: Bounds = { atOnce: 6, within: 20_000, idle: 300_000 };
const CLOSE_MS = 5_000;
const MODELS: Record<keyof Reading, readonly Language[]> = { mixed: ['chi_sim', 'eng'], latin: ['eng'] };

export class LocalOcr implements OcrGateway {
  private readonly bounds: Bounds;
  private readers: Promise<Record<keyof Reading, Reader>> | null = null;
  private last: Promise<unknown> = Promise.resolve();
  private present = 0;
  private isClosed = false;
  private rest: NodeJS.Timeout | null = null;

  constructor(bounds: Partial<Bounds> = {}) {
    this.bounds = { ...USUAL, ...bounds };
  }

  /** Reads a picture after those that came before it. */
  async read(picture: Buffer): Promise<OcrOutcome> {
    if (this.isClosed || this.present >= this.bounds.atOnce) return { outcome: 'busy' };
    this.present += 1;
    if (this.rest) clearTimeout(this.rest);
    const turn = this.last.then(() => this.readNow(picture));
    this.last = turn;
    const outcome = await turn;
    this.present -= 1;
    if (this.present === 0 && !this.isClosed) {
      this.rest = setTimeout(() => void this.endReaders(), this.bounds.idle);
      this.rest.unref();
    }
    return outcome;
  }

  /** Ends the threads: a picture that is being read is given some seconds to be finished, what waits is refused. */
  async close(): Promise<void> {
    this.isClosed = true;
    if (this.rest) clearTimeout(this.rest);
    await inTime(this.last, CLOSE_MS).catch(() => undefined);
    await this.endReaders();
    await this.last;
  }

  private async readNow(picture: Buffer): Promise<OcrOutcome> {
    if (this.isClosed) return { outcome: 'busy' };
    try {
      return { outcome: 'read', reading: await inTime(this.readBoth(picture), this.bounds.within) };
    } catch {
      // What it was doing nobody knows: the next picture gets new threads.
      await this.endReaders();
      return { outcome: 'failed' };
    }
  }

  /** One after the other: the second core belongs to everybody else's requests. */
  private async readBoth(picture: Buffer): Promise<Reading> {
    const { mixed, latin } = await (this.readers ??= startReaders());
    return { mixed: await mixed.read(picture), latin: await latin.read(picture) };
  }

  private async endReaders(): Promise<void> {
    const { readers } = this;
    this.readers = null;
    const started = await readers?.catch(() => null);
    if (started) await Promise.all(Object.values(started).map((reader) => reader.end()));
  }
}

/** Fails when the work takes longer. */
const inTime = <T>(work: Promise<T>, milliseconds: number): Promise<T> => {
  const late = pause(milliseconds, undefined, { ref: false }).then(() => {
    throw new Error('Reading the picture took too long.');
  });
  return Promise.race([work, late]);
};

async function startReaders(): Promise<Record<keyof Reading, Reader>> {
  const [mixed, latin] = await Promise.all([Reader.start(MODELS.mixed), Reader.start(MODELS.latin)]);
  return { mixed, latin };
}
