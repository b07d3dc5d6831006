/** Relative cost of code, without absolute times: machines differ, and a busy one is slow. */

/** The minimum processor time of some runs in microseconds, so that other load does not count. */
function least(run: () => void): number {
  const once = () => {
    const started = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(started);
    return user + system;
  };
  return Math.min(...Array.from({ length: 5 }, once));
}

/**
 * How many times as long `run` takes as `other`, both measured now.
 * @example A text of eight times the length takes 8 where the work is linear, 64 where it is quadratic.
 */
export const timesAsLong = (run: () => void, other: () => void): number => least(run) / least(other);
