import type { ApiFailure } from '@/forms/apiFailure';
import type { SubmitFailure } from '@/forms/submit';
import { formatIssue } from '@/rules/messages/issueText';
import type { Locale } from '@/rules/locales';
import { idCard } from '@/rules/validators/idCard';
import type { VerifyFailure } from './components/VerifyContactForm';

/**
 * The errors of an ID card, shown before anything is sent; other documents have a format only (section 5).
 * Visitors must be 18 on the opening day.
 */
export function documentFailure(
  values: Record<string, unknown>,
  openingDay: string,
  locale: Locale,
): SubmitFailure | null {
  if (values['documentKind'] !== 'idCard') return null;
  const issue = idCard(values['documentNumber'], openingDay);
  return (
    issue && {
      errors: [{ pointer: '/body/documentNumber', reason: issue.id, message: formatIssue(issue, locale) }],
    }
  );
}

/** Assigns API errors for VerifyContactForm: to the code field if the server names it, else above the form. */
export function toVerifyFailure({ errors = [], summary }: ApiFailure): VerifyFailure {
  const codeError = errors.find(({ pointer }) => /\/(smsC|c)ode$/.test(pointer));
  return codeError ? { code: codeError.message } : { general: summary };
}
