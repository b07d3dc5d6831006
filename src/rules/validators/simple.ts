import { issue, type Issue } from '../issue';
import { isEmpty, textOf, visibleCount } from './text';

/** Section 9: shortest name (the older wording asked for 1) and shortest company. */
const NAME_MINIMUM = 2;
const COMPANY_MINIMUM = 4;

const DIGITS = /^\d+$/;
const BOOTH = /^\d{1,3}-[A-Z]\d{2}$/;
const COUNTRY = /^[A-Z]{2}$/;
const WEBSITE = /^(?:https?:\/\/)?[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+(?:[/?#][^\s<>"]*)?$/;
const PASSPORT = /^(?=.*\d)[A-Za-z0-9]{5,20}$/;
const LETTER = /\p{L}/u;
const CONTROL = /\p{Cc}/u;

const matching =
  (pattern: RegExp, id: string) =>
  (value: unknown): Issue | null =>
    isEmpty(value) || pattern.test(textOf(value)) ? null : issue(id);

/** Section 5, digits-only check. */
export const digits = matching(DIGITS, 'digits.invalid');
/** Section 5, booth number: digits, hyphen, one capital letter, two digits, such as `2-A01`. */
export const boothNumber = matching(BOOTH, 'booth.invalid');
/** ISO 3166-1 alpha-2. Whether the country is on the list is the list's business. */
export const countryCode = matching(COUNTRY, 'country.invalid');
/** An address of a website, with or without its scheme; nothing but http and https. */
export const website = matching(WEBSITE, 'website.invalid');

/** The number of a passport: letters and digits, some of them digits. Each country has its own shape. */
export const passport = matching(PASSPORT, 'passport.invalid');

/** Section 5, registration: a name has a letter of some script, and at least `minimum` visible characters. */
export function personName(value: unknown, minimum = NAME_MINIMUM): Issue | null {
  if (isEmpty(value)) return null;
  const name = textOf(value);
  if (CONTROL.test(name) || !LETTER.test(name)) return issue('name.invalid');
  return visibleCount(name) < minimum ? issue('name.short', { min: minimum }) : null;
}

/** Section 5, registration: `Company Name at Least 4 Characters in Length`. */
export function companyName(value: unknown, minimum = COMPANY_MINIMUM): Issue | null {
  if (isEmpty(value)) return null;
  const name = textOf(value);
  if (CONTROL.test(name)) return issue('company.invalid');
  return visibleCount(name) < minimum ? issue('company.short', { min: minimum }) : null;
}
