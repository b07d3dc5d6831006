/** The current time. It is passed in; nothing in this folder reads the system clock. */
export interface Clock {
  now(): Date;
}

/**
 * A clock that starts at another instant (`SITE_NOW`) and advances with `real`, the system clock passed in by the
 * entry.
 */
export function clockFrom(start: Date, realClock: Clock): Clock {
  const offset = start.getTime() - realClock.now().getTime();
  return { now: () => new Date(realClock.now().getTime() + offset) };
}
