/** The one clock of the process: the real time, or one that was set and runs on from there (SITE_NOW). */
import type { Clock } from '../src/rules/clock';

/** A clock that shows `start` now and runs on; the real time when no start is given. */
export function makeClock(start: Date | null): Clock {
  if (!start) return { now: () => new Date() };
  const offset = start.getTime() - Date.now();
  return { now: () => new Date(Date.now() + offset) };
}
