/** Finds the highest rate at which the slowest hundredth of requests stays within the limit, step by step. */
import { LIMITS } from './verdict.mjs';
import { percentile } from './traffic.mjs';

const STEPS = [40, 60, 80, 100, 110, 125, 140, 160, 180, 200, 225, 250, 280, 315, 350, 400];
const STEP_SECONDS = 8;
/** As many as two of three replicas take: one is missing for a while, and comes back with everything to be drawn and compiled anew. */
const OF_HIGHEST = 2 / 3;

/** Gives the rate to go on with and the highest that held. */
export async function climb(traffic, say) {
  // The first requests are the compiler's and the empty cache's.
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
