/** Resident memory of the replicas, sampled every two seconds. */
import { readFileSync } from 'node:fs';

const SAMPLE_INTERVAL_MS = 2_000;

/** MB, or null when the process is gone. */
function residentOf(pid) {
  try {
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;
  } catch {
    return null;
  }
}

export function sampleMemory(replicas) {
  /** By process id: a restarted replica is another process. */
  const processes = new Map();
  const pids = () => replicas.map(({ child }) => child?.pid);
  const first = pids();
  const timer = setInterval(() => {
    for (const { name, child } of replicas) {
      const mb = child && residentOf(child.pid);
      if (!mb) continue;
      const entry = processes.get(child.pid) ?? { name, pid: child.pid, samples: [] };
      processes.set(child.pid, entry);
      entry.samples.push({ at: performance.now(), mb });
    }
  }, SAMPLE_INTERVAL_MS);
  return () => {
    clearInterval(timer);
    const last = pids();
    return [...processes.values()].map((entry) => ({
      ...entry,
      ranThroughout: first.includes(entry.pid) && last.includes(entry.pid),
    }));
  };
}

const median = (numbers) => [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)];

/**
 * The peak of a process in MB, and the medians of its middle and last third; the first is warm-up, and medians smooth
 * out garbage collection. `seconds` is the sampled time, `ranThroughout` whether it ran from start to end.
 */
export function summariseMemory({ name, ranThroughout, samples }) {
  const all = samples.map(({ mb }) => mb);
  const third = Math.floor(all.length / 3);
  const part = (at) => Math.round(median(all.slice(at * third, (at + 1) * third)));
  return {
    name,
    ranThroughout,
    seconds: Math.round((samples.at(-1).at - samples[0].at) / 1_000),
    peakMb: Math.round(Math.max(...all)),
    ...(third > 0 && { middleMb: part(1), lastMb: part(2) }),
  };
}
