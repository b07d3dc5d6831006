import { issue, type Issue } from '../issue';
import { isEmpty, textOf } from './text';

/** Minimum age of visitors (section 9). */
export const MINIMUM_AGE = 18;

const ID_15 = /^\d{6}(\d{2})(\d{2})(\d{2})\d{3}$/;
const ID_18 = /^\d{6}(\d{4})(\d{2})(\d{2})\d{3}[\dX]$/;
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECK_DIGITS = '10X98765432';

export interface PlainDate {
  year: number;
  month: number;
  day: number;
}

/** Whether the calendar has this day. */
export const isRealDate = ({ year, month, day }: PlainDate): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

const checkDigit = (number: string): string =>
  CHECK_DIGITS.charAt(WEIGHTS.reduce((sum, weight, index) => sum + weight * Number(number.charAt(index)), 0) % 11);

/** Normalises a card number: trimmed, last letter in upper case. */
export const normaliseIdCard = (value: unknown): string => textOf(value).toUpperCase();

/** The date of birth in a card number, or null when the number is invalid (ISO 7064 MOD 11-2 for 18 characters). */
export function birthDateOf(value: unknown): PlainDate | null {
  const number = normaliseIdCard(value);
  const long = ID_18.exec(number);
  const match = long ?? ID_15.exec(number);
  if (!match || (long && checkDigit(number) !== number.charAt(17))) return null;
  // The 15-digit card was issued until 1999 and has two digits for a year of the twentieth century.
  const date = { year: Number(match[1]) + (long ? 0 : 1900), month: Number(match[2]), day: Number(match[3]) };
  return date.year >= 1900 && isRealDate(date) ? date : null;
}

/**
 * A card number in 18 characters, so that the 15 digits of an old card match the same person; null when it is
 * invalid.
 */
export function toLongIdCard(value: unknown): string | null {
  const number = normaliseIdCard(value);
  if (!birthDateOf(number)) return null;
  if (number.length === 18) return number;
  const body = `${number.slice(0, 6)}19${number.slice(6)}`;
  return body + checkDigit(body);
}

/** Full years between a birth and a day; a birthday on 29 February is 1 March in a common year. */
export function ageOn(birth: PlainDate, day: PlainDate): number {
  const beforeBirthday = day.month < birth.month || (day.month === birth.month && day.day < birth.day);
  return day.year - birth.year - (beforeBirthday ? 1 : 0);
}

/** Chinese ID card (section 5); the age is computed for `openingDay` (`YYYY-MM-DD`). */
export function idCard(value: unknown, openingDay?: string): Issue | null {
  if (isEmpty(value)) return null;
  const birth = birthDateOf(value);
  if (!birth) return issue('idCard.invalid');
  if (openingDay === undefined) return null;
  const [year = 0, month = 0, day = 0] = openingDay.split('-').map(Number);
  const age = ageOn(birth, { year, month, day });
  if (age < 0) return issue('idCard.invalid');
  return age < MINIMUM_AGE ? issue('idCard.under18', { age: MINIMUM_AGE }) : null;
}
