/** What is left in the heap once V8 has looked for what can go where it lies for a short time only (docs/decisions/0017). */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
/** A look at the whole heap, or a short one where what is new lies. */
export const collect = runInNewContext('gc') as (options?: { type: 'minor' }) => void;

const TIMES = 50;

/** Megabytes that are still held after fifty times of this and two short looks. */
export async function heldAfter(make: () => unknown): Promise<number> {
  const all = async () => {
    for (let time = 0; time < TIMES; time += 1) await make();
  };
  await all();
  collect();
  const before = process.memoryUsage().heapUsed;
  await all();
  collect({ type: 'minor' });
  collect({ type: 'minor' });
  return (process.memoryUsage().heapUsed - before) / 1024 / 1024;
}
