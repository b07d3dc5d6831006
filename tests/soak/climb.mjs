/** Finds the highest rate at which the 99th percentile stays within the limit, step by step. */
import { LIMITS } from './verdict.mjs';
import { percentile } from './traffic.mjs';

const STEPS = [40, 60, 80, 100, 110, 125, 140, 160, 180, 200, 225, 250, 280, 315, 350, 400];
const STEP_SECONDS = 8;
/** The capacity of two of three replicas: one is down for a while, and restarts with cold caches and code. */
const LOAD_FACTOR = 2 / 3;

/** Returns the rate to continue with and the highest rate within the limit. */
export async function findMaxRate(traffic, report) {
  // Warm-up for the compiler and the empty cache.
  await traffic.at(STEPS[0], 15);
  let maxRate = 0;
  for (const rate of STEPS) {
    const { started, ended } = await traffic.at(rate, STEP_SECONDS);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const samples = traffic.samples.filter(({ from }) => from >= started && from <= ended);
    const failed = samples.filter((sample) => sample.hasFailed).length;
    const p99 = percentile(samples, 0.99);
    const isWithinLimit = p99 <= LIMITS.p99Ms && failed === 0;
    report({ step: rate, requests: samples.length, p99, failed, isWithinLimit });
    if (!isWithinLimit) break;
    maxRate = rate;
  }
  return { maxRate, rate: Math.max(20, Math.round(maxRate * LOAD_FACTOR)) };
}
