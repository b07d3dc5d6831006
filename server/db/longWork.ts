/** Work that may take minutes: migrations, imports, backups, exports, what housekeeping clears away. Its statements have a quarter of an hour instead of seconds. */
import { AsyncLocalStorage } from 'node:async_hooks';

const running = new AsyncLocalStorage<true>();

/** Runs work whose statements, and only they, may take so long. */
export const longWork = <T>(work: () => Promise<T>): Promise<T> => running.run(true, work);

/** Whether this is asked within such work. */
export const isLongWork = (): boolean => running.getStore() === true;
