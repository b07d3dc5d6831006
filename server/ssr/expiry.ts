/** Until when a page that is rendered now can be right: pages show the date, and what the phase of the exhibition allows. */
import type { Clock } from '../../src/rules/clock';
import type { EditionConfig } from '../../src/rules/edition';
import { nextFeeAt } from '../../src/rules/fee';
import { nextCountdownDayAt, nextPhaseAt } from '../../src/rules/phases';
import { nextMidnight } from '../../src/rules/shanghai';

/** The next midnight in Shanghai or change of phase, countdown, price or adverts (ms). Without the database only midnight counts. */
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
