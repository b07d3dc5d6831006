import type { Issue } from '../issue';
import { localise, type Locale, type LocalisedText } from '../locales';
import { fillIn, formatIssue } from '../messages/issueText';
import type { FormDefinition } from './types';

/**
 * The text of an issue: the form's own message if its file has one, else that of the rules.
 * @param title Of the field, for texts with `{field}` (section 5: 请填写{field})
 */
export function formatFormIssue(
  form: Pick<FormDefinition, 'messages'>,
  { id, values }: Issue,
  locale: Locale,
  title?: LocalisedText,
): string {
  const customText = form.messages && Object.hasOwn(form.messages, id) ? form.messages[id] : undefined;
  const params = title ? { field: localise(title, locale), ...values } : values;
  return customText ? fillIn(localise(customText, locale), params) : formatIssue({ id, values }, locale);
}
