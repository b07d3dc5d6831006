/** Converts the contract's edition for the rules. */
import type { Edition } from '@/api';
import type { EditionConfig } from '@/rules/edition';
import { countdownDays, countdownSeconds, phaseOf } from '@/rules/phases';
import type { Countdown } from '@/state/countdownSlice';

const twoDigits = (hour: string): string => hour.padStart(5, '0');

/** The dates of an edition in the type of src/rules. */
export function toEditionConfig(
  edition: Pick<Edition, 'year' | 'number' | 'days' | 'preRegOpensAt' | 'preRegDeadline'>,
): EditionConfig {
  const { year, number, preRegOpensAt, preRegDeadline } = edition;
  const days = edition.days.map(({ id, date, time }) => {
    const [open = '9:00', close = '17:00'] = time.split('-');
    return { id, date, open: twoDigits(open), close: twoDigits(close) };
  });
  return { year, number, days, preRegOpensAt, preRegDeadline };
}

/** The countdown to an edition's opening (section 4). */
export function countdownOf(edition: Edition, now: Date): Countdown {
  const config = toEditionConfig(edition);
  return {
    minute: `${now.toISOString().slice(0, 16)}Z`,
    startDate: edition.start,
    days: countdownDays(config, now),
    seconds: countdownSeconds(config, now),
    phase: phaseOf(config, now),
  };
}
