/** Work that may take minutes: migrations, imports, backups, exports, what housekeeping clears away. Its statements have a quarter of an hour instead of seconds. */
import { AsyncLocalStorage } from 'node:async_hooks';

const running = new AsyncLocalStorage<true>();
let count = 0;

/** Runs work whose statements, and only they, may take so long. */
export async function longWork<T>(work: () => Promise<T>): Promise<T> {
  count += 1;
  try {
    return await running.run(true, work);
  } finally {
    count -= 1;
    // While it is looked for, node calls a hook for each promise and tick of the process: a tenth of what a kept page costs.
    if (count === 0) running.disable();
  }
}

/** Whether this is asked within such work. */
export const isLongWork = (): boolean => running.getStore() === true;
