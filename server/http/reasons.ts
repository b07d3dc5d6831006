/** Every reason for an error: a stable name, declared once with its code and its text in each language (a file an area). */
import { languageTag } from '../../src/rules/languageTag';
import type { Locale } from '../../src/rules/locales';
import { contentReasons } from './refusals/content';
import { exhibitionReasons } from './refusals/exhibition';
import { formsReasons } from './refusals/forms';
import { groupsReasons } from './refusals/groups';
import { identityReasons } from './refusals/identity';
import { meetingsReasons } from './refusals/meetings';
import { paymentsReasons } from './refusals/payments';
import { requestReasons } from './refusals/request';
import { visitorsReasons } from './refusals/visitors';

export const reasons = {
  ...requestReasons,
  ...formsReasons,
  ...contentReasons,
  ...identityReasons,
  ...visitorsReasons,
  ...groupsReasons,
  ...exhibitionReasons,
  ...meetingsReasons,
  ...paymentsReasons,
};

export type ErrorReason = keyof typeof reasons;

const MINUTE = 60;
const HOUR = 3_600;

/** "in 12 minutes": how long to wait, never too short. */
function inWords(seconds: number, locale: Locale): string {
  const words = new Intl.RelativeTimeFormat(languageTag(locale));
  if (seconds <= MINUTE) return words.format(Math.ceil(seconds), 'second');
  if (seconds <= HOUR) return words.format(Math.ceil(seconds / MINUTE), 'minute');
  return words.format(Math.ceil(seconds / HOUR), 'hour');
}

/** The text of a reason in a language, with its values filled in; `{when}` is what `seconds` comes to in words. */
export function textOf(reason: ErrorReason, locale: Locale, given: Record<string, string | number> = {}): string {
  const values: Record<string, string | number> = { ...given, when: inWords(Number(given.seconds ?? MINUTE), locale) };
  return reasons[reason].text[locale].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
