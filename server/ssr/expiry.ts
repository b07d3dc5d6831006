/** Expiry of rendered pages: they show the date and depend on the phase of the exhibition. */
import type { Clock } from '../../src/rules/clock';
import type { EditionConfig } from '../../src/rules/edition';
import { nextFeeAt } from '../../src/rules/fee';
import { nextCountdownDayAt, nextPhaseAt } from '../../src/rules/phases';
import { nextMidnight } from '../../src/rules/shanghai';

export interface ExpirySources {
  edition: () => Promise<EditionConfig>;
  nextAdvert: () => Promise<Date | null>;
  /** When a session begins or ends, during the exhibition. */
  nextSession: () => Promise<Date | null>;
}

/**
 * The instant (ms) of the next midnight in Shanghai or change of phase, countdown, price, adverts or sessions. Without the
 * database only midnight counts.
 */
export async function nextExpiry({ edition, nextAdvert, nextSession }: ExpirySources, clock: Clock): Promise<number> {
  const now = clock.now();
  const changes = await Promise.all([edition(), nextAdvert(), nextSession()]).then(
    ([current, advert, session]) => [
      nextPhaseAt(current, now),
      nextCountdownDayAt(current, now),
      nextFeeAt(current, now),
      advert,
      session,
    ],
    () => [],
  );
  return Math.min(nextMidnight(now).getTime(), ...changes.map((change) => change?.getTime() ?? Infinity));
}
