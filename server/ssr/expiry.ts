/** Expiry of rendered pages: they show the date and depend on the phase of the exhibition. */
import type { Clock } from '../../src/rules/clock';
import type { EditionConfig } from '../../src/rules/edition';
import { nextFeeAt } from '../../src/rules/fee';
import { nextCountdownDayAt, nextPhaseAt } from '../../src/rules/phases';
import { nextMidnight } from '../../src/rules/shanghai';

/**
 * The instant (ms) of the next midnight in Shanghai or change of phase, countdown, price or adverts. Without the
 * database only midnight counts.
 */
export async function nextExpiry(
  { edition, nextAdvert }: { edition: () => Promise<EditionConfig>; nextAdvert: () => Promise<Date | null> },
  clock: Clock,
): Promise<number> {
  const now = clock.now();
  const changes = await Promise.all([edition(), nextAdvert()]).then(
    ([current, advert]) => [
      nextPhaseAt(current, now),
      nextCountdownDayAt(current, now),
      nextFeeAt(current, now),
      advert,
    ],
    () => [],
  );
  return Math.min(nextMidnight(now).getTime(), ...changes.map((change) => change?.getTime() ?? Infinity));
}
