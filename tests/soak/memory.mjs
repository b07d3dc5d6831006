/** Resident memory of the replicas, sampled every two seconds. */
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
  /** By process: a restarted replica is a new one. */
  const lives = new Map();
  const pids = () => replicas.map(({ child }) => child?.pid);
  const first = pids();
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
    const last = pids();
    return [...lives.values()].map((life) => ({
      ...life,
      isWhole: first.includes(life.pid) && last.includes(life.pid),
    }));
  };
}

const median = (numbers) => [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)];

/**
 * The peak of a process in MB, and the medians of its middle and last third; the first is warm-up, and medians smooth
 * out garbage collection. `seconds` is the sampled time, `isWhole` whether it ran from start to end.
 */
export function sumUpMemory({ name, isWhole, samples }) {
  const all = samples.map(({ mb }) => mb);
  const third = Math.floor(all.length / 3);
  const part = (at) => Math.round(median(all.slice(at * third, (at + 1) * third)));
  return {
    name,
    isWhole,
    seconds: Math.round((samples.at(-1).at - samples[0].at) / 1_000),
    highest: Math.round(Math.max(...all)),
    ...(third > 0 && { middle: part(1), last: part(2) }),
  };
}
