/** Heap memory that survives V8's minor garbage collections (docs/decisions/0017). */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
/** Runs a full or a minor garbage collection. */
export const collectGarbage = runInNewContext('gc') as (options?: { type: 'minor' }) => void;

const REPETITIONS = 50;

/** Megabytes that survive fifty calls and two minor collections. */
export async function retainedAfterMinorGc(make: () => unknown): Promise<number> {
  const repeat = async () => {
    for (let time = 0; time < REPETITIONS; time += 1) await make();
  };
  await repeat();
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  await repeat();
  collectGarbage({ type: 'minor' });
  collectGarbage({ type: 'minor' });
  return (process.memoryUsage().heapUsed - before) / 1024 / 1024;
}
