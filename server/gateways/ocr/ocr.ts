/** OCR of one picture at a time. The threads start with the first picture, and end when they are idle for a while. */
import { setTimeout as pause } from 'node:timers/promises';
import { Reader, type Language, type ReadLine } from './reader';

/**
 * Two results for the same picture: in both languages, and Latin only, which is better for e-mail addresses and URLs.
 */
export interface Reading {
  mixed: ReadLine[];
  latin: ReadLine[];
}

/** 'busy': too many pictures are waiting. 'failed': a timeout or crash. */
export type OcrOutcome = { outcome: 'read'; reading: Reading } | { outcome: 'busy' } | { outcome: 'failed' };

export interface OcrGateway {
  read(picture: Buffer): Promise<OcrOutcome>;
  close(): Promise<void>;
}

interface Bounds {
  /** Maximum number of pictures that are waiting or being read. */
  atOnce: number;
  /** Timeout in milliseconds for one picture, and for starting. */
  within: number;
  /** Idle milliseconds after which the threads end. They take some hundred megabytes. */
  idle: number;
}

const USUAL: Bounds = { atOnce: 6, within: 20_000, idle: 300_000 };
const CLOSE_TIMEOUT_MS = 5_000;
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

  /** Reads a picture after the earlier ones. */
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

  /** Ends the threads. The current picture has some seconds to finish; waiting ones fail. */
  async close(): Promise<void> {
    this.isClosed = true;
    if (this.rest) clearTimeout(this.rest);
    await inTime(this.last, CLOSE_TIMEOUT_MS).catch(() => undefined);
    await this.endReaders();
    await this.last;
  }

  private async readNow(picture: Buffer): Promise<OcrOutcome> {
    if (this.isClosed) return { outcome: 'busy' };
    try {
      return { outcome: 'read', reading: await inTime(this.readBoth(picture), this.bounds.within) };
    } catch {
      // The state of the threads is unknown, so the next picture gets new ones.
      await this.endReaders();
      return { outcome: 'failed' };
    }
  }

  /** Sequentially, so that the second core stays available for other requests. */
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

/** Rejects when the work takes longer. */
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
