import { localise, type Locale } from '../locales';
import { fillIn, formatIssue } from '../messages/issueText';
import type { FormDefinition, Text } from './types';
import type { FieldIssue } from './validation/validateField';

/**
 * The text of an issue: that of the rule it comes from, the form's own for its id, or that of the rules.
 * @param title Of the field, for texts with `{field}` (section 5: 请填写{field})
 */
export function formatFormIssue(
  form: Pick<FormDefinition, 'messages'>,
  { id, values, message }: FieldIssue,
  locale: Locale,
  title?: Text,
): string {
  if (message !== undefined) return localise(message, locale);
  const customText = form.messages && Object.hasOwn(form.messages, id) ? form.messages[id] : undefined;
  const params = title ? { field: localise(title, locale), ...values } : values;
  return customText ? fillIn(localise(customText, locale), params) : formatIssue({ id, values }, locale);
}
