/** What work costs, told without a clock's absolute times: machines differ, and a busy one is slow. */

/** The least of some runs in microseconds of the processor, so that what else the machine does costs nothing. */
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
 * @example a text of eight times the length costs 8 where the work is linear, 64 where it is quadratic.
 */
export const timesAsLong = (run: () => void, other: () => void): number => least(run) / least(other);
