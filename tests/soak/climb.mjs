/** Finds the highest rate at which the 99th percentile stays within the limit, step by step. */
import { LIMITS } from './verdict.mjs';
import { percentile } from './traffic.mjs';

const STEPS = [40, 60, 80, 100, 110, 125, 140, 160, 180, 200, 225, 250, 280, 315, 350, 400];
const STEP_SECONDS = 8;
/** As many as two of three replicas can handle: one is down for a while, and restarts with cold caches and code. */
const OF_HIGHEST = 2 / 3;

/** Returns the rate to continue with and the highest rate within the limit. */
export async function climb(traffic, say) {
  // Warm-up for the compiler and the empty cache.
  await traffic.at(STEPS[0], 15);
  let highest = 0;
  for (const rate of STEPS) {
    const { started, ended } = await traffic.at(rate, STEP_SECONDS);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const of = traffic.notes.filter(({ from }) => from >= started && from <= ended);
    const bad = of.filter((note) => note.isBad).length;
    const p99 = percentile(of, 0.99);
    const held = p99 <= LIMITS.p99Ms && bad === 0;
    say({ climb: rate, answered: of.length, p99, bad, held });
    if (!held) break;
    highest = rate;
  }
  return { highest, rate: Math.max(20, Math.round(highest * OF_HIGHEST)) };
}
