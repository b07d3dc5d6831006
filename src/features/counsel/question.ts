/** The values of a question and their validation. */
import type { CounselRequest } from '@/api';
import type { Issue } from '@/rules/issue';
import { isEmail } from '@/rules/validators/email';
import { visibleCount } from '@/rules/validators/text';

export type TextField = 'name' | 'company' | 'mobile' | 'email' | 'exhibitId' | 'content';
export type QuestionField = TextField | 'privacyAgreed';
export type Question = Record<TextField, string> & { privacyAgreed: boolean };

/** In form order. */
export const FIELDS: readonly QuestionField[] = [
  'name',
  'company',
  'mobile',
  'email',
  'exhibitId',
  'content',
  'privacyAgreed',
];

export const emptyQuestion: Question = {
  name: '',
  company: '',
  mobile: '',
  email: '',
  exhibitId: '',
  content: '',
  privacyAgreed: false,
};

/** With or without country code; digits, spaces and separators. */
const TELEPHONE = /^\+?[\d\s()-]{5,24}$/;

/** An issue of the rules, or one of this form only. */
export type QuestionIssue = Issue | 'contactMissing' | 'mobileInvalid';

/** Errors by field. */
export function validateQuestion(question: Question): Partial<Record<QuestionField, QuestionIssue>> {
  const [name, mobile, email, content] = [question.name, question.mobile, question.email, question.content].map(
    (text) => text.trim(),
  ) as [string, string, string, string];
  return {
    ...(name === '' && { name: { id: 'field.required' } }),
    ...(mobile === '' && email === '' && { mobile: 'contactMissing' as const }),
    ...(mobile !== '' && !TELEPHONE.test(mobile) && { mobile: 'mobileInvalid' as const }),
    ...(email !== '' && !isEmail(email) && { email: { id: 'email.invalid' } }),
    ...(content === ''
      ? { content: { id: 'field.required' } }
      : visibleCount(content) < 2 && { content: { id: 'form.tooShort', values: { min: 2 } } }),
    ...(!question.privacyAgreed && { privacyAgreed: { id: 'consent.required' } }),
  };
}

/** Trimmed, without empty values (section 5). */
export function toRequest({ privacyAgreed, ...texts }: Question, exhibitorId: string): CounselRequest {
  const filledTexts = Object.entries(texts)
    .map(([field, text]) => [field, text.trim()] as const)
    .filter(([, text]) => text !== '');
  return {
    ...(Object.fromEntries(filledTexts) as Pick<CounselRequest, 'name' | 'content'>),
    exhibitorId,
    privacyAgreed,
  };
}
