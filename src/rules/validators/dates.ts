import { issue, type Issue } from '../issue';
import { ageOn, isRealDate, MINIMUM_AGE, type PlainDate } from './idCard';
import { isEmpty, textOf } from './text';

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const OLDEST = 120;

/** A calendar day as forms send it, `2026-03-31`; null when there is no such day. */
function plainDate(value: unknown): PlainDate | null {
  const found = DATE.exec(textOf(value));
  if (!found) return null;
  const date = { year: Number(found[1]), month: Number(found[2]), day: Number(found[3]) };
  return isRealDate(date) ? date : null;
}

/** The day of a birth, of a visitor; `openingDay` is the day on which the age is judged (`YYYY-MM-DD`). */
export function birthDate(value: unknown, openingDay: string): Issue | null {
  if (isEmpty(value)) return null;
  const [birth, on] = [plainDate(value), plainDate(openingDay)];
  if (!birth || !on) return issue('date.invalid');
  const age = ageOn(birth, on);
  if (age < 0 || age > OLDEST) return issue('date.invalid');
  return age < MINIMUM_AGE ? issue('idCard.under18', { age: MINIMUM_AGE }) : null;
}

/** A day that is still to come, such as that on which a passport expires. */
export function laterDate(value: unknown, today: string): Issue | null {
  if (isEmpty(value)) return null;
  if (!plainDate(value)) return issue('date.invalid');
  return textOf(value) > today ? null : issue('date.past');
}
