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

/** How long to wait, such as "in 12 minutes"; rounded up. */
function waitText(seconds: number, locale: Locale): string {
  const format = new Intl.RelativeTimeFormat(languageTag(locale));
  if (seconds <= MINUTE) return format.format(Math.ceil(seconds), 'second');
  if (seconds <= HOUR) return format.format(Math.ceil(seconds / MINUTE), 'minute');
  return format.format(Math.ceil(seconds / HOUR), 'hour');
}

/** The text of a reason in a language, with its values filled in; `{when}` is the value `seconds` as text. */
export function textOf(reason: ErrorReason, locale: Locale, values: Record<string, string | number> = {}): string {
  return reasons[reason].text[locale].replace(/\{(\w+)\}/g, (whole, name: string) =>
    name === 'when' ? waitText(Number(values.seconds ?? MINUTE), locale) : String(values[name] ?? whole),
  );
}
