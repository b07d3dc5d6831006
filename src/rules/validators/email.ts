import { issue, type Issue } from '../issue';
import { isEmpty, textOf } from './text';

const MAX_LENGTH = 254;
/** Parts of letters and digits, joined by single separators; what separates is never in a part, so the match is linear. */
const EMAIL = /^[A-Za-z0-9]+(?:[-._][A-Za-z0-9]+)*@[A-Za-z0-9]+(?:[-.][A-Za-z0-9]+)*\.[A-Za-z]{2,}$/;

export const isEmail = (value: unknown): boolean => {
  const text = textOf(value);
  return text.length <= MAX_LENGTH && EMAIL.test(text);
};

/** Section 5, e-mail; an empty value passes (its optional flag): ask `required` first where it is needed. */
export const email = (value: unknown): Issue | null =>
  isEmpty(value) || isEmail(value) ? null : issue('email.invalid');

/** Section 5, newsletter: the same rule under its own message, `Please enter the correct Email`. */
export const newsletterEmail = (value: unknown): Issue | null =>
  isEmpty(value) || isEmail(value) ? null : issue('newsletterEmail.invalid');

/** One spelling of an address for comparing and for the unique constraint: trimmed, lower case. */
export const normaliseEmail = (value: string): string => textOf(value).toLowerCase();
