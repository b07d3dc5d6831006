/** Finds the highest rate at which the slowest hundredth of requests stays within the limit, step by step. */
import { LIMITS } from './verdict.mjs';
import { percentile } from './traffic.mjs';

const STEPS = [40, 60, 80, 100, 125, 150, 180, 220, 260, 300, 350, 400];
const STEP_SECONDS = 8;
/** What is left for the time in which a replica is missing or a neighbour on the machine works: eight seconds bear more than two minutes. */
const OF_HIGHEST = 0.6;

/** Of eight seconds half a second of a neighbour on the machine would be taken for the limit: what misses it twice does. */
const TRIES = 2;

/** Gives the rate to go on with and the highest that held. */
export async function climb(traffic, say) {
  // The first requests are the compiler's and the empty cache's.
  await traffic.at(STEPS[0], 15);
  let highest = 0;
  for (const rate of STEPS) {
    let held = false;
    for (let tries = 0; tries < TRIES && !held; tries += 1) held = await step(traffic, rate, say);
    if (!held) break;
    highest = rate;
  }
  // Not less than what must hold, where the climb came so far.
  const least = highest >= LIMITS.perSecond ? LIMITS.perSecond : 20;
  return { highest, rate: Math.max(least, Math.round(highest * OF_HIGHEST)) };
}

/** Asks at this rate for a while. Gives whether all was answered, and in time. */
async function step(traffic, rate, say) {
  const { started, ended } = await traffic.at(rate, STEP_SECONDS);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const of = traffic.notes.filter(({ from }) => from >= started && from <= ended);
  const bad = of.filter((note) => note.isBad).length;
  const p99 = percentile(of, 0.99);
  const held = p99 <= LIMITS.p99Ms && bad === 0;
  say({ climb: rate, answered: of.length, p99, bad, held });
  return held;
}
