/** Solves a captcha's proof of work: in a worker, or in slices where workers are missing. */
import { solveWork, type Work } from '@/rules/work';
import type { WorkMessage } from './work.worker';

function inWorker(work: Work, onProgress: (part: number) => void): Promise<number[]> {
  const worker = new Worker(new URL('./work.worker.ts', import.meta.url));
  return new Promise<number[]>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<WorkMessage>) =>
      'counters' in data ? resolve(data.counters) : onProgress(data.progress);
    worker.onerror = () => reject(new Error('The worker failed.'));
    worker.postMessage(work);
  }).finally(() => worker.terminate());
}

function inSlices(work: Work, onProgress: (part: number) => void): Promise<number[]> {
  const steps = solveWork(work);
  return new Promise((resolve) => {
    const go = () => {
      const { done, value } = steps.next();
      if (done) return resolve(value);
      onProgress(value);
      window.setTimeout(go);
    };
    go();
  });
}

export async function solveInBrowser(work: Work, onProgress: (part: number) => void): Promise<number[]> {
  try {
    return await inWorker(work, onProgress);
  } catch {
    return inSlices(work, onProgress);
  }
}
