/** The one clock of the process: the real time, or one that was set and runs on from there (SITE_NOW). */
import { clockFrom, type Clock } from '../src/rules/clock';

const real: Clock = { now: () => new Date() };

/** A clock that shows `start` now and runs on; the real time when no start is given. */
export const makeClock = (start: Date | null): Clock => (start ? clockFrom(start, real) : real);
