import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/**
 * Says what Redocly finds wrong with the contract, one line a finding; an empty list when all is well. In a thread of its own: it takes as long as all
 * that is made from the contract, which goes on meanwhile.
 * @param skipped Rules that are not asked.
 */
export async function lintContract(root: string, skipped: string[]): Promise<string[]> {
  const workerData = { root, skipped };
  const thread = new Worker(new URL('./lintThread.mjs', import.meta.url), { workerData, execArgv: [] });
  // An error of the thread is thrown here.
  const [findings] = (await once(thread, 'message')) as [string[]];
  return findings;
}
