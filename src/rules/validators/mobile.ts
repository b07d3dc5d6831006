import { issue, type Issue } from '../issue';
import { isEmpty, textOf } from './text';

const MAINLAND = /^(?:13\d|14[5-9]|1[5-9]\d)\d{8}$/;
const INTERNATIONAL = /^\d[\d ()-]*\d$/;
const DIAL_CODE = /^\+[1-9]\d{0,3}$/;

export const isMainlandMobile = (value: unknown): boolean => MAINLAND.test(textOf(value));

/** Mainland mobile (section 5): 11 digits that start with 13, 145 to 149, 15, 16, 17, 18 or 19. */
export const mainlandMobile = (value: unknown): Issue | null =>
  isEmpty(value) || isMainlandMobile(value) ? null : issue('mobile.invalid');

/** A number without its country code: 4 to 15 digits (E.164), optionally grouped by spaces, hyphens and brackets. */
export function internationalMobile(value: unknown): Issue | null {
  if (isEmpty(value)) return null;
  const text = textOf(value);
  const digits = text.replace(/\D/g, '').length;
  return text.length <= 20 && INTERNATIONAL.test(text) && digits >= 4 && digits <= 15 ? null : issue('mobile.invalid');
}

export const dialCode = (value: unknown): Issue | null =>
  isEmpty(value) || DIAL_CODE.test(textOf(value)) ? null : issue('dialCode.invalid');
