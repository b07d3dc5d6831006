/** Solves a captcha's proof of work off the main thread, so that the page stays responsive. */
import { solveWork, type Work } from '@/rules/work';

export type WorkMessage = { progress: number } | { counters: number[] };

const tell = (message: WorkMessage): void => self.postMessage(message);

self.onmessage = ({ data }: MessageEvent<Work>) => {
  const steps = solveWork(data);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return tell({ counters: value });
    tell({ progress: value });
  }
};
