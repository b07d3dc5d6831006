/** A Tesseract worker thread with language data from packages. Its folder of links is removed after loading. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { access, mkdtemp, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Worker as Thread } from 'node:worker_threads';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';

export type Language = 'chi_sim' | 'eng';

/** A recognised line: its box in pixels, and its confidence from 0 to 1. */
export interface ReadLine {
  text: string;
  confidence: number;
  box: { left: number; top: number; right: number; bottom: number };
}

/** The smaller integer model of the language data, with equal quality. */
const MODEL_VARIANT = '4.0.0_best_int';
/** Suppresses Tesseract's messages on the terminal, which may be about a visitor's picture. */
const QUIET_OPTIONS = { debug_file: '/dev/null' };

/**
 * Starts Tesseract and returns its thread, which tesseract.js does not expose. Node announces it while `create` runs.
 */
async function startWithThread(create: () => Promise<Worker>): Promise<{ worker: Worker; thread: Thread }> {
  const threads: Thread[] = [];
  const onThread = (message: unknown) => threads.push((message as { worker: Thread }).worker);
  subscribe('worker_threads', onThread);
  const starting = create();
  unsubscribe('worker_threads', onThread);
  const worker = await starting;
  const [thread] = threads;
  if (!thread) throw new Error('Tesseract has no thread.');
  return { worker, thread };
}

async function linkData(languages: readonly Language[]): Promise<string> {
  const { resolve: resolvePackage } = createRequire(pathToFileURL(resolve('package.json')).href);
  const folder = await mkdtemp(join(tmpdir(), 'ocr-'));
  for (const language of languages) {
    const file = `${language}.traineddata.gz`;
    const data = join(dirname(resolvePackage(`@tesseract.js-data/${language}/package.json`)), MODEL_VARIANT, file);
    // tesseract.js never responds when data is missing.
    await access(data);
    await symlink(data, join(folder, file));
  }
  return folder;
}

export class OcrThread {
  private constructor(
    private readonly worker: Worker,
    private readonly thread: Thread,
    /** Rejected when the thread ends unexpectedly; tesseract.js would never respond. */
    private readonly unexpectedEnd: Promise<never>,
  ) {}

  /** Starts a thread for these languages, in order of preference. */
  static async start(languages: readonly Language[]): Promise<OcrThread> {
    const folder = await linkData(languages);
    try {
      // Without an errorHandler it throws errors that cannot be caught.
      const options = { langPath: folder, cacheMethod: 'none', errorHandler: () => undefined };
      const { worker, thread } = await startWithThread(() =>
        createWorker(languages.join('+'), OEM.LSTM_ONLY, options, QUIET_OPTIONS as object),
      );
      await worker.setParameters({ tessedit_pageseg_mode: PSM.SPARSE_TEXT, preserve_interword_spaces: '1' });
      const unexpectedEnd = new Promise<never>((_resolve, reject) => {
        thread.once('error', reject);
        thread.once('exit', () => reject(new Error('The thread of Tesseract ended.')));
      });
      unexpectedEnd.catch(() => undefined);
      return new OcrThread(worker, thread, unexpectedEnd);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** Reads a picture, after correcting a slight rotation. */
  async read(picture: Buffer): Promise<ReadLine[]> {
    const recognition = this.worker.recognize(picture, { rotateAuto: true }, { text: false, blocks: true });
    const { data } = await Promise.race([recognition, this.unexpectedEnd]);
    return (data.blocks ?? [])
      .flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))
      .map(({ text, confidence, bbox: { x0, y0, x1, y1 } }) => ({
        text: text.trim(),
        confidence: confidence / 100,
        box: { left: x0, top: y0, right: x1, bottom: y1 },
      }))
      .filter(({ text }) => text !== '');
  }

  /** Terminates the thread at once. */
  async end(): Promise<void> {
    await this.thread.terminate();
  }
}
