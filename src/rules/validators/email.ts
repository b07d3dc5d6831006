import { issue, type Issue } from '../issue';
import { isEmpty, textOf } from './text';

const MAX_LENGTH = 254;
/** Alphanumeric parts joined by single separators; a part never contains a separator, so the match is linear. */
const EMAIL = /^[A-Za-z0-9]+(?:[-._][A-Za-z0-9]+)*@[A-Za-z0-9]+(?:[-.][A-Za-z0-9]+)*\.[A-Za-z]{2,}$/;

export const isEmail = (value: unknown): boolean => {
  const text = textOf(value);
  return text.length <= MAX_LENGTH && EMAIL.test(text);
};

/** E-mail (section 5); an empty value passes (its optional flag): combine with `required` if needed. */
export const email = (value: unknown): Issue | null =>
  isEmpty(value) || isEmail(value) ? null : issue('email.invalid');

/** Newsletter (section 5): the same rule with its own message, `Please enter the correct Email`. */
export const newsletterEmail = (value: unknown): Issue | null =>
  isEmpty(value) || isEmail(value) ? null : issue('newsletterEmail.invalid');

/** Normalises an address for comparison and for the unique constraint: trimmed, lower case. */
export const normaliseEmail = (value: string): string => textOf(value).toLowerCase();
