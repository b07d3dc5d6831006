/** Every error reason: its HTTP status (a file per area) and its text (`locales/<locale>/server/errors.json`). */
import { languageTag, type Locale } from '../../src/rules/locales';
import { serverText, type TextValues } from '../lib/texts';
import { contentReasons } from '../domain/content/errors';
import { exhibitionReasons } from '../domain/exhibition/errors';
import { formsReasons } from '../domain/forms/errors';
import { groupsReasons } from '../domain/groups/errors';
import { identityReasons } from '../domain/identity/errors';
import { meetingsReasons } from '../domain/meetings/errors';
import { paymentsReasons } from '../domain/payments/errors';
import { visitorsReasons } from '../domain/visitors/errors';
import { requestReasons } from './requestErrors';

/** The HTTP status of each reason. The envelope's code is the same. */
export const statusOf = {
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

export type ErrorReason = keyof typeof statusOf;

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
