/** Until when what is drawn now can be right: pages say what is today, and what the phase of the exhibition allows. */
import type { Clock } from '../../src/rules/clock';
import type { EditionConfig } from '../../src/rules/edition';
import { nextPhaseAt } from '../../src/rules/phases';
import { shanghaiDate, shanghaiInstant } from '../../src/rules/shanghai';

const DAY_MS = 86_400_000;

const nextMidnight = (now: Date): number => shanghaiInstant(shanghaiDate(now)).getTime() + DAY_MS;

/**
 * The next midnight in Shanghai or change of phase, as an instant in ms (domain.md, phases of an edition).
 * @param edition Reads the current edition; when the database is away the day's end alone counts.
 */
export async function nextBorder(edition: () => Promise<EditionConfig>, clock: Clock): Promise<number> {
  const now = clock.now();
  const phase = await edition().then(
    (current) => nextPhaseAt(current, now)?.getTime() ?? Infinity,
    () => Infinity,
  );
  return Math.min(nextMidnight(now), phase);
}
