/** The clock of the process: real time, or time from a configured start (SITE_NOW). */
import { clockFrom, type Clock } from '../src/rules/clock';

const real: Clock = { now: () => new Date() };

/** A clock that starts at `start` and runs on; real time by default. */
export const makeClock = (start: Date | null): Clock => (start ? clockFrom(start, real) : real);
