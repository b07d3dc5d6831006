/** The texts of error reasons, from `locales/<locale>/server/errors.json`. */
import { languageTag, type Locale } from '../../src/rules/locales';
import { serverText, type TextValues } from '../lib/texts';
import type { ErrorReason } from './reasons';

const MINUTE = 60;
const HOUR = 3_600;

/** The waiting time as text, such as "in 12 minutes"; rounded up. */
function formatWait(seconds: number, locale: Locale): string {
  const format = new Intl.RelativeTimeFormat(languageTag(locale));
  if (seconds <= MINUTE) return format.format(Math.ceil(seconds), 'second');
  if (seconds <= HOUR) return format.format(Math.ceil(seconds / MINUTE), 'minute');
  return format.format(Math.ceil(seconds / HOUR), 'hour');
}

/** The text of a reason in a language, with its values filled in; `{when}` is the value `seconds` as text. */
export const textOf = (reason: ErrorReason, locale: Locale, values: TextValues = {}): string =>
  serverText(reason, locale, { when: formatWait(Number(values.seconds ?? MINUTE), locale), ...values });
