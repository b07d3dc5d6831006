/** Resident memory of the replicas, looked at every two seconds. */
import { readFileSync } from 'node:fs';

const EVERY_MS = 2_000;

/** MB, or null when the process is gone. */
function residentOf(pid) {
  try {
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;
  } catch {
    return null;
  }
}

export function watchMemory(replicas) {
  /** By process: a replica that was started anew is another one. */
  const lives = new Map();
  const timer = setInterval(() => {
    for (const { name, child } of replicas) {
      const mb = child && residentOf(child.pid);
      if (!mb) continue;
      const life = lives.get(child.pid) ?? { name, pid: child.pid, samples: [] };
      lives.set(child.pid, life);
      life.samples.push({ at: performance.now(), mb });
    }
  }, EVERY_MS);
  return () => {
    clearInterval(timer);
    return [...lives.values()];
  };
}

const median = (numbers) => [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)];

/**
 * The highest of a life, and how much the median of its last quarter is above that of its second quarter: the first is warming up, and
 * single moments are the collector's.
 */
export function sumUpMemory({ name, samples }) {
  const all = samples.map(({ mb }) => mb);
  const quarter = Math.floor(all.length / 4);
  const part = (at) => median(all.slice(at * quarter, (at + 1) * quarter));
  return {
    name,
    seconds: Math.round((samples.at(-1).at - samples[0].at) / 1_000),
    highest: Math.round(Math.max(...all)),
    ...(quarter > 0 && { second: Math.round(part(1)), last: Math.round(part(3)) }),
  };
}
