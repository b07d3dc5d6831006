/** OCR of one picture at a time. The threads start with the first picture, and end when they are idle for a while. */
import { setTimeout as pause } from 'node:timers/promises';
import { OcrThread, type Language, type ReadLine } from './ocrThread';

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
  maxQueued: number;
  /** Timeout in milliseconds for one picture, and for starting. */
  timeoutMs: number;
  /** Idle milliseconds after which the threads end. They take some hundred megabytes. */
  idleMs: number;
}

const DEFAULT_BOUNDS: Bounds = { maxQueued: 6, timeoutMs: 20_000, idleMs: 300_000 };
const CLOSE_TIMEOUT_MS = 5_000;
const MODELS: Record<keyof Reading, readonly Language[]> = { mixed: ['chi_sim', 'eng'], latin: ['eng'] };

export class LocalOcr implements OcrGateway {
  private readonly bounds: Bounds;
  private threads: Promise<Record<keyof Reading, OcrThread>> | null = null;
  private queue: Promise<unknown> = Promise.resolve();
  private queued = 0;
  private isClosed = false;
  private idleTimer: NodeJS.Timeout | null = null;

  constructor(bounds: Partial<Bounds> = {}) {
    this.bounds = { ...DEFAULT_BOUNDS, ...bounds };
  }

  /** Reads a picture after the earlier ones. */
  async read(picture: Buffer): Promise<OcrOutcome> {
    if (this.isClosed || this.queued >= this.bounds.maxQueued) return { outcome: 'busy' };
    this.queued += 1;
    if (this.idleTimer) clearTimeout(this.idleTimer);
    const result = this.queue.then(() => this.recognise(picture));
    this.queue = result;
    const outcome = await result;
    this.queued -= 1;
    if (this.queued === 0 && !this.isClosed) {
      this.idleTimer = setTimeout(() => void this.endThreads(), this.bounds.idleMs);
      this.idleTimer.unref();
    }
    return outcome;
  }

  /** Ends the threads. The current picture has some seconds to finish; waiting ones fail. */
  async close(): Promise<void> {
    this.isClosed = true;
    if (this.idleTimer) clearTimeout(this.idleTimer);
    await withTimeout(this.queue, CLOSE_TIMEOUT_MS).catch(() => undefined);
    await this.endThreads();
    await this.queue;
  }

  private async recognise(picture: Buffer): Promise<OcrOutcome> {
    if (this.isClosed) return { outcome: 'busy' };
    try {
      return { outcome: 'read', reading: await withTimeout(this.readBoth(picture), this.bounds.timeoutMs) };
    } catch {
      // The state of the threads is unknown, so the next picture gets new ones.
      await this.endThreads();
      return { outcome: 'failed' };
    }
  }

  /** Sequentially, so that the second core stays available for other requests. */
  private async readBoth(picture: Buffer): Promise<Reading> {
    const { mixed, latin } = await (this.threads ??= startThreads());
    return { mixed: await mixed.read(picture), latin: await latin.read(picture) };
  }

  private async endThreads(): Promise<void> {
    const { threads } = this;
    this.threads = null;
    const runningThreads = await threads?.catch(() => null);
    if (runningThreads) await Promise.all(Object.values(runningThreads).map((thread) => thread.end()));
  }
}

/** Rejects when the work takes longer. */
const withTimeout = <T>(promise: Promise<T>, milliseconds: number): Promise<T> => {
  const timeout = pause(milliseconds, undefined, { ref: false }).then(() => {
    throw new Error('Reading the picture took too long.');
  });
  return Promise.race([promise, timeout]);
};

async function startThreads(): Promise<Record<keyof Reading, OcrThread>> {
  const [mixed, latin] = await Promise.all([OcrThread.start(MODELS.mixed), OcrThread.start(MODELS.latin)]);
  return { mixed, latin };
}
