import type { CallFailure } from '@/forms/failures';
import type { SubmitFailure } from '@/forms/submit';
import { issueText } from '@/rules/messages/issueText';
import type { Locale } from '@/rules/locales';
import { idCard } from '@/rules/validators/idCard';
import type { FindFailure } from './components/FindMine';

/** What is wrong with an ID card, said before anything is sent; other documents have no rule but their shape (section 5). */
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

/** A refused code or contact as FindMine shows it: at the field of the code where the server names that, else above the form. */
export function findFailure({ errors = [], text }: CallFailure): FindFailure {
  const ofCode = errors.find(({ pointer }) => /\/(smsC|c)ode$/.test(pointer));
  return ofCode ? { code: ofCode.message } : { general: text };
}
