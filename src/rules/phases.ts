import { firstDay, lastDay, type EditionConfig } from './edition';
import { shanghaiInstant } from './shanghai';

/** The phases of an edition; every page has content for each. */
export type Phase = 'before' | 'open' | 'closed' | 'during' | 'after';

export const startOf = (edition: EditionConfig): Date =>
  shanghaiInstant(firstDay(edition).date, firstDay(edition).open);
export const endOf = (edition: EditionConfig): Date => shanghaiInstant(lastDay(edition).date, lastDay(edition).close);

const phaseStarts = (edition: EditionConfig): [Phase, number][] => [
  ['open', Date.parse(edition.preRegOpensAt)],
  ['closed', Date.parse(edition.preRegDeadline)],
  ['during', startOf(edition).getTime()],
  ['after', endOf(edition).getTime()],
];

/** A phase starts exactly at its instant: registration is closed at 09:00:00.000. */
export const phaseOf = (edition: EditionConfig, now: Date): Phase =>
  phaseStarts(edition).findLast(([, from]) => now.getTime() >= from)?.[0] ?? 'before';

/** When the phase changes next, or null in the last one: a cached page must expire then. */
export function nextPhaseAt(edition: EditionConfig, now: Date): Date | null {
  const next = phaseStarts(edition).find(([, from]) => from > now.getTime());
  return next ? new Date(next[1]) : null;
}

/** On until the deadline, or forced on by `_pre_` and its cookie (section 4). */
export const isPreRegistrationOpen = (edition: EditionConfig, now: Date, forced = false): boolean =>
  forced || phaseOf(edition, now) === 'open';

/** Seconds to the opening hour of the first day; 0 from then on (section 4). */
export const countdownSeconds = (edition: EditionConfig, now: Date): number =>
  Math.max(0, Math.ceil((startOf(edition).getTime() - now.getTime()) / 1000));

const DAY_S = 86_400;

/**
 * Whole days to that hour, so that days and seconds agree; 0 in the last 24 hours (section 4: shown only when
 * positive).
 */
export const countdownDays = (edition: EditionConfig, now: Date): number =>
  Math.floor(countdownSeconds(edition, now) / DAY_S);

/** When `countdownDays` changes next, or null when it is 0: a cached page must expire then. */
export function nextCountdownDayAt(edition: EditionConfig, now: Date): Date | null {
  const days = countdownDays(edition, now);
  return days > 0 ? new Date(startOf(edition).getTime() - (days * DAY_S - 1) * 1000) : null;
}
