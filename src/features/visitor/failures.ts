import type { CallFailure } from '@/forms/failures';
import type { SubmitFailure } from '@/forms/submit';
import { issueText } from '@/rules/messages/issueText';
import type { Locale } from '@/rules/locales';
import { idCard } from '@/rules/validators/idCard';
import type { FindFailure } from './components/FindMine';

/** The errors of an ID card, shown before anything is sent; other documents have a format only (section 5). */
export function documentFailure(
  values: Record<string, unknown>,
  openingDay: string,
  locale: Locale,
): SubmitFailure | null {
  if (values['documentKind'] !== 'idCard') return null;
  const wrong = idCard(values['documentNumber'], openingDay);
  return (
    wrong && {
      errors: [{ pointer: '/body/documentNumber', reason: wrong.id, message: issueText(wrong, locale) }],
    }
  );
}

/** Assigns API errors for FindMine: to the code field if the server names it, else above the form. */
export function findFailure({ errors = [], text }: CallFailure): FindFailure {
  const ofCode = errors.find(({ pointer }) => /\/(smsC|c)ode$/.test(pointer));
  return ofCode ? { code: ofCode.message } : { general: text };
}
