/** Calendar days as forms send them, `2026-03-31`, without a time or a zone. */
import { ageOn, isRealDate, type PlainDate } from './idCard';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAY_MS = 24 * 3600_000;
/** Beyond this a number of days is a mistake, and a date would lose its four-digit year. */
const MAX_DAYS = 100_000;

/** The parts of a day; null when the calendar has no such day. */
export function plainDate(text: string): PlainDate | null {
  const match = DAY.exec(text);
  if (!match) return null;
  const date = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
  return isRealDate(date) ? date : null;
}

/** The day so many days later; undefined for a day that does not exist. */
export function addDays(text: string, days: number): string | undefined {
  const date = plainDate(text);
  if (!date || !Number.isInteger(days) || Math.abs(days) > MAX_DAYS) return undefined;
  const instant = new Date(Date.UTC(date.year, date.month - 1, date.day) + days * DAY_MS);
  return instant.toISOString().slice(0, 10);
}

/** Full years from a birthday to a day; undefined if one of them does not exist. */
export function ageOnDay(birthday: string, day: string): number | undefined {
  const [birth, on] = [plainDate(birthday), plainDate(day)];
  return birth && on ? ageOn(birth, on) : undefined;
}
