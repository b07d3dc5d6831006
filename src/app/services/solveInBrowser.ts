/** Solves a captcha's proof of work: in a worker, or in slices where workers are missing. */
import { solveWork, type ProofOfWork } from '@/rules/proofOfWork';
import type { WorkMessage } from './work.worker';

function solveInWorker(work: ProofOfWork, onProgress: (fraction: number) => void): Promise<number[]> {
  const worker = new Worker(new URL('./work.worker.ts', import.meta.url));
  return new Promise<number[]>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<WorkMessage>) =>
      'counters' in data ? resolve(data.counters) : onProgress(data.progress);
    worker.onerror = () => reject(new Error('The worker failed.'));
    worker.postMessage(work);
  }).finally(() => worker.terminate());
}

function solveInSlices(work: ProofOfWork, onProgress: (fraction: number) => void): Promise<number[]> {
  const steps = solveWork(work);
  return new Promise((resolve) => {
    const runSlice = () => {
      const { done, value } = steps.next();
      if (done) return resolve(value);
      onProgress(value);
      window.setTimeout(runSlice);
    };
    runSlice();
  });
}

export async function solveInBrowser(work: ProofOfWork, onProgress: (fraction: number) => void): Promise<number[]> {
  try {
    return await solveInWorker(work, onProgress);
  } catch {
    return solveInSlices(work, onProgress);
  }
}
