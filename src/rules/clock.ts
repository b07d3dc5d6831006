/** The one source of the present; the world passes it in, nothing here reads the wall clock. */
export interface Clock {
  now(): Date;
}

/** A clock that runs on from another instant (`SITE_NOW`): `real` is the machine's clock, passed in by the entry. */
export function clockFrom(start: Date, real: Clock): Clock {
  const ahead = start.getTime() - real.now().getTime();
  return { now: () => new Date(real.now().getTime() + ahead) };
}
