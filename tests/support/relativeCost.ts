/** The relative CPU cost of code: absolute times depend on the machine and its load. */

/** The minimum CPU time of several runs in microseconds, so that other load does not count. */
function minCpuTime(run: () => void): number {
  const once = () => {
    const started = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(started);
    return user + system;
  };
  return Math.min(...Array.from({ length: 5 }, once));
}

/**
 * The CPU time of `run` divided by that of `other`.
 * @example For an input of eight times the length the result is about 8 if the work is linear, 64 if it is quadratic.
 */
export const relativeCost = (run: () => void, other: () => void): number => minCpuTime(run) / minCpuTime(other);
