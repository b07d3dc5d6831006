import type { Issue } from '../issue';
import { localise, type Locale } from '../locales';
import { fillIn, issueText } from '../messages/issueText';
import type { FormDefinition } from './types';

/** The text of an issue: in the form's own words when its file has them, otherwise in those of the rules. */
export function formIssueText(form: Pick<FormDefinition, 'messages'>, { id, values }: Issue, locale: Locale): string {
  const own = form.messages && Object.hasOwn(form.messages, id) ? form.messages[id] : undefined;
  return own ? fillIn(localise(own, locale), values) : issueText({ id, values }, locale);
}
