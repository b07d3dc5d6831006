/** Solves a captcha's proof of work off the main thread, so that the page stays responsive. */
import { solveWork, type ProofOfWork } from '@/rules/proofOfWork';

export type WorkMessage = { progress: number } | { counters: number[] };

const post = (message: WorkMessage): void => self.postMessage(message);

self.onmessage = ({ data }: MessageEvent<ProofOfWork>) => {
  const steps = solveWork(data);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return post({ counters: value });
    post({ progress: value });
  }
};
