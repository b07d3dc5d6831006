/** Every reason for an error: a stable name, declared once with its code and its text in each language (a file an area). */
import { languageTag } from '../../src/rules/languageTag';
import type { Locale } from '../../src/rules/locales';
import { contentReasons } from '../domain/content/errors';
import { exhibitionReasons } from '../domain/exhibition/errors';
import { formsReasons } from '../domain/forms/errors';
import { groupsReasons } from '../domain/groups/errors';
import { identityReasons } from '../domain/identity/errors';
import { meetingsReasons } from '../domain/meetings/errors';
import { paymentsReasons } from '../domain/payments/errors';
import { requestReasons } from './requestErrors';
import { visitorsReasons } from '../domain/visitors/errors';

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
