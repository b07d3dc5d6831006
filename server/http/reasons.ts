/** Every reason for an error: a stable name, declared once with its code and its text in each language (a file an area). */
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

/** The text of a reason in a language, with its values filled in. */
export function textOf(reason: ErrorReason, locale: Locale, values: Record<string, string | number> = {}): string {
  return reasons[reason].text[locale].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
