/** Processor time of processes, which a busy machine changes less than elapsed time. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const TICKS = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Fields of /proc/<pid>/stat after the name, which may contain spaces. */
function stat(pid) {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [, parent, ...rest] = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [utime, stime, cutime, cstime] = rest.slice(9, 13).map(Number);
  return { parent: Number(parent), own: utime + stime, ended: cutime + cstime };
}

const all = () => readdirSync('/proc').filter((name) => /^\d+$/.test(name));

/** Milliseconds so far of the site, and of the database with all its processes. */
export function cpuOf({ site, postgres }) {
  const postmaster = Number(readFileSync(join(postgres.folder, 'data/postmaster.pid'), 'utf8').split('\n')[0]);
  let database = 0;
  for (const pid of all())
    try {
      const { parent, own, ended } = stat(pid);
      if (Number(pid) === postmaster) database += own + ended;
      else if (parent === postmaster) database += own;
    } catch {
      // It ended in the meantime; its parent includes its time.
    }
  const inMs = (ticks) => (ticks * 1000) / TICKS;
  return { site: inMs(stat(site).own), database: inMs(database) };
}

/** Runs `work` and returns the cost of each request for site and database, in ms. */
export async function withCpu(world, work, requestsOf) {
  const before = cpuOf(world);
  const result = await work();
  const after = cpuOf(world);
  const count = Math.max(1, requestsOf(result));
  const each = (name) => Math.round(((after[name] - before[name]) / count) * 100) / 100;
  return { result, cpuMs: { site: each('site'), database: each('database') } };
}
