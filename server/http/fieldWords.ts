/** The customer's words (specification, section 5) for what the shape of a well-known field can have wrong. */
import { issueText } from '../../src/rules/messages/issueText';
import type { IssueId } from '../../src/rules/messages/texts';
import type { Locale } from '../../src/rules/locales';
import type { Finding } from './finding';
import type { OperationId } from './generated/operations.gen';
import type { ErrorReason } from './reasons';

type Words = Partial<Record<ErrorReason, IssueId>>;

const email: Words = {
  'field.required': 'email.required',
  'field.tooShort': 'email.required',
  'field.format': 'email.invalid',
};
const mobile: Words = {
  'field.required': 'mobile.required',
  'field.tooShort': 'mobile.required',
  'field.format': 'mobile.invalid',
};
const fields = new Map<string, Words>([
  ['email', email],
  ['mobile', mobile],
  ['phone', { 'field.required': 'landingMobile.required', 'field.format': 'landingMobile.invalid' }],
  ['vCode', { 'field.required': 'captcha.required' }],
  ['company', { 'field.tooShort': 'company.short' }],
  ['firstName', { 'field.tooShort': 'name.short' }],
  ['lastName', { 'field.tooShort': 'name.short' }],
  ['privacyAgreed', { 'field.required': 'consent.required', 'field.notAllowed': 'consent.required' }],
]);

/** The newsletter has words of its own. */
const ofOperation = new Map<OperationId, Map<string, Words>>([
  ['configSubscribe', new Map([['email', { ...email, 'field.format': 'newsletterEmail.invalid' }]])],
]);

/** A finding in those words; null where the general ones are all there is. */
export function wordsOf(operation: OperationId | undefined, finding: Finding, locale: Locale): string | null {
  const { pointer, reason, values } = finding;
  const name = pointer.slice(pointer.lastIndexOf('/') + 1);
  const words = (operation && ofOperation.get(operation)?.get(name)) ?? fields.get(name);
  const id = words?.[reason];
  return id ? issueText({ id, values: { ...values, min: values['limit'] ?? '' } }, locale) : null;
}
