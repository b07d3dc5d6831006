import type { SubmitFailure } from '@/forms/submit';
import { issueText } from '@/rules/messages/issueText';
import type { Locale } from '@/rules/locales';
import { idCard } from '@/rules/validators/idCard';

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
