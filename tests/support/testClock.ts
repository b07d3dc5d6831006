/** A clock that does not advance until a test moves it. */
import type { Clock } from '../../src/rules/clock';

export interface TestClock extends Clock {
  /** Sets the clock to an instant. */
  set(instant: string): void;
  /** Advances it. */
  advance(duration: { seconds?: number; minutes?: number; hours?: number; days?: number }): void;
  synchronise(now: Date): void;
}

export function testClock(start: string): TestClock {
  let time = new Date(start).getTime();
  return {
    now: () => new Date(time),
    set: (instant) => void (time = new Date(instant).getTime()),
    advance({ seconds = 0, minutes = 0, hours = 0, days = 0 }) {
      time += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
    },
    synchronise: (now) => void (time = now.getTime()),
  };
}
